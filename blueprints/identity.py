"""Who is asking: a person is a signed cookie, or for a program a signed token. Never a name, never a payload."""

from __future__ import annotations

import secrets
from datetime import timedelta
from typing import Any

from flask import Flask, current_app, request, session
from itsdangerous import BadSignature, URLSafeSerializer
from werkzeug.wrappers import Request

TOKEN_SALT = "parlor guest token"


def init_app(app: Flask) -> None:
    """Make the cookie last a year, and keep it from other sites and from scripts."""
    app.config.update(
        SESSION_COOKIE_NAME="parlor", SESSION_COOKIE_SAMESITE="Lax", SESSION_COOKIE_HTTPONLY=True,
        SESSION_COOKIE_SECURE=app.config["PARLOR"].proxies > 0, PERMANENT_SESSION_LIFETIME=timedelta(days=365),
    )  # fmt: skip


def person() -> str:
    """This visitor's id, made at their first visit."""
    if not _is_id(session.get("person")):
        session["person"] = new_person()
        session.permanent = True
    return str(session["person"])


def name() -> str | None:
    """What this visitor is called, once they have said so."""
    given = session.get("name")
    return given if isinstance(given, str) else None


def call_me(new_name: str) -> None:
    """Remember the visitor's name."""
    person()
    session["name"] = new_name


def become(other: str, their_name: str) -> None:
    """This device is now that person: they carried their seat over."""
    session.clear()
    session.update(person=other, name=their_name)
    session.permanent = True


def new_person() -> str:
    """An id for somebody new."""
    return "p" + secrets.token_hex(8)


def token(who: str, their_name: str) -> str:
    """A bearer token for a program that plays as this person."""
    return _serializer().dumps([who, their_name])


def of_token(raw: Any) -> tuple[str, str] | None:
    """The (person, name) a token stands for; None for anything that was not made here."""
    try:
        who, their_name = _serializer().loads(raw) if isinstance(raw, str) else (None, None)
    except (BadSignature, ValueError, TypeError):
        return None
    return (who, their_name) if _is_id(who) and isinstance(their_name, str) else None


def bearer() -> tuple[str, str] | None:
    """The (person, name) of this request's bearer token, or None."""
    kind, _, raw = request.headers.get("Authorization", "").partition(" ")
    return of_token(raw) if kind.lower() == "bearer" else None


def of_environ(app: Flask, environ: dict[str, Any]) -> tuple[str, str] | None:
    """The (person, name) of a socket's cookie, read once as it connects; None for a visitor without a name."""
    cookie = app.session_interface.open_session(app, Request(environ))
    who, their_name = (cookie.get("person"), cookie.get("name")) if cookie else (None, None)
    return (who, their_name) if _is_id(who) and isinstance(their_name, str) else None


def _is_id(value: Any) -> bool:
    return isinstance(value, str) and 2 < len(value) <= 40


def _serializer() -> URLSafeSerializer:
    return URLSafeSerializer(current_app.secret_key or "", salt=TOKEN_SALT)
