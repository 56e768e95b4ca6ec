"""How somebody stands: their ratings, how they came about, and the leaderboard of a game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import select

from records.db import session
from records.models import KeptGame, Person, Place, Rating
from records.ratings import GROWTH_PER_MONTH, MONTH_SECONDS, Standing, after_idling

SURE_DEVIATION = 110.0
ROWS = 50
MOST_POINTS = 300
LOOKED_BACK = 5000


@dataclass(frozen=True)
class Form:
    """How somebody stands at one game now: time without a game has made them less sure."""

    game: str
    rating: float
    deviation: float
    played: int
    met: int

    @property
    def is_sure(self) -> bool:
        """Whether the rating says enough to be compared."""
        return self.deviation < SURE_DEVIATION and self.met > 0


@dataclass(frozen=True)
class Step:
    """A rating as it was after somebody's rated game number `number`, counted from 1."""

    number: int
    ended: float
    rating: float


@dataclass(frozen=True)
class Row:
    """A line of a leaderboard."""

    rank: int
    name: str
    rating: float
    deviation: float
    played: int


@dataclass(frozen=True)
class Board:
    """A page of a leaderboard, and whether there is another."""

    rows: tuple[Row, ...]
    more: bool


def forms(person: str, now: float) -> list[Form]:
    """How somebody stands at every game they have a rating in, by game."""
    with session() as work:
        rows = work.scalars(select(Rating).where(Rating.person == person).order_by(Rating.game))
        return [_form(row, now) for row in rows]


def progress(person: str) -> dict[str, list[Step]]:
    """By game, the rating after each rated game, oldest first: the last few thousand, thinned to what a plot can show."""
    wanted = (
        select(KeptGame.game, Place.ended, Place.after)
        .join(Place, Place.kept_id == KeptGame.id)
        .where(Place.person == person, Place.after.is_not(None))
        .order_by(Place.ended.desc(), Place.kept_id.desc())
        .limit(LOOKED_BACK)
    )
    steps: dict[str, list[tuple[float, float]]] = defaultdict(list)
    with session() as work:
        for game, ended, after in reversed(work.execute(wanted).all()):
            steps[game].append((ended, after or 0.0))
    return {game: thinned([Step(n, *step) for n, step in enumerate(by, 1)]) for game, by in steps.items()}


def thinned(steps: Sequence[Step]) -> list[Step]:
    """At most 300 of them, evenly spread, the first and the last among them."""
    if len(steps) <= MOST_POINTS:
        return list(steps)
    gap = (len(steps) - 1) / (MOST_POINTS - 1)
    return [steps[round(n * gap)] for n in range(MOST_POINTS)]


def board(game: str, now: float, page: int = 1) -> Board:
    """Everyone whose rating at a game is sure by now, and who met somebody, the best first; pages count from 1."""
    growth = GROWTH_PER_MONTH**2 / MONTH_SECONDS
    wanted = (
        select(Person.name, Rating)
        .join(Person, Person.id == Rating.person)
        .where(
            Rating.game == game, Rating.met > 0, Person.banned.is_(False), Person.deleted.is_(False),
            Rating.deviation * Rating.deviation + growth * (now - Rating.updated) < SURE_DEVIATION**2,
        )
        .order_by(Rating.rating.desc(), Rating.person)
    )  # fmt: skip
    first = (page - 1) * ROWS
    with session() as work:
        found = [(name, _form(row, now)) for name, row in work.execute(wanted.offset(first).limit(ROWS + 1))]
    rows = [
        Row(first + n, name, form.rating, form.deviation, form.played)
        for n, (name, form) in enumerate(found[:ROWS], 1)
    ]
    return Board(tuple(rows), len(found) > ROWS)


def _form(row: Rating, now: float) -> Form:
    aged = after_idling(Standing(row.rating, row.deviation), now - row.updated)
    return Form(row.game, aged.rating, aged.deviation, row.played, row.met)
