"""Time in which nobody could play, because no web process or no Redis was there: noticed, and given back to the tables."""

from __future__ import annotations

from tables import store, upkeep

BEAT_SECONDS = 1.0
NOTICED_SECONDS = 4.0
_BEAT = "parlor:beat:web"


def beat(now: float) -> float:
    """Say that people can play. After a gap, first give every table the lost time back; answers how long it was.

    Of several web processes the first to return sees the gap; the others see its beat.
    """
    before = store.client().set(_BEAT, now, get=True)
    gap = now - float(before) if before else 0.0
    if gap < NOTICED_SECONDS:
        return 0.0
    for code in store.tables():
        give_back(code, gap)
    return gap


def give_back(code: str, seconds: float) -> None:
    """Move one table's running clocks; a table that has gone meanwhile needs nothing."""
    try:
        upkeep.shift(code, seconds)
    except store.NoTable:
        store.drop(code)


def stood_since(now: float) -> float:
    """Since when the clocks stand: `now` while people can play."""
    last = store.client().get(_BEAT)
    return now if last is None or is_open(now) else float(last)


def stand_since(moment: float) -> None:
    """Have the clocks stand since then: the first web process to come back gives the time to the tables."""
    store.client().set(_BEAT, moment)


def is_open(now: float) -> bool:
    """Whether people can play: a web process said so lately."""
    last = store.client().get(_BEAT)
    return last is not None and now - float(last) < NOTICED_SECONDS
