"""What a table may set, and the figures that never change."""

from collections.abc import Mapping
from typing import Any

from games.contract import Settings, State
from games.party import moves

choices: Mapping[str, tuple[Any, ...]] = {
    "timer": (60, 90, 120, 180, 240),
    "bonus": (True, False),
}
DEFAULTS = {"timer": 180, "bonus": True}

ROUNDS = 3
DIE = "ABCDEFGHIJKLMNOPRSTW"
ANSWER_LEN = 60
# The die tumbles, then "Ready, set, go", then the pads open. The grace is for a keystroke still on its way.
ROLL_SECONDS, COUNTDOWN_SECONDS, GRACE_SECONDS = 2.4, 3.0, 1.0


def options(raw: Any) -> Settings:
    """The table's settings: each exactly one of `choices`, its default for anything else."""
    return {key: moves.choice(raw, key, allowed, DEFAULTS[key]) for key, allowed in choices.items()}


def terms(state: State) -> list[str]:
    """The settings of a game in plain sentences."""
    worth = "one point for each word with the letter" if state["bonus"] else "one point, however many words"
    return [
        f"Three rounds, with {state['secs']} seconds to write in each.",
        f"An answer that counts scores {worth}.",
    ]
