"""How words, fakes and lists did: counted once for every finished game, whether the game itself is kept or not."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, TypedDict

from sqlalchemy import delete
from sqlalchemy.orm import Session

from records.db import insert, session
from records.models import CountedGame, Usage

# A table tells its games again until it hears that they are counted, and lasts eight days without a change.
LASTS_SECONDS = 30 * 24 * 3600.0
COUNTS = ("offered", "chosen", "found", "fooled", "votes")


class Told(TypedDict):
    """What must be known of a finished game to count it: its `usage` may be missing from one told long ago."""

    id: str
    game: str
    ended: float
    usage: list[dict[str, Any]]


def count(finished: Told) -> bool:
    """Add what a finished game says of the banks; whether it was added now and not before.

    The mark that it is counted and all its counts are one transaction, so a worker that dies on the way has counted
    nothing, and one that comes again counts nothing twice.
    """
    rows = _rows(finished)
    with session() as work:
        if not _is_first(work, finished):
            return False
        if rows:
            work.execute(_adding(work), rows)
    return True


def sweep(now: float) -> None:
    """Forget which games are counted that no table can tell of any more. Their counts stay."""
    with session() as work:
        work.execute(delete(CountedGame).where(CountedGame.ended < now - LASTS_SECONDS))


def _rows(finished: Told) -> list[dict[str, Any]]:
    """One row for each thing, in one order for everybody, so that two games never wait for each other in a circle."""
    sums: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for line in finished.get("usage") or []:
        sums[line["kind"], line["item"]].update({name: line.get(name, 0) for name in COUNTS})
    return [
        {
            "game": finished["game"],
            "kind": kind,
            "item": item,
            **{name: sums[kind, item][name] for name in COUNTS},
        }
        for kind, item in sorted(sums)
    ]


def _is_first(work: Session, finished: Told) -> bool:
    mark = insert(work, CountedGame).values(id=finished["id"], ended=finished["ended"])
    done = work.execute(mark.on_conflict_do_nothing().returning(CountedGame.id))
    return done.scalar() is not None


def _adding(work: Session) -> Any:
    """Insert a row, or add its counts to those there are."""
    new = insert(work, Usage)
    more = {name: getattr(Usage, name) + new.excluded[name] for name in COUNTS}
    return new.on_conflict_do_update(index_elements=["game", "kind", "item"], set_=more)
