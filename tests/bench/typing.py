"""Typing in Alphabet Roulette: `python -m tests.bench.typing URL`.

One table of twelve and ten of them, two saves a second each: how long a save takes. Then twelve who type as fast as a page
saves, while now and then one presses Done or writes on: how long until every other screen shows it.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time

import aiohttp

from tests.bench import cpu
from tests.bench.load import Player, Table, crowd, line

TABLES, PEOPLE, SECONDS, EVERY_SECONDS = 10, 12, 12.0, 0.5
LANDED_SECONDS = 6.0
PAGE_SAVES_SECONDS, PRESSES, PRESS_SECONDS = 0.45, 60, 0.3


async def measure(base: str, tables: int) -> str:
    """Everyone saves their whole pad again and again; how long until each save is acknowledged."""
    async with crowd() as session:
        there = await _writing(session, base, tables)
        took: list[float] = []
        ends = time.perf_counter() + SECONDS
        with cpu.of_web(base) as share:
            await asyncio.gather(
                *(_type(player, ends, EVERY_SECONDS, took) for table in there for player in table.players)
            )
        return line(f"{tables} tables of {PEOPLE} typing: save → answer", took, web=share)


async def measure_done(base: str) -> str:
    """Twelve type, and one after another presses Done and writes on; how long until all screens know."""
    async with crowd() as session:
        (table,) = await _writing(session, base, 1)
        took: list[float] = []
        ends = time.perf_counter() + PRESSES * PRESS_SECONDS + 1
        with cpu.of_web(base) as share:
            typing = [_type(player, ends, PAGE_SAVES_SECONDS, []) for player in table.players]
            await asyncio.gather(_press(table, took), *typing)
        return line(f"one table of {PEOPLE} typing: Done → the last screen", took, web=share)


async def _press(table: Table, took: list[float]) -> None:
    """Never two at once, so that not all are ever done."""
    for press in range(PRESSES):
        await asyncio.sleep(PRESS_SECONDS * (0.5 + random.random()))
        player = table.players[press // 2 % PEOPLE]
        began = time.perf_counter()
        answer = await player.act(type="keep" if press % 2 else "done")
        took.append(await table.everywhere(answer["seq"]) - began)


async def _writing(session: aiohttp.ClientSession, base: str, tables: int) -> list[Table]:
    """So many tables whose pads are open."""
    there = [Table(base, "alphabet-roulette") for _ in range(tables)]
    for table in there:
        await table.open(session, PEOPLE)
        for player in table.players:
            await player.ask("act", {"action": {"type": "roll"}})
    await asyncio.sleep(LANDED_SECONDS)
    return there


async def _type(player: Player, ends: float, every: float, took: list[float]) -> None:
    await asyncio.sleep(random.random() * every)
    version = 0
    while time.perf_counter() < ends:
        version += 1
        began = time.perf_counter()
        answer = await player.act(type="pad", v=version, answers=[f"answer {version}"] * 12)
        assert answer["ok"], answer
        took.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, began + every - time.perf_counter()))


async def main(base: str) -> None:
    """One table, then ten; then how soon all see a press among the typing."""
    for tables in (1, TABLES):
        print(await measure(base, tables), flush=True)
    print(await measure_done(base), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
