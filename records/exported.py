"""All that is kept of somebody, as plain JSON, for them to take along."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Select, select
from sqlalchemy.orm import Session, joinedload, selectinload, undefer

from records.db import session
from records.models import HouseRules, KeptGame, Person, Place, Rating, Report

Facts = dict[str, Any]


def export(person_id: str) -> Facts:
    """Account, ratings, house rules, reports, and each kept game with its places and what this person wrote in it."""
    with session() as work:
        return {
            "account": _account(work, person_id),
            "ratings": [_facts(row, "game", "rating", "deviation", "updated", "played", "met")
                        for row in work.scalars(select(Rating).where(Rating.person == person_id).order_by(Rating.game))],
            "house_rules": [_facts(row, "game", "settings", "updated") for row in
                            work.scalars(select(HouseRules).where(HouseRules.person == person_id))],
            "reports": [_facts(row, "at", "kind", "game", "item", "text", "note", "state") for row in
                        work.scalars(select(Report).where(Report.by == person_id).order_by(Report.at))],
            "games": [_game(place) for place in work.scalars(_places(person_id))],
        }  # fmt: skip


def _account(work: Session, person_id: str) -> Facts | None:
    row = work.get(Person, person_id)
    return _facts(row, "id", "name", "joined", "admin") if row else None


def _facts(row: Any, *names: str) -> Facts:
    return {name: getattr(row, name) for name in names}


def _places(person_id: str) -> Select[Place]:
    whole = joinedload(Place.kept)
    return (
        select(Place).where(Place.person == person_id).order_by(Place.ended)
        .options(whole.options(undefer(KeptGame.record)), whole.options(selectinload(KeptGame.places)))
    )  # fmt: skip


def _game(mine: Place) -> Facts:
    kept: KeptGame = mine.kept
    return {
        **_facts(kept, "id", "game", "code", "ended", "rated"),
        "seat": mine.seat, "name": mine.name, "rating_before": mine.before, "rating_after": mine.after,
        "places": [_facts(place, "seat", "name", "bot", "place", "points") for place in kept.places],
        "wrote": list(dict.fromkeys(_written(kept.record, mine.seat))),
    }  # fmt: skip


def _written(part: Any, seat: int) -> Iterator[str]:
    """Every text in a game's record that it says is by this seat: beside `seat` or `by`, or in the seat's own `marks`."""
    if isinstance(part, list):
        for one in part:
            yield from _written(one, seat)
    if not isinstance(part, dict):
        return
    text, by = part.get("text"), part.get("by")
    if isinstance(text, str) and (
        part.get("seat") == seat or by == seat or (isinstance(by, list) and seat in by)
    ):
        yield text
    for name, inner in part.items():
        if name == "marks" and isinstance(inner, list):
            yield from (mark["text"] for mark in _own_marks(inner, seat))
        yield from _written(inner, seat)


def _own_marks(marks: list[Any], seat: int) -> list[Facts]:
    """A pad's marked lines, where `marks` has a pad a seat."""
    mine = marks[seat] if seat < len(marks) and isinstance(marks[seat], list) else []
    return [mark for mark in mine if isinstance(mark, dict) and mark.get("text")]
