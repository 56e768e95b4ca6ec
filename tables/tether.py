"""A process that ends with the one that started it, even when that one is killed -9.

`python -m tables.tether COMMAND …` runs COMMAND so. On Linux the kernel sees to it and this process becomes
COMMAND; elsewhere it stays, passes signals on and looks after its parent.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from types import FrameType
from typing import NoReturn

PR_SET_PDEATHSIG = 1
LOOK_SECONDS = 0.5


def become(command: list[str]) -> NoReturn:
    """Go on as `command`, which gets SIGTERM when this process's parent ends and keeps inheritable files."""
    if sys.platform == "linux":
        end_with_parent()
        os.execvp(command[0], command)
    sys.exit(watch_over(command))


def end_with_parent() -> None:
    """Linux: ask the kernel for SIGTERM when the parent ends; that outlives an exec. Elsewhere: nothing."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def watch_over(command: list[str]) -> int:
    """Run `command`, pass it this process's signals, end it if the parent ends; its exit status."""
    parent = os.getppid()
    child = subprocess.Popen(command, close_fds=False)

    def pass_on(number: int, _frame: FrameType | None) -> None:
        child.send_signal(number)

    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, pass_on)
    while True:
        try:
            status = child.wait(LOOK_SECONDS)
            return status if status >= 0 else 128 - status  # as a shell tells of a signal
        except subprocess.TimeoutExpired:
            if os.getppid() != parent:
                child.terminate()


if __name__ == "__main__":
    become(sys.argv[1:])
