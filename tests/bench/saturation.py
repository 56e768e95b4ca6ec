"""How many moves a second one web process stores and shows: `python -m tests.bench.saturation URL`."""

from __future__ import annotations

import asyncio
import sys
import time
from bisect import bisect_left
from typing import Any

from tests.bench import cpu
from tests.bench.load import Player, Table, crowd, line

SECONDS = 8.0
Made = tuple[Player, int, float, float]  # who moved, the number that stored it, when it was sent and answered


async def measure(base: str, tables: int, people: int) -> list[str]:
    """As many as may without ending the game say "really the same" and take it back, and one more guesses anew.

    Each moves again as soon as the last move is answered. How long until one's own screen shows it is looked up later.
    """
    async with crowd() as session:
        there = [Table(base, "one-two-many") for _ in range(tables)]
        for table in there:
            await table.open(session, people)
            for player in table.players[:2]:
                await player.act(type="guess", round=0, text=f"word {player.number}")
        voters = [player for table in there for player in table.players[: people // 2]]
        guessers = [table.players[-1] for table in there]
        made: list[Made] = []
        ends = time.perf_counter() + SECONDS
        with cpu.of_web(base) as share:
            await asyncio.gather(
                *(_move_on(player, ends, made, _vote) for player in voters),
                *(_move_on(player, ends, made, _guess) for player in guessers),
            )
        await asyncio.sleep(0.2)
        speed = round(len(made) / SECONDS)
        what = f"{tables} tables of {people}, flat out: move"
        return [
            line(
                f"{what} → answer", [answered - began for _, _, began, answered in made], moves_a_second=speed
            ),
            line(f"{what} → screen", _shown(made), web=share),
        ]


def _vote(count: int) -> dict[str, Any]:
    return {"type": "equivalent", "same": count % 2 == 0}


def _guess(count: int) -> dict[str, Any]:
    return {"type": "guess", "round": 1, "text": f"word {count % 7}"}


async def _move_on(player: Player, ends: float, made: list[Made], move: Any) -> None:
    count = 0
    while time.perf_counter() < ends:
        began = time.perf_counter()
        answer = await player.act(**move(count))
        if answer["ok"]:
            made.append((player, answer["seq"], began, time.perf_counter()))
            count += 1
        elif answer["code"] != "too_fast":
            raise AssertionError(answer)


def _shown(made: list[Made]) -> list[float]:
    """Move → the mover's own screen, for each move that it showed by the end."""
    numbers = {id(player): sorted(player.seen) for player, *_ in made}
    took = []
    for player, seq, began, _ in made:
        seen = numbers[id(player)]
        first = bisect_left(seen, seq)
        if first < len(seen):
            took.append(player.seen[seen[first]] - began)
    return took


async def main(base: str) -> None:
    """Many small tables, and a few large ones."""
    for tables, people in ((20, 5), (8, 12)):
        print(*await measure(base, tables, people), sep="\n", flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:5000"))
