"""The database: connect once a process, then `with session() as s:`. SQLite or PostgreSQL, by its URL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Engine, Table, create_engine, event, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session, sessionmaker
from sqlalchemy.pool import ConnectionPoolEntry

BUSY_SECONDS = 5

_sessions: sessionmaker[Session] = sessionmaker()


def connect(url: str) -> Engine:
    """Make this process's sessions use the database at `url`. Connecting again replaces it."""
    disconnect()
    engine = make_engine(url)
    _sessions.configure(bind=engine)
    return engine


def disconnect() -> None:
    """Close every connection that is not in use."""
    engine = _sessions.kw.get("bind")
    if engine is not None:
        engine.dispose()


@contextmanager
def session() -> Iterator[Session]:
    """One piece of work: kept when the block ends, undone when it raises."""
    with _sessions.begin() as work:
        yield work


def open_session() -> Session:
    """A session that whoever asks for it closes: for looking at rows as long as a page takes."""
    return _sessions()


def insert(work: Session, model: type[Any]) -> Any:
    """An INSERT that can say what to do on conflict, in the words of this database."""
    table: Table = model.__table__
    return postgresql.insert(table) if work.get_bind().dialect.name == "postgresql" else sqlite.insert(table)


def answers() -> bool:
    """True when the database answers. Raises what SQLAlchemy raises when it does not."""
    with session() as work:
        return bool(work.scalar(text("SELECT 1")))


def make_engine(url: str) -> Engine:
    """An engine for `url`, with what each kind of database needs to serve several processes at once."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        engine = create_engine(address, connect_args={"timeout": BUSY_SECONDS})
        event.listen(engine, "connect", _share)
        return engine
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    patience = {
        "connect_timeout": BUSY_SECONDS,
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
    }
    return create_engine(address, pool_pre_ping=True, connect_args=patience)


def _share(connection: Any, _entry: ConnectionPoolEntry) -> None:
    """SQLite: readers go on while one writes, and a process killed at any moment leaves the file whole."""
    for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")
