"""The one shape of every answer: {"ok": true, …}, or {"ok": false, "error": a sentence, "code": a token}."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import redis
from werkzeug.exceptions import HTTPException

from games.errors import Illegal
from tables import measures, words
from tables.store import Crowded, NoTable

Answer = dict[str, Any]
STATUS = {
    "no_token": 401, "no_table": 404, "not_json": 415, "too_fast": 429, "broken": 500, "busy": 503, "unavailable": 503,
}  # fmt: skip
log = logging.getLogger("parlor")


def yes(**facts: Any) -> Answer:
    """It was done."""
    return {"ok": True, **facts}


def no(sentence: str, code: str | None = None) -> Answer:
    """It was refused, and nothing changed."""
    measures.REFUSALS.labels(code or "refused").inc()
    return {"ok": False, "error": sentence, "code": code or "refused"}


def status_of(code: str | None) -> int:
    """The HTTP status of a refusal with this code."""
    return STATUS.get(code or "", 400)


def answered(do: Callable[[], Answer]) -> Answer:
    """What `do` answers; a refusal, or whatever goes wrong in it, as one sentence. What HTTP has words for is raised."""
    try:
        return do()
    except Illegal as refusal:
        return no(refusal.sentence, refusal.code)
    except NoTable:
        return no(words.NO_TABLE, "no_table")
    except HTTPException:
        raise
    except Crowded:
        return no(words.BUSY, "busy")
    except redis.RedisError:
        log.exception("Redis could not be reached")
        return no("The tables can't be reached right now. Try again in a moment.", "unavailable")
    except Exception:
        log.exception("something here is broken")
        return no("Something went wrong here, and nothing was changed.", "broken")
