"""The file of a backup: a zip of JSON lines, one file a table of the database and one for the tables in play.

`parlor.json` is written last and says what must be there: a file that was cut off has none. Nothing is ever held whole.
"""

from __future__ import annotations

import os
import tempfile
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import orjson

FORMAT = 1
ABOUT = "parlor.json"
TABLES = "tables"
RECORDS = "records/"


class BadFile(ValueError):
    """A file that can't be restored; the text is a sentence for whoever tried."""


@dataclass
class About:
    """What a backup is of: the form of its database, when its clocks stood, and how many lines each part has."""

    revision: str
    stood: float
    format: int = FORMAT
    counts: dict[str, int] = field(default_factory=dict)


class Writer:
    """Adds parts to a backup."""

    def __init__(self, packed: zipfile.ZipFile, about: About) -> None:
        self.packed, self.about = packed, about

    def add(self, part: str, lines: Iterable[Any]) -> None:
        """Write one part, line by line."""
        self.about.counts[part] = 0
        with self.packed.open(f"{part}.jsonl", "w", force_zip64=True) as file:
            for line in lines:
                file.write(orjson.dumps(line, option=orjson.OPT_APPEND_NEWLINE))
                self.about.counts[part] += 1


@contextmanager
def writing(path: Path, about: About) -> Iterator[Writer]:
    """A new backup, for this user alone; it stands at `path` once it is whole, or not at all."""
    descriptor, fresh = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(descriptor, "wb") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
                yield Writer(packed, about)
                packed.writestr(ABOUT, orjson.dumps(asdict(about), option=orjson.OPT_INDENT_2))
            file.flush()
            os.fsync(file.fileno())
        Path(fresh).replace(path)
    finally:
        Path(fresh).unlink(missing_ok=True)


class Reader:
    """A backup to restore from."""

    def __init__(self, packed: zipfile.ZipFile) -> None:
        self.packed = packed
        self.about = _about(packed)

    def lines(self, part: str) -> Iterator[Any]:
        """A part, line by line. Raises BadFile where it is damaged."""
        try:
            with self.packed.open(f"{part}.jsonl") as file:
                for line in file:
                    yield orjson.loads(line)
        except (KeyError, ValueError, EOFError, OSError, zipfile.BadZipFile, zlib.error) as trouble:
            raise BadFile(f"The backup is damaged: {part} can't be read.") from trouble

    def records(self) -> list[str]:
        """The names of the database's tables."""
        return [part.removeprefix(RECORDS) for part in self.about.counts if part.startswith(RECORDS)]


@contextmanager
def reading(path: Path) -> Iterator[Reader]:
    """An existing backup. Raises BadFile for anything else."""
    try:
        packed = zipfile.ZipFile(path)
    except FileNotFoundError:
        raise BadFile(f"There is no file {path}.") from None
    except (OSError, zipfile.BadZipFile):
        raise BadFile(f"{path} is not a whole backup of Parlor.") from None
    with packed:
        yield Reader(packed)


def _about(packed: zipfile.ZipFile) -> About:
    try:
        about = About(**orjson.loads(packed.read(ABOUT)))
        counts = all(type(count) is int for count in about.counts.values())
        is_whole = (
            type(about.format) is int
            and type(about.revision) is str
            and type(about.stood) is float
            and counts
        )
    except (KeyError, TypeError, AttributeError, ValueError, OSError, zipfile.BadZipFile, zlib.error):
        is_whole = False
    if not is_whole:
        raise BadFile("This is not a whole backup of Parlor.")
    if about.format > FORMAT:
        raise BadFile("This backup was made by a newer Parlor.")
    return about
