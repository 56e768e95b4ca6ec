"""What is said and shown around the table without being a move: emotes, chat, nudges. Kept briefly, never in the game."""

from __future__ import annotations

from typing import Any

import orjson

from tables import store

EMOTES = ("laugh", "clap", "wow", "heart", "think", "groan")
DISMISSED = "dismissed"
LINES = 50
LINE_LENGTH = 300
LASTS_SECONDS = 7 * 24 * 3600
FLOODS = {"emote": (8, 6), "say": (6, 6), "nudge": (2, 20), "name": (5, 60), "report": (5, 60)}


def tell(code: str, event: str, data: dict[str, Any], to: str | None = None) -> None:
    """Tell everyone at the table, or one person there, through whichever web process they are connected to."""
    store.client().publish(store.TALK, orjson.dumps([code, event, data, to]))


def dismiss(person: str) -> None:
    """End every connection of this person's, in whichever web process: whoever comes back is asked anew who they are."""
    tell("", DISMISSED, {}, to=person)


def keep_line(code: str, line: dict[str, Any]) -> None:
    """Remember a line of chat for those who reload or come late."""
    pipe = store.client().pipeline()
    pipe.rpush(key(code), orjson.dumps(line)).ltrim(key(code), -LINES, -1)
    pipe.expire(key(code), LASTS_SECONDS).execute()


def lines(code: str) -> list[dict[str, Any]]:
    """The last lines of chat, oldest first."""
    return [orjson.loads(line) for line in store.client().lrange(key(code), 0, -1)]


def key(code: str) -> str:
    """Where the chat of a table is kept."""
    return f"parlor:said:{code}"


def too_much(code: str, person: str, kind: str) -> bool:
    """Whether this person did so much of one kind in so little time that it is ignored for now."""
    most, seconds = FLOODS[kind]
    flood = f"parlor:flood:{kind}:{code}:{person}"
    client = store.client()
    count = client.incr(flood)
    if count == 1:
        client.expire(flood, seconds)
    return int(count) > most
