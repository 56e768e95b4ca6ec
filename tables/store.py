"""Tables in Redis: load one, change one a step at a time, and tell every web process that it changed.

How a table is kept, this file and snapshot.py alone know: as a hash of `s`, its number (one more with each change), and
`j`, its JSON. One script compares the number, stores, arms the due list and publishes, so a change is one round trip and
no other process ever sees half of one. Every process keeps the JSON it saw last and uses it while its number holds.
Changes that arrive while others are under way are stored together with the next (changes.py).
"""

from __future__ import annotations

import hashlib
import math
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import orjson
import redis

from tables import measures
from tables.changes import Change, Draft, Together, by_table

Doc = dict[str, Any]
Step = Callable[[Doc], Any]

CHANGES = "parlor:changes"
TALK = "parlor:talk"
DUE = "parlor:due"
TABLES = "parlor:tables"
LASTS_SECONDS = 8 * 24 * 3600
KEPT = 2000
ATTEMPTS = 200

_CHANGE = """
local seq = redis.call('HGET', KEYS[1], 's') or '0'
if seq ~= ARGV[1] then return {0, seq, redis.call('HGET', KEYS[1], 'j') or ''} end
redis.call('HSET', KEYS[1], 's', ARGV[1] + 1, 'j', ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[4])
if ARGV[3] == '' then
  redis.call('ZREM', KEYS[2], ARGV[5])
  redis.call('SREM', KEYS[3], ARGV[5])
else
  redis.call('ZADD', KEYS[2], ARGV[3], ARGV[5])
  redis.call('SADD', KEYS[3], ARGV[5])
end
redis.call('PUBLISH', ARGV[7], ARGV[5] .. ' ' .. (ARGV[1] + 1) .. ARGV[6])
return {1, ARGV[1] + 1, ''}
"""
_SHA = hashlib.sha1(_CHANGE.encode(), usedforsecurity=False).hexdigest()


class NoTable(LookupError):
    """There is no such table, or there is none any more."""


class Crowded(RuntimeError):
    """Too many others changed the table at the same moment; nothing was changed."""


@dataclass(frozen=True)
class Saved:
    """A table as it stands after a change: its number, what the step answered, and whether anything changed."""

    seq: int
    answer: Any
    changed: bool


_client: Any = None
_kept: OrderedDict[str, tuple[int, bytes]] = OrderedDict()


def connect(url: str) -> Any:
    """Connect this process to Redis at `url`, once, before anything else here is used."""
    global _client  # noqa: PLW0603 - one connection a process
    pool = redis.BlockingConnectionPool.from_url(url, max_connections=16, timeout=20)
    _client = redis.Redis(connection_pool=pool)
    _kept.clear()
    return _client


def client() -> Any:
    """This process's Redis. Raises RuntimeError before `connect`. (Its answers are typed too loosely to use.)"""
    if _client is None:
        raise RuntimeError("Call tables.store.connect(url) first.")
    return _client


def create(code: str, doc: Doc, due: float) -> bool:
    """Store a new table under `code`; false if the code is taken."""
    done, _, _ = client().eval(_CHANGE, 3, *_keys(code), *_args(code, 0, orjson.dumps(doc), due, quiet=False))
    return bool(done)


def load(code: str) -> tuple[int, Doc]:
    """The table's number and document as they stand in Redis. Raises NoTable."""
    seq, raw = _fetch(code)
    return seq, orjson.loads(raw)


def at(code: str, seq: int) -> tuple[int, Doc]:
    """The table at `seq` or later: the kept copy when it is that one, else from Redis. Raises NoTable."""
    kept = _kept.get(code)
    if kept and kept[0] >= seq:
        return kept[0], orjson.loads(kept[1])
    return load(code)


def change(
    code: str, step: Step, due: Callable[[Doc], float | None], quiet: Callable[[], bool] = lambda: False
) -> Saved:
    """Change one table: run `step` on its document and store what comes of it.

    The step changes the document in place, answers anything, or raises to change nothing. If another process
    stored first, it runs again on the newer document. `due` tells when the changed table must be woken (epoch
    seconds; infinity: nothing is due; None: it is closed). Whether the change is `quiet`, so that others may hear
    of it a little later, is asked after the step. Raises NoTable.
    """
    wanted = Change(code, step, due, quiet)
    _together.send(wanted)
    if wanted.trouble is not None:
        raise wanted.trouble
    return Saved(wanted.seq, wanted.answer, wanted.changed)


def several(codes: Sequence[str]) -> list[tuple[int, Doc]]:
    """Those of these tables that there are, fetched in one go. None of them is kept."""
    pipe = client().pipeline(transaction=False)
    for code in codes:
        pipe.hmget(key(code), "s", "j")
    return [
        (int(seq), orjson.loads(raw)) for seq, raw in pipe.execute() if seq is not None and raw is not None
    ]


def tables() -> list[str]:
    """The codes of every open table."""
    return sorted(code.decode() for code in client().smembers(TABLES))


def codes() -> Iterator[str]:
    """The code of every table there is, closed ones too while their reason can be read."""
    found = {name.decode().removeprefix(key("")) for name in client().scan_iter(f"{key('')}*", count=1000)}
    return iter(sorted(found))


def key(code: str) -> str:
    """Where a table is kept."""
    return f"parlor:table:{code}"


def drop(code: str) -> None:
    """Take a code that has no table any more off the lists."""
    pipe = client().pipeline()
    pipe.zrem(DUE, code).srem(TABLES, code).execute()


def score(moment: float) -> str | int:
    """A moment as the due list keeps it: whole milliseconds, rounded up so that nothing is woken early."""
    return "+inf" if math.isinf(moment) else int(moment * 1000) + 1


def _carry(changes: list[Change]) -> None:
    """Make changes and store them; those whose table another process changed meanwhile are made again."""
    waiting = changes
    for _ in range(ATTEMPTS):
        drafts = [draft for code, these in by_table(waiting).items() if (draft := _draft(code, these))]
        for draft, reply in zip(drafts, _exchange(drafts), strict=True):
            _settle(draft, reply)
        waiting = [change for change in waiting if not change.done]
        if not waiting:
            return
        measures.RETRIES.inc(len(waiting))
    for change in waiting:
        change.end(trouble=Crowded(change.code))


_together = Together(_carry)


def _draft(code: str, changes: list[Change]) -> Draft | None:
    """What these changes make of their table; None, and they are ended, when there is no such table."""
    try:
        seq, raw = _kept.get(code) or _fetch(code)
    except NoTable as trouble:
        for change in changes:
            change.end(trouble=trouble)
        return None
    return Draft(code, seq, raw, changes)


def _exchange(drafts: list[Draft]) -> list[Any]:
    """Redis's replies, in one round trip: to storing what is new, and elsewhere whether what we read was the newest.

    A refusal, or a step that changed nothing, must not rest on an old copy either.
    """
    pipe = client().pipeline(transaction=False)
    for draft in drafts:
        if draft.is_changed:
            args = _args(draft.code, draft.seq, draft.new, draft.due, draft.is_quiet)
            pipe.evalsha(_SHA, 3, *_keys(draft.code), *args)
        else:
            pipe.hget(key(draft.code), "s")
    replies: list[Any] = pipe.execute(raise_on_error=False)
    return replies


def _settle(draft: Draft, reply: Any) -> None:
    """End a draft's changes if Redis took them; else have the next try begin from the newest document."""
    if isinstance(reply, redis.exceptions.NoScriptError):
        client().script_load(_CHANGE)
    elif isinstance(reply, Exception):
        draft.end(trouble=reply)
    elif not draft.is_changed:
        _settle_unchanged(draft, reply)
    else:
        done, now, newer = reply
        if not done and not newer:
            _gone(draft)
            return
        _keep(draft.code, int(now), draft.new if done else newer)
        if done:
            draft.end(int(now))


def _settle_unchanged(draft: Draft, seq: bytes | None) -> None:
    if seq is None:
        _gone(draft)
    elif int(seq) == draft.seq:
        draft.end(draft.seq)
    else:
        _kept.pop(draft.code, None)


def _gone(draft: Draft) -> None:
    _kept.pop(draft.code, None)
    draft.end(trouble=NoTable(draft.code))


def _keys(code: str) -> tuple[str, str, str]:
    return key(code), DUE, TABLES


def _args(code: str, seq: int, raw: bytes, due: float | None, quiet: bool) -> tuple[Any, ...]:
    ms = "" if due is None else score(due)
    return seq, raw, ms, LASTS_SECONDS, code, " q" if quiet else "", CHANGES


def _fetch(code: str) -> tuple[int, bytes]:
    seq, raw = client().hmget(key(code), "s", "j")
    if seq is None or raw is None:
        raise NoTable(code)
    _keep(code, int(seq), raw)
    return int(seq), raw


def _keep(code: str, seq: int, raw: bytes) -> None:
    _kept[code] = (seq, raw)
    _kept.move_to_end(code)
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
