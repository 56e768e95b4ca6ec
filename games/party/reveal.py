"""A reveal: beats that play on every screen together, timed by the server.

`state["reveal"]` is {"starts", "ends", "beats", "done"}. A beat is a dict with its `cue`, its length `ms`, a
line `say` for those who listen, and whatever the page needs to show it. The state holds the outcome already:
beats are only motion.
"""

from typing import Any

from games.contract import State

Beat = dict[str, Any]


def play(state: State, now: float, beats: list[Beat]) -> None:
    """Start a reveal of `beats` at `now`, in place of the last one."""
    length = sum(beat["ms"] for beat in beats) / 1000
    state["reveal"] = {"starts": now, "ends": now + length, "beats": beats, "done": False}


def is_playing(state: State) -> bool:
    """Whether a reveal has begun that no `tick` has yet seen the end of."""
    reveal = state.get("reveal")
    return reveal is not None and not reveal["done"]


def seconds_left(state: State, now: float) -> float:
    """How long the reveal still plays; 0 when none does."""
    return max(0.0, state["reveal"]["ends"] - now) if is_playing(state) else 0.0


def beat_at(reveal: dict[str, Any], now: float) -> int:
    """The index of the beat that plays at `now`: -1 before the first, the number of beats after the last."""
    if now < reveal["starts"]:
        return -1
    ends = reveal["starts"]
    for i, beat in enumerate(reveal["beats"]):
        ends += beat["ms"] / 1000
        if now < ends:
            return i
    return len(reveal["beats"])


def tick(state: State, now: float) -> bool:
    """Let the reveal be over once its last beat has played; whether that is now."""
    if not is_playing(state) or now < state["reveal"]["ends"]:
        return False
    state["reveal"]["done"] = True
    return True


def deadline(state: State) -> float | None:
    """When the reveal that plays ends, if one does."""
    return float(state["reveal"]["ends"]) if is_playing(state) else None


def shift(state: State, seconds: float) -> None:
    """Move a playing reveal by `seconds`: the table was paused, or the server down, for so long."""
    if is_playing(state):
        state["reveal"]["starts"] += seconds
        state["reveal"]["ends"] += seconds
