"""A person who keeps at it: sends a move again, under the same id, until it is answered, through whatever happens."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import aiohttp

from tests.bench.load import Player

PATIENCE_SECONDS = 30.0
REPLY_SECONDS = 3.0
LOST = (
    aiohttp.ClientError,
    TimeoutError,
    OSError,
    asyncio.CancelledError,
)  # A lost connection cancels what it owes.


async def act(
    player: Player, session: aiohttp.ClientSession, act_id: str, action: dict[str, Any]
) -> dict[str, Any]:
    """The answer to a move, however many connections it takes. Raises TimeoutError after thirty seconds without one."""
    ends = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < ends:
        try:
            answer = await asyncio.wait_for(
                player.ask("act", {"id": act_id, "action": action}), REPLY_SECONDS
            )
            if answer.get("code") not in ("unavailable", "broken", "not_at_table"):
                return answer
        except LOST:
            await again(player, session)
        await asyncio.sleep(0.2)
    raise TimeoutError(f"{act_id} was never answered")


async def again(player: Player, session: aiohttp.ClientSession) -> None:
    """Connect once more, if anybody is there to connect to."""
    try:
        await player.close()
        await asyncio.wait_for(player.connect(session, player.table.base), REPLY_SECONDS)
    except LOST:
        await asyncio.sleep(0.2)
