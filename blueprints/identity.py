"""Who is asking: a person is a signed cookie, or for a program a signed token. Never a name, never a payload.

A cookie says who plays (`person`, since when: `since`) and, apart from that, whether they are signed in (`signed_in_at`).
A seat moved to another device brings only the first: it plays as the person, and opens no account page.
"""

from __future__ import annotations

import secrets
import time
from datetime import timedelta
from typing import Any

from flask import Flask, current_app, g, request, session
from flask_login import LoginManager, UserMixin, current_user
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy.exc import SQLAlchemyError
from werkzeug.wrappers import Request

from blueprints.answers import log
from games.errors import Illegal
from records import accounts
from records.models import Person

TOKEN_SALT = "parlor guest token"
SIGNED_OUT = "You were signed out. Load this page again."
REST_SECONDS = 5.0

logins = LoginManager()
_rests = {"until": 0.0}


class Account(UserMixin):
    """Somebody signed in, as Flask-Login asks it."""

    def __init__(self, row: Person) -> None:
        self.id, self.row = row.id, row


def init_app(app: Flask) -> None:
    """Make the cookie last a year, and keep it from other sites and from scripts.

    It is sent when it changes, not with every answer: a picture that arrives late would bring back who one was before.
    """
    app.config.update(
        SESSION_COOKIE_NAME="parlor", SESSION_COOKIE_SAMESITE="Lax", SESSION_COOKIE_HTTPONLY=True,
        SESSION_COOKIE_SECURE=app.config["PARLOR"].proxies > 0, PERMANENT_SESSION_LIFETIME=timedelta(days=365),
        SESSION_REFRESH_EACH_REQUEST=False,
    )  # fmt: skip
    _rests["until"] = 0.0
    logins.session_protection = None  # A phone's address changes as its owner walks out of the door.
    logins.request_loader(_signed_in)
    logins.init_app(app)
    app.context_processor(lambda: {"account": account, "accounts_are_down": accounts_are_down})


def person() -> str:
    """This visitor's id, made at their first visit. Raises Illegal for somebody banned."""
    if "person" not in g:
        who = session.get("person")
        if not _is_id(who) or not _still(who, session.get("since")):
            _begin(new_person(), name())
        elif session.get("month") != _month():
            session["month"] = _month()
        g.person = str(session["person"])
    return g.person


def account() -> Person | None:
    """Whoever is signed in, looked up once a request; None for everyone else, and while the database is down."""
    return current_user.row if current_user.is_authenticated else None


def signed_in_at() -> float | None:
    """When this visitor signed in, if they are signed in."""
    return session["signed_in_at"] if account() else None


def name() -> str | None:
    """What this visitor is called, once they have said so."""
    given = session.get("name")
    return given if isinstance(given, str) else None


def call_me(new_name: str) -> None:
    """Remember the visitor's name."""
    person()
    session["name"] = new_name


def become(other: str, their_name: str) -> None:
    """This device is now that person: they carried their seat over, and not their account."""
    _begin(other, their_name)


def sign_in(row: Person, at: float | None = None) -> None:
    """This browser is that person and signed in, from `at` or now on; nothing of what it was before remains."""
    _begin(row.id, row.name, max(time.time(), row.signed_out) if at is None else at)
    session["signed_in_at"] = session["since"]


def sign_out() -> None:
    """This browser is nobody in particular."""
    _begin(new_person(), None)


def new_person() -> str:
    """An id for somebody new."""
    return "p" + secrets.token_hex(8)


def token(who: str, their_name: str) -> str:
    """A bearer token for a program that plays as this person."""
    return _serializer().dumps([who, their_name])


def of_token(raw: Any) -> tuple[str, str] | None:
    """The (person, name) a token stands for; None for anything not made here. Raises Illegal for somebody banned."""
    try:
        who, their_name = _serializer().loads(raw) if isinstance(raw, str) else (None, None)
    except (BadSignature, ValueError, TypeError):
        return None
    return (who, their_name) if _is_id(who) and isinstance(their_name, str) and _still(who, 0.0) else None


def bearer() -> tuple[str, str] | None:
    """The (person, name) of this request's bearer token, or None."""
    kind, _, raw = request.headers.get("Authorization", "").partition(" ")
    return of_token(raw) if kind.lower() == "bearer" else None


def of_environ(app: Flask, environ: dict[str, Any]) -> tuple[str, str] | None:
    """The (person, name) of a socket's cookie, read once as it connects; None for a visitor without a name.

    Raises Illegal for somebody banned, and for somebody who was signed out from elsewhere.
    """
    cookie = app.session_interface.open_session(app, Request(environ)) or {}
    who, their_name = cookie.get("person"), cookie.get("name")
    if not _is_id(who) or not isinstance(their_name, str):
        return None
    if not _still(who, cookie.get("since")):
        raise Illegal(SIGNED_OUT, "no_person")
    return who, their_name


def accounts_are_down() -> bool:
    """Whether the database could not be asked just now."""
    return time.monotonic() < _rests["until"]


def _begin(who: str, their_name: str | None, since: float | None = None) -> None:
    """A new session, in which nothing of the old one is left."""
    session.clear()
    session.update(person=who, since=time.time() if since is None else since, month=_month())
    if their_name is not None:
        session["name"] = their_name
    session.permanent = True
    for known in ("person", "_login_user", "csrf_token"):
        g.pop(known, None)


def _signed_in(_: Any) -> Account | None:
    """Who signed in with this cookie, as long as that holds: both of its facts must."""
    who, at = session.get("person"), session.get("signed_in_at")
    if not _is_id(who) or not isinstance(at, float):
        return None
    row = _row(who)
    return Account(row) if row is not None and accounts.holds(row, at) else None


def _still(who: str, since: Any) -> bool:
    """Whether a browser that became this person then still is. Raises Illegal for somebody banned."""
    row = _row(who)
    if row is not None and row.banned:
        raise Illegal(accounts.BANNED, "banned")
    return accounts.holds(row, since if isinstance(since, float) else 0.0)


def _row(who: str) -> Person | None:
    """Somebody's account. While the database is down everybody is a guest, who may play; it is not asked at every step."""
    if accounts_are_down():
        return None
    try:
        return accounts.person(who)
    except SQLAlchemyError:
        log.exception("accounts could not be looked up")
        _rests["until"] = time.monotonic() + REST_SECONDS
        return None


def _month() -> int:
    """Which thirty days these are: in new ones the cookie of a regular is given another year."""
    return int(time.time() // (30 * 86400))


def _is_id(value: Any) -> bool:
    return isinstance(value, str) and 2 < len(value) <= 40


def _serializer() -> URLSafeSerializer:
    return URLSafeSerializer(current_app.secret_key or "", salt=TOKEN_SALT)
