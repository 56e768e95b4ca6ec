"""Tables on a running Parlor."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.wire import Guest


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
