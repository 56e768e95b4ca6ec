"""A house with real Redis and a clock that the test turns."""

from __future__ import annotations

import pytest

from tests.tables.house import opened, stopped


@pytest.fixture
def clock(monkeypatch):
    """The time, as the table service reads it."""
    return stopped(monkeypatch)


@pytest.fixture
def house(connection, redis_url, clock):
    """A house where nobody has sat down yet."""
    return opened(redis_url, clock)
