"""The jobs. Each may run twice, late or never: it looks at the real table and decides there. Ids and numbers only."""

from __future__ import annotations

import logging

from tables import service, store
from workers.queue import enqueue

log = logging.getLogger("parlor")


def wake(codes: list[str]) -> None:
    """Bring tables up to now, and have their bots move that should."""
    for code in codes:
        try:
            for seat in service.wake(code).bots:
                enqueue(bot, code, seat)
        except store.NoTable:
            store.drop(code)
        except Exception:
            log.exception("table %s could not be woken", code)


def bot(code: str, seat: int) -> None:
    """Let a bot move."""
    service.bot_move(code, seat)


def sweep() -> None:
    """Make sure of every table."""
    for code in store.tables():
        service.sweep(code)
