"""What runs while people play, written down for the supervisor: a Redis of ours, web, workers and clock."""

from __future__ import annotations

import resource
import shlex
import sys
from collections.abc import Mapping
from pathlib import Path

from config import Config
from tables import embedded

TOP = Path(__file__).parent.parent
MOST_FILES = 16384

SUPERVISOR = """\
[unix_http_server]
file = {sockets}/supervisor.sock
chmod = 0700

[supervisorctl]
serverurl = unix://{sockets}/supervisor.sock

[rpcinterface:supervisor]
supervisor.rpcinterface_factory = supervisor.rpcinterface:make_main_rpcinterface

[supervisord]
identifier = parlor
nodaemon = true
silent = true
directory = {top}
minfds = {files}
logfile = {logs}/supervisor.log
logfile_maxbytes = 1MB
logfile_backups = 2
pidfile = {home}/supervisor.pid
"""

PROGRAM = """
[program:{name}]
command = {command}
priority = {priority}
autostart = false
autorestart = true
startretries = 30
stopwaitsecs = 8
killasgroup = true
redirect_stderr = true
stdout_logfile = {logs}/{name}.log
stdout_logfile_maxbytes = 1MB
stdout_logfile_backups = 2
"""


def commands(config: Config) -> dict[str, list[str]]:
    """Each program's command line, in the order they start; they stop in the reverse order."""
    python = sys.executable
    tethered = [python, "-m", "tables.tether", python]
    redis = {"redis": [python, "-m", "tables.embedded"]} if config.embedded_redis else {}
    return redis | {
        "web": [*tethered, "app.py"],
        "workers": [*tethered, "-m", "workers.run"],
        "clock": [*tethered, "-m", "workers.clock"],
    }


def write(config: Config) -> Path:
    """Write the supervisor's file into the home and answer where. Nothing starts before it is told to."""
    logs = config.home / "logs"
    for folder in (logs, config.sockets):
        embedded.make_private(folder)
    places: dict[str, object] = {"home": config.home, "logs": logs, "sockets": config.sockets, "top": TOP}
    parts = [_fill(SUPERVISOR, places, files=_files())]
    for priority, (name, command) in enumerate(commands(config).items(), start=1):
        own = {"name": name, "command": shlex.join(command)}
        parts.append(_fill(PROGRAM, places | own, priority=priority))
    file = config.home / "supervisor.conf"
    file.write_text("".join(parts))
    return file


def _fill(text: str, words: Mapping[str, object], **numbers: int) -> str:
    """Supervisor reads % as the start of a variable, so one in a path is doubled."""
    return text.format(**{name: str(word).replace("%", "%%") for name, word in words.items()}, **numbers)


def _files() -> int:
    """How many files a program may hold open (a socket a person): all that is allowed, within reason."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
