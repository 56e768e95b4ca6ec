"""How many moves a second one web process stores and shows: `python -m tests.bench.saturation URL`."""

from __future__ import annotations

import asyncio
import sys
import time

import aiohttp

from tests.bench.load import Player, Table, line

SECONDS = 8.0


async def measure(base: str, tables: int, people: int) -> str:
    """Everyone who writes writes again as soon as their last definition was stored and shown to all."""
    async with aiohttp.ClientSession() as session:
        there = [Table(base, "fictionary") for _ in range(tables)]
        for table in there:
            await table.open(session, people)
            await _choose(table)
        took: list[float] = []
        ends = time.perf_counter() + SECONDS
        await asyncio.gather(*(_write(player, ends, took) for table in there for player in _writers(table)))
        what = f"{tables} tables of {people}, flat out: move → every screen"
        return line(what, took, moves_a_second=round(len(took) / SECONDS))


async def _choose(table: Table) -> None:
    game = table.players[0].look()["game"]
    judge = table.players[game["judge"]]
    await judge.until(lambda: judge.look()["game"] and judge.look()["game"]["offer"])
    word = judge.look()["game"]["offer"][0]["id"]
    await table.everywhere((await judge.act(type="choose", word=word))["seq"])


def _writers(table: Table) -> list[Player]:
    """All who write but the last, so that writing never closes."""
    judge = table.players[0].look()["game"]["judge"]
    return [player for player in table.players if player.number != judge][:-1]


async def _write(player: Player, ends: float, took: list[float]) -> None:
    while time.perf_counter() < ends:
        began = time.perf_counter()
        answer = await player.act(type="write", text=f"A small boat for two, number {player.asked}")
        if answer["ok"]:
            took.append(await player.table.everywhere(answer["seq"]) - began)


async def main(base: str) -> None:
    for tables, people in ((20, 5), (8, 12)):
        print(await measure(base, tables, people), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:5000"))
