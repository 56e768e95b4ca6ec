"""The due list: when each table must next be woken. Only an index; the table itself says whether it is due.

What is taken is leased: it comes back by itself if whoever took it dies, and every change of the table sets it anew.
"""

from __future__ import annotations

from tables import measures, store

LEASE_SECONDS = 5.0
AT_ONCE = 200

_TAKE = """
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', 0, ARGV[3])
for i = 1, #due, 2 do redis.call('ZADD', KEYS[1], ARGV[2], due[i]) end
return due
"""


def take(now: float, most: int = AT_ONCE) -> list[str]:
    """The codes due by `now` (epoch seconds), earliest first, leased to the caller for five seconds."""
    ms = int(now * 1000)
    taken = store.client().eval(_TAKE, 1, store.DUE, ms, ms + int(LEASE_SECONDS * 1000), most)
    for moment in taken[1::2]:
        measures.LATE.observe(max(0.0, now - float(moment) / 1000))
    return [code.decode() for code in taken[::2]]


def next_moment() -> float | None:
    """When the earliest table is due, in epoch seconds; None when there is none."""
    first = store.client().zrange(store.DUE, 0, 0, withscores=True)
    return first[0][1] / 1000 if first else None


def arm(code: str, moment: float) -> None:
    """Put a table back on the list, no later than it stands there already."""
    store.client().zadd(store.DUE, {code: store.score(moment)}, lt=True)
