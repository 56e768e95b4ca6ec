"""What a measurement is made on: a whole Parlor, or a database alone. Gone when the measurement is done."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from records import db
from records.migrate import migrate
from tests import homes


@contextmanager
def parlor() -> Iterator[tuple[str, Path]]:
    """A Parlor that writes to the disk as it does by default: its address, and its home."""
    with (
        tempfile.TemporaryDirectory() as folder,
        homes.playing(Path(folder), PARLOR_FSYNC="everysec") as base,
    ):
        yield base, Path(folder)


@contextmanager
def database() -> Iterator[tuple[Path, str]]:
    """A home with an empty database that this process is connected to: the folder, and the database's URL."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'parlor.db'}"
        migrate(url)
        db.connect(url)
        yield Path(folder), url
