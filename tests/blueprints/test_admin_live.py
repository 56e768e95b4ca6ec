"""The panel of a running Parlor: what an admin does there reaches the people at the table; and the command line."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import homes
from tests.blueprints.visitors import LiveBrowser
from tests.wire import Guest

TOP = Path(__file__).parent.parent.parent


class Runner(LiveBrowser):
    """Somebody who runs the house, in a browser of their own."""

    def __init__(self, address, home):
        super().__init__(address)
        self.home = home

    def runs(self, *words):
        """Say something on the command line of the house; what it answers, and how it ends."""
        command = [sys.executable, "-m", "flask", "--app", "app", "admin", *words]
        done = subprocess.run(
            command,
            cwd=TOP,
            env=homes.environ(self.home),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        return done.stdout + done.stderr, done.returncode


@pytest.fixture(scope="module")
def ida(tmp_path_factory):
    """Ida, who signed up and was made an admin on the command line."""
    home = tmp_path_factory.mktemp("panel")
    with homes.playing(home) as address:
        runner = Runner(address, home)
        runner.sends("/sign-up", name="Ida", password="a long password")
        yield runner


def test_the_first_admin_is_made_on_the_command_line(ida):
    assert ida.looks("/admin/").status_code == 404
    said, code = ida.runs("grant", "Nobody There")
    assert ("There is no account named 'Nobody There'." in said, code) == (True, 1)
    assert "There is no admin yet." in ida.runs("list")[0]
    assert "Ida is an admin now." in ida.runs("grant", "ida")[0]
    assert "Ida" in ida.runs("list")[0]
    log = ida.looks("/admin/audit/")
    assert (log.status_code, "the command line" in log.text) == (200, True)
    assert "no admin any more" in ida.runs("revoke", "Ida")[0]
    assert ida.looks("/admin/").status_code == 404


@pytest.mark.sockets
def test_what_an_admin_says_and_does_is_heard_at_the_table(ida):
    ida.runs("grant", "Ida")
    ann, bo = Guest(ida.address, "Ann"), Guest(ida.address, "Bo")
    code = ann.open("one-two-many")
    bo.come(code)
    where = f"/admin/tables/{code}"
    ida.sends(f"{where}/message_table", where, reason="We restart in five minutes.")
    for guest in (ann, bo):
        assert guest.hears("house")[0]["text"] == "We restart in five minutes."
    ida.sends(f"{where}/close_table", where, reason="Somebody was rude.")
    for guest in (ann, bo):
        assert guest.hears("closed")[0]["reason"].endswith("closed the table: Somebody was rude.")
    log = ida.looks("/admin/audit/").text
    assert "message_table" in log
    assert "Somebody was rude." in log
    for guest in (ann, bo):
        guest.leave()


@pytest.mark.sockets
def test_somebody_banned_is_put_out_of_the_room_they_are_in(ida):
    ida.runs("grant", "Ida")
    rude = Runner(ida.address, ida.home)
    rude.sends("/sign-up", name="Rude One", password="a long password")
    who = re.search(r'/admin/people/(p\w+)">Rude One', ida.looks("/admin/people/").text)[1]
    table = rude.sends("/tables", "/", name="Rude One", game="one-two-many").url
    assert "room" in rude.looks(table.removeprefix(ida.address)).text
    ida.sends(f"/admin/people/{who}/ban", f"/admin/people/{who}", reason="Rude.")
    assert "closed by the people who run this house" in rude.looks(table.removeprefix(ida.address)).text
