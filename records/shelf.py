"""Kept games, read: one by its id, or somebody's, the newest first. `history.py` writes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select, tuple_
from sqlalchemy.orm import Session, aliased, undefer

from records.db import session
from records.models import KeptGame, Person, Place
from records.names import SOMEONE

PAGE = 20


@dataclass(frozen=True)
class Seat:
    """One seat of a kept game. `person` is an id; `profile` the name a page of theirs goes by, if they have one."""

    seat: int
    person: str | None
    name: str
    profile: str | None
    bot: str | None
    place: int
    points: int
    before: float | None
    after: float | None


@dataclass(frozen=True)
class Kept:
    """A kept game. What weighs much is None unless it was asked for: `record` as `history.Finished` has it, `receipt`."""

    id: str
    game: str
    ended: float
    rated: bool
    seats: tuple[Seat, ...]
    record: dict[str, Any] | None = None
    receipt: dict[str, Any] | None = None


@dataclass(frozen=True)
class Shelf:
    """A page of games; `further` asks for the next one, and is None on the last."""

    games: tuple[Kept, ...]
    further: str | None


def find(game_id: str, *, record: bool = False, receipt: bool = False) -> Kept | None:
    """The kept game with this id; None if there is none."""
    heavy = [
        undefer(part) for part, wanted in ((KeptGame.record, record), (KeptGame.receipt, receipt)) if wanted
    ]
    if not _may_be_an_id(game_id):
        return None
    with session() as work:
        row = work.get(KeptGame, game_id, options=heavy)
        if row is None:
            return None
        return Kept(
            row.id, row.game, row.ended, row.rated, _seats(work, [row.id])[row.id],
            row.record if record else None, row.receipt if receipt else None,
        )  # fmt: skip


def games_of(person: str, *, seen_by: str | None = None, further: str | None = None) -> Shelf:
    """Twenty of somebody's games, the newest first: all of them, or those in which `seen_by` sat too.

    `further` is what the page before answered. Raises ValueError for anything else.
    """
    wanted = select(Place.kept_id, Place.ended).where(Place.person == person)
    if seen_by is not None:
        other = aliased(Place)
        wanted = wanted.join(other, other.kept_id == Place.kept_id).where(other.person == seen_by)
    if further is not None:
        wanted = wanted.where(tuple_(Place.ended, Place.kept_id) < tuple_(*_read(further)))
    order = wanted.order_by(Place.ended.desc(), Place.kept_id.desc()).limit(PAGE + 1)
    with session() as work:
        found = work.execute(order).all()
        games = _kept(work, [kept_id for kept_id, _ in found[:PAGE]])
    last = found[PAGE - 1] if len(found) > PAGE else None
    return Shelf(games, f"{last.ended!r}~{last.kept_id}" if last else None)


def _kept(work: Session, ids: Sequence[str]) -> tuple[Kept, ...]:
    """These games with their seats, in the order asked for."""
    seats = _seats(work, ids)
    rows = {row.id: row for row in work.scalars(select(KeptGame).where(KeptGame.id.in_(ids)))}
    return tuple(Kept(one, rows[one].game, rows[one].ended, rows[one].rated, seats[one]) for one in ids)


def _seats(work: Session, ids: Sequence[str]) -> dict[str, tuple[Seat, ...]]:
    places = work.scalars(select(Place).where(Place.kept_id.in_(ids)).order_by(Place.seat)).all()
    people = {place.person for place in places if place.person}
    known = {row.id: row for row in work.scalars(select(Person).where(Person.id.in_(people)))}
    return {
        one: tuple(_seat(place, known.get(place.person or "")) for place in places if place.kept_id == one)
        for one in ids
    }


def _seat(place: Place, row: Person | None) -> Seat:
    """Called what they were called at the table; somebody deleted is no one in particular."""
    is_gone = row.deleted if row is not None else not (place.person or place.bot)
    profile = row.name if row is not None and row.has_page else None
    return Seat(
        place.seat, None if is_gone else place.person, SOMEONE if is_gone else place.name, profile, place.bot,
        place.place, place.points, place.before, place.after,
    )  # fmt: skip


def _read(further: str) -> tuple[float, str]:
    ended, _, kept_id = further.partition("~")
    if not _may_be_an_id(kept_id):
        raise ValueError("There is no such page.")
    return float(ended), kept_id


def _may_be_an_id(text: str) -> bool:
    """PostgreSQL breaks off when asked for a text with a zero in it."""
    return bool(text) and "\0" not in text
