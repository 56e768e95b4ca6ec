"""The people at a new table may have played together before: then it can go on from what their last one remembers. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.errors import Illegal
from tables.record import Doc

FEWEST = 2
CHANGED = "Who sits here has changed. Look again at what can be carried on."


def people(doc: Doc) -> list[str]:
    """Everyone seated."""
    return [seat["person"] for seat in doc["seats"] if seat["person"] and not seat["left"]]


def may_carry_on(doc: Doc) -> bool:
    """Whether a game could begin here with what the same people's last table knew: this one knows nothing yet."""
    return doc["phase"] == "lobby" and not remembers(doc) and len(people(doc)) >= FEWEST


def remembers(doc: Doc) -> bool:
    """Whether the next game on this table knows what was played before."""
    return bool(doc["carry"].get(doc["game"]))


def carry_on(doc: Doc, crew: Iterable[str], carry: Any) -> None:
    """Let the next game know `carry`, what `crew` played before. Raises Illegal if others sit here by now.

    The game takes from it what it understands: a carry of any shape does no harm.
    """
    if set(crew) != set(people(doc)):
        raise Illegal(CHANGED, "changed")
    doc["carry"][doc["game"]] = carry
