"""Sealed picks: everyone asked picks at once, in secret, and the picks open together.

`state["pick"]` is the pick in hand, or None: {"kind", "seats", "made", "auto", "opens", "is_open", "ends",
"enough"}. It closes when all are in, when `enough` of them are, or when its clock runs out; the game then
takes it. Until then a pick may be made again (the last one counts) or taken back.
"""

from collections.abc import Iterable
from typing import Any

from games.contract import Seat, State
from games.errors import Illegal


def open(  # noqa: A001 - the word players use; nothing here reads a file
    state: State,
    now: float,
    *,
    seats: Iterable[int],
    kind: str,
    seconds: float | None = None,
    after: float = 0.0,
    enough: int | None = None,
) -> None:
    """Ask `seats` for a pick of `kind`, `after` so many seconds, for `seconds` (None: until all are in).

    `enough` closes it at that number of picks, though others still owe one.
    """
    opens = now + after
    state["pick"] = {
        "kind": kind,
        "seats": sorted(seats),
        "made": {},
        "auto": [],
        "opens": opens,
        "is_open": after <= 0,
        "ends": None if seconds is None else opens + seconds,
        "enough": enough,
    }


def asks(state: State, seat: Seat, kind: str) -> bool:
    """Whether the pick in hand is of `kind` and `seat` has a part in it."""
    pick = state.get("pick")
    return pick is not None and pick["kind"] == kind and seat in pick["seats"]


def put(state: State, seat: int, value: Any, *, auto: bool = False) -> None:
    """Make `seat`'s pick, in place of one made before; `auto` when it was made for them.

    Raises Illegal when nothing is asked of that seat.
    """
    pick = _asked(state, seat)
    pick["made"][str(seat)] = value
    pick["auto"] = [other for other in pick["auto"] if other != seat] + ([seat] if auto else [])


def retract(state: State, seat: int) -> None:
    """Take `seat`'s pick back, if it made one. Raises Illegal when nothing is asked of it."""
    pick = _asked(state, seat)
    pick["made"].pop(str(seat), None)
    pick["auto"] = [other for other in pick["auto"] if other != seat]


def _asked(state: State, seat: int) -> State:
    pick: State | None = state.get("pick")
    if not pick or seat not in pick["seats"]:
        raise Illegal("Nothing is asked of you right now.", "not_asked")
    return pick


def made(state: State, seat: Seat) -> Any:
    """What `seat` picked so far, or None. Only ever shown to that seat."""
    pick = state.get("pick")
    return pick["made"].get(str(seat)) if pick else None


def seats_in(state: State) -> list[int]:
    """The seats that have picked, which everyone may know."""
    pick = state.get("pick")
    return sorted(int(seat) for seat in pick["made"]) if pick else []


def owed(state: State) -> list[int]:
    """The seats that still owe a pick."""
    pick = state.get("pick")
    return [seat for seat in pick["seats"] if str(seat) not in pick["made"]] if pick else []


def deciding(state: State) -> list[int]:
    """The seats the table waits for: those that owe a pick, once it has opened."""
    return owed(state) if state.get("pick") and state["pick"]["is_open"] else []


def is_complete(state: State) -> bool:
    """Whether no more picks are needed: all are in, or enough."""
    pick = state.get("pick")
    if not pick:
        return False
    return not owed(state) or (pick["enough"] is not None and len(pick["made"]) >= pick["enough"])


def is_due(state: State, now: float) -> bool:
    """Whether the pick must close now: it is complete, or its clock has run out."""
    pick = state.get("pick")
    if not pick:
        return False
    return is_complete(state) or (pick["ends"] is not None and now >= pick["ends"])


def tick(state: State, now: float) -> bool:
    """Open a pick whose moment has come; whether it opened now."""
    pick = state.get("pick")
    if not pick or pick["is_open"] or now < pick["opens"]:
        return False
    pick["is_open"] = True
    return True


def deadline(state: State) -> float | None:
    """The next moment at which the pick opens or its clock runs out, if there is one."""
    pick = state.get("pick")
    if not pick:
        return None
    return float(pick["opens"]) if not pick["is_open"] else pick["ends"]


def take(state: State, missing: Any = None) -> tuple[dict[int, Any], list[int]]:
    """Close the pick: every seat's pick, and the seats that made none themselves.

    `missing` is what counts for a seat that owes one. Picks made come first, in the order they arrived.
    """
    pick = state["pick"]
    missed = sorted({*owed(state), *pick["auto"]})
    picks = {int(seat): value for seat, value in pick["made"].items()}
    picks.update(dict.fromkeys(owed(state), missing))
    state["pick"] = None
    return picks, missed


def shift(state: State, seconds: float) -> None:
    """Move the pick's clock by `seconds`: the table was paused, or the server down, for so long."""
    pick = state.get("pick")
    if not pick:
        return
    if not pick["is_open"]:
        pick["opens"] += seconds
    if pick["ends"] is not None:
        pick["ends"] += seconds
