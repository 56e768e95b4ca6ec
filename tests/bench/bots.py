"""How late bots act after the moment planned for them: `python -m tests.bench.bots URL HOME`.

Somebody and eleven quick bots play a whole game of Fictionary to 15. What a bot plans, no screen shows: it is read from the
Redis of the home that Parlor runs in.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import redis

from tests.bench.load import line
from tests.wire import Guest

BOTS, POLL_SECONDS = 11, 0.002


def measure(base: str, home: Path) -> str:
    """From the deal to the winner: each bot's plan, and when its move was stored."""
    ann, store = Guest(base, "Ann"), redis.Redis(unix_socket_path=str(home / "redis.sock"))
    key = f"parlor:table:{ann.open('fictionary', bot_pace='quick', target=15)}"
    for _ in range(BOTS):
        assert ann.host("add_bot", level="medium")["ok"]
    assert ann.host("start")["ok"]
    planned: dict[str, float] = {}
    late: list[float] = []
    number = seen = None
    while ann.view["table"]["phase"] != "over":
        if seen != (seen := ann.view["seq"]):
            _play(ann)
        if number != (number := store.hget(key, "s")):
            doc, now = json.loads(store.hget(key, "j") or "{}"), time.time()
            late += [now - at for seat, at in planned.items() if at <= now and doc["bots"].get(seat) != at]
            planned = doc["bots"]
        time.sleep(POLL_SECONDS)
    ann.leave()
    return line(f"{BOTS} quick bots, a whole game: late by", late)


def _play(ann: Guest) -> None:
    """Whatever is asked of the one who is no bot; what is not is refused."""
    game: dict[str, Any] = ann.view["game"] or {}
    if game.get("offer"):
        ann.act("choose", word=game["offer"][0]["id"])
    elif game.get("phase") == "write" and game["mine"] is None:
        ann.act("write", text=f"A custom of day {game['round'] + 1}")
    elif game.get("phase") == "vote" and game["my_vote"] is None:
        ann.act("vote", option=int(game["my_card"] == 0))
    elif game.get("phase") == "scored" and not game["ready"][0]:
        ann.act("ready")


if __name__ == "__main__":
    print(measure(sys.argv[1], Path(sys.argv[2])))
