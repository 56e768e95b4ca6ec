"""Signs of life in Redis: the clock and every worker say that they live, and are forgotten if they stop."""

from __future__ import annotations

from dataclasses import dataclass

import redis

from tables import store

LASTS_SECONDS = 15
_CLOCK = "parlor:beat:clock"
_WORKER = "parlor:beat:worker:"
QUEUE = "rq:queue:parlor"


@dataclass(frozen=True)
class Signs:
    """How the house is, as Redis knows it: jobs that wait, living workers, whether the clock ticks, the latest table."""

    jobs: int
    workers: int
    clock: bool
    late_ms: int


def signs(connection: redis.Redis, now: float) -> Signs:
    """Everything at once."""
    pipe = connection.pipeline(transaction=False)
    pipe.llen(QUEUE)
    pipe.exists(_CLOCK)
    pipe.zrange(store.DUE, 0, 0, withscores=True)
    jobs, clock, first = pipe.execute()
    late = max(0, int(now * 1000 - first[0][1])) if first and first[0][1] != float("inf") else 0
    return Signs(int(jobs), living_workers(connection), bool(clock), late)


def clock(now: float) -> None:
    """The clock says that it ticks."""
    store.client().set(_CLOCK, now, ex=LASTS_SECONDS)


def worker(name: str, now: float) -> None:
    """A worker says that it lives."""
    store.client().set(_WORKER + name, now, ex=LASTS_SECONDS)


def living_workers(connection: redis.Redis) -> int:
    """How many workers live."""
    return sum(1 for _ in connection.scan_iter(f"{_WORKER}*", count=1000))
