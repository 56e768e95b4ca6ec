"""What people say is wrong: a word, a definition, how it is said, a fake, a list's line, or somebody at their table."""

from __future__ import annotations

from typing import TypedDict

from sqlalchemy import func, select

from records.db import insert, session
from records.models import Report

OPEN, MENDED, DECLINED = "open", "mended", "declined"
LONGEST = 400


class Said(TypedDict):
    """A report as it is made: `by` and `by_name` who says so, `code` the table it was seen at, if any."""

    by: str
    by_name: str
    kind: str
    game: str
    item: str
    text: str
    note: str
    code: str | None


def say(said: Said, now: float) -> bool:
    """Put a report in the queue; false when the same person's report of the same thing is still open there."""
    with session() as work:
        new = insert(work, Report).values(**said, at=now, state=OPEN)
        once = new.on_conflict_do_nothing(
            index_elements=["by", "kind", "game", "item"], index_where=Report.state == OPEN
        )
        return work.execute(once.returning(Report.id)).scalar() is not None


def waiting() -> int:
    """How many reports nobody has looked at yet."""
    with session() as work:
        return work.scalar(select(func.count()).where(Report.state == OPEN)) or 0
