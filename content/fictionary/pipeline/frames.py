"""Sentence frames: definitions with blanks, and every way they can be filled.

A frame's groups say which values go together: within a group, any value of one blank goes with any value of
the others. `python -m content.fictionary.pipeline.frames NAME` shows twenty fillings of a frame, to be read.
"""

import itertools
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from content.fictionary.pipeline.house import BANK

FRAMES = BANK / "frames"
_BLANK = re.compile(r"\{(\w+)\}")
_ARTICLE = re.compile(r"\b([Aa])n? (?=[A-Za-z])")
_VOWEL = re.compile(r"(?!one\b|once\b|uni[^nm]|use|usu|eu|ewe|u[rt]i|uk)[aeiou]|hour|honest|heir|honor", re.I)


@dataclass(frozen=True)
class Frame:
    """One frame. `text` has its blanks as `{name}`; each group gives every blank its values."""

    name: str
    pos: str
    kind: str
    text: str
    group: list[dict[str, list[str]]]

    @property
    def blanks(self) -> list[str]:
        return list(dict.fromkeys(_BLANK.findall(self.text)))


def frames() -> list[Frame]:
    """Every frame, by name. Raises ValueError when a group does not fill its frame's blanks."""
    found = [
        Frame(**entry)
        for path in sorted(FRAMES.glob("*.toml"))
        for entry in _entries(path.read_text("utf-8"))
    ]
    for frame in found:
        if any(set(group) != set(frame.blanks) or not all(group.values()) for group in frame.group):
            raise ValueError(f"{frame.name}: a group does not fill {frame.blanks}")
    return sorted(found, key=lambda frame: frame.name)


def fillings(frame: Frame) -> list[str]:
    """Every filling of a frame, in an order that is its own but always the same."""
    found = [_fill(frame, values) for group in frame.group for values in _choices(frame, group)]
    Random(frame.name).shuffle(found)
    return found


def mend(text: str) -> str:
    """The text with the article that goes with what follows it, and a capital first."""
    text = _ARTICLE.sub(lambda a: a.group(1) + ("n " if _VOWEL.match(text, a.end()) else " "), text)
    return text[:1].upper() + text[1:]


def _entries(toml: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = tomllib.loads(toml).get("frame", [])
    return entries


def _choices(frame: Frame, group: dict[str, list[str]]) -> Iterator[tuple[str, ...]]:
    return itertools.product(*(group[blank] for blank in frame.blanks))


def _fill(frame: Frame, values: tuple[str, ...]) -> str:
    filled = dict(zip(frame.blanks, values, strict=True))
    return mend(_BLANK.sub(lambda blank: filled[blank.group(1)], frame.text))


def main() -> None:
    for frame in frames():
        if frame.name in sys.argv[1:]:
            print(*fillings(frame)[:20], sep="\n")


if __name__ == "__main__":
    main()
