"""A whole evening: somebody signs up in mid-game, finishes, and finds the game again; an admin closes the table."""

from __future__ import annotations

import subprocess
import sys

import pytest
from selenium.webdriver import Keys

from tests import homes
from tests.browser.eyes import DESK
from tests.browser.people import Visitor
from tests.wire import Guest

PASSWORD = "a long password"


@pytest.fixture
def home(tmp_path):
    return tmp_path


@pytest.fixture
def parlor(home):
    with homes.playing(home) as address:
        yield address


def fills(visitor, **fields):
    for name, text in fields.items():
        visitor.find(f"#{name}").clear()
        visitor.find(f"#{name}").send_keys(text)


def test_sign_up_in_mid_game_history_receipt_replay_and_a_table_closed_by_an_admin(
    parlor, home, open_browser
):
    ann, bo, cy = Visitor(open_browser, "Ann"), Visitor(open_browser, "Bo", DESK), Guest(parlor, "Cy")
    link = ann.opens_a_table(parlor, "one-two-many")
    bo.follows(link)
    cy.come(link.rpartition("/")[2])
    ann.presses("Start the game")
    for visitor in (ann, bo):
        visitor.find("#otm-guess")
        visitor.closes_sheets()

    _ann_signs_up_in_the_middle(ann)
    ann.find("#otm-guess").send_keys("snow", Keys.ENTER)
    bo.sees("has one in")
    bo.find("#otm-guess").send_keys("snow", Keys.ENTER)

    ann.browser.get(ann.find("a.kept-way").get_attribute("href"))
    ann.sees("Ann of the evening and Bo win")
    ann.follows_the_link("What it did to ratings")
    for words in ("Ann of the evening", "Bo", "A guest has no rating to move."):
        ann.sees(words)
    ann.browser.get(f"{parlor}/history")
    ann.clicks(".shelf-game")
    ann.follows_the_link("Watch it again")
    ann.sees("snow")
    ann.find(".replay-at")

    _an_admin_closes_the_table(bo, parlor, home, link)
    ann.browser.get(link)
    ann.sees("It got late.")
    cy.leave()


def _ann_signs_up_in_the_middle(ann):
    ann.presses("Options")
    ann.clicks(".my-account a")
    fills(ann, name="Ann of the evening", password=PASSWORD)
    ann.presses("Sign up")
    ann.find(".recovery code")
    ann.presses("I have written it down")
    ann.comes_in()


def _an_admin_closes_the_table(bo, parlor, home, link):
    """Bo signs up, is made an admin on the command line, and closes the table with a reason."""
    bo.browser.get(f"{parlor}/sign-up")
    fills(bo, name="Bo who runs it", password=PASSWORD)
    bo.presses("Sign up")
    bo.presses("I have written it down")
    said = subprocess.run(
        [sys.executable, "-m", "flask", "--app", "app", "admin", "grant", "Bo who runs it"],
        cwd=homes.TOP, env=homes.environ(home), capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "Bo who runs it is an admin now." in said.stdout
    code = link.rpartition("/")[2]
    bo.browser.get(f"{parlor}/admin/tables/{code}")
    fills(bo, why="It got late.")
    bo.presses("Close the table")
    bo.sees("The table is closed")
    bo.browser.get(f"{parlor}/admin/audit/")
    for words in ("close_table", code, "It got late.", "Bo who runs it"):
        bo.sees(words)
