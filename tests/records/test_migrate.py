"""Migrations up and down, on both kinds of database, against what the models say."""

from alembic import command
from sqlalchemy import inspect

from records import db
from records.migrate import alembic, migrate
from records.models import Base


def test_the_newest_migration_makes_what_the_models_say(database_url):
    command.check(alembic(database_url))


def test_every_migration_can_be_taken_back_and_made_again(database_url):
    command.downgrade(alembic(database_url), "base")
    assert _tables(database_url) == {"alembic_version"}
    migrate(database_url)
    assert _tables(database_url) == {"alembic_version", *Base.metadata.tables}


def test_a_new_home_gets_its_database_and_the_folder_around_it(tmp_path):
    migrate(f"sqlite:///{tmp_path / 'new' / 'home' / 'parlor.db'}")
    assert (tmp_path / "new" / "home" / "parlor.db").exists()


def _tables(url):
    engine = db.connect(url)
    return set(inspect(engine).get_table_names())
