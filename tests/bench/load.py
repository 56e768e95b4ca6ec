"""The one load generator: people at tables over real websockets, and how long a move takes to every screen.

It speaks the wire as any program would (a guest's token, a Socket.IO namespace, text frames) and does little else, so
that it measures the server and not itself. Everything talks to one address on this machine and ends by itself.
"""

from __future__ import annotations

import asyncio
import gc
import json
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import aiohttp

WAIT_SECONDS = 20


def crowd() -> aiohttp.ClientSession:
    """A session for as many connections as a bench opens: left alone, aiohttp stops at a hundred and waits.

    From here on nothing is collected: with five thousand people here that takes 400 ms, which are not the server's.
    """
    gc.disable()
    return aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))


@dataclass(eq=False)
class Player:
    """One connection to one table: the newest view, and when each number was first seen."""

    table: Table
    number: int
    token: str
    socket: Any = None
    seq: int = 0
    view: dict[str, Any] = field(default_factory=dict)
    seen: dict[int, float] = field(default_factory=dict)
    replies: dict[int, asyncio.Future[Any]] = field(default_factory=dict)
    asked: int = 0

    async def connect(self, session: aiohttp.ClientSession, base: str) -> None:
        """Open the websocket, join the namespace, and read for ever."""
        url = base.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
        self.socket = await session.ws_connect(url, max_msg_size=0)
        auth = json.dumps({"code": self.table.code, "token": self.token})
        await self.socket.send_str(f"40{self.table.namespace},{auth}")
        self.seq = 0
        asyncio.get_running_loop().create_task(self.read())
        await self.until(lambda: self.seq > 0)

    async def read(self) -> None:
        """Take every frame: pings, replies and views."""
        view = f'42{self.table.namespace},["view",'
        reply = f"43{self.table.namespace},"
        async for message in self.socket:
            text = message.data
            if text == "2":
                await self.socket.send_str("3")
            elif text.startswith(view):
                self._saw(text, len(view))
            elif text.startswith(reply):
                number, _, answer = text[len(reply) :].partition("[")
                waiting = self.replies.pop(int(number))
                if not waiting.done():
                    waiting.set_result(json.loads("[" + answer)[0])
        for lost in self.replies.values():
            lost.cancel()
        self.replies.clear()

    def _saw(self, text: str, start: int) -> None:
        now = time.perf_counter()
        comma = text.index(",", start)
        self.seq = int(text[start + 7 : comma])
        self.seen[self.seq] = now
        self.latest = (text, start)

    def look(self) -> dict[str, Any]:
        """The newest view, read."""
        text, start = self.latest
        return json.loads(text[start:-1])

    async def ask(self, event: str, data: dict[str, Any]) -> dict[str, Any]:
        """Send an event and wait for its reply."""
        self.asked += 1
        reply = self.replies[self.asked] = asyncio.get_running_loop().create_future()
        await self.socket.send_str(f"42{self.table.namespace},{self.asked}{json.dumps([event, data])}")
        return await asyncio.wait_for(reply, WAIT_SECONDS)

    async def close(self) -> None:
        """End the connection, as a lost one ends."""
        if self.socket is not None:
            await self.socket.close()

    async def act(self, **action: Any) -> dict[str, Any]:
        """Make a move, with an id of its own."""
        return await self.ask("act", {"id": f"{self.number}-{self.asked}", "action": action})

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something to come true."""
        ends = time.perf_counter() + WAIT_SECONDS
        while not true():
            if time.perf_counter() > ends:
                raise TimeoutError(f"Seat {self.number} at {self.table.code} waited too long.")
            await asyncio.sleep(0.001)


@dataclass(eq=False)
class Table:
    """A table and the people at it."""

    base: str
    slug: str
    code: str = ""
    players: list[Player] = field(default_factory=list)

    @property
    def namespace(self) -> str:
        """Its Socket.IO namespace."""
        return f"/{self.slug}"

    async def open(
        self, session: aiohttp.ClientSession, people: int, settings: dict[str, Any] | None = None
    ) -> None:
        """Open the table, seat so many people, and start the game."""
        for number in range(people):
            async with session.post(f"{self.base}/api/v1/guest", json={"name": f"P{number}"}) as answer:
                token = (await answer.json())["token"]
            if not self.code:
                headers = {"Authorization": f"Bearer {token}"}
                body = {"game": self.slug, "settings": settings or {}}
                async with session.post(f"{self.base}/api/v1/tables", json=body, headers=headers) as answer:
                    self.code = (await answer.json())["code"]
            player = Player(self, number, token)
            self.players.append(player)
            await player.connect(session, self.base)
        await self.players[0].ask("host", {"id": "start", "do": "start"})
        await self.players[0].until(lambda: self.players[0].look()["table"]["phase"] == "playing")

    def first_seen(self, seq: int) -> float:
        """When this number or a later one was first on the last screen of the table."""
        return max(min(at for number, at in p.seen.items() if number >= seq) for p in self.players)

    async def everywhere(self, seq: int) -> float:
        """Wait until every screen shows `seq` or later; the moment the last one did."""
        for player in self.players:
            await player.until(lambda player=player: player.seq >= seq)
        return self.first_seen(seq)


def line(what: str, seconds: list[float], **more: Any) -> str:
    """One line of results: median, 99th percentile and worst in milliseconds."""
    ms = sorted(1000 * value for value in seconds)
    p99 = ms[min(len(ms) - 1, int(len(ms) * 0.99))]
    extra = "  ".join(f"{key} {value}" for key, value in more.items())
    figures = f"p50 {statistics.median(ms):7.2f} ms  p99 {p99:7.2f} ms  max {ms[-1]:7.2f} ms"
    return f"{what:<58} n {len(ms):>6}  {figures}  {extra}"
