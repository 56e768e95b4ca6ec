"""Whether everything that play needs is up: each part named, for whoever watches over the house."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import redis
from flask import Blueprint, current_app

from records import db
from tables import beats

blueprint = Blueprint("health", __name__)
REDIS_SECONDS = 1.0


@blueprint.get("/healthz")
def healthz() -> tuple[dict[str, Any], int]:
    """200 when every part is up, else 503. `parts` has each one's `ok`, and a `count` of several."""
    patience = {"socket_timeout": REDIS_SECONDS, "socket_connect_timeout": REDIS_SECONDS}
    with redis.Redis.from_url(current_app.config["PARLOR"].redis_url, **patience) as connection:
        parts = {
            "web": {"ok": True},
            "redis": _part(lambda: bool(connection.ping())),
            "sql": _part(db.answers),
            "workers": _part(lambda: beats.living_workers(connection)),
            "clock": _part(lambda: beats.clock_lives(connection)),
        }
    down = [name for name, part in parts.items() if not part["ok"]]
    if down:
        return {"ok": False, "error": f"Down: {', '.join(down)}.", "code": "down", "parts": parts}, 503
    return {"ok": True, "parts": parts}, 200


def _part(look: Callable[[], bool | int]) -> dict[str, Any]:
    """What a look at one part finds. Whatever it raises, that part is down; the others get their look."""
    try:
        found = look()
    except Exception as trouble:
        return {"ok": False, "why": type(trouble).__name__}
    return {"ok": bool(found)} if isinstance(found, bool) else {"ok": found > 0, "count": found}
