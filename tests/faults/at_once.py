"""Fifteen people guess at the same instant, again and again: exactly two stand, thirteen are told, nothing is lost.

`python -m tests.faults.at_once URL [ROUNDS]`
"""

from __future__ import annotations

import asyncio
import sys

import aiohttp

from tests.bench.load import Table

PEOPLE = 15
ROUNDS = 1000
A_TABLE = 25  # about as long as a game of people may become


async def many_rounds(base: str, rounds: int) -> int:
    """Play so many rounds, a few a table; answers how many guesses were refused. Raises AssertionError if amiss."""
    async with aiohttp.ClientSession() as session:
        refused = 0
        for first in range(0, rounds, A_TABLE):
            table = Table(base, "one-two-many")
            await table.open(session, PEOPLE)
            for number in range(min(A_TABLE, rounds - first)):
                refused += await _round(table, number)
            for player in table.players:
                await player.close()
        return refused


async def _round(table: Table, number: int) -> int:
    guesses = [f"round {number} seat {player.number}" for player in table.players]
    answers = await asyncio.gather(
        *(
            player.act(type="guess", round=number, text=text)
            for player, text in zip(table.players, guesses, strict=True)
        )
    )
    stood = [seat for seat, answer in enumerate(answers) if answer["ok"]]
    late = [answer["code"] for answer in answers if not answer["ok"]]
    assert len(stood) == 2, f"round {number}: {len(stood)} guesses stood"
    assert late == ["wrong_round"] * (PEOPLE - 2), f"round {number}: {late}"
    await table.everywhere(max(answer["seq"] for answer in answers if answer["ok"]))
    for player in table.players:
        pair = player.look()["game"]["pair"]
        shown = {(guess["seat"], guess["text"]) for guess in pair}
        assert shown == {(seat, guesses[seat]) for seat in stood}, f"round {number}: {pair}"
    return len(late)


def main(base: str, rounds: int = ROUNDS) -> None:
    """Print what was seen."""
    refused = asyncio.run(many_rounds(base, rounds))
    print(f"{rounds} rounds of {PEOPLE} at once: 2 stood and 13 were refused every time ({refused} refusals)")


if __name__ == "__main__":
    main(sys.argv[1], *(int(n) for n in sys.argv[2:]))
