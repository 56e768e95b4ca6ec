"""Signs of life in Redis: the clock and every worker say that they live, and are forgotten if they stop."""

from __future__ import annotations

import redis

from tables import store

LASTS_SECONDS = 15
_CLOCK = "parlor:beat:clock"
_WORKER = "parlor:beat:worker:"


def clock(now: float) -> None:
    """The clock says that it ticks."""
    store.client().set(_CLOCK, now, ex=LASTS_SECONDS)


def worker(name: str, now: float) -> None:
    """A worker says that it lives."""
    store.client().set(_WORKER + name, now, ex=LASTS_SECONDS)


def clock_lives(connection: redis.Redis) -> bool:
    """Whether a clock ticks."""
    return bool(connection.exists(_CLOCK))


def living_workers(connection: redis.Redis) -> int:
    """How many workers live."""
    return sum(1 for _ in connection.scan_iter(f"{_WORKER}*", count=1000))
