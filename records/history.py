"""Finished games: each is kept once, by its id, with its ratings, in one transaction."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Literal, TypedDict

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from records import ratings
from records.db import session
from records.models import KeptGame, Person, Place, Rating
from records.ratings import Change, Standing

Came = Literal["now", "before"]


class Side(TypedDict):
    """One seat of a finished game, as the table tells it."""

    person: str | None
    name: str
    bot: str | None
    covered: bool
    place: int
    points: int


class Finished(TypedDict):
    """A finished game, as the table tells it.

    `record` is what a spectator saw at its end, `usage` how each word, fake or list did, `carry` what the table's next
    game of the kind is to know.
    """

    id: str
    game: str
    code: str
    ended: float
    rated: bool
    seats: list[Side]
    record: dict[str, Any]
    usage: list[dict[str, Any]]
    carry: Any


def keep(finished: Finished) -> Came | None:
    """Keep a game in which somebody who has signed up sat; whether it came into history now or before, or None for never.

    Called again, or by two workers at once, it writes nothing more: the id is the key, and a game and its ratings
    are one transaction.
    """
    try:
        with session() as work:
            if work.get(KeptGame, finished["id"]) is not None:
                return "before"
            people = _signed_up(work, finished)
            if not people:
                return None
            work.add(_kept(work, finished, people))
        return "now"
    except IntegrityError:
        return "before" if _is_kept(finished["id"]) else None


def _is_kept(game_id: str) -> bool:
    """Whether another worker was first. What else broke the rules of the database would be a mistake of ours."""
    with session() as work:
        return work.get(KeptGame, game_id) is not None


def _signed_up(work: Session, finished: Finished) -> set[str]:
    ids = [side["person"] for side in finished["seats"] if side["person"]]
    found = work.scalars(select(Person.id).where(Person.id.in_(ids), Person.deleted.is_(False)))
    return set(found)


def _kept(work: Session, finished: Finished, people: set[str]) -> KeptGame:
    changes = _rate(work, finished, people) if finished["rated"] else {}
    places = [
        Place(
            seat=seat, person=side["person"], name=side["name"], bot=side["bot"], place=side["place"],
            points=side["points"], ended=finished["ended"],
            before=changes[seat].before.rating if seat in changes else None,
            after=changes[seat].after.rating if seat in changes else None,
        )
        for seat, side in enumerate(finished["seats"])
    ]  # fmt: skip
    return KeptGame(
        id=finished["id"], game=finished["game"], code=finished["code"], ended=finished["ended"], rated=bool(changes),
        record=finished["record"], receipt=_receipt(finished, people, changes), places=places,
    )  # fmt: skip


def _rate(work: Session, finished: Finished, people: set[str]) -> dict[int, Change]:
    """What the game did to the rating of everyone who has signed up, by seat, written down; empty for a field of one."""
    field = [seat for seat, side in enumerate(finished["seats"]) if not side["covered"]]
    if len(field) < 2:
        return {}
    rows = _standings(work, finished, people & {finished["seats"][seat]["person"] for seat in field})
    sides = [_standing(finished, seat, rows) for seat in field]
    changes = ratings.rate(sides, [finished["seats"][seat]["place"] for seat in field])
    rated = {}
    for seat, change in zip(field, changes, strict=True):
        person = finished["seats"][seat]["person"]
        if person in people:
            _write(rows[person], change, finished, _met(finished, people, field, seat))
            rated[seat] = _by_seat(change, field)
    return rated


def _standings(work: Session, finished: Finished, people: set[str]) -> dict[str, Rating]:
    """Everyone's row, made if this is their first game, locked in one order so that two games never wait in a circle."""
    wanted = select(Rating).where(Rating.game == finished["game"], Rating.person.in_(people))
    rows = {row.person: row for row in work.scalars(wanted.order_by(Rating.person).with_for_update())}
    for person in sorted(people - rows.keys()):
        rows[person] = Rating(
            person=person, game=finished["game"], rating=ratings.START, deviation=ratings.START_DEVIATION,
            updated=finished["ended"], played=0, met=0,
        )  # fmt: skip
        work.add(rows[person])
    return rows


def _standing(finished: Finished, seat: int, rows: dict[str, Rating]) -> Standing:
    side = finished["seats"][seat]
    if side["bot"]:
        return ratings.bot(side["bot"])
    row = rows.get(side["person"] or "")
    if row is None:
        return Standing()
    return ratings.after_idling(Standing(row.rating, row.deviation), finished["ended"] - row.updated)


def _write(row: Rating, change: Change, finished: Finished, met: bool) -> None:
    row.rating, row.deviation, row.updated = change.after.rating, change.after.deviation, finished["ended"]
    row.played += 1
    row.met += int(met)


def _met(finished: Finished, people: set[str], field: list[int], seat: int) -> bool:
    """Whether anyone this seat met has a standing of their own: somebody signed up, or a bot."""
    others = [finished["seats"][other] for other in field if other != seat]
    return any(side["bot"] or side["person"] in people for side in others)


def _by_seat(change: Change, field: list[int]) -> Change:
    """The same change with its meetings by seat, where those not rated are left out of the field."""
    meetings = tuple(ratings.Meeting(**{**asdict(m), "other": field[m.other]}) for m in change.meetings)
    return Change(change.before, change.after, meetings)


def _receipt(finished: Finished, people: set[str], changes: dict[int, Change]) -> dict[str, Any]:
    """Why each rating moved as it did, and why the others did not."""
    return {
        "changes": {str(seat): asdict(change) for seat, change in changes.items()},
        "not_rated": {
            str(seat): _why_not(finished, side, people)
            for seat, side in enumerate(finished["seats"])
            if seat not in changes
        },
    }


def _why_not(finished: Finished, side: Side, people: set[str]) -> str:
    if not finished["rated"]:
        return "This game moves no ratings."
    if side["bot"]:
        return "A bot's rating is fixed."
    if side["covered"]:
        return "A bot covered this seat."
    if side["person"] not in people:
        return "A guest has no rating to move."
    return "There was nobody to be rated against."
