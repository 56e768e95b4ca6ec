"""Databases to test on: a PostgreSQL server if one can be reached, and databases of the tests' own on it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from sqlalchemy import URL, create_engine, make_url, text
from sqlalchemy.exc import OperationalError

LOCAL = "postgresql+psycopg:///postgres"


@cache
def server() -> URL | None:
    """The PostgreSQL server of DATABASE_URL, or this machine's if it lets this user in; None if there is neither."""
    given = make_url(os.environ.get("DATABASE_URL") or LOCAL)
    url = given if given.get_backend_name() == "postgresql" else make_url(LOCAL)
    engine = create_engine(url.set(drivername="postgresql+psycopg"), connect_args={"connect_timeout": 2})
    try:
        engine.connect().close()
    except OperationalError:
        return None
    finally:
        engine.dispose()
    return engine.url


@contextmanager
def postgresql(server: URL, name: str) -> Iterator[str]:
    """A new database on `server` while the block lasts; yields its URL."""
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as work:
        work.execute(text(f"CREATE DATABASE {name}"))
        try:
            yield server.set(database=name).render_as_string(hide_password=False)
        finally:
            work.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()
