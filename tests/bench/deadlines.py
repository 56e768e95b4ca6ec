"""How late clocks are honoured at a thousand tables: `python -m tests.bench.deadlines URL`.

The tables are Alphabet Roulette's: a die that lands, pads that open, pads that shut. No browser is connected; what is
measured is the way from the due list through the clock and the workers to the stored and announced change.
"""

from __future__ import annotations

import asyncio
import queue
import random
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import orjson
import redis

from config import Config
from tables import service, store, upkeep
from tests.bench import cpu
from tests.bench.load import line

TABLES, SPREAD_SECONDS, RUN_SECONDS, AHEAD_SECONDS = 1000, 10.0, 18.0, 4.0
PEOPLE = ("ann", "bo")


class Watch:
    """Hears of every change, and notes by how many seconds it came after the moment its table was due."""

    def __init__(self) -> None:
        self.due: dict[str, float] = {}
        self.late: list[float] = []
        self.last = 0.0
        self.changed: queue.SimpleQueue[str] = queue.SimpleQueue()
        ears = store.client().pubsub(ignore_subscribe_messages=True)
        ears.subscribe(store.CHANGES)
        for job in (lambda: self._listen(ears), self._look_ahead):
            threading.Thread(target=_until_closed, args=(job,), daemon=True).start()

    def expect(self, code: str) -> None:
        """The table's next moment is the one to wait for."""
        raw = store.client().hget(f"parlor:table:{code}", "j")
        self.due[code] = (orjson.loads(raw)["due"] if raw else None) or float("inf")

    def _listen(self, ears: Any) -> None:
        for note in ears.listen():
            now, code = time.time(), note["data"].decode().split()[0]
            if self.due.get(code, now + 1) <= now + 0.5:
                self.late.append(now - self.due[code])
                self.last = now
            self.due[code] = float("inf")
            self.changed.put(code)

    def _look_ahead(self) -> None:
        while True:
            self.expect(self.changed.get())


def _until_closed(job: Callable[[], None]) -> None:
    with suppress(redis.RedisError):
        job()


def measure(tables: int = TABLES) -> list[str]:
    """Dice rolled over ten seconds, each with two moments after it; then all pads shut at one instant."""
    codes = [_table() for _ in range(tables)]
    watch = Watch()
    for code in codes:
        _roll(code)
        watch.expect(code)
        time.sleep(random.random() * 2 * SPREAD_SECONDS / tables)
    time.sleep(RUN_SECONDS - SPREAD_SECONDS)
    spread = watch.late
    watch.late = []
    instant = time.time() + AHEAD_SECONDS
    for code in codes:
        upkeep.shift(code, instant - watch.due[code])
        watch.expect(code)
    watch.late.clear()
    time.sleep(max(0.0, instant - time.time()) + 3.0)
    early = sum(seconds < 0 for seconds in (*spread, *watch.late))
    return [
        line(f"{tables} tables, clocks over ten seconds: due → announced", spread, early=early),
        line(f"{tables} tables due at one instant", watch.late, all_within=f"{watch.last - instant:.2f} s"),
    ]


def _table() -> str:
    code = service.open_table("alphabet-roulette", PEOPLE[0], "Ann")
    service.join(code, PEOPLE[1], "Bo")
    for person in PEOPLE:
        service.arrive(code, person, "bench")
    service.run(code, PEOPLE[0], {"do": "start"})
    return code


def _roll(code: str) -> None:
    roller = service.look(code)[1]["state"]["roller"]
    service.act(code, PEOPLE[roller], {"type": "roll"})


async def main(base: str) -> None:
    """Reach into the home behind this address, whose clock and workers are measured."""
    home = cpu.environ_of_web(base)
    store.connect(Config.from_env(home).redis_url)
    print(*measure(), sep="\n", flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
