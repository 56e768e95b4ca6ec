"""Bring a database to the newest form: `python -m records.migrate`. Apart from db, which needs no Alembic to load."""

from __future__ import annotations

import sys
from pathlib import Path

from alembic import command
from alembic.config import Config as AlembicConfig

from config import BadSetting, Config

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(url: str, revision: str = "head") -> None:
    """Bring the database at `url` up to `revision`, making a SQLite file if need be."""
    command.upgrade(alembic(url), revision)


def alembic(url: str) -> AlembicConfig:
    """Alembic's settings for the database at `url`."""
    settings = AlembicConfig(MIGRATIONS / "alembic.ini")
    settings.attributes["url"] = url
    return settings


if __name__ == "__main__":
    try:
        migrate(Config.from_env().database_url)
    except BadSetting as refusal:
        sys.exit(str(refusal))
