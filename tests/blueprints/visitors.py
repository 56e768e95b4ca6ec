"""People with a browser each, as far as pages go: cookies, forms and their tokens, no screen."""

from __future__ import annotations

import re
from typing import Any

import requests

from config import Config
from tables import service, store
from tests.wire import PATIENCE_SECONDS

PASSWORD = "a long password"


def app(home: Any, redis_url: str, database_url: str, **settings: str) -> Any:
    """The web process's app in this process, without a server. Doors may be knocked at as often as one likes."""
    from app import create_app  # noqa: PLC0415 - only where a whole app is wanted

    environ = {"PARLOR_HOME": str(home), "REDIS_URL": redis_url, "DATABASE_URL": database_url,
               "PARLOR_ASYNC": "threading", "PARLOR_LIMITS": "off", **settings}  # fmt: skip
    made = create_app(Config.from_env(environ))
    store.client().flushall()
    return made


class Browser:
    """Somebody's browser."""

    def __init__(self, made: Any, address: str = "127.0.0.1") -> None:
        self.app = made
        self.client = made.test_client()
        self.address = {"REMOTE_ADDR": address}

    def looks(self, path: str) -> Any:
        """Open a page."""
        return self.client.get(path, environ_base=self.address)

    def sends(self, path: str, page: str | None = None, **fields: str) -> Any:
        """Fill in the form of `page` (the path itself, if not given) and send it."""
        shown = self.looks(page or path).text
        return self.client.post(path, data={**token(shown), **fields}, environ_base=self.address)

    def signs_up(self, name: str, password: str = PASSWORD, **more: str) -> Any:
        """Make an account."""
        return self.sends("/sign-up", name=name, password=password, **more)

    def signs_in(self, name: str, password: str = PASSWORD, **more: str) -> Any:
        """Sign in."""
        return self.sends("/sign-in", name=name, password=password, **more)

    def opens_a_table(self, name: str = "Guest", game: str = "one-two-many") -> str:
        """Open a table from the front door; its code."""
        return str(self.sends("/tables", "/", name=name, game=game).location).rpartition("/")[2]

    def joins(self, code: str, name: str = "Guest") -> Any:
        """Come to a table by its link."""
        return self.sends(f"/t/{code}/name", f"/t/{code}", name=name)

    @property
    def cookie(self) -> dict[str, Any]:
        """What the cookie says."""
        with self.client.session_transaction() as session:
            return dict(session)

    @property
    def person(self) -> str:
        """Who this browser is."""
        return str(self.cookie["person"])

    @property
    def is_in(self) -> bool:
        """Whether somebody is signed in here."""
        return bool(self.looks("/account").status_code == 200)

    def sits(self, code: str) -> bool:
        """Whether whoever this is has a seat at a table that is theirs to play."""
        return self.person in seats(code)

    def copy(self) -> Browser:
        """Another browser with the same cookie: a thief's, or a backup's."""
        other = Browser(self.app)
        other.client.set_cookie("parlor", self.client.get_cookie("parlor").value)
        return other


class LiveBrowser:
    """Somebody's browser at a running Parlor."""

    def __init__(self, address: str) -> None:
        self.address, self.session = address, requests.Session()

    def looks(self, path: str) -> requests.Response:
        """Open a page."""
        return self.session.get(self.address + path, timeout=PATIENCE_SECONDS)

    def sends(self, path: str, page: str | None = None, **fields: str) -> requests.Response:
        """Fill in the form of `page` (the path itself, if not given) and send it."""
        data = {**token(self.looks(page or path).text), **fields}
        return self.session.post(self.address + path, data=data, timeout=PATIENCE_SECONDS)


def token(shown: str) -> dict[str, str]:
    """What the forms of a page send so as to be believed; nothing, for a page that has none."""
    found = re.search(r'name="csrf_token" value="([^"]+)"', shown)
    return {"csrf_token": found[1]} if found else {}


def seats(code: str) -> list[str | None]:
    """Who sits at a table: their ids."""
    return [seat["person"] for seat in service.look(code)[1]["seats"]]


def sentence(answer: Any) -> str:
    """What a page refuses with."""
    found = re.search(r'role="alert">([^<]+)<', answer.text)
    return found[1].replace("&#39;", "'") if found else ""


def code_shown(answer: Any) -> str:
    """The recovery code on a page."""
    found = re.search(r"<code>([A-Z0-9-]+)</code>", answer.text)
    return found[1] if found else ""
