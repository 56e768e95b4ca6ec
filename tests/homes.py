"""Homes to run Parlor in: an environment of their own, a free port, and Parlor itself as `make play` starts it.

`python -m tests.homes MODULE …` opens Parlor in a new home and runs each module with its address.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TOP = Path(__file__).parent.parent


def environ(home: Path, **more: str) -> dict[str, str]:
    """This process's environment with `home` in it, nothing that would lead to somebody else's Redis or database, and
    no limits, since all that tests do comes from one address."""
    away = ("REDIS_URL", "DATABASE_URL", "MAKELEVEL", "MAKEFLAGS")
    kept = {name: value for name, value in os.environ.items() if name not in away}
    return {**kept, "PARLOR_HOME": str(home), "PARLOR_FSYNC": "no", "PARLOR_LIMITS": "off", **more}


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def launch(environ: dict[str, str]) -> subprocess.Popen[str]:
    """Start Parlor as `make play` does, without waiting for anything."""
    return subprocess.Popen(
        [sys.executable, "-m", "workers.play"], cwd=TOP, env=environ, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip


def said(launcher: subprocess.Popen[str], until: str) -> str:
    """All that the launcher prints up to a line with `until`, or all of it if there is none."""
    lines = []
    for line in launcher.stdout or ():
        lines.append(line)
        if until in line:
            break
    return "".join(lines)


@contextmanager
def playing(home: Path, **more: str) -> Iterator[str]:
    """Parlor, open to everybody, while the block lasts; yields its address."""
    port = free_port()
    launcher = launch(environ(home, PARLOR_PORT=str(port), **more))
    try:
        story = said(launcher, "Ctrl-C")
        assert launcher.poll() is None, story
        yield f"http://127.0.0.1:{port}"
    finally:
        launcher.send_signal(signal.SIGINT)
        launcher.communicate()


def lives(pid: int) -> bool:
    """Whether a process has not ended."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def processes(home: Path, name: str = "") -> list[int]:
    """Every living process that has this home, or only those whose command line has `name` in it."""
    listed = subprocess.run(["ps", "axeww", "-o", "pid=,args="], capture_output=True, text=True, check=True)
    found = [line.split(maxsplit=1) for line in listed.stdout.splitlines()]
    return [
        int(pid) for pid, words in found if str(home) in words and name in words.partition("PARLOR_HOME=")[0]
    ]
