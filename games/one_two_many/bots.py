"""Simulated people for tests. No table seats them: finding the same word is what people are for."""

from __future__ import annotations

from random import Random

from games.contract import Action, State, View
from games.one_two_many.rules import own, shared

WORDS = ("fire", "water", "smoke", "steam", "ash", "cloud")


def bot_action(state: State, seat: int, _level: str, rng: Random) -> Action | None:
    """What somebody in that seat might do next, going by what the seat sees; None to wait."""
    return decide({**shared(state), **own(state, seat)}, rng)


def decide(view: View, rng: Random) -> Action | None:
    """Mostly guess; now and then change one's mind, or call the pair the same."""
    roll = rng.random()
    if view["phase"] == "over":
        return None
    if view["pair"] and roll < 0.1:
        return {"type": "equivalent", "same": not view["voted"]}
    if view["guess"] and roll > 0.4:
        return None
    text = "" if view["guess"] and roll > 0.3 else rng.choice(WORDS)
    return {"type": "guess", "round": view["round"], "text": text}
