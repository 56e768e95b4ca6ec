"""Not waiting for ever: what may hang is done by a thread of its own, and after a while one goes on without it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any


def within(seconds: float, do: Callable[[], Any]) -> Any:
    """What `do` answers or raises; TimeoutError when that takes longer. It is then left to end by itself."""
    told: list[tuple[bool, Any]] = []
    done = threading.Event()

    def run() -> None:
        try:
            told.append((True, do()))
        except Exception as trouble:
            told.append((False, trouble))
        done.set()

    threading.Thread(target=run, daemon=True).start()
    if not done.wait(seconds):
        raise TimeoutError
    well, answer = told[0]
    if not well:
        raise answer
    return answer
