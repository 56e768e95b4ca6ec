"""A host's remembered settings, one set a game."""

from __future__ import annotations

from typing import Any

from records.db import session
from records.models import HouseRules


def remember(person: str, game: str, settings: dict[str, Any], now: float) -> None:
    """Keep `settings` (JSON) as what `person` hosts `game` with from now on."""
    with session() as work:
        work.merge(HouseRules(person=person, game=game, settings=settings, updated=now))


def remembered(person: str, game: str) -> dict[str, Any]:
    """What `person` last hosted `game` with; empty if they never did."""
    with session() as work:
        rules = work.get(HouseRules, (person, game))
        return dict(rules.settings) if rules else {}
