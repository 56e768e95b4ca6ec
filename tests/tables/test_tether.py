"""A process tied to the one that started it, both ways: by the kernel, and by one that watches over it."""

import os
import signal
import subprocess
import sys
import time

import pytest

from tests import homes

BECOMES = "from tables import tether; tether.become({command})"
WATCHES = "from tables import tether; import sys; sys.exit(tether.watch_over({command}))"
SLEEPS = [sys.executable, "-c", "import os, time; print(os.getpid(), flush=True); time.sleep(600)"]
PARENT = """
import subprocess, sys, time
tied = subprocess.Popen([sys.executable, "-c", {tied!r}])
time.sleep(600)
"""

both_ways = pytest.mark.parametrize("way", [BECOMES, WATCHES], ids=["becomes", "watches"])


@both_ways
def test_it_ends_when_its_parent_is_killed(way):
    parent = _run(PARENT.format(tied=way.format(command=SLEEPS)))
    tied = int(parent.stdout.readline())
    assert homes.lives(tied)
    parent.kill()
    parent.communicate()
    assert _ends(tied)


@both_ways
def test_it_ends_when_it_is_told_to(way):
    tied = _run(way.format(command=SLEEPS))
    sleeper = int(tied.stdout.readline())
    tied.terminate()
    tied.communicate()
    assert _ends(sleeper)
    assert tied.returncode in (-signal.SIGTERM, 128 + signal.SIGTERM)


@both_ways
@pytest.mark.parametrize("status", [0, 7])
def test_it_answers_with_the_status_of_its_command(way, status):
    tied = _run(way.format(command=[sys.executable, "-c", f"raise SystemExit({status})"]))
    tied.communicate()
    assert tied.returncode == status


@both_ways
def test_its_command_has_the_files_that_were_to_be_handed_on(way):
    read, write = os.pipe()
    with os.fdopen(read) as end:
        says = [sys.executable, "-c", f"import os; os.write({write}, b'handed on')"]
        tied = _run(way.format(command=says), pass_fds=[write])
        os.close(write)
        assert end.read() == "handed on"
        tied.communicate()


def _run(code, **more):
    return subprocess.Popen(
        [sys.executable, "-c", code], cwd=homes.TOP, stdout=subprocess.PIPE, text=True, **more
    )


def _ends(process):
    patience = time.monotonic() + 10
    while homes.lives(process) and time.monotonic() < patience:
        time.sleep(0.02)
    return not homes.lives(process)
