"""The clock: `python -m workers.clock`. Takes what is due from the list and has workers wake it, every few milliseconds.

It stands still while nobody can play (no web process), so that a deadline never passes unseen. Two clocks do no harm.
"""

from __future__ import annotations

import logging
import time

import redis

from config import Config
from tables import beats, due, outage, store
from workers import jobs
from workers.queue import enqueue, enqueue_all

TICK_SECONDS = 0.05
SHORTEST_SECONDS = 0.004
BATCH = 25
SWEEP_SECONDS = 60.0
BEAT_SECONDS = 1.0
log = logging.getLogger("parlor")


class Clock:
    """Remembers when it last looked, swept and said it lives."""

    def __init__(self) -> None:
        self.swept = 0.0
        self.beat_at = 0.0
        self.open = False

    def tick(self, now: float) -> float:
        """Have everything due by `now` woken; answers how many seconds to sleep."""
        if now - self.beat_at >= BEAT_SECONDS:
            self._beat(now)
        if not self.open:
            return TICK_SECONDS
        codes = due.take(now)
        enqueue_all((jobs.wake, (codes[i : i + BATCH],)) for i in range(0, len(codes), BATCH))
        if now - self.swept >= SWEEP_SECONDS:
            self.swept = now
            enqueue(jobs.sweep)
        moment = due.next_moment()
        return (
            TICK_SECONDS if moment is None else min(TICK_SECONDS, max(SHORTEST_SECONDS, moment - time.time()))
        )

    def _beat(self, now: float) -> None:
        beats.clock(now)
        self.beat_at, self.open = now, outage.is_open(now)


def main() -> None:
    """Tick until interrupted; wait out a Redis that can't be reached."""
    store.connect(Config.from_env().redis_url)
    clock = Clock()
    while True:
        try:
            time.sleep(clock.tick(time.time()))
        except redis.RedisError:
            log.warning("Redis could not be reached; the clock stands still")
            time.sleep(0.5)


if __name__ == "__main__":
    main()
