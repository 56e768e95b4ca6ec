"""Tables on a running Parlor; and the pages alone, with the browser of somebody who has just signed up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from records import db
from tests.blueprints import visitors
from tests.blueprints.panel import Panel
from tests.blueprints.visitors import Browser
from tests.wire import Guest


@pytest.fixture
def house(redis_url: str, sqlite_url: str, tmp_path: Path) -> Iterator[Any]:
    """The web process's app, with an empty Redis and an empty database."""
    yield visitors.app(tmp_path, redis_url, sqlite_url)
    db.disconnect()


@pytest.fixture
def ann(house: Any) -> Browser:
    """Ann, who has just signed up."""
    browser = Browser(house)
    assert browser.signs_up("Ann").status_code == 200
    return browser


@pytest.fixture
def visitor(house: Any) -> Browser:
    """Somebody who has never been here."""
    return Browser(house)


@pytest.fixture
def panel(house: Any) -> Panel:
    """A house with a panel, and one of everything to look at in it."""
    return Panel(house)


@pytest.fixture
def guests(parlor: str) -> Iterator[Callable[..., list[Guest]]]:
    """`guests("Ann", "Bo")`: people at one new table, connected; the first opened it."""
    came: list[Guest] = []

    def come(*names: str, game: str = "one-two-many", **settings: object) -> list[Guest]:
        people = [Guest(parlor, name) for name in names]
        code = people[0].open(game, **settings)
        for guest in people[1:]:
            guest.come(code, game)
        came.extend(people)
        for guest in people:
            guest.sees(lambda view: len(view["table"]["seats"]) == len(people))
        return people

    yield come
    for guest in came:
        guest.leave()
