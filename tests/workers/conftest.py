"""A house with real Redis and a clock that the test turns, as the table service's own tests have it."""

from tests.tables.conftest import clock, house

__all__ = ["clock", "house"]
