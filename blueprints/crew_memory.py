"""What the people at a new table played last time, as far as the database can be reached: a lobby does not wait for it."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from blueprints.answers import log
from blueprints.patience import within
from games.errors import Illegal
from records import crews
from records.crews import Remembered
from tables import crew, rights, service, words
from tables.record import Doc
from tables.store import Saved

PATIENCE_SECONDS = 1.0


def offered(code: str, person: str) -> dict[str, Any] | None:
    """What the host may carry on from: {"people": how many, "ended": when, "games": how many}; None if nothing."""
    doc = service.look(code)[1]
    if "carry_on" not in rights.may(doc, person):
        return None
    found = _remembered(doc)
    return found and {"people": len(crew.people(doc)), "ended": found["ended"], "games": found["games"]}


def carry_on(code: str, person: str, wish: dict[str, Any]) -> Saved:
    """Carry on from it. Raises Illegal if there is nothing, or if this person may not."""
    doc = service.look(code)[1]
    found = None
    if not crew.remembers(doc):  # else it is a repeat of a wish already granted, or refused by the service
        rights.check_host(doc, person, "carry_on")
        found = _remembered(doc)
        if found is None:
            raise Illegal(words.NOTHING_TO_CARRY_ON, "nothing")
    return service.carry_on(code, person, crew.people(doc), found and found["carry"], wish.get("id"))


def _remembered(doc: Doc) -> Remembered | None:
    people, game = crew.people(doc), doc["game"]
    try:
        found: Remembered | None = within(
            PATIENCE_SECONDS, lambda: crews.remembered(people, game, time.time())
        )
    except (SQLAlchemyError, TimeoutError):
        log.warning("what a crew remembers could not be read", exc_info=True)
        return None
    return found
