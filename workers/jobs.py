"""The jobs. Each may run twice, late or never: it looks at the real table and decides there. Ids and numbers only."""

from __future__ import annotations

import logging
import time

from records import crews, history, usage
from tables import measures, store, upkeep
from workers.queue import enqueue

log = logging.getLogger("parlor")


def wake(codes: list[str]) -> None:
    """Bring tables up to now, and have their bots move that should."""
    for code in codes:
        try:
            errands = upkeep.wake(code)
            for seat in errands.bots:
                enqueue(bot, code, seat)
            if errands.keep:
                enqueue(keep, code)
        except store.NoTable:
            store.drop(code)
        except Exception:
            log.exception("table %s could not be woken", code)


def bot(code: str, seat: int) -> None:
    """Let a bot move."""
    upkeep.bot_move(code, seat)


def keep(code: str) -> None:
    """Keep a table's finished games, count how the banks did in them, and remember them for the same people's next table.

    While the database can't be reached they stay with the table, which asks again.
    """
    for told in upkeep.to_keep(code):
        came = history.keep(told["game"])
        if came == "now":
            measures.KEPT.labels(told["game"]["game"]).inc()
        usage.count(told["game"])
        crews.remember(told["game"])
        upkeep.kept(code, told["id"], came is not None)


def sweep() -> None:
    """Make sure of every table, and forget crews that no longer play and games that nobody tells of again."""
    for code in store.tables():
        upkeep.sweep(code)
    now = time.time()
    crews.sweep(now)
    usage.sweep(now)
