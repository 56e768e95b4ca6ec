"""Somebody signs up in the middle of a game and is still in their seat; the account pages keep nobody out."""

from __future__ import annotations

import pytest
from selenium.webdriver import Keys

from tests.browser.eyes import DESK, PHONE, errors, obstacles
from tests.browser.people import Visitor

PASSWORD = "a long password"


@pytest.fixture
def ann(open_browser):
    return Visitor(open_browser, "Ann")


@pytest.fixture
def bo(open_browser):
    return Visitor(open_browser, "Bo")


def test_signing_up_in_the_middle_of_a_game_keeps_the_seat_and_the_guess(parlor, ann, bo):
    bo.follows(ann.opens_a_table(parlor, "one-two-many"))
    ann.sees("Bo")
    ann.presses("Start the game")
    for visitor in (ann, bo):
        visitor.find("#otm-guess")
        visitor.closes_sheets()
    ann.find("#otm-guess").send_keys("fire", Keys.ENTER)
    bo.sees("Ann has one in")
    ann.presses("Options")
    ann.clicks(".my-account a")
    fills(ann, name="Annie of the seat", password=PASSWORD)
    ann.presses("Sign up")
    code = ann.find(".recovery code").text
    assert len(code) == 24
    ann.presses("I have written it down")
    ann.comes_in()
    ann.sees("fire")
    bo.find("#otm-guess").send_keys("fire", Keys.ENTER)
    for visitor in (ann, bo):
        visitor.sees("Annie of the seat")
        visitor.find(".otm-keepsake")
    ann.closes_sheets()
    ann.presses("Options")
    assert ann.find(".my-account").text.split("\n") == ["Signed in as", "Annie of the seat"]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_on_the_account_pages_keeps_anybody_out(parlor, open_browser, size):
    cy = Visitor(open_browser, "Cy", size)
    cy.browser = open_browser(parlor + "/sign-up", size)
    for path in ("/recover", "/sign-in", "/sign-up"):
        cy.browser.get(parlor + path)
        look(cy)
    fills(cy, name=f"Cy {size[0]}", password=PASSWORD)
    shown = cy.find("#password")
    cy.presses("Show the password")
    assert shown.get_attribute("type") == "text"
    cy.presses("Sign up")
    cy.find(".recovery code")
    look(cy)
    cy.browser.get(parlor + "/account")
    look(cy)
    fills(cy, **{"old-password": "not this one", "new-password": "the next password"})
    cy.keys(Keys.ENTER)
    cy.sees("That is not your password.")
    assert [error for error in errors(cy.browser) if "400" not in error] == []
    look(cy)
    cy.is_at("#old-password")


def fills(visitor, **fields):
    """Type into fields, each by its id."""
    for field, text in fields.items():
        found = visitor.find(f"#{field}")
        found.clear()
        found.send_keys(text)


def look(visitor):
    """Nothing is in anybody's way, and nothing scrolls sideways, on a very narrow phone either."""
    assert obstacles(visitor.browser) == []
    metrics = {"width": 320, "height": 640, "deviceScaleFactor": 1, "mobile": True}
    assert visitor.width() <= visitor.size[0]
    visitor.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    assert visitor.width() <= 320
    width, height = visitor.size
    metrics = {**metrics, "width": width, "height": height, "mobile": width < 600}
    visitor.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
