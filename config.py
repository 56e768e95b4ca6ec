"""Every setting of Parlor: its name in the environment, its default and a sentence about it.

`Config.from_env()` reads them once; everything else is handed the result. All of them are optional.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

LONGEST_SOCKET_FOLDER = 75  # A whole path may have 103 bytes on macOS, 107 on Linux.


class Setting(NamedTuple):
    """One environment variable. An empty `default` is worked out from the others, as the sentence says."""

    name: str
    default: str
    sentence: str


class BadSetting(ValueError):
    """A setting has a value that cannot be used; the text is a sentence for whoever starts Parlor."""


SETTINGS = (
    Setting(
        "PARLOR_HOST", "127.0.0.1", "Address the web process listens on; 0.0.0.0 lets the whole house join."
    ),
    Setting("PARLOR_PORT", "5000", "Port the web process listens on."),
    Setting("PARLOR_HOME", "./instance", "Folder that keeps SQLite, the append-only file and the secret."),
    Setting(
        "PARLOR_SECRET", "", "What cookies and tokens are signed with; unset: made and kept in PARLOR_HOME."
    ),
    Setting("PARLOR_WORKERS", "2", "How many worker processes play the bots and wake the tables."),
    Setting("PARLOR_ASYNC", "eventlet", "How the web process waits: eventlet, gevent or threading."),
    Setting(
        "PARLOR_FSYNC", "everysec", "When the embedded Redis writes to the disk: everysec, always or no."
    ),
    Setting("REDIS_URL", "", "Redis that holds the tables in play; unset: an embedded one in PARLOR_HOME."),
    Setting(
        "DATABASE_URL", "", "Database of what lasts, SQLite or PostgreSQL; unset: SQLite in PARLOR_HOME."
    ),
    Setting(
        "PARLOR_PROXIES", "0", "How many reverse proxies stand in front and are believed about addresses."
    ),
    Setting("PARLOR_LIMITS", "on", "Whether doors may be knocked at only so often: on, or off for benches."),
    Setting(
        "PARLOR_METRICS_TOKEN",
        "",
        "Bearer token that lets others read /metrics; unset: this machine alone may.",
    ),
)


@dataclass(frozen=True)
class Config:
    """What Parlor runs with. `home` is absolute; both URLs are whole, given or made up from `home`.

    `sockets` is the folder of this home's Unix sockets; `embedded_redis` says that nobody brought a Redis.
    """

    host: str
    port: int
    home: Path
    sockets: Path
    secret: str
    workers: int
    async_mode: str
    fsync: str
    redis_url: str
    database_url: str
    proxies: int
    metrics_token: str
    limits: bool
    embedded_redis: bool

    @classmethod
    def from_env(cls, environ: Mapping[str, str] = os.environ) -> Config:
        """Read every setting, making and keeping a secret if none is given.

        Raises BadSetting, whose text says what to mend.
        """
        value = {setting.name: environ.get(setting.name) or setting.default for setting in SETTINGS}
        home = Path(value["PARLOR_HOME"]).expanduser().absolute()
        sockets = _short(home)
        return cls(
            host=value["PARLOR_HOST"],
            port=_number(value, "PARLOR_PORT", 1, 65535),
            home=home,
            sockets=sockets,
            secret=value["PARLOR_SECRET"] or _kept_secret(home),
            workers=_number(value, "PARLOR_WORKERS", 1, 64),
            async_mode=_one_of(value, "PARLOR_ASYNC", ("eventlet", "gevent", "threading")),
            fsync=_one_of(value, "PARLOR_FSYNC", ("everysec", "always", "no")),
            redis_url=value["REDIS_URL"] or f"unix://{sockets / 'redis.sock'}",
            database_url=value["DATABASE_URL"] or f"sqlite:///{home / 'parlor.db'}",
            proxies=_number(value, "PARLOR_PROXIES", 0, 10),
            metrics_token=value["PARLOR_METRICS_TOKEN"],
            limits=_one_of(value, "PARLOR_LIMITS", ("on", "off")) == "on",
            embedded_redis=not value["REDIS_URL"],
        )


def _number(value: Mapping[str, str], name: str, least: int, most: int) -> int:
    text = value[name]
    if text.isascii() and text.isdigit() and least <= int(text) <= most:
        return int(text)
    raise BadSetting(f"{name} must be a whole number from {least} to {most}, not {text!r}.")


def _one_of(value: Mapping[str, str], name: str, allowed: tuple[str, ...]) -> str:
    if value[name] in allowed:
        return value[name]
    raise BadSetting(f"{name} must be one of {', '.join(allowed)}, not {value[name]!r}.")


def _kept_secret(home: Path) -> str:
    """The home's own secret. Processes that start together agree on one: the first to link its file wins."""
    kept = home / "secret"
    if not kept.exists():
        home.mkdir(parents=True, exist_ok=True)
        descriptor, fresh = tempfile.mkstemp(dir=home, prefix="secret-")  # mkstemp: nobody else may read it
        with os.fdopen(descriptor, "w") as file:
            file.write(secrets.token_urlsafe(48))
        try:
            os.link(fresh, kept)
        except FileExistsError:
            pass
        finally:
            Path(fresh).unlink()
    return kept.read_text()


def _short(home: Path) -> Path:
    """The home itself, or a temporary folder of its own where its path is long for a socket."""
    if len(os.fsencode(home)) <= LONGEST_SOCKET_FOLDER:
        return home
    mark = hashlib.sha256(os.fsencode(home)).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"parlor-{mark}"
