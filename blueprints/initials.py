"""Two letters for a coin, as static/kit/initials.js finds them. Pure."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator


def initials(name: str) -> str:
    """`Ann Lee` → `AL`, `Ann` → `An`, `Ann 2` → `A2`; `?` for a name without letters."""
    words = _words(name)
    if not words:
        return "?"
    if len(words) > 1:
        return words[0][0].upper() + words[-1][0].upper()
    return words[0][0].upper() + words[0][1:2].lower()


def all_initials(names: Iterable[str]) -> list[str]:
    """Initials for everyone at a table, no two alike where their letters allow it."""
    taken: list[str] = []
    for name in names:
        taken.append(next((mark for mark in _candidates(name) if mark not in taken), initials(name)))
    return taken


def _candidates(name: str) -> Iterator[str]:
    letters = "".join(_words(name)) or "?"
    yield initials(name)
    yield from (letters[0].upper() + letter.lower() for letter in letters[1:])


def _words(name: str) -> list[str]:
    plain = unicodedata.normalize("NFC", name)
    return re.findall(r"\S+", "".join(c if unicodedata.category(c)[0] in "LNM" else " " for c in plain))
