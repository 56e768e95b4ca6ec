"""Not waiting for ever: what may hang is done by a thread of its own, and after a while one goes on without it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

GIVE_UP_SECONDS = 30.0


def within(seconds: float, do: Callable[[], Any]) -> Any:
    """What `do` answers or raises; TimeoutError when that takes longer. It is then left to end by itself."""
    look = Look(do)
    look.begin()
    found = look.end(seconds)
    if isinstance(found, Exception):
        raise found
    return found


class Look:
    """A look at something that may hang. One is under way at a time, until it is given up."""

    def __init__(self, do: Callable[[], Any]) -> None:
        self.do, self.began, self.done = do, 0.0, threading.Event()
        self.found: Any = None
        self.done.set()

    def begin(self) -> None:
        """Start looking, unless a look is under way."""
        now = time.monotonic()
        if self.done.is_set() or now - self.began > GIVE_UP_SECONDS:
            self.began, self.done = now, threading.Event()
            threading.Thread(target=self._look, args=(self.done,), daemon=True).start()

    def end(self, patience: float) -> Any:
        """What was found, or the exception that it ended in: TimeoutError if it has not ended yet."""
        return self.found if self.done.wait(patience) else TimeoutError()

    def _look(self, done: threading.Event) -> None:
        try:
            found = self.do()
        except Exception as trouble:
            found = trouble
        if done is self.done:
            self.found = found
        done.set()
