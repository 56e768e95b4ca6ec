"""What a table of Fictionary may set, and what follows from it."""

from collections.abc import Mapping
from typing import Any

from games.contract import Settings, State
from games.party import moves

choices: Mapping[str, tuple[Any, ...]] = {
    "target": (10, 15, 20, 30),
    "timer": (0, 60, 90, 120, 180),
    "show": (True, False),
    "bot_pace": tuple(moves.BOT_PACE),
}
DEFAULTS = {"target": 10, "timer": 0, "show": True, "bot_pace": "brisk"}
CHOOSE_SECONDS = 30.0
LEAST_VOTE_SECONDS, LEAST_READING_SECONDS = 45.0, 90.0


def options(raw: Any) -> Settings:
    """The table's settings: each exactly one of `choices`, its default for anything else."""
    return {key: moves.choice(raw, key, allowed, DEFAULTS[key]) for key, allowed in choices.items()}


def terms(state: State) -> list[str]:
    """The settings of a game in plain sentences."""
    timer = state["timer"]
    return [
        f"First to {state['target']} points, and ahead of everyone else, wins.",
        f"You have {timer} seconds to write." if timer else "No clock: everyone takes the time they need.",
        "The definitions show on every screen." if state["show"] else "The Judge reads the definitions out.",
        f"Bots play at a {state['bot_pace']} pace.",
    ]


def is_shown(state: State) -> bool:
    """Whether the cards' text is on every screen: always, unless the Judge reads it out and can."""
    return bool(state["show"] or state["r"]["unread"])


def seconds_for(state: State, kind: str) -> float | None:
    """How long the pick of this kind may take; None at a table without a clock.

    Choosing has 30 seconds, writing what the table set, and voting two thirds of that: 45 at least, and 90
    when the Judge reads the cards out.
    """
    timer = float(state["timer"])
    if not timer:
        return None
    reading = LEAST_VOTE_SECONDS if is_shown(state) else LEAST_READING_SECONDS
    return {"choose": CHOOSE_SECONDS, "write": timer, "vote": max(reading, timer * 2 / 3)}[kind]
