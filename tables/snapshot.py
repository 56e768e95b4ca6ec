"""Every table with what was said at it, for a backup; and the way back, where its clocks run on from where they stood."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import orjson

from tables import course, record, store, talk
from tables.record import Doc

Kept = dict[str, Any]

# A page that stayed open since has seen numbers from after the backup, and takes only higher ones for news.
AHEAD = 1_000_000
AT_ONCE = 100
_COMING, _GOING = "parlor:coming:", "parlor:going:"


def read() -> Iterator[Kept]:
    """Every table, closed ones too while their reason can be read: code, number, document, talk, and how long it lasts."""
    for code in store.codes():
        pipe = store.client().pipeline()
        pipe.hmget(store.key(code), "s", "j")
        pipe.ttl(store.key(code))
        pipe.lrange(talk.key(code), 0, -1)
        (seq, raw), lasts, said = pipe.execute()
        if seq is not None and raw is not None:
            yield {
                "code": code, "seq": int(seq), "lasts": max(lasts, 1), "doc": orjson.loads(raw),
                "said": [orjson.loads(line) for line in said],
            }  # fmt: skip


def is_empty() -> bool:
    """Whether there is no table at all."""
    return next(store.codes(), None) is None


def check(kept: Kept) -> None:
    """Raises ValueError, KeyError or TypeError unless this is a table as `read` gives it, of this Parlor's age or older."""
    course.due(_given_back(kept, 0.0))
    for part, kind in (("code", str), ("seq", int), ("lasts", int), ("said", list)):
        if type(kept[part]) is not kind:
            raise TypeError(part)


@contextmanager
def writing(tables: Iterable[Kept], seconds: float) -> Iterator[None]:
    """Put these tables in the place of all there are, their clocks moved by `seconds`; undone when the block raises.

    They are stored aside first, so that the change itself is one step however many they are.
    """
    _clear(_COMING)
    try:
        coming = [_store_aside(kept, seconds) for kept in tables]
        going = list(store.codes())
        _swap(coming, going)
    finally:
        _clear(_COMING)
    try:
        yield
    except BaseException:
        _swap_back([code for code, _ in coming], going)
        raise
    _clear(_GOING)


def _store_aside(kept: Kept, seconds: float) -> tuple[str, float | None]:
    """Its code, and when it is due (None: never again)."""
    doc, code = _given_back(kept, seconds), kept["code"]
    pipe = store.client().pipeline()
    pipe.hset(_COMING + store.key(code), mapping={"s": kept["seq"] + AHEAD, "j": orjson.dumps(doc)})
    pipe.expire(_COMING + store.key(code), kept["lasts"])
    if kept["said"]:
        pipe.rpush(_COMING + talk.key(code), *(orjson.dumps(line) for line in kept["said"]))
        pipe.expire(_COMING + talk.key(code), talk.LASTS_SECONDS)
    pipe.execute()
    return code, course.due(doc)


def _given_back(kept: Kept, seconds: float) -> Doc:
    """The table's document, as if the time in between had not been."""
    doc = record.upgrade(kept["doc"])
    if doc["phase"] == "playing":
        course.shift(doc, seconds)
    for who in doc["people"].values():
        if who["gone"] is not None:
            who["gone"] += seconds
    doc["due"] = course.next_moment(doc)
    return doc


def _swap(coming: list[tuple[str, float | None]], going: list[str]) -> None:
    pipe = store.client().pipeline()
    _rename(pipe, [*_of(going), store.DUE, store.TABLES], "", _GOING)
    _rename(pipe, _of([code for code, _ in coming]), _COMING, "")
    for code, moment in coming:
        if moment is not None:
            pipe.zadd(store.DUE, {code: store.score(moment)})
            pipe.sadd(store.TABLES, code)
    pipe.execute()


def _swap_back(coming: list[str], going: list[str]) -> None:
    """As it was before."""
    pipe = store.client().pipeline()
    pipe.delete(*_of(coming), store.DUE, store.TABLES)
    _rename(pipe, [*_of(going), store.DUE, store.TABLES], _GOING, "")
    pipe.execute()


def _of(codes: list[str]) -> list[str]:
    """Every key of these tables."""
    return [name for code in codes for name in (store.key(code), talk.key(code))]


def _rename(pipe: Any, names: list[str], before: str, after: str) -> None:
    for name in names:
        if store.client().exists(before + name):
            pipe.rename(before + name, after + name)


def _clear(prefix: str) -> None:
    for found in store.client().scan_iter(f"{prefix}*", count=1000):
        store.client().unlink(found)
