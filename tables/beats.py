"""Signs of life in Redis: the clock and every worker say now and then that they live, and are forgotten if not."""

from __future__ import annotations

import redis

LASTS_SECONDS = 15
CLOCK = "parlor:beat:clock"
WORKER = "parlor:beat:worker:"


def clock_lives(connection: redis.Redis) -> bool:
    """Whether a clock ticks."""
    return bool(connection.exists(CLOCK))


def living_workers(connection: redis.Redis) -> int:
    """How many workers live."""
    return sum(1 for _ in connection.scan_iter(f"{WORKER}*", count=1000))
