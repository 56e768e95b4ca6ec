"""How a table changes: a step runs on the table brought up to now, and what it leads to follows at once.

A step changes the document or raises Illegal. The store keeps the result before anyone is told. People, bots and the clock
come through here alike.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from games.errors import Illegal
from tables import course, record, rights, store, words
from tables.record import Doc, game_of
from tables.store import Saved

Step = Callable[[Doc, float], Any]


def change(code: str, step: Step, quiet: Callable[[], bool] = lambda: False) -> Saved:
    """Change a table, unless it is closed. Raises NoTable, and whatever the step raises."""

    def settled(doc: Doc, now: float) -> Any:
        if course.is_due(doc, now):
            course.settle(doc, now)
        if doc["phase"] == "closed":
            return None
        answer = step(doc, now)
        course.settle(doc, now)
        return answer

    return change_raw(code, settled, quiet)


def change_of(code: str, person: str, step: Step, quiet: Callable[[], bool] = lambda: False) -> Saved:
    """A change by somebody who must be at the table."""

    def theirs(doc: Doc, now: float) -> Any:
        rights.check_known(doc, person)
        return step(doc, now)

    return change(code, theirs, quiet)


def change_raw(code: str, step: Step, quiet: Callable[[], bool] = lambda: False) -> Saved:
    """Change a table as it stands, closed or overdue."""
    return store.change(code, lambda doc: step(record.upgrade(doc), time.time()), course.due, quiet)


def play(doc: Doc, number: int, action: Any, by_host: bool, now: float) -> None:
    """Make a move of the game from a seat. Raises Illegal."""
    if type(action) is not dict:
        raise Illegal(words.NONSENSE, "no_such_move")
    game_of(doc).act(doc["state"], number, {**action, "host": by_host}, now)
