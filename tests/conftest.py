"""What tests stand on: a Redis of their own, databases of both kinds, and Parlor as people run it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
import redis

from records import db
from records.migrate import migrate
from records.models import Base
from tables import embedded
from tests import databases, homes

CI = os.environ.get("CI") == "true"


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real Redis for this test process alone, on a Unix socket; it ends with the process whatever happens."""
    with embedded.serving(homes.environ(tmp_path_factory.mktemp("redis"))) as url:
        yield url


@pytest.fixture
def connection(redis_url: str) -> Iterator[redis.Redis]:
    """A connection to the tests' Redis, emptied."""
    with redis.Redis.from_url(redis_url) as connection:
        connection.flushall()
        yield connection


@pytest.fixture(scope="session")
def parlor_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The home of the session's Parlor."""
    return tmp_path_factory.mktemp("parlor")


@pytest.fixture(scope="session")
def parlor(parlor_home: Path) -> Iterator[str]:
    """All of Parlor, as `make play` starts it, for the whole session; its address. Marks the test as `sockets`."""
    with homes.playing(parlor_home) as address:
        yield address


@pytest.fixture
def parlor_records(parlor: str, parlor_home: Path) -> Iterator[None]:
    """This process's sessions use the running Parlor's own database."""
    db.connect(f"sqlite:///{parlor_home / 'parlor.db'}")
    yield
    db.disconnect()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database in its newest form, once of either kind, that this process is connected to."""
    url = str(request.getfixturevalue(f"{request.param}_url"))
    engine = db.connect(url)
    with engine.begin() as work:
        for table in reversed(Base.metadata.sorted_tables):
            work.execute(table.delete())
    request.addfinalizer(db.disconnect)
    return url


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    return f"sqlite:///{shutil.copy(sqlite_template, tmp_path / 'parlor.db')}"


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file, to be copied."""
    file = tmp_path_factory.mktemp("records") / "parlor.db"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def postgresql_url() -> Iterator[str]:
    """A migrated database of this test process's own, on the PostgreSQL of DATABASE_URL or of this machine."""
    server = databases.server()
    if server is None:
        pytest.skip("no PostgreSQL server lets this user in")
    with databases.postgresql(server, f"parlor_test_{os.getpid()}") as url:
        migrate(url)
        yield url


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever talks to a running Parlor talks to its sockets, which also pass under gevent."""
    for item in items:
        if "parlor" in getattr(item, "fixturenames", ()):
            item.add_marker("sockets")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Under CI a test that skips has failed: whatever it needs, CI brings."""
    report = yield
    if CI and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome, report.longrepr = "failed", f"{item.nodeid} was skipped under CI: {report.longrepr}"
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say aloud what was not tested."""
    skipped = terminalreporter.stats.get("skipped", [])
    if skipped:
        terminalreporter.section("NOT TESTED HERE", sep="!", red=True, bold=True)
        for why in sorted({str(report.longrepr[2]) for report in skipped}):
            terminalreporter.write_line(why)
