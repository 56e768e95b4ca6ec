"""Two rows in every table of a database, whatever its revision: one full, one with nothing where nothing may be."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Column, Connection, MetaData, Table, select

from records.db import make_engine

Rows = dict[str, list[dict[str, Any]]]
SAMPLES: dict[type, Any] = {
    int: lambda number: number + 1, float: lambda number: 1_764_500_000.125 + number, bool: lambda number: number == 0,
    dict: lambda number: {"née": [number, None, 0.1, "“🎲”"], "no": {}},
}  # fmt: skip


def fill(url: str) -> Rows:
    """Put the rows in, parents first; what is there then, by table."""
    engine = make_engine(url)
    with engine.begin() as work:
        for table in _tables(work):
            work.execute(
                table.insert(), [{c.name: _sample(c, number) for c in table.columns} for number in (0, 1)]
            )
    engine.dispose()
    return read(url)


def read(url: str) -> Rows:
    """Every row of every table."""
    engine = make_engine(url)
    with engine.connect() as work:
        rows = {
            table.name: [
                dict(row) for row in work.execute(select(table).order_by(*table.primary_key)).mappings()
            ]
            for table in _tables(work)
        }
    engine.dispose()
    return rows


def known(rows: Rows, before: Rows) -> Rows:
    """Of `rows` what `before` knows: its tables and their columns."""
    return {
        name: [{column: row[column] for column in was[0]} for row in rows[name]]
        for name, was in before.items()
    }


def _tables(work: Connection) -> list[Table]:
    there = MetaData()
    there.reflect(work)
    return [table for table in there.sorted_tables if table.name != "alembic_version"]


def _sample(column: Column[Any], number: int) -> Any:
    if column.foreign_keys:
        [parent] = column.foreign_keys
        return _sample(parent.column, number)
    if column.nullable and number == 1:
        return None
    kind = dict if isinstance(column.type, JSON) else column.type.python_type
    if kind is str:
        return f"{column.table.name} {column.name} {number}"[-column.type.length :]  # type: ignore[attr-defined]
    return SAMPLES[kind](number)
