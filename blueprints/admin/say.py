"""How the panel puts numbers and moments into words."""

from __future__ import annotations

import time
from datetime import UTC, datetime

from flask import url_for
from markupsafe import Markup

STEPS = ((86400, "day"), (3600, "hour"), (60, "minute"))


def moment(at: float) -> Markup:
    """A moment, to the minute, in UTC."""
    when = datetime.fromtimestamp(at, UTC)
    return Markup('<time datetime="{}">{}</time>').format(
        when.isoformat(timespec="seconds"), f"{when:%Y-%m-%d %H:%M}"
    )


def ago(at: float) -> str:
    """How long ago something was: “3 hours”."""
    seconds = max(0.0, time.time() - at)
    for size, word in STEPS:
        if seconds >= size:
            count = int(seconds // size)
            return f"{count} {word}{'' if count == 1 else 's'}"
    return f"{int(seconds)} s"


def chip(words: str, tone: str = "") -> Markup:
    """A word in a small frame; tone is good, warn or bad."""
    return Markup('<span class="chip" data-tone="{}">{}</span>').format(tone, words)


def link(address: str, words: str) -> Markup:
    """A link, its words made harmless."""
    return Markup('<a href="{}">{}</a>').format(address, words)


def person(person_id: str, name: str) -> Markup:
    """A name that leads to whoever has it."""
    return link(url_for("admin_people.person", person_id=person_id), name or "(deleted)")
