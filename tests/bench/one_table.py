"""How long a move takes to every other screen of one table: `python -m tests.bench.one_table URL`."""

from __future__ import annotations

import asyncio
import sys
import time

from tests.bench.load import Table, crowd, line

MOVES = 300


async def measure(base: str, people: int) -> str:
    """Guess and take back, again and again, by each person in turn."""
    async with crowd() as session:
        table = Table(base, "one-two-many")
        await table.open(session, people)
        took = []
        for i in range(MOVES):
            player = table.players[i // 2 % people]
            text = "something" if i % 2 == 0 else ""
            began = time.perf_counter()
            answer = await player.act(type="guess", round=0, text=text)
            took.append(await table.everywhere(answer["seq"]) - began)
            await asyncio.sleep(0.06)
    return line(f"one table of {people}: move → last screen", took[20:])


async def main(base: str) -> None:
    for people in (2, 5, 15):
        print(await measure(base, people), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:5000"))
