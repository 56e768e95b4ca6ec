"""Whether everything that play needs is up: each part named, for whoever watches over the house.

Redis and the database are each looked at by a thread of their own and given a second: one that hangs is down, the answer
still comes, and the next one who asks waits for the same look.
"""

from __future__ import annotations

import time
from typing import Any

import redis
from flask import Blueprint, Flask, current_app
from redis.backoff import NoBackoff
from redis.retry import Retry

from blueprints.patience import Look
from records import db
from tables import beats
from tables.beats import Signs

blueprint = Blueprint("health", __name__)

PATIENCE_SECONDS = 1.0
MOST_JOBS = 1000
LATEST_SECONDS = 10.0

Part = dict[str, Any]


def init_app(app: Flask) -> None:
    """Make the two looks of this process."""
    url = app.config["PARLOR"].redis_url
    app.extensions["looks"] = {"redis": Look(lambda: _signs(url)), "sql": Look(db.answers)}


@blueprint.get("/healthz")
def healthz() -> tuple[dict[str, Any], int]:
    """200 when every part is well, else 503. `parts` has each one's `ok`, what was counted, and why it is not well."""
    found = _looked(current_app.extensions["looks"])
    parts = {"web": {"ok": True}, **_of_redis(found["redis"]), "sql": _of_sql(found["sql"])}
    down = {name: part["why"] for name, part in parts.items() if not part["ok"]}
    if down:
        sentence = f"Down: {', '.join(down)}. {' '.join(dict.fromkeys(down.values()))}"
        return {"ok": False, "error": sentence, "code": "down", "parts": parts}, 503
    return {"ok": True, "parts": parts}, 200


def _looked(looks: dict[str, Look]) -> dict[str, Any]:
    for look in looks.values():
        look.begin()
    until = time.monotonic() + PATIENCE_SECONDS
    return {name: look.end(max(0.0, until - time.monotonic())) for name, look in looks.items()}


def _signs(url: str) -> Signs:
    with redis.Redis.from_url(
        url,
        socket_timeout=PATIENCE_SECONDS,
        socket_connect_timeout=PATIENCE_SECONDS,
        retry=Retry(NoBackoff(), 0),
    ) as connection:
        return beats.signs(connection, time.time())


def _of_redis(found: Any) -> dict[str, Part]:
    if isinstance(found, Exception):
        unknown = _part(False, "What Redis keeps can't be seen.")
        return {
            "redis": _part(False, _silent("Redis", found)),
            **dict.fromkeys(("queue", "due", "workers", "clock"), unknown),
        }
    late = f"A table has been due for {found.late_ms / 1000:.0f} seconds, and nobody woke it."
    return {
        "redis": _part(True),
        "queue": _part(found.jobs <= MOST_JOBS, f"{found.jobs} jobs wait for a worker.", count=found.jobs),
        "due": _part(found.late_ms <= LATEST_SECONDS * 1000, late, late_ms=found.late_ms),
        "workers": _part(found.workers > 0, "No worker has given a sign of life for fifteen seconds.", count=found.workers),
        "clock": _part(found.clock, "The clock has given no sign of life for fifteen seconds."),
    }  # fmt: skip


def _of_sql(found: Any) -> Part:
    return _part(found is True, _silent("The database", found))


def _silent(what: str, trouble: Any) -> str:
    if isinstance(trouble, TimeoutError | redis.TimeoutError):
        return f"{what} has not answered for a second."
    return f"{what} can't be reached ({type(trouble).__name__})."


def _part(well: bool, why: str = "", **counted: int) -> Part:
    return {"ok": well, **counted} if well else {"ok": well, **counted, "why": why}
