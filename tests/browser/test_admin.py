"""Somebody runs the house, somebody plays in it: a table is closed from the panel, and a wrong word is reported."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests import homes
from tests.browser.eyes import DESK, PHONE, obstacles
from tests.browser.people import Visitor

TOP = Path(__file__).parent.parent.parent
PASSWORD = "a long password"
PAGES = ("", "people/", "tables/", "games/", "ratings/", "reports/", "content/", "engine/", "audit/")


@pytest.fixture
def home(tmp_path):
    """A home of this test's own."""
    return tmp_path / "home"


@pytest.fixture
def house(home):
    """Parlor, running there."""
    with homes.playing(home) as address:
        yield address


def comes_to_run_it(house, home, open_browser, size=DESK):
    """Ida signs up, is made an admin on the command line, and opens the panel."""
    ida = Visitor(open_browser, "Ida", size)
    ida.browser = open_browser(f"{house}/sign-up", size)
    ida.find("input[name='name']").send_keys("Ida")
    ida.find("input[name='password']").send_keys(PASSWORD)
    ida.presses("Sign up")
    ida.sees("recovery code")
    command = [sys.executable, "-m", "flask", "--app", "app", "admin", "grant", "Ida"]
    subprocess.run(command, cwd=TOP, env=homes.environ(home), check=True, capture_output=True)
    ida.browser.get(f"{house}/admin/")
    ida.sees("The panel")
    return ida


def test_an_admin_closes_a_table_the_player_reads_why_and_the_log_has_it(house, home, open_browser):
    ann = Visitor(open_browser, "Ann")
    link = ann.opens_a_table(house, "one-two-many")
    code = link.rpartition("/")[2]
    ida = comes_to_run_it(house, home, open_browser)
    ida.browser.get(f"{house}/admin/tables/{code}")
    ida.find("#message").send_keys("Please be kind.")
    ida.presses("Say it")
    ann.sees("From the house: Please be kind.")
    ann.presses("Got it")
    ann.until(lambda: "Please be kind." not in ann.find(".room").text)
    ida.find("#why").send_keys("Nobody here was kind.")
    ida.presses("Close the table")
    ann.sees("closed the table: Nobody here was kind.")
    ida.sees("The table is closed")
    ida.browser.get(f"{house}/admin/audit/")
    ida.sees("close_table")
    ida.sees("Nobody here was kind.")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_in_the_panel_keeps_anybody_out_or_scrolls_sideways(house, home, open_browser, size):
    ann = Visitor(open_browser, "Ann")
    code = ann.opens_a_table(house, "fictionary").rpartition("/")[2]
    ida = comes_to_run_it(house, home, open_browser, size)
    for page in (*PAGES, f"tables/{code}"):
        ida.browser.get(f"{house}/admin/{page}")
        assert obstacles(ida.browser) == [], page
        assert ida.width() <= size[0], page
