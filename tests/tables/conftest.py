"""A house with real Redis and a clock that the test turns."""

from __future__ import annotations

import types

import pytest

import games
from tables import service, store
from tests import toy_game
from tests.tables.house import Clock, House


@pytest.fixture
def clock(monkeypatch):
    """The time, as the table service reads it."""
    hand = Clock()
    monkeypatch.setattr(service, "time", types.SimpleNamespace(time=hand.now))
    return hand


@pytest.fixture
def house(connection, redis_url, clock):
    """A house where nobody has sat down yet."""
    store.connect(redis_url)
    games.register(toy_game)
    return House(clock)
