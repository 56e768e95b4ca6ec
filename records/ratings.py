"""Ratings: Glicko-1, one game at a time, everyone against everyone. Pure; nothing is read or written here.

After Mark Glickman, "The Glicko system" (1999), with one addition: in a game of k sides each meeting has the weight 2/k,
so that finishing ahead of five people at once counts for more than one win and for less than five. With two sides it
is Glicko-1 as published.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

START, START_DEVIATION = 1500.0, 350.0
LEAST_DEVIATION, MOST_DEVIATION = 30.0, 350.0
GROWTH_PER_MONTH = 34.64
MONTH_SECONDS = 30 * 24 * 3600.0
ANCHORS = {"easy": 1470.0, "medium": 1500.0, "hard": 1560.0}
Q = math.log(10) / 400


@dataclass(frozen=True)
class Standing:
    """How strong somebody seems, and how unsure that is: rating ± deviation."""

    rating: float = START
    deviation: float = START_DEVIATION


@dataclass(frozen=True)
class Meeting:
    """One side against another, as a receipt shows it.

    `expected` is the share of points foreseen (0 to 1), `scored` what came of it (1, 0.5 or 0), `moved` by how many points
    this meeting moved the rating.
    """

    other: int
    weight: float
    expected: float
    scored: float
    moved: float


@dataclass(frozen=True)
class Change:
    """What a game did to one side: its standing after, and every meeting that led there."""

    before: Standing
    after: Standing
    meetings: tuple[Meeting, ...]


def bot(level: str) -> Standing:
    """A bot's fixed place in the ratings."""
    return Standing(ANCHORS[level], 0.0)


def after_idling(standing: Standing, seconds: float) -> Standing:
    """Time without a game makes a standing less sure: the deviation grows, up to that of somebody new."""
    months = max(0.0, seconds) / MONTH_SECONDS
    grown = math.sqrt(standing.deviation**2 + GROWTH_PER_MONTH**2 * months)
    return Standing(standing.rating, min(grown, MOST_DEVIATION))


def expectation(one: Standing, other: Standing) -> float:
    """The share of points `one` is foreseen to take from `other`, with both deviations in it (Glickman 1999)."""
    return _expected(one.rating, other.rating, math.hypot(one.deviation, other.deviation))


def rate(sides: Sequence[Standing], places: Sequence[int]) -> list[Change]:
    """What a game does to everyone in it, all worked out from the standings before it.

    `places` are one for each side, 1 the best; equal places share their points. Raises ValueError unless there are at
    least two sides and a place for each.
    """
    if len(sides) != len(places) or len(sides) < 2:
        raise ValueError("A game has two sides or more, and each has a place.")
    return [_change(sides, places, one) for one in range(len(sides))]


def _change(sides: Sequence[Standing], places: Sequence[int], one: int) -> Change:
    me, weight = sides[one], 2 / len(sides)
    others = [other for other in range(len(sides)) if other != one]
    spread = [_spread(sides[other].deviation) for other in others]
    expected = [_expected(me.rating, sides[other].rating, sides[other].deviation) for other in others]
    scored = [_score(places[one], places[other]) for other in others]
    information = Q**2 * sum(weight * g**2 * e * (1 - e) for g, e in zip(spread, expected, strict=True))
    certainty = (1 / me.deviation**2 if me.deviation else math.inf) + information
    moved = [Q / certainty * weight * g * (s - e) for g, e, s in zip(spread, expected, scored, strict=True)]
    meetings = tuple(
        Meeting(other, weight, e, s, m)
        for other, e, s, m in zip(others, expected, scored, moved, strict=True)
    )
    return Change(me, Standing(me.rating + sum(moved), _bounded(math.sqrt(1 / certainty))), meetings)


def _spread(deviation: float) -> float:
    """Glickman's g: how much an opponent's uncertain rating says."""
    return 1 / math.sqrt(1 + 3 * Q**2 * deviation**2 / math.pi**2)


def _expected(mine: float, theirs: float, deviation: float) -> float:
    return float(1 / (1 + 10 ** (-_spread(deviation) * (mine - theirs) / 400)))


def _score(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)


def _bounded(deviation: float) -> float:
    return min(max(deviation, LEAST_DEVIATION), MOST_DEVIATION)
