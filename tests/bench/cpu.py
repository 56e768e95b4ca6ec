"""A Parlor's web process from outside: how much of a core it takes, and what it was started with."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


class Share:
    """Per cent of one core, once the block has ended."""

    percent = 0.0

    def __str__(self) -> str:
        return f"{self.percent:.1f}% of a core"


@contextmanager
def of_web(base: str) -> Iterator[Share]:
    """Watch the process that serves this address."""
    pid, share = _listener(base), Share()
    before, began = _seconds(pid), time.monotonic()
    yield share
    share.percent = 100 * (_seconds(pid) - before) / (time.monotonic() - began)


def environ_of_web(base: str) -> dict[str, str]:
    """What the process that serves this address was started with."""
    raw = (Path("/proc") / str(_listener(base)) / "environ").read_text()
    return dict(pair.split("=", 1) for pair in raw.split("\0") if "=" in pair)


def _listener(base: str) -> int:
    """The pid of the web process that was started for the port of this address."""
    port = base.rpartition(":")[2]
    wanted = f"PARLOR_PORT={port}".encode()
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and _is_web(folder, wanted):
            return int(folder.name)
    raise LookupError(f"nothing here serves port {port}")


def _is_web(folder: Path, wanted: bytes) -> bool:
    try:
        words = (folder / "cmdline").read_bytes().split(b"\0")
        return words[1:2] == [b"app.py"] and wanted in (folder / "environ").read_bytes().split(b"\0")
    except OSError:
        return False


def _seconds(pid: int) -> float:
    fields = (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
