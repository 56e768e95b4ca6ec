"""Migrations up and down, on both kinds of database, against what the models say."""

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import inspect

from records import db
from records.migrate import alembic, migrate
from records.models import Base
from tests.records import every_table

REVISIONS = [script.revision for script in ScriptDirectory.from_config(alembic("")).walk_revisions()][::-1]


def test_the_newest_migration_makes_what_the_models_say(database_url):
    command.check(alembic(database_url))


def test_every_migration_can_be_taken_back_and_made_again(database_url):
    command.downgrade(alembic(database_url), "base")
    assert _tables(database_url) == {"alembic_version"}
    migrate(database_url)
    assert _tables(database_url) == {"alembic_version", *Base.metadata.tables}


@pytest.fixture
def old_url(database_url):
    """A database that a test may take back; later ones find it as they expect it."""
    yield database_url
    migrate(database_url)


@pytest.mark.parametrize("revision", REVISIONS)
def test_data_of_a_revision_survives_every_newer_one_and_the_way_back(old_url, revision):
    command.downgrade(alembic(old_url), "base")
    migrate(old_url, revision)
    before = every_table.fill(old_url)
    migrate(old_url)
    assert every_table.known(every_table.read(old_url), before) == before
    command.downgrade(alembic(old_url), revision)
    assert every_table.read(old_url) == before


@pytest.mark.parametrize("revision", REVISIONS)
def test_going_back_loses_only_what_the_older_revision_does_not_know(old_url, revision):
    command.downgrade(alembic(old_url), revision)
    older = every_table.read(old_url)
    migrate(old_url)
    full = every_table.fill(old_url)
    command.downgrade(alembic(old_url), revision)
    kept = every_table.read(old_url)
    assert kept.keys() == older.keys()
    assert all(len(rows) == 2 for rows in kept.values())
    assert every_table.known(full, kept) == kept
    migrate(old_url)
    assert every_table.known(every_table.read(old_url), kept) == kept


def test_a_new_home_gets_its_database_and_the_folder_around_it(tmp_path):
    migrate(f"sqlite:///{tmp_path / 'new' / 'home' / 'parlor.db'}")
    assert (tmp_path / "new" / "home" / "parlor.db").exists()


def _tables(url):
    engine = db.connect(url)
    return set(inspect(engine).get_table_names())
