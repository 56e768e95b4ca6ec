"""People with browsers play Fictionary: a round at a table of three and two bots, and a whole game by keyboard alone."""

from __future__ import annotations

import pytest
import requests
from selenium.webdriver import Keys
from selenium.webdriver.support.ui import Select

from tests.browser.eyes import DESK, obstacles
from tests.browser.people import Visitor
from tests.wire import Guest

GAME = "fictionary"
FAKES = {
    "Ann": "A wooden spoon kept for salt",
    "Bo": "The last sheep through a gate",
    "Cy": "A song for a broken cart",
}


# What the table is at


def table_of(visitor):
    """The table as anybody may see it: {"table", "game"}."""
    address, _, code = visitor.browser.current_url.partition("/t/")
    return requests.get(f"{address}/api/v1/tables/{code}", timeout=60).json()


def game_of(visitor):
    return table_of(visitor)["game"]


def judge_of(people):
    """Whoever of them is the Judge; None while a bot is."""
    seen = table_of(people[0])
    judge = seen["table"]["seats"][seen["game"]["judge"]]["name"]
    return next((visitor for visitor in people if visitor.name == judge), None)


def reaches(visitor, phase, number=None):
    """Wait for the table to come to this phase (of this round)."""
    visitor.until(lambda: is_at(game_of(visitor), phase, number), f"{visitor.name} never came to {phase}")


def is_at(game, phase, number):
    return game["phase"] == phase and number in (None, game["round"])


# What people do


def sets(visitor, label, words):
    Select(visitor.find(f"select[aria-label='{label}']")).select_by_visible_text(words)


def chooses(visitor, k=0):
    visitor.find(".fic-choice")
    visitor.all(".fic-choice")[k].click()
    visitor.presses("Choose ")


def writes(visitor, text):
    visitor.find("#fic-box").send_keys(text, Keys.ENTER)
    visitor.until(lambda: visitor.all(".fic-is-sent, .fic-votable"))


def card_with(visitor, text):
    """The card on this person's desk that says this."""
    visitor.until(
        lambda: any(text in card.text for card in visitor.all(".fic-option")), f"no card says {text}"
    )
    return next(card for card in visitor.all(".fic-option") if text in card.text)


def puts_the_hint_away(visitor):
    """It lies over the last card until it is read."""
    for got_it in visitor.all(".your-move button"):
        got_it.click()
    visitor.until(lambda: not visitor.all(".your-move"))


def votes(visitor, text=None):
    """Vote for the card that says this, or for the first that may be voted for."""
    visitor.find(".fic-votable")
    puts_the_hint_away(visitor)
    card = card_with(visitor, text) if text else visitor.all(".fic-votable")[0]
    visitor.browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", card)
    card.click()
    visitor.presses("Vote for ")
    visitor.until(lambda: visitor.all(".fic-is-sent, .fic-reveal"))


def sees_the_end_of_the_reveal(visitor):
    """Skip what still plays of it."""
    visitor.find(".fic-reveal")
    skip = "[...document.querySelectorAll('.fic-dock button')].find(one => one.innerText.includes('Skip'))?.click()"
    visitor.browser.execute_script(skip)
    visitor.find(".fic-stamp")


def gets_ready(visitor):
    sees_the_end_of_the_reveal(visitor)
    visitor.find(".fic-ready").click()


def plays_out(people):
    """A round that a bot judges: nothing to look at."""
    number = game_of(people[0])["round"]
    for visitor in people:
        writes(visitor, f"A custom of {visitor.name} and friends on day {number + 1}")
    for visitor in people:
        votes(visitor)
    for visitor in people:
        gets_ready(visitor)
    reaches(people[0], "choose", number + 1)


def is_fit(*people):
    """Nothing on these screens keeps anybody out, and none scrolls sideways."""
    for visitor in people:
        visitor.until(lambda visitor=visitor: is_still(visitor))
        assert obstacles(visitor.browser) == []
        assert visitor.width() <= visitor.size[0]
        desk = "const desk = document.querySelector('.desk'); return desk.scrollWidth - desk.clientWidth"
        assert visitor.browser.execute_script(desk) <= 0


def is_still(visitor):
    """No banner is up, and nothing moves that will come to rest."""
    return not visitor.all(".banner") and visitor.browser.execute_script(
        "return document.getAnimations().every(one => one.playState !== 'running'"
        " || one.effect.getComputedTiming().endTime === Infinity)"
    )


# Three people and two bots


@pytest.fixture
def three(parlor, open_browser):
    """Ann at a desk, Bo and Cy on phones, and two quick bots, in a game that a person judges now."""
    people = [Visitor(open_browser, "Ann", DESK), Visitor(open_browser, "Bo"), Visitor(open_browser, "Cy")]
    link = people[0].opens_a_table(parlor, GAME)
    for visitor in people[1:]:
        visitor.follows(link)
    ann = people[0]
    ann.sees("Cy")
    sets(ann, "Bots play at a … pace", "quick")
    ann.until(lambda: table_of(ann)["table"]["settings"]["bot_pace"] == "quick")
    sets(ann, "Play to …", "30 points")
    for taken in (4, 5):
        ann.presses("Easy")
        ann.until(lambda taken=taken: len(table_of(ann)["table"]["seats"]) == taken)
    is_fit(*people)
    ann.presses("Start the game")
    for visitor in people:
        visitor.find(".fic-desk")
        visitor.closes_sheets()
    while judge_of(people) is None:
        plays_out(people)
    return people


def test_three_people_and_two_bots_play_a_round_through_reloads_under_a_spectators_eyes(three, open_browser):
    judge = judge_of(three)
    first, second = (visitor for visitor in three if visitor is not judge)
    number = game_of(judge)["round"]

    judge.find(".fic-choice")
    judge.keys("3")
    judge.reloads()
    judge.until(lambda: judge.all(".fic-choice[aria-pressed='true']") == judge.all(".fic-choice")[2:3])
    second.sees(f"{judge.name} is the Judge and is choosing a word.")
    assert not first.all(".fic-choice")
    is_fit(*three)
    judge.presses("Choose ")

    reaches(judge, "write", number)
    real = judge.find(".fic-body .fic-typed").text
    first.find("#fic-box").send_keys("A half-written ")
    writes(second, FAKES[second.name])
    first.reloads()
    assert first.find("#fic-box").get_attribute("value") == "A half-written "
    first.sees("Not sent yet")
    late = Visitor(open_browser, "Dee")
    late.follows(judge.browser.current_url)
    late.sees("from the next game on")
    late.sees("definitions are in")
    for text in (FAKES[second.name], "half-written", real):
        assert text not in late.browser.page_source
        assert text not in str(table_of(late))
    assert real not in first.browser.page_source + second.browser.page_source
    is_fit(*three, late)
    writes(first, "thought")

    reaches(judge, "vote", number)
    mine, theirs = "A half-written thought", FAKES[second.name]
    assert "Yours" in card_with(first, mine).text and "Yours" in card_with(second, theirs).text
    assert "The real one" in card_with(judge, real).text
    for visitor in (first, second, late):
        visitor.find(".fic-option")
        assert "The real one" not in visitor.text()
    assert not late.all(".fic-votable") and not judge.all(".fic-votable")
    is_fit(*three, late)
    votes(first, real)
    first.reloads()
    first.sees("✓ Voted for ")
    assert "Your vote" in card_with(first, real).text
    judge.keys("r")
    judge.sees("The word is")
    is_fit(judge)
    for _ in range(6):
        judge.keys(Keys.SPACE)
    judge.sees("Now, which is the real one?")
    judge.keys(Keys.ESCAPE)
    votes(second, mine)

    second.find(".fic-reveal")
    second.reloads()
    for visitor in (*three, late):
        if visitor is late:
            visitor.find(".fic-stamp")
        else:
            sees_the_end_of_the_reveal(visitor)
        assert real in visitor.find(".fic-real").text
        assert f"by {first.name}" in card_with(visitor, mine).text
    is_fit(*three, late)
    seen = table_of(judge)
    last = seen["game"]["history"][-1]
    names = [seat["name"] for seat in seen["table"]["seats"]]
    assert names.index(first.name) in last["found"]
    assert last["points"][names.index(first.name)] >= 3
    for visitor in three:
        gets_ready(visitor)
    reaches(judge, "choose", number + 1)


# One person, by keyboard


def tabs_to(visitor, words):
    """Press Tab until the focus is on what says this (or has it as its label)."""
    for _ in range(80):
        if words.casefold() in said_of_focus(visitor):
            return
        visitor.keys(Keys.TAB)
    raise AssertionError(f"Tab never came to {words!r}:\n{visitor.text()}")


def said_of_focus(visitor):
    return visitor.browser.execute_script(
        "const at = document.activeElement.closest('button, select');"
        "return at ? `${at.innerText} ${at.ariaLabel ?? ''}` : ''"
    ).casefold()


def enters(visitor, words):
    """Reach a button by Tab, and press it with Enter."""
    tabs_to(visitor, words)
    visitor.until(lambda: not visitor.all("[aria-busy='true']"))
    visitor.keys(Keys.ENTER)


def takes_a_turn(ann, game):
    """Whatever this moment of the game asks of Ann, who sits first; by keys."""
    judges = game["judge"] == 0
    if game["phase"] == "choose" and judges:
        ann.find(".fic-choice")
        ann.keys("1", Keys.ENTER)
    elif game["phase"] == "write" and not judges:
        ann.find("#fic-box")
        ann.keys("w")
        ann.until(lambda: ann.browser.switch_to.active_element.get_attribute("id") == "fic-box")
        stray_w = Keys.BACKSPACE  # the box has the focus already where there is a real keyboard
        ann.keys(stray_w, f"A small thing to carry on day {game['round'] + 1}", Keys.ENTER)
    elif game["phase"] == "vote" and not judges:
        number = ann.find(".fic-votable .fic-number").text.split()[-1]
        ann.keys(number, Keys.ENTER)
    elif game["phase"] == "scored":
        ann.find(".fic-reveal")
        if "Skip" in ann.find(".fic-dock").text:
            enters(ann, "Skip to the end")
        ann.find(".fic-ready")
        enters(ann, "Ready")


def moment(game):
    return game["round"], game["phase"]


def test_one_person_and_three_bots_play_a_whole_game_by_keyboard_alone(parlor, open_browser):
    ann = Visitor(open_browser, "Ann", DESK)
    ann.opens_a_table(parlor, GAME)
    for taken in (2, 3, 4):
        enters(ann, "Easy")
        ann.until(lambda taken=taken: len(table_of(ann)["table"]["seats"]) == taken)
    tabs_to(ann, "Bots play at a")
    ann.keys("q")
    ann.until(lambda: table_of(ann)["table"]["settings"]["bot_pace"] == "quick")
    enters(ann, "Start the game")
    ann.find("[data-sheet='how']")
    ann.keys(Keys.ESCAPE)
    for key, sheet in (("?", "how"), ("s", "scores")):
        ann.keys(key)
        ann.find(f"[data-sheet='{sheet}']")
        ann.keys(Keys.ESCAPE)
        ann.until(lambda: not ann.all(".sheet"))
    while (game := game_of(ann))["phase"] != "over":
        takes_a_turn(ann, game)
        ann.until(lambda game=game: moment(game_of(ann)) != moment(game), f"stuck in {moment(game)}")
    ann.find("[data-sheet='result']")
    result = table_of(ann)["table"]["result"]
    won = [table_of(ann)["table"]["seats"][seat]["name"] for seat in result["winners"]]
    title = ann.find(".result-title").text
    assert all(("You" if name == "Ann" else name) in title for name in won)
    assert max(result["points"]) >= 10
    is_fit(ann)
    tabs_to(ann, "Play again")


# The Judge reads out


def test_where_the_judge_reads_out_the_voters_cards_are_blank(parlor, open_browser):
    ann = Visitor(open_browser, "Ann")
    ann.browser = open_browser(parlor)
    bo, cy = at_a_table_bo_judges(parlor, ann)
    word = bo.view["game"]["offer"][0]["id"]
    assert bo.act("choose", word=word)["ok"]
    cy.act("write", text=FAKES["Cy"])
    writes(ann, FAKES["Ann"])
    ann.find(".fic-votable")
    assert len(ann.all(".fic-option .fic-lines")) == 3
    assert FAKES["Cy"] not in ann.browser.page_source and FAKES["Ann"] not in ann.find("ol.fic-cards").text
    assert [FAKES["Cy"] in text for text in bo.view["game"]["texts"]].count(True) == 1
    is_fit(ann)
    votes(ann)
    for guest in (bo, cy):
        guest.leave()


def at_a_table_bo_judges(parlor, ann):
    """Bo opens tables until the draw makes him the Judge of one; Bo and Cy, with Ann at that table."""
    for _ in range(40):
        bo, cy = Guest(parlor, "Bo"), Guest(parlor, "Cy")
        code = bo.open(GAME, show=False)
        cy.come(code, GAME)
        assert cy.call("sit", {})["ok"]
        ann.browser.get(f"{parlor}/t/{code}")
        if ann.all("#name"):
            ann.find("#name").send_keys("Ann", Keys.ENTER)
        ann.comes_in()
        bo.sees(lambda view: len(view["table"]["seats"]) == 3)
        assert bo.host("start")["ok"]
        if bo.sees(lambda view: view["game"])["game"]["judge"] == 0:
            ann.find(".fic-desk")
            return bo, cy
        for guest in (bo, cy):
            guest.leave()
    raise AssertionError("Bo was never drawn.")
