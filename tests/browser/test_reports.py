"""Somebody finds a word wrong, or somebody else at the table rude, and says so; by keyboard, on a phone, without a seat."""

import pytest
from selenium.webdriver import Keys

from tests.browser.eyes import errors
from tests.browser.fictionary import GAME, Player
from tests.browser.people import Visitor

TARGET = 44


@pytest.fixture
def ann(parlor, open_browser):
    """Ann with two bots, at the end of a reveal."""
    ann = Player(open_browser, "Ann")
    ann.opens_a_table(parlor, GAME)
    ann.adds_bots("easy", 3)
    ann.presses("Start the game")
    ann.begins()
    ann.until(lambda: ann.game()["phase"] in ("write", "choose"))
    if ann.game()["judge"] == 0:
        ann.chooses()
    else:
        ann.until(lambda: ann.game()["phase"] == "write")
        ann.writes("A small thing that is hard to find")
        ann.votes()
    ann.sees_the_end_of_the_reveal()
    return ann


def test_a_wrong_word_is_reported_by_keyboard_and_the_clock_stays_in_sight(ann):
    button = ann.find(".report-way")
    assert button.size["height"] >= TARGET
    ann.browser.execute_script("arguments[0].focus()", button)
    ann.keys(Keys.ENTER)
    ann.find(".sheet[data-sheet='report']")
    assert all(one.size["height"] >= TARGET for one in ann.all(".report-kind, .sheet button"))
    assert len(ann.all(".report-kind")) >= 3
    close, body, kinds = Keys.TAB, Keys.TAB, Keys.TAB
    ann.keys(close, body, kinds, Keys.ARROW_DOWN)
    assert ann.all(".report-kind input")[1].is_selected()
    ann.keys(Keys.TAB, "It is a plant.", Keys.TAB, Keys.ENTER)
    ann.sees("Somebody will look at it.")
    ann.keys(Keys.ENTER)
    ann.until(lambda: not ann.all(".sheet"))
    ann.is_at(".report-way")


def test_somebody_without_a_seat_reports_a_person_and_must_say_what_happened(ann, open_browser):
    cy = Visitor(open_browser, "Cy")
    cy.follows(ann.browser.current_url)
    assert [one["name"] for one in ann.table()["table"]["waiting"]] == ["Cy"]
    cy.closes_sheets()
    cy.presses("Options")
    cy.presses("Players")
    cy.presses("Report Ann")
    cy.sees("What happened?")
    close, body, note, send = [Keys.TAB] * 4
    cy.keys(close, body, note, send, Keys.ENTER)
    cy.sees("Say in a few words what happened.")
    assert [error for error in errors(cy.browser) if "400" not in error] == []
    cy.find(".report textarea").send_keys("Ann was rude.", send, Keys.ENTER)
    cy.sees("Somebody will look at it.")
