"""`flask --app app backup FILE` and `restore FILE`: the tables in play and what lasts, together in one file.

Both work without a web process, and start the home's own Redis if it sleeps. A backup may be taken while people play;
a restore wants Parlor closed.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import redis
from flask import Blueprint, current_app
from sqlalchemy.exc import SQLAlchemyError

from blueprints.snapshot_file import RECORDS, TABLES, About, BadFile
from tables import embedded, store

blueprint = Blueprint("backup", __name__, cli_group=None)
File = click.argument("file", type=click.Path(path_type=Path, dir_okay=False))


@blueprint.cli.command("backup")
@File
def backup_command(file: Path) -> None:
    """Write tables and records to FILE, in one piece. People may play on meanwhile."""
    from blueprints.backup import backup  # noqa: PLC0415 - it loads Alembic, which the web process does without

    with _sentences(), _redis():
        about = backup(file, current_app.config["PARLOR"].database_url)
    click.echo(f"{file} holds {_told(about)}.")


@blueprint.cli.command("restore")
@File
@click.option("--replace", is_flag=True, help="Throw away what this house holds now.")
def restore_command(file: Path, replace: bool) -> None:
    """Bring back what a backup FILE holds, into a house that is empty and closed."""
    from blueprints.backup import restore  # noqa: PLC0415

    config = current_app.config["PARLOR"]
    with _sentences(), _redis(), tempfile.TemporaryDirectory(dir=config.home) as scratch:
        about = restore(file, config.database_url, replace=replace, scratch=Path(scratch))
    click.echo(f"Restored {_told(about)}.")


@contextmanager
def _redis() -> Iterator[None]:
    """The home's own Redis, awake: it is there already while Parlor runs."""
    config = current_app.config["PARLOR"]
    try:
        store.client().ping()
    except redis.ConnectionError:
        if not config.embedded_redis:
            raise
    else:
        yield
        return
    with embedded.serving({**os.environ, "PARLOR_HOME": str(config.home)}):
        yield


@contextmanager
def _sentences() -> Iterator[None]:
    """Whatever goes wrong is one sentence for whoever is at the terminal."""
    try:
        yield
    except (BadFile, embedded.NoServer) as refusal:
        raise click.ClickException(str(refusal)) from refusal
    except redis.RedisError as trouble:
        raise click.ClickException(f"Nothing was changed: Redis says “{trouble}”.") from trouble
    except SQLAlchemyError as trouble:
        raise click.ClickException(
            f"Nothing was changed: the database says “{_first_line(trouble)}”."
        ) from trouble
    except OSError as trouble:
        raise click.ClickException(
            f"Nothing was changed: {trouble.filename or trouble}: {trouble.strerror}."
        ) from trouble


def _first_line(trouble: Exception) -> str:
    return str(trouble).splitlines()[0]


def _told(about: About) -> str:
    rows = sum(count for part, count in about.counts.items() if part.startswith(RECORDS))
    return f"{about.counts[TABLES]} tables and {rows} rows of records"
