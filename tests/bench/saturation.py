"""How many moves a second one web process stores and shows: `python -m tests.bench.saturation URL`."""

from __future__ import annotations

import asyncio
import sys
import time

import aiohttp

from tests.bench.load import Player, Table, line

SECONDS = 8.0


async def measure(base: str, tables: int, people: int) -> str:
    """As many as may without ending the game say "really the same" and take it back, each as soon as all have seen it."""
    async with aiohttp.ClientSession() as session:
        there = [Table(base, "one-two-many") for _ in range(tables)]
        for table in there:
            await table.open(session, people)
            for player in table.players[:2]:
                await player.act(type="guess", round=0, text=f"word {player.number}")
        took: list[float] = []
        ends = time.perf_counter() + SECONDS
        voters = [player for table in there for player in table.players[: people // 2]]
        await asyncio.gather(*(_vote(player, ends, took) for player in voters))
        what = f"{tables} tables of {people}, flat out: move → screen"
        return line(what, took, moves_a_second=round(len(took) / SECONDS))


async def _vote(player: Player, ends: float, took: list[float]) -> None:
    same = True
    while time.perf_counter() < ends:
        began = time.perf_counter()
        answer = await player.act(type="equivalent", same=same)
        same = not same
        if answer["ok"]:
            await player.until(lambda seq=answer["seq"]: player.seq >= seq)
            took.append(time.perf_counter() - began)


async def main(base: str) -> None:
    for tables, people in ((20, 5), (8, 12)):
        print(await measure(base, tables, people), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:5000"))
