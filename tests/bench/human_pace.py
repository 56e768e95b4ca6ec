"""Many tables at human pace, one move a person every ten seconds: `python -m tests.bench.human_pace URL [TABLES…]`."""

from __future__ import annotations

import asyncio
import random
import sys
import time

from tests.bench import cpu
from tests.bench.load import Player, Table, crowd, line

PEOPLE, SECONDS, EVERY_SECONDS = 5, 20.0, 10.0
AT_ONCE = 20


async def measure(base: str, tables: int) -> str:
    """Everyone guesses or takes a guess back now and then; how long until it is on every screen of the table."""
    async with crowd() as session:
        there = [Table(base, "one-two-many") for _ in range(tables)]
        for first in range(0, tables, AT_ONCE):
            await asyncio.gather(*(table.open(session, PEOPLE) for table in there[first : first + AT_ONCE]))
        took: list[float] = []
        ends = time.perf_counter() + SECONDS
        with cpu.of_web(base) as share:
            await asyncio.gather(*(_play(player, ends, took) for table in there for player in table.players))
        what = f"{tables} tables of {PEOPLE} at human pace: move → every screen"
        return line(what, took, web=share, moves_a_second=round(len(took) / SECONDS))


async def _play(player: Player, ends: float, took: list[float]) -> None:
    await asyncio.sleep(random.random() * EVERY_SECONDS)
    while time.perf_counter() < ends:
        began = time.perf_counter()
        game = player.look()["game"]
        text = "" if game["guess"] else f"guess {player.asked} of {player.number}"
        answer = await player.act(type="guess", round=game["round"], text=text)
        if answer["ok"]:
            took.append(await player.table.everywhere(answer["seq"]) - began)
        await asyncio.sleep(max(0.0, began + EVERY_SECONDS - time.perf_counter()))


async def main(base: str, *tables: int) -> None:
    """A quiet evening and a busy one."""
    for many in tables or (100, 1000):
        print(await measure(base, many), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], *(int(n) for n in sys.argv[2:])))
