"""Group commit: changes that come while others are being stored are stored with the next, all in one round trip.

Whoever comes first carries what waits. One process so has one round trip to Redis under way at a time, however many
moves arrive at once; the moves of one table are made one after another on one copy and stored as one.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import orjson

Doc = dict[str, Any]


@dataclass(eq=False)
class Change:
    """A change of one table that somebody waits for, and once it is `done` what came of it."""

    code: str
    step: Callable[[Doc], Any]
    due: Callable[[Doc], float | None]
    quiet: Callable[[], bool]
    done: bool = False
    seq: int = 0
    answer: Any = None
    changed: bool = False
    trouble: Exception | None = None
    turn: threading.Event = field(default_factory=threading.Event)

    def make(self, doc: Doc) -> bool:
        """Try the step on a document; false if it refused, with the document in any state."""
        self.answer = self.trouble = None
        try:
            self.answer = self.step(doc)
        except Exception as trouble:
            self.trouble, self.changed = trouble, False
        return self.trouble is None

    def end(self, seq: int = 0, trouble: Exception | None = None) -> None:
        """It is decided: stored (or refused by its step) at `seq`, or stopped by trouble from outside."""
        self.done, self.seq, self.trouble = True, seq, trouble or self.trouble


class Draft:
    """What changes make of one table: `new` is its JSON after them all, `doc` the same as a document."""

    def __init__(self, code: str, seq: int, raw: bytes, changes: list[Change]) -> None:
        self.code, self.seq, self.raw, self.changes = code, seq, raw, changes
        self.new, self.doc = raw, orjson.loads(raw)
        for change in changes:
            self._make(change)

    @property
    def is_changed(self) -> bool:
        """Whether there is anything to store."""
        return self.new != self.raw

    @property
    def is_quiet(self) -> bool:
        """Whether others may hear of all of it a little later."""
        return all(change.quiet() for change in self.changes if change.changed)

    @property
    def due(self) -> float | None:
        """When the changed table must be woken."""
        return self.changes[-1].due(self.doc)

    def end(self, seq: int = 0, trouble: Exception | None = None) -> None:
        """All of its changes are decided."""
        for change in self.changes:
            change.end(seq, trouble)

    def _make(self, change: Change) -> None:
        if not change.make(self.doc):
            self.doc = orjson.loads(self.new)
            return
        after = orjson.dumps(self.doc)
        change.changed = after != self.new
        self.new = after


class Together:
    """Changes on their way to the store, as many at a time as wait.

    Who finds nobody under way goes; who comes meanwhile waits until their change is done, or until it is they who go next.
    """

    def __init__(self, carry: Callable[[list[Change]], None]) -> None:
        """`carry` ends every change of a list; when it raises, those not ended yet end with that."""
        self._carry = carry
        self._waiting: list[Change] = []
        self._is_under_way = False
        self._mutex = threading.Lock()

    def send(self, change: Change) -> None:
        """Have a change carried with all that wait; back when it is done."""
        with self._mutex:
            self._waiting.append(change)
            has_to_wait, self._is_under_way = self._is_under_way, True
        if has_to_wait:
            change.turn.wait()
        if not change.done:
            try:
                self._go(change)
            finally:
                self._hand_on()

    def _go(self, first: Change) -> None:
        with self._mutex:
            going, self._waiting = self._waiting, []
        trouble: Exception | None = RuntimeError("The change was broken off.")
        try:
            self._carry(going)
        except Exception as stopped:
            trouble = stopped
        finally:
            for change in going:
                if not change.done:
                    change.end(trouble=trouble)
                if change is not first:
                    change.turn.set()

    def _hand_on(self) -> None:
        with self._mutex:
            self._is_under_way = bool(self._waiting)
            if self._waiting:
                self._waiting[0].turn.set()


def by_table(changes: Iterable[Change]) -> dict[str, list[Change]]:
    """Changes sorted by their tables, each table's in the order they came."""
    tables: dict[str, list[Change]] = {}
    for change in changes:
        tables.setdefault(change.code, []).append(change)
    return tables
