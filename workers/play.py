"""`make play`: everything Parlor needs, started in order and kept running until Ctrl-C.

The supervisor restarts what dies. Whatever is started here ends with this process, even when it is killed -9.
"""

from __future__ import annotations

import sys

if sys.platform == "win32":
    sys.exit("Parlor's launcher runs on Linux and macOS. On Windows use WSL.")

import errno
import fcntl
import http.client
import os
import shutil
import signal
import socket
import subprocess
import time
import xmlrpc.client
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from supervisor.xmlrpc import SupervisorTransport

from config import BadSetting, Config
from tables import embedded, measures, tether
from workers import programs, welcome

STOP_SECONDS = 15.0
START_SECONDS = 120.0
LIVES = 3  # a program that has died so often while starting will die again
PORT_SECONDS = 2.0
LOG_LINES = 15


class NotUp(RuntimeError):
    """Parlor cannot start or go on; the text is for whoever started it."""


def main() -> int:
    """Run Parlor; the exit status."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if "MAKELEVEL" in os.environ:
        tether.end_with_parent()
    try:
        play(Config.from_env())
    except (BadSetting, NotUp, embedded.NoServer) as refusal:
        print(refusal, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Parlor is closed.")
    return 0


def play(config: Config) -> None:
    """Start everything, say where Parlor is, and stay until interrupted. Raises NotUp, NoServer."""
    with alone(config), supervised(config) as supervisor:
        print("Parlor is starting …", flush=True)
        _forget_measures(config)
        migration = _start(config, "migrate", ["records.migrate"])
        _wait_while(lambda: not _answers(config), START_SECONDS)
        with _asking(config) as ask:
            if config.embedded_redis:
                ask.startProcess("redis", False)
            embedded.wait(config.redis_url)
            if migration.wait() != 0:
                raise NotUp(_why(config, ["migrate"]))
            ask.startAllProcesses(False)
        wait_until_well(config, supervisor)
        welcome.show(config)
        supervisor.wait()
    raise NotUp("The supervisor has ended, and everything with it.")


@contextmanager
def alone(config: Config) -> Iterator[None]:
    """Be the only Parlor of this home, on a port nobody else has. Raises NotUp."""
    config.home.mkdir(parents=True, exist_ok=True)
    with (config.home / "lock").open("a+") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            raise NotUp(f"Parlor already runs from {config.home}, at {lock.read()}") from None
        lock.truncate(0)
        lock.write(welcome.address(config))
        lock.flush()
        _wait_for_the_last_one(config)
        yield


@contextmanager
def supervised(config: Config) -> Iterator[subprocess.Popen[bytes]]:
    """The supervisor, in a session of its own: Ctrl-C reaches this process alone, which then ends it."""
    supervisor = _start(config, "start", ["supervisor.supervisord", "-c", str(programs.write(config))])
    try:
        yield supervisor
    finally:
        _end(supervisor)
        embedded.leave(config)


def wait_until_well(config: Config, supervisor: subprocess.Popen[bytes]) -> None:
    """Wait until every part says that it is well. Raises NotUp, with the end of the log of what is not."""
    patience = time.monotonic() + START_SECONDS
    lives: defaultdict[str, set[int]] = defaultdict(set)
    while supervisor.poll() is None:
        if _is_well(config):
            return
        with _asking(config) as ask:
            for program in ask.getAllProcessInfo():
                lives[program["name"]].add(program["pid"])
        dying = [name for name, pids in lives.items() if len(pids - {0}) > LIVES]
        if dying or time.monotonic() > patience:
            raise NotUp(_why(config, dying))
        time.sleep(0.05)
    raise NotUp(_why(config, ["start"]))


def _start(config: Config, name: str, module: list[str]) -> subprocess.Popen[bytes]:
    """Run a Python module that ends with this process, with a log of that name."""
    command = [sys.executable, "-m", "tables.tether", sys.executable, "-m", *module]
    environ = {
        **os.environ, "PARLOR_HOME": str(config.home), "PYTHONUNBUFFERED": "1",
        measures.FOLDER: str(config.home / "metrics"),
    }  # fmt: skip
    with (config.home / "logs" / f"{name}.log").open("wb") as log:
        return subprocess.Popen(
            command, cwd=programs.TOP, env=environ, stdout=log, stderr=log, start_new_session=True
        )


def _forget_measures(config: Config) -> None:
    """Count from nothing: what is in the folder was counted by processes that have ended."""
    shutil.rmtree(config.home / "metrics", ignore_errors=True)
    embedded.make_private(config.home / "metrics")


def _wait_for_the_last_one(config: Config) -> None:
    """A Parlor killed here a moment ago may still be ending. Raises NotUp if the port is somebody else's."""
    _wait_while(lambda: _answers(config), STOP_SECONDS)
    _wait_while(lambda: _refusal(config) is not None, PORT_SECONDS)
    if refusal := _refusal(config):
        raise NotUp(refusal)


def _wait_while(is_so: Callable[[], bool], seconds: float) -> bool:
    """Wait for something to pass; true if it is still so after `seconds`."""
    patience = time.monotonic() + seconds
    while (still := is_so()) and time.monotonic() < patience:
        time.sleep(0.05)
    return still


def _answers(config: Config) -> bool:
    """Whether a supervisor of this home can be asked anything."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        return probe.connect_ex(str(config.sockets / "supervisor.sock")) == 0


def _refusal(config: Config) -> str | None:
    """Why Parlor cannot listen where it is to; None if it can."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(
            socket.SOL_SOCKET, socket.SO_REUSEADDR, 1
        )  # old connections may linger, a listener not
        try:
            probe.bind((config.host, config.port))
        except OSError as trouble:
            if trouble.errno == errno.EADDRINUSE:
                return f"Port {config.port} is taken. Choose another: PARLOR_PORT={config.port + 1} make play"
            return f"Parlor cannot listen on {config.host}, port {config.port}: {trouble.strerror}."
    return None


def _end(supervisor: subprocess.Popen[bytes]) -> None:
    """End the supervisor and with it every program; at the second Ctrl-C at once."""
    supervisor.terminate()
    try:
        supervisor.wait(STOP_SECONDS)
    except (subprocess.TimeoutExpired, KeyboardInterrupt):
        supervisor.kill()
        supervisor.wait()


@contextmanager
def _asking(config: Config) -> Iterator[Any]:
    """The supervisor's own calls, those that supervisorctl makes."""
    where = f"unix://{config.sockets / 'supervisor.sock'}"
    with closing(SupervisorTransport(serverurl=where)) as transport:
        yield xmlrpc.client.ServerProxy("http://parlor/RPC2", transport=transport).supervisor


def _is_well(config: Config) -> bool:
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(config.host, config.host)
    connection = http.client.HTTPConnection(host, config.port, timeout=2)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


def _why(config: Config, failed: list[str]) -> str:
    """What to tell when Parlor does not come up: the last lines of each log that may say why."""
    names = failed or list(programs.commands(config))
    ends = [f"{name}:\n{_end_of(config.home / 'logs' / f'{name}.log')}" for name in names]
    return "\n\n".join(["Parlor does not come up.", *ends])


def _end_of(log: Path) -> str:
    return (
        "\n".join(log.read_text(errors="replace").splitlines()[-LOG_LINES:]) if log.exists() else "(no log)"
    )


if __name__ == "__main__":
    sys.exit(main())
