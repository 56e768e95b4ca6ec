"""Away for good: an account goes with all that was its own, and the games of the others hold."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session, undefer

from records import accounts, crews
from records.db import session
from records.models import Audit, Crew, HouseRules, KeptGame, Person, Place, Rating, Report
from records.names import SOMEONE

COVERED = "A bot covered this seat."  # as a receipt says it


def delete_me(person_id: str, password: Any) -> None:
    """Delete an account, for whoever knows its password. Raises accounts.Refused.

    The name, ratings, house rules and what their crews remember go. Finished games stay, with what was written in them, by
    Someone.
    """
    with session() as work:
        row = accounts.proven(work, person_id, password)
        _take_crews(work, person_id)
        _take_own(work, person_id)
        _unname_places(work, person_id)
        _unname_reports(work, person_id)
        work.execute(update(Audit).where(Audit.admin == person_id).values(name=SOMEONE))
        _empty(row)


def _take_crews(work: Session, person_id: str) -> None:
    """What is remembered for them and whom they finished a game with, as far as kept games tell who that was."""
    played = select(Place.kept_id).where(Place.person == person_id)
    kept = work.scalars(select(KeptGame).where(KeptGame.id.in_(played)).options(undefer(KeptGame.receipt)))
    marks = {crews.mark(people) for game in kept for people in _crews(game)}
    work.execute(delete(Crew).where(Crew.crew.in_(marks)))


def _crews(game: KeptGame) -> tuple[set[str], set[str]]:
    """The people of a game: all of them, and those no bot covered."""
    covered = {int(seat) for seat, why in game.receipt["not_rated"].items() if why == COVERED}
    people = {place.seat: place.person for place in game.places if place.person}
    return set(people.values()), {person for seat, person in people.items() if seat not in covered}


def _take_own(work: Session, person_id: str) -> None:
    for model in (Rating, HouseRules):
        work.execute(delete(model).where(model.person == person_id))


def _unname_places(work: Session, person_id: str) -> None:
    work.execute(update(Place).where(Place.person == person_id).values(person=None, name=SOMEONE))


def _unname_reports(work: Session, person_id: str) -> None:
    """What they reported stays to be mended; who reported it, and reports about them, lead to nobody."""
    nobody = f"gone-{secrets.token_hex(8)}"
    work.execute(update(Report).where(Report.by == person_id).values(by=nobody, by_name=SOMEONE))
    about = (Report.kind == "person", Report.item == person_id)
    work.execute(update(Report).where(*about).values(item=nobody, text=SOMEONE))


def _empty(row: Person) -> None:
    """The row stays, so that no browser that still has the id is somebody else's guest."""
    row.name, row.sign_in, row.password, row.recovery = "", None, None, None
    row.admin, row.deleted = False, True
    accounts.end_sessions(row)
