"""Everything in the database, row by row, for a backup; and the way back, into SQLite or PostgreSQL alike.

Tables are read as the database has them, not as the models do: a backup of an older form is written to a scratch database,
brought up to date there, and copied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, func, inspect, select, text

from records.db import make_engine
from records.migrate import alembic, migrate

Row = dict[str, Any]
Read = Callable[[str], Iterable[Row]]
AT_ONCE = 500
VERSION_TABLE = "alembic_version"


class Snapshot:
    """The database at one moment: its revision, the names of its tables (parents first), and their rows."""

    def __init__(self, connection: Connection) -> None:
        self.connection, self.tables = connection, _tables(connection)
        self.revision = _revision(connection)

    def names(self) -> list[str]:
        """Every table but the one that tells the revision."""
        return list(self.tables)

    def rows(self, name: str) -> Iterator[Row]:
        """Every row of a table, by its key, a few at a time."""
        table = self.tables[name]
        found = self.connection.execution_options(stream_results=True, yield_per=AT_ONCE).execute(
            select(table).order_by(*table.primary_key.columns)
        )
        return ({str(column): value for column, value in row.items()} for row in found.mappings())


@contextmanager
def reading(url: str) -> Iterator[Snapshot]:
    """The database as it is now, whatever others write meanwhile."""
    engine = make_engine(url)
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")
            else:
                connection.execution_options(isolation_level="REPEATABLE READ")
            yield Snapshot(connection)
    finally:
        engine.dispose()


def is_known(revision: str) -> bool:
    """Whether this Parlor knows the form of a database."""
    return revision in {
        script.revision for script in ScriptDirectory.from_config(alembic("")).walk_revisions()
    }


def is_empty(url: str) -> bool:
    """Whether nothing is kept in the database, or there is no database yet."""
    engine = make_engine(url)
    try:
        with engine.connect() as connection:
            tables = _tables(connection).values()
            return not any(connection.execute(select(1).select_from(t).limit(1)).first() for t in tables)
    finally:
        engine.dispose()


@contextmanager
def writing(url: str, revision: str, names: list[str], read: Read, scratch: Path) -> Iterator[None]:
    """Put the rows of `names` in the place of everything in the database; kept when the block ends, undone when it raises.

    The database is brought to its newest form. `scratch` is an empty folder that may be used meanwhile.
    """
    migrate(url)
    with _up_to_date(revision, names, read, scratch) as source:
        engine = make_engine(url)
        try:
            with engine.begin() as connection:
                _fill(connection, *source)
                yield
        finally:
            engine.dispose()


@contextmanager
def _up_to_date(
    revision: str, names: list[str], read: Read, scratch: Path
) -> Iterator[tuple[list[str], Read]]:
    """The same rows in today's form."""
    if revision == ScriptDirectory.from_config(alembic("")).get_current_head():
        yield names, read
        return
    url = f"sqlite:///{scratch / 'older.db'}"
    migrate(url, revision)
    engine = make_engine(url)
    with engine.begin() as connection:
        _fill(connection, names, read)
    engine.dispose()
    migrate(url)
    with reading(url) as snapshot:
        yield snapshot.names(), snapshot.rows


def _fill(connection: Connection, names: list[str], read: Read) -> None:
    tables = _tables(connection)
    for table in reversed(tables.values()):
        connection.execute(table.delete())
    for name in [name for name in tables if name in names]:
        rows = iter(read(name))
        while some := list(islice(rows, AT_ONCE)):
            connection.execute(tables[name].insert(), some)
        _go_on_counting(connection, tables[name])


def _go_on_counting(connection: Connection, table: Table) -> None:
    """PostgreSQL counts ids apart from the rows: its next one comes after the highest that was brought."""
    [key, *more] = table.primary_key.columns
    if connection.dialect.name != "postgresql" or more or key.type.python_type is not int:
        return
    highest = select(func.coalesce(func.max(key), 0) + 1).scalar_subquery()
    connection.execute(select(func.setval(func.pg_get_serial_sequence(table.name, key.name), highest, False)))


def _tables(connection: Connection) -> dict[str, Table]:
    there = MetaData()
    there.reflect(connection)
    return {table.name: table for table in there.sorted_tables if table.name != VERSION_TABLE}


def _revision(connection: Connection) -> str:
    if not inspect(connection).has_table(VERSION_TABLE):
        return ""
    return str(connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}")) or "")
