"""What the same people's last table of a game remembers, for when they open a new one; guests too, for ninety days."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, TypedDict

from sqlalchemy import delete
from sqlalchemy.exc import IntegrityError

from records.db import session
from records.history import Finished
from records.models import Crew

LASTS_SECONDS = 90 * 24 * 3600.0
FEWEST = 2


class Remembered(TypedDict):
    """When they last played, how many games are in it, and what the next game is to know."""

    ended: float
    games: int
    carry: Any


def mark(people: Iterable[str]) -> str:
    """The same for the same people in any order. It tells nobody who they are."""
    return hashlib.sha256("\n".join(sorted(set(people))).encode()).hexdigest()


def remember(finished: Finished) -> None:
    """Keep what a finished game remembers for those who played it to its end. Doing it again changes nothing."""
    people = {side["person"] for side in finished["seats"] if side["person"] and not side["covered"]}
    if not finished["carry"] or len(people) < FEWEST:
        return
    try:
        with session() as work:
            crew = work.get(Crew, (mark(people), finished["game"]), with_for_update=True)
            if crew is None:
                crew = Crew(crew=mark(people), game=finished["game"], ended=0.0, games=0)
                work.add(crew)
            if finished["ended"] > crew.ended:
                crew.ended, crew.games, crew.carry = finished["ended"], crew.games + 1, finished["carry"]
    except IntegrityError:
        remember(finished)  # Another worker made their row a moment ago.


def remembered(people: Iterable[str], game: str, now: float) -> Remembered | None:
    """What these people, and nobody else, played last of this game; None if that is nothing, or too long ago."""
    with session() as work:
        crew = work.get(Crew, (mark(people), game))
        if crew is None or crew.ended < now - LASTS_SECONDS:
            return None
        return {"ended": crew.ended, "games": crew.games, "carry": crew.carry}


def sweep(now: float) -> None:
    """Forget whoever has not played for ninety days."""
    with session() as work:
        work.execute(delete(Crew).where(Crew.ended < now - LASTS_SECONDS))
