"""Sessions: kept or undone whole, and good for several processes at once."""

import sqlite3

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from records import db
from records.house_rules import remember, remembered
from records.models import HouseRules


def test_a_piece_of_work_that_fails_leaves_nothing_behind(database_url):
    with pytest.raises(LookupError), db.session() as work:
        work.add(HouseRules(person="ann", game="fictionary", settings={}, updated=1.0))
        work.flush()
        raise LookupError
    assert remembered("ann", "fictionary") == {}


def test_the_database_says_that_it_answers(database_url):
    assert db.answers()


def test_a_database_that_is_not_there_does_not_answer(tmp_path):
    db.connect(f"sqlite:///{tmp_path / 'nowhere' / 'parlor.db'}")
    with pytest.raises(OperationalError):
        db.answers()


def test_sqlite_is_read_while_somebody_else_is_writing(sqlite_url):
    db.connect(sqlite_url)
    remember("ann", "fictionary", {"timer": 60}, now=1.0)
    writer = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("DELETE FROM house_rules")
    assert remembered("ann", "fictionary") == {"timer": 60}
    writer.rollback()
    writer.close()


@pytest.mark.parametrize("scheme", ["postgres", "postgresql"])
def test_a_postgresql_address_of_either_spelling_gets_the_driver_that_is_here(scheme):
    assert db.make_engine(f"{scheme}://ann@db/parlor").url.drivername == "postgresql+psycopg"


def test_sqlite_keeps_to_its_foreign_keys(sqlite_url):
    db.connect(sqlite_url)
    with db.session() as work:
        assert work.scalar(text("PRAGMA foreign_keys")) == 1
        assert work.scalar(text("PRAGMA journal_mode")) == "wal"
