"""Three people with a browser each play One Two Many, reload in the middle, and play again."""

from __future__ import annotations

import pytest
from selenium.webdriver import Keys

from tests.browser.eyes import DESK, PHONE, obstacles
from tests.browser.people import Visitor


@pytest.fixture
def three(parlor, open_browser):
    """Ann at a desk, Bo and Cy on phones, in one lobby."""
    ann, bo, cy = Visitor(open_browser, "Ann", DESK), Visitor(open_browser, "Bo"), Visitor(open_browser, "Cy")
    link = ann.opens_a_table(parlor, "one-two-many")
    bo.follows(link)
    cy.follows(link)
    for visitor in (ann, bo, cy):
        visitor.sees("Cy")
    return ann, bo, cy


def start(people):
    """The first starts; everyone puts the rules away, which the host is shown only now."""
    people[0].presses("Start the game")
    for visitor in people:
        visitor.find("#otm-guess")
        visitor.closes_sheets()


def guess(visitor, text):
    visitor.find("#otm-guess").send_keys(text, Keys.ENTER)
    visitor.until(lambda: visitor.all(".otm-is-sent, .otm-is-empty") or visitor.all(".otm-over"))


def shows(visitor, *words):
    for word in words:
        visitor.sees(word)


def test_three_people_play_to_a_win_and_play_again(three):
    ann, bo, cy = three
    for visitor in three:
        assert obstacles(visitor.browser) == []
        assert visitor.width() <= visitor.size[0]
    start(three)
    guess(ann, "fire")
    bo.sees("Ann has one in")
    guess(bo, "water")
    for visitor in three:
        shows(visitor, "fire", "water")
        assert obstacles(visitor.browser) == []
        assert visitor.width() <= visitor.size[0]
    cy.find("#otm-guess").send_keys("half a word")
    guess(ann, "steam")
    assert cy.find("#otm-guess").get_attribute("value") == "half a word"
    cy.find("#otm-guess").clear()
    guess(cy, "  STEAM ")
    for visitor in three:
        visitor.find(".otm-keepsake")
    ann.closes_sheets()
    ann.presses("Play again")
    for visitor in three:
        visitor.closes_sheets()
        visitor.until(lambda visitor=visitor: visitor.find("#otm-guess").get_attribute("value") == "")


def test_a_reload_in_the_middle_loses_neither_the_guess_nor_what_is_being_typed(three):
    ann, bo, _ = three
    start(three)
    guess(ann, "fire")
    bo.find("#otm-guess").send_keys("not sent y")
    ann.reloads()
    bo.reloads()
    ann.holds("#otm-guess", "fire")
    ann.sees("Yours is in")
    bo.holds("#otm-guess", "not sent y")


def test_a_whole_round_by_keyboard_alone(three):
    ann, bo, cy = three
    start(three)
    for visitor, word in ((ann, "sun"), (bo, "sea")):
        visitor.keys("g")
        visitor.keys(word, Keys.ENTER)
    for visitor in three:
        shows(visitor, "sun", "sea")
    bo.browser.execute_script("document.activeElement.blur()")
    ann.browser.execute_script("document.activeElement.blur()")
    ann.keys("v")
    bo.keys("v")
    cy.find(".otm-keepsake")


def test_a_late_spectator_and_a_big_screen_see_the_game_and_no_secret(three, open_browser):
    ann = three[0]
    start(three)
    guess(ann, "hush-hush")
    late = Visitor(open_browser, "Dee", PHONE)
    late.follows(ann.browser.current_url)
    late.sees("from the next game on")
    screen = Visitor(open_browser, "Screen", DESK)
    screen.browser = open_browser(ann.browser.current_url + "/tv", DESK)
    screen.find(".room[data-tv='true']")
    screen.sees("Ann")
    assert "hush" not in late.text() + screen.text()
    assert screen.width() <= DESK[0]
