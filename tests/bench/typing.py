"""Typing in Alphabet Roulette: ten tables of twelve, two saves a second each: `python -m tests.bench.typing URL`."""

from __future__ import annotations

import asyncio
import random
import sys
import time

from tests.bench import cpu
from tests.bench.load import Player, Table, crowd, line

TABLES, PEOPLE, SECONDS, EVERY_SECONDS = 10, 12, 12.0, 0.5
LANDED_SECONDS = 6.0


async def measure(base: str, tables: int) -> str:
    """Everyone saves their whole pad again and again; how long until each save is acknowledged."""
    async with crowd() as session:
        there = [Table(base, "alphabet-roulette") for _ in range(tables)]
        for table in there:
            await table.open(session, PEOPLE)
            await table.players[0].ask("act", {"action": {"type": "roll"}})
            for player in table.players[1:]:
                await player.ask("act", {"action": {"type": "roll"}})
        await asyncio.sleep(LANDED_SECONDS)
        took: list[float] = []
        ends = time.perf_counter() + SECONDS
        with cpu.of_web(int(base.rpartition(":")[2])) as share:
            await asyncio.gather(*(_type(player, ends, took) for table in there for player in table.players))
        return line(
            f"{tables} tables of {PEOPLE} typing: save → answer", took, web=f"{share.percent:.0f}% of a core"
        )


async def _type(player: Player, ends: float, took: list[float]) -> None:
    await asyncio.sleep(random.random() * EVERY_SECONDS)
    version = 0
    while time.perf_counter() < ends:
        version += 1
        began = time.perf_counter()
        answer = await player.act(type="pad", v=version, answers=[f"answer {version}"] * 12)
        assert answer["ok"], answer
        took.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, began + EVERY_SECONDS - time.perf_counter()))


async def main(base: str) -> None:
    """One table, then ten."""
    for tables in (1, TABLES):
        print(await measure(base, tables), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
