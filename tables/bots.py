"""Bots at the table: which owe a move, when they will make it, and the move, decided from their own seat's view."""

from __future__ import annotations

import random
from typing import Any

from games.party.moves import BOT_PACE
from tables.record import Doc, game_of, settings_of
from tables.seats import plays_by_itself

DEFAULT_PACE = "brisk"


def plan(doc: Doc, now: float) -> None:
    """Give every bot that owes a move a moment to make it, after thinking as long as the table's pace says."""
    owing = _owing(doc)
    kept = {seat: moment for seat, moment in doc["bots"].items() if int(seat) in owing}
    pace = BOT_PACE[settings_of(doc).get("bot_pace", DEFAULT_PACE)] if owing else (0.0, 0.0)
    for number in owing:
        kept.setdefault(str(number), round(now + random.uniform(*pace), 3))
    doc["bots"] = kept


def next_moment(doc: Doc) -> float | None:
    """When the next bot will move, or None."""
    return min(doc["bots"].values(), default=None)


def due(doc: Doc, now: float) -> list[int]:
    """The seats whose bots should move by `now`."""
    return sorted(int(seat) for seat, moment in doc["bots"].items() if moment <= now)


def move(doc: Doc, number: int) -> dict[str, Any] | None:
    """What the bot in that seat does: its own decision, or the game's fallback where it has none."""
    game, level = game_of(doc), plays_by_itself(doc["seats"][number])
    if level is None:
        return None
    rng = random.Random(f"{doc['game_id']}:bot:{number}:{doc['state'].get('seq', 0)}")
    return game.bot_action(doc["state"], number, level, rng) or game.fallback(doc["state"], number)


def _owing(doc: Doc) -> list[int]:
    if doc["phase"] != "playing":
        return []
    deciding = game_of(doc).deciding(doc["state"])
    return [number for number in deciding if plays_by_itself(doc["seats"][number])]
