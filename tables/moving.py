"""A seat's way to another device: a token that is good once, for five minutes."""

from __future__ import annotations

import secrets

import orjson

from tables import store

LASTS_SECONDS = 300


def offer(person: str, name: str, code: str) -> str:
    """A token that stands for this person at this table."""
    token = secrets.token_urlsafe(16)
    store.client().set(_key(token), orjson.dumps([person, name, code]), ex=LASTS_SECONDS)
    return token


def take(token: str) -> tuple[str, str, str] | None:
    """Who a token stands for, (person, name, code), using it up; None if it is used, old or invented."""
    raw = store.client().getdel(_key(token[:64]))
    if raw is None:
        return None
    person, name, code = orjson.loads(raw)
    return person, name, code


def _key(token: str) -> str:
    return f"parlor:moving:{token}"
