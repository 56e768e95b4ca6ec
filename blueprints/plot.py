"""A rating's way as a drawing: where its line, its axes and their numbers go. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from records.profile import Step

WIDTH, HEIGHT = 360, 208
LEFT, RIGHT, TOP, BOTTOM = 46.0, 346.0, 14.0, 176.0
GAPS = (10, 20, 25, 50, 100, 200, 250, 500, 1000)
MOST_LINES = 5
LEAST_SPAN = 80.0


@dataclass(frozen=True)
class Mark:
    """A number on an axis, and where."""

    at: float
    words: str


@dataclass(frozen=True)
class Plot:
    """All there is to draw, in a box of WIDTH by HEIGHT."""

    line: str
    area: str
    end: tuple[float, float]
    ratings: tuple[Mark, ...]
    games: tuple[Mark, ...]


def plot(steps: Sequence[Step]) -> Plot:
    """The drawing of at least one step."""
    gap, low, high = _lines([step.rating for step in steps])
    first, last = steps[0].number, steps[-1].number

    def x(number: float) -> float:
        return round(LEFT + (RIGHT - LEFT) * (number - first) / (last - first), 1) if last > first else RIGHT

    def y(rating: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * (rating - low) / (high - low), 1)

    points = [(x(step.number), y(step.rating)) for step in steps]
    line = "M" + "L".join(f"{across} {down}" for across, down in points)
    return Plot(
        line, f"{line}L{points[-1][0]} {BOTTOM}L{points[0][0]} {BOTTOM}z", points[-1],
        tuple(Mark(y(value), str(value)) for value in range(low, high + 1, gap)),
        tuple(Mark(x(number), str(number)) for number in _numbers(first, last)),
    )  # fmt: skip


def _lines(ratings: Sequence[float]) -> tuple[int, int, int]:
    """How far apart the level lines are, the lowest and the highest: round numbers with every rating between them."""
    least, most = min(ratings), max(ratings)
    room = max(0.0, LEAST_SPAN - (most - least)) / 2
    for gap in GAPS:
        low, high = int((least - room) // gap) * gap, -int(-(most + room) // gap) * gap
        if (high - low) // gap < MOST_LINES:
            break
    return gap, low, high


def _numbers(first: int, last: int) -> list[int]:
    """At most four numbers of games, the first and the last among them."""
    span = last - first
    return sorted({first, last, *(first + round(span * n / 3) for n in (1, 2) if span > 2)})
