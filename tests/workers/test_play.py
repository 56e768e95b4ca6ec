"""`make play`: one command, one address, every part well; and nothing left when it ends, however it ends."""

import json
import os
import re
import signal
import socket
import sys
import time
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException

import pytest

from config import Config
from tests import homes
from workers import play, programs


@contextmanager
def launched(home, **more):
    """Parlor, open; whatever a test leaves of it is ended."""
    environ = homes.environ(home, PARLOR_PORT=str(homes.free_port()), **more)
    launcher = homes.launch(environ)
    launcher.home, launcher.port = home, int(environ["PARLOR_PORT"])
    launcher.story = homes.said(launcher, "Ctrl-C")
    try:
        yield launcher
    finally:
        launcher.terminate()
        launcher.wait()
        launcher.stdout.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """One that stays open for the tests that do not end it."""
    with launched(tmp_path_factory.mktemp("home")) as launcher:
        yield launcher


def test_it_opens_with_an_address_a_qr_code_and_every_part_well(house):
    assert f"Parlor is open at http://127.0.0.1:{house.port}" in house.story
    assert re.search(r"[▀▄█]{10}", house.story)
    assert health(house)["parts"].keys() == {"web", "redis", "queue", "due", "sql", "workers", "clock"}
    assert health(house)["ok"]


def test_a_second_one_in_the_same_home_says_where_the_first_is(house):
    second = homes.launch(homes.environ(house.home, PARLOR_PORT=str(homes.free_port())))
    assert second.communicate()[0] == (
        f"Parlor already runs from {house.home}, at http://127.0.0.1:{house.port}\n"
    )
    assert second.returncode == 1
    assert health(house)["ok"]


@pytest.mark.parametrize("part", ["app.py", "workers.run", "workers.clock", "redis.sock"])
def test_a_part_that_is_killed_is_started_again(house, part):
    before = homes.processes(house.home, part)
    os.kill(before[0], signal.SIGKILL)
    until(lambda: set(homes.processes(house.home, part)) - set(before))
    until(lambda: health(house)["ok"])
    assert health(house)["ok"]


def test_ctrl_c_closes_it_and_leaves_no_process(tmp_path):
    with launched(tmp_path) as launcher:
        assert len(homes.processes(tmp_path)) > 5
        launcher.send_signal(signal.SIGINT)
        assert launcher.stdout.read() == "Parlor is closed.\n"
        assert launcher.wait() == 0
        assert homes.processes(tmp_path) == []


def test_a_launcher_that_is_killed_takes_everything_with_it(tmp_path):
    with launched(tmp_path) as launcher:
        launcher.kill()
        until(lambda: homes.processes(tmp_path) == [])
        assert homes.processes(tmp_path) == []


def test_a_supervisor_that_is_killed_takes_everything_with_it(tmp_path):
    with launched(tmp_path) as launcher:
        os.kill(int((tmp_path / "supervisor.pid").read_text()), signal.SIGKILL)
        assert "The supervisor has ended" in launcher.stdout.read()
        until(lambda: homes.processes(tmp_path) == [])
        assert homes.processes(tmp_path) == []


def test_it_opens_again_where_one_was_killed_a_moment_ago(tmp_path):
    environ = homes.environ(tmp_path, PARLOR_PORT=str(homes.free_port()))
    first = homes.launch(environ)
    homes.said(first, "Ctrl-C")
    first.kill()
    second = homes.launch(environ)
    assert "Parlor is open" in homes.said(second, "Ctrl-C")
    second.send_signal(signal.SIGINT)
    second.communicate()
    first.communicate()


def test_a_port_that_is_taken_is_named_with_the_way_out(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        refused = homes.launch(homes.environ(tmp_path, PARLOR_PORT=str(port)))
        assert refused.communicate()[0] == (
            f"Port {port} is taken. Choose another: PARLOR_PORT={port + 1} make play\n"
        )
        assert refused.returncode == 1


def test_a_setting_that_makes_no_sense_is_one_sentence(tmp_path):
    refused = homes.launch(homes.environ(tmp_path, PARLOR_WORKERS="many"))
    assert refused.communicate()[0] == "PARLOR_WORKERS must be a whole number from 1 to 64, not 'many'.\n"


def test_a_database_that_is_not_there_is_why_it_does_not_come_up(tmp_path):
    nowhere = f"postgresql://ann@127.0.0.1:{homes.free_port()}/parlor"
    refused = homes.launch(homes.environ(tmp_path, DATABASE_URL=nowhere, PARLOR_PORT=str(homes.free_port())))
    story = refused.communicate()[0]
    assert "Parlor does not come up.\n\nmigrate:" in story
    assert "Connection refused" in story
    assert homes.processes(tmp_path) == []


def test_an_address_of_some_other_machine_is_refused_in_a_sentence(tmp_path):
    refused = homes.launch(homes.environ(tmp_path, PARLOR_HOST="192.0.2.1", PARLOR_PORT="5000"))
    assert refused.communicate()[0] == (
        "Parlor cannot listen on 192.0.2.1, port 5000: Cannot assign requested address.\n"
    )


def test_a_part_that_dies_again_and_again_is_why_it_does_not_come_up(tmp_path, monkeypatch):
    environ = homes.environ(tmp_path, PARLOR_PORT=str(homes.free_port()))
    config = Config.from_env(environ)
    broken = {
        **programs.commands(config),
        "clock": [sys.executable, "-c", "raise SystemExit('no clock here')"],
    }
    monkeypatch.setattr(programs, "commands", lambda config: broken)
    monkeypatch.setattr("os.environ", environ)
    with pytest.raises(play.NotUp, match=r"^Parlor does not come up\.\n\nclock:\n(no clock here\n?)+$"):
        play.play(config)
    assert homes.processes(tmp_path) == []


def test_a_redis_of_ones_own_is_used_and_left_alone(tmp_path, connection, redis_url):
    with launched(tmp_path, REDIS_URL=redis_url):
        assert connection.exists("parlor:beat:clock")
        assert not (tmp_path / "redis").exists()
    assert connection.ping()


def health(launcher):
    """What /healthz answers; nothing at all counts as not well."""
    connection = HTTPConnection("127.0.0.1", launcher.port, timeout=10)
    try:
        connection.request("GET", "/healthz")
        return json.loads(connection.getresponse().read())
    except (OSError, HTTPException):
        return {"ok": False}
    finally:
        connection.close()


def until(is_so, seconds=30.0):
    patience = time.monotonic() + seconds
    while not is_so() and time.monotonic() < patience:
        time.sleep(0.1)
