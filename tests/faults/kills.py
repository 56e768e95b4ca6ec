"""Kill or freeze a process while people play, and see what they were promised: nothing answered is lost or done twice."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp

from tests import homes
from tests.bench.load import Player, Table
from tests.faults import stubborn

BEFORE_SECONDS, AFTER_SECONDS, FROZEN_SECONDS = 2.0, 8.0, 3.0


@dataclass
class Story:
    """What the players were told was done: the two texts of every round, in order."""

    rounds: list[set[str]] = field(default_factory=list)
    longest: float = 0.0


async def through(base: str, harm: Callable[[], None]) -> Story:
    """Play One Two Many while `harm` is done in the middle. Raises AssertionError if the table and its players disagree."""
    async with aiohttp.ClientSession() as session:
        table = Table(base, "one-two-many")
        await table.open(session, 3)
        story, stop = Story(), asyncio.Event()
        playing = asyncio.create_task(_play(table, session, story, stop))
        await asyncio.sleep(BEFORE_SECONDS)
        await asyncio.to_thread(harm)
        await asyncio.sleep(AFTER_SECONDS)
        stop.set()
        await playing
        await _agree(table, session, story)
        return story


def kill(home: Path, name: str) -> Callable[[], None]:
    """Kill -9 every process of the home whose command line has `name` in it."""

    def harm() -> None:
        for pid in homes.processes(home, name):
            os.kill(pid, signal.SIGKILL)

    return harm


def freeze(home: Path, name: str) -> Callable[[], None]:
    """Stop them for three seconds, and let them go on."""

    def harm() -> None:
        pids = homes.processes(home, name)
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        time.sleep(FROZEN_SECONDS)
        for pid in pids:
            os.kill(pid, signal.SIGCONT)

    return harm


async def _play(table: Table, session: aiohttp.ClientSession, story: Story, stop: asyncio.Event) -> None:
    while not stop.is_set():
        began, number = time.monotonic(), len(story.rounds)
        pair = [table.players[number % 3], table.players[(number + 1) % 3]]
        answers = await asyncio.gather(*(_guess(player, session, number) for player in pair))
        assert all(answer["ok"] for answer in answers), f"round {number}: {answers}"
        story.rounds.append({_text(player, number) for player in pair})
        story.longest = max(story.longest, time.monotonic() - began)
        await asyncio.sleep(0.03)


async def _guess(player: Player, session: aiohttp.ClientSession, number: int) -> dict[str, object]:
    action = {"type": "guess", "round": number, "text": _text(player, number)}
    return await stubborn.act(player, session, f"{number}-{player.number}", action)


async def _agree(table: Table, session: aiohttp.ClientSession, story: Story) -> None:
    """Everyone's screen shows every round that was answered, once, in order."""
    for player in table.players:
        await stubborn.again(player, session)
        path = player.look()["game"]["path"]
        shown = [{guess["text"] for guess in one["pair"]} for one in path]
        assert shown == story.rounds, f"{len(shown)} rounds shown, {len(story.rounds)} answered: {shown[-2:]}"


def _text(player: Player, number: int) -> str:
    return f"round {number} by {player.number}"
