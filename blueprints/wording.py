"""How pages put names, places, moments and points into words: filters for templates. Pure, but for `init_app`."""

from __future__ import annotations

from datetime import UTC, datetime

from flask import Flask

MINUS = "\N{MINUS SIGN}"


def init_app(app: Flask) -> None:
    """Give them to every template, by their names."""
    for words in (listed, called, ordinal, moment, signed):
        app.add_template_filter(words)


def listed(names: list[str]) -> str:
    """`Ann`, `Ann and Bo`, `Ann, Bo and Cy`."""
    *others, last = names or [""]
    return f"{', '.join(others)} and {last}" if others else last


def called(seats: list[int], names: list[str]) -> list[str]:
    """The names of these seats."""
    return [names[seat] for seat in seats]


def ordinal(place: int) -> str:
    """`1st`, `2nd`, `11th`."""
    is_teen = 10 < place % 100 < 14
    return f"{place}{'th' if is_teen else {1: 'st', 2: 'nd', 3: 'rd'}.get(place % 10, 'th')}"


def moment(at: float) -> datetime:
    """A time as a date that can be written."""
    return datetime.fromtimestamp(at, UTC)


def signed(points: float, digits: int = 0) -> str:
    """`+162`, `0`, or less, with a minus that is as wide as a plus."""
    size = f"{abs(points):.{digits}f}"
    return size if not float(size) else f"{'+' if points > 0 else MINUS}{size}"
