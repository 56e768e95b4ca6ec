"""From an untrusted action to a move: exact types, exact values, nothing guessed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from games.contract import State
from games.errors import Illegal

Move = Callable[[State, int, dict[str, Any], float], None]
Value = TypeVar("Value")

# Seconds a bot takes before it acts, from and to, by the pace a table chose.
BOT_PACE: dict[str, tuple[float, float]] = {"relaxed": (6.0, 14.0), "brisk": (2.0, 5.0), "quick": (0.6, 1.5)}


def dispatch(moves: Mapping[str, Move], state: State, seat: int, action: Any, now: float) -> None:
    """Make the move that `action["type"]` names. Raises Illegal if there is none, or if the move refuses."""
    kind = action.get("type") if type(action) is dict else None
    move = moves.get(kind) if type(kind) is str else None
    if move is None:
        raise Illegal("That isn't a move in this game.", "no_such_move")
    move(state, seat, action, now)


def choice(raw: Any, key: str, allowed: Sequence[Value], default: Value) -> Value:
    """`raw[key]` if it is exactly one of the allowed values, else the default: True is not 1."""
    wish = raw.get(key) if isinstance(raw, Mapping) else None
    for value in allowed:
        if type(wish) is type(value) and wish == value:
            return value
    return default


def whole(action: Mapping[str, Any], key: str, sentence: str) -> int:
    """The whole number under `key`. Raises Illegal with the sentence for anything else, True included."""
    value = action.get(key)
    if type(value) is not int:
        raise Illegal(sentence, "no_such_move")
    return value


def yes_or_no(action: Mapping[str, Any], key: str, sentence: str) -> bool:
    """The true or false under `key`. Raises Illegal with the sentence for anything else, 1 included."""
    value = action.get(key)
    if type(value) is not bool:
        raise Illegal(sentence, "no_such_move")
    return value
