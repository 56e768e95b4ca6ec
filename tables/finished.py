"""Games that ended and are not in history yet: they stay in the table's document until they are kept. Pure."""

from __future__ import annotations

from typing import Any

from tables.record import Doc, game_of, seat_name

Told = dict[str, Any]

AGAIN_SECONDS = 30.0


def told(doc: Doc, now: float) -> Told:
    """The game that just ended: {"id", "game": as records.history takes it, "asked": when a worker was sent}."""
    game, state = game_of(doc), doc["state"]
    outcome = game.result(state) or {}
    facts = {
        "id": doc["game_id"], "game": game.slug, "code": doc["code"], "ended": now, "rated": game.rates(state),
        "seats": [_side(doc, number, outcome) for number in range(len(doc["seats"]))],
        "record": {"view": game.view(state, None), "result": outcome, "terms": game.terms(state)},
        "usage": game.usage(state), "carry": state.get("_carry"),
    }  # fmt: skip
    return {"id": doc["game_id"], "game": facts, "asked": None}


def ask(doc: Doc, now: float) -> bool:
    """Whether a worker should be sent to keep what is not kept; noted, so that the next is sent in half a minute."""
    waiting = [
        told for told in doc["finished"] if told["asked"] is None or now - told["asked"] >= AGAIN_SECONDS
    ]
    for told in waiting:
        told["asked"] = now
    return bool(waiting)


def next_moment(doc: Doc) -> float | None:
    """When a worker should next be sent; None when all is kept."""
    return min((_moment(told) for told in doc["finished"]), default=None)


def _moment(told: Told) -> float:
    asked: float | None = told["asked"]
    return float(told["game"]["ended"]) if asked is None else asked + AGAIN_SECONDS


def _side(doc: Doc, number: int, outcome: dict[str, Any]) -> dict[str, Any]:
    seat = doc["seats"][number]
    return {
        "person": seat["person"], "name": seat_name(doc, seat),
        "bot": seat["bot"], "covered": seat["cover"] is not None or seat["left"],
        "place": outcome["places"][number], "points": outcome["points"][number],
    }  # fmt: skip
