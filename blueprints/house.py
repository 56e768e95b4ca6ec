"""Whether the house is open: each web process keeps saying so, and time in which none did is given back to the tables.

While no web process lives, nobody can play; the clock stands still (workers/clock asks `is_open`). The first one to say
so again moves every running clock by the time that was lost, before any deadline is honoured.
"""

from __future__ import annotations

import logging
import time

import redis

from blueprints.sockets import socket
from tables import outage

log = logging.getLogger("parlor")


def keep_open() -> None:
    """Say every second that people can play, for ever."""
    while True:
        try:
            outage.beat(time.time())
        except redis.RedisError:
            log.warning("Redis could not be reached; the clocks stand still")
        socket.sleep(outage.BEAT_SECONDS)
