"""A backup of the tables in play and of what lasts, together in one file; and the way back.

Apart from its commands, because it loads Alembic, which the web process does without.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from blueprints import snapshot_file
from blueprints.snapshot_file import RECORDS, TABLES, About, BadFile, Reader
from records import snapshot as records
from tables import outage
from tables import snapshot as tables


def backup(file: Path, database_url: str) -> About:
    """Write everything to `file`; what was written.

    The tables come first: a game that is kept meanwhile is then in both and not in neither, and keeping is done once.
    """
    about = About(revision="", stood=outage.stood_since(time.time()))
    with snapshot_file.writing(file, about) as writer:
        writer.add(TABLES, tables.read())
        with records.reading(database_url) as now:
            if not now.revision:
                raise BadFile("There is no database here yet: open Parlor once.")
            about.revision = now.revision
            for name in now.names():
                writer.add(RECORDS + name, now.rows(name))
    return about


def restore(file: Path, database_url: str, *, replace: bool, scratch: Path) -> About:
    """Bring everything back from `file`. Raises BadFile, with nothing changed, if it can't or may not be done."""
    with snapshot_file.reading(file) as reader:
        _check(reader)
        if outage.is_open(time.time()):
            raise BadFile("Parlor is open here. Close it, wait five seconds, and restore then.")
        if not replace and not (tables.is_empty() and records.is_empty(database_url)):
            raise BadFile("This house is not empty. --replace throws away what it holds.")
        now, read = time.time(), lambda name: reader.lines(RECORDS + name)
        with (
            tables.writing(reader.lines(TABLES), now - reader.about.stood),
            records.writing(database_url, reader.about.revision, reader.records(), read, scratch),
        ):
            outage.stand_since(now)
        return reader.about


def _check(reader: Reader) -> None:
    """Read all of it once. Raises BadFile for what is newer, damaged or not there."""
    if not records.is_known(reader.about.revision):
        raise BadFile("This backup was made by a newer Parlor, or by none.")
    for part, count in {TABLES: 0, **reader.about.counts}.items():
        found = 0
        for line in reader.lines(part):
            found += 1
            _check_line(part, line)
        if found != count:
            raise BadFile(f"The backup is damaged: {part} should have {count} lines and has {found}.")


def _check_line(part: str, line: Any) -> None:
    try:
        if part == TABLES:
            tables.check(line)
        elif type(line) is not dict:
            raise TypeError(part)
    except Exception as trouble:
        why = str(trouble) if isinstance(trouble, ValueError) and str(trouble).endswith(".") else ""
        raise BadFile(why or f"The backup is damaged: {part} has a line that makes no sense.") from trouble
