"""Which words, fakes and lines give trouble: how they did in finished games, the most telling first.

A share such as "found 3 of 40 votes" is held against the share of all its kind, and weighed by how many votes it rests on:
the square of the difference, over the votes. So one vote that missed says little, and forty say much.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Float, Select, cast, func, select
from sqlalchemy.orm import InstrumentedAttribute

from records.db import session
from records.models import Report, Usage
from records.reports import OPEN
from records.usage import COUNTS

Counted = InstrumentedAttribute[int]


@dataclass(frozen=True)
class Row:
    """A thing and its counts; `reports` how many about it are open."""

    item: str
    counts: dict[str, int]
    reports: int


@dataclass(frozen=True)
class Look:
    """A way to look at one kind of thing: its words, how its rows are chosen and ordered, and what counts as a hit."""

    words: str
    order: Callable[[Select[Any], float], Select[Any]]
    hits: str = "found"


def _telling(name: str, below: bool) -> Callable[[Select[Any], float], Select[Any]]:
    hits: Counted = getattr(Usage, name)

    def order(wanted: Select[Any], share: float) -> Select[Any]:
        votes = cast(Usage.votes, Float)
        missed = votes * share - hits
        side: ColumnElement[bool] = missed > 0 if below else missed < 0
        return wanted.where(Usage.votes > 0, side).order_by((missed * missed / votes).desc(), Usage.item)

    return order


def _never_chosen(wanted: Select[Any], _: float) -> Select[Any]:
    return wanted.where(Usage.chosen == 0, Usage.offered > 0).order_by(Usage.offered.desc(), Usage.item)


def _seldom_answered(wanted: Select[Any], _: float) -> Select[Any]:
    return wanted.where(Usage.chosen > 0).order_by(cast(Usage.votes, Float) / Usage.chosen, Usage.item)


def _most_chosen(wanted: Select[Any], _: float) -> Select[Any]:
    return wanted.where(Usage.chosen > 0).order_by(Usage.chosen.desc(), Usage.item)


HARD = Look("Hardly anybody finds it", _telling("found", below=True))
EASY = Look("Everybody finds it", _telling("found", below=False))
UNCHOSEN = Look("Offered, and never chosen", _never_chosen)
HARMLESS = Look("Never fools", _telling("fooled", below=True), "fooled")
STRONG = Look("Fools everybody", _telling("fooled", below=False), "fooled")
UNANSWERED = Look("Hardly anybody has an answer", _seldom_answered)
SAME = Look("Answered, and hardly ever scores", _telling("found", below=True))
CHOSEN = Look("Played most", _most_chosen)

# By kind, the look that opens first.
LOOKS: dict[str, dict[str, Look]] = {
    "word": {"hard": HARD, "easy": EASY, "unchosen": UNCHOSEN, "chosen": CHOSEN},
    "fake": {"harmless": HARMLESS, "strong": STRONG, "chosen": CHOSEN},
    "line": {"unanswered": UNANSWERED, "same": SAME, "chosen": CHOSEN},
    "list": {"unanswered": UNANSWERED, "same": SAME, "chosen": CHOSEN},
}


def page(game: str, kind: str, look: str, rows: int, skip: int) -> list[Row]:
    """Rows of a kind in the order of a look. Raises KeyError for a kind or look there isn't."""
    how = LOOKS[kind][look]
    of_kind = (Usage.game == game, Usage.kind == kind)
    with session() as work:
        hits, votes = work.execute(
            select(func.sum(getattr(Usage, how.hits)), func.sum(Usage.votes)).where(*of_kind)
        ).one()
        wanted = how.order(select(Usage).where(*of_kind), float(hits or 0) / float(votes or 1))
        found = work.scalars(wanted.limit(rows).offset(skip)).all()
        return _rows(work, game, kind, {row.item: row for row in found}, [row.item for row in found])


def some(game: str, kind: str, items: Sequence[str]) -> list[Row]:
    """Rows for these things, in this order, those that nobody has met yet too."""
    wanted = select(Usage).where(Usage.game == game, Usage.kind == kind, Usage.item.in_(items))
    with session() as work:
        return _rows(work, game, kind, {row.item: row for row in work.scalars(wanted)}, items)


def _rows(work: Any, game: str, kind: str, used: dict[str, Usage], items: Sequence[str]) -> list[Row]:
    kinds = ("word", "definition", "pronunciation") if kind == "word" else (kind,)
    said = select(Report.item, func.count()).where(
        Report.game == game, Report.kind.in_(kinds), Report.item.in_(items), Report.state == OPEN
    )
    reports = dict(work.execute(said.group_by(Report.item)).all())
    return [
        Row(
            item,
            {name: getattr(used[item], name) if item in used else 0 for name in COUNTS},
            reports.get(item, 0),
        )
        for item in items
    ]
