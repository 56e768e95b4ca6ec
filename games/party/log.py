"""What happened, in order: numbered events, each for all or for one seat.

Everyone's numbers run 1, 2, 3 … without a gap through what *they* may see. One common count would tell the
table, by its gaps, when somebody had been told something in private.
"""

from __future__ import annotations

from typing import Any

from games.contract import Seat, State

# How many events anyone can look back on.
KEEP = 40


def event(state: State, kind: str, to: Seat = None, **facts: Any) -> None:
    """Write down that `kind` happened, with its facts: for all, or for the seat `to` alone."""
    events: list[dict[str, Any]] = state.setdefault("events", [])
    counts: dict[str, int] = state.setdefault("logged", {})
    events.append({"type": kind, **facts} if to is None else {"type": kind, "to": to, **facts})
    counts[_whose(to)] = counts.get(_whose(to), 0) + 1
    same = [i for i, e in enumerate(events) if e.get("to") == to]
    if len(same) > KEEP:
        del events[same[0]]


def recent(state: State, seat: Seat) -> list[dict[str, Any]]:
    """The last events this seat (None: a spectator) may see, oldest first, each {"n", "type", …facts}."""
    seen = [e for e in state.get("events", []) if e.get("to") in (None, seat)][-KEEP:]
    first = last(state, seat) - len(seen) + 1
    return [{"n": first + i, **{k: v for k, v in e.items() if k != "to"}} for i, e in enumerate(seen)]


def last(state: State, seat: Seat) -> int:
    """The number of the newest event this seat may see; 0 before the first."""
    counts: dict[str, int] = state.get("logged", {})
    return sum(counts.get(whose, 0) for whose in {_whose(None), _whose(seat)})


def _whose(to: Seat) -> str:
    return "all" if to is None else str(to)
