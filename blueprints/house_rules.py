"""A host's remembered settings, as far as the database can be reached: neither a table nor a game waits for it."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from blueprints.answers import log
from records import house_rules
from tables import record, service
from tables.store import NoTable


def remembered(person: str, game: Any) -> dict[str, Any]:
    """What this person last hosted the game with; empty if nothing is known."""
    try:
        return house_rules.remembered(person, game) if isinstance(game, str) else {}
    except SQLAlchemyError:
        log.exception("house rules could not be read")
        return {}


def remember(code: str, person: str) -> None:
    """Keep the settings of the game on this table as its host's own."""
    try:
        doc = service.look(code)[1]
        house_rules.remember(person, doc["game"], record.settings_of(doc), time.time())
    except (NoTable, SQLAlchemyError):
        log.exception("house rules were not remembered")
