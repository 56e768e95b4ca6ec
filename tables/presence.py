"""Who is connected, with a time limit: each web process keeps saying so, and whoever it stops saying it of is gone.

The table's own document remembers since when somebody is gone; this is only the evidence for it.
"""

from __future__ import annotations

from collections import defaultdict

from tables import store

LASTS_SECONDS = 30.0


def here(code: str, person: str, connection: str, now: float) -> None:
    """Somebody's connection to a table lives; good for half a minute."""
    key = _key(code)
    pipe = store.client().pipeline()
    pipe.zadd(key, {f"{person} {connection}": now + LASTS_SECONDS}).expire(
        key, int(LASTS_SECONDS * 4)
    ).execute()


def still_here(connections: list[tuple[str, str, str]], now: float) -> None:
    """Say it again for many (code, person, connection) at once."""
    there: dict[str, dict[str, float]] = defaultdict(dict)
    for code, person, connection in connections:
        there[code][f"{person} {connection}"] = now + LASTS_SECONDS
    pipe = store.client().pipeline(transaction=False)
    for code, members in there.items():
        pipe.zadd(_key(code), members).expire(_key(code), int(LASTS_SECONDS * 4))
    pipe.execute()


def gone(code: str, person: str, connection: str) -> None:
    """A connection ended."""
    store.client().zrem(_key(code), f"{person} {connection}")


def people(code: str, now: float) -> set[str]:
    """Everyone with a living connection to the table."""
    living = store.client().zrangebyscore(_key(code), now, "+inf")
    return {member.decode().rpartition(" ")[0] for member in living}


def _key(code: str) -> str:
    return f"parlor:here:{code}"
