"""People with browsers play Fictionary: a round at a table of three and two bots, and a whole game by keyboard alone."""

from __future__ import annotations

import pytest
from selenium.webdriver import Keys

from tests.browser.eyes import DESK, is_fit
from tests.browser.fictionary import GAME, Player, judge_of, play_out
from tests.wire import Guest

FAKES = {
    "Ann": "A wooden spoon kept for salt",
    "Bo": "The last sheep through a gate",
    "Cy": "A song for a broken cart",
}
FADES_UNDER_THE_POINTER = """
    const button = document.querySelector('.fic-dock .main[aria-disabled="true"]');
    const plain = document.createElement('button');
    plain.className = 'button';
    plain.disabled = true;
    document.body.append(plain);
    const shade = one => getComputedStyle(one).backgroundColor;
    const same = Boolean(button?.matches(':hover')) && shade(button) === shade(plain);
    plain.remove();
    return same"""


# Three people and two bots


@pytest.fixture
def three(parlor, open_browser):
    """Ann at a desk, Bo and Cy on phones, and two quick bots, in a game that a person judges now."""
    people = [Player(open_browser, "Ann", DESK), Player(open_browser, "Bo"), Player(open_browser, "Cy")]
    link = people[0].opens_a_table(parlor, GAME)
    for visitor in people[1:]:
        visitor.follows(link)
    ann = people[0]
    ann.sees("Cy")
    ann.sets("Bots play at a … pace", "quick", bot_pace="quick")
    ann.sets("Play to …", "30 points", target=30)
    ann.adds_bots("Easy", 2)
    is_fit(*people)
    ann.presses("Start the game")
    for visitor in people:
        visitor.begins()
    while judge_of(people) is None:
        play_out(people)
    return people


def test_three_people_and_two_bots_play_a_round_through_reloads_under_a_spectators_eyes(three, open_browser):
    judge = judge_of(three)
    first, second = (visitor for visitor in three if visitor is not judge)
    number = judge.game()["round"]

    judge.has_a_voice()
    judge.find(".fic-choice")
    judge.find(".your-move")
    assert not judge.all(".fic-speaker")
    top = judge.edge(".fic-choice", "top")
    judge.keys("3")
    judge.until(lambda: not judge.all(".your-move"))
    assert judge.edge(".fic-choice", "top") == top
    judge.reloads()
    judge.until(lambda: judge.all(".fic-choice[aria-pressed='true']") == judge.all(".fic-choice")[2:3])
    second.sees(f"{judge.name} is the Judge and is choosing a word.")
    assert not first.all(".fic-choice")
    is_fit(*three)
    judge.presses("Choose ")

    judge.reaches("write", number)
    real = judge.find(".fic-body .fic-typed").text
    first.types("A half-written ")
    second.writes(FAKES[second.name])
    first.reloads()
    first.holds("#fic-box", "A half-written ")
    first.sees("Not sent yet")
    late = Player(open_browser, "Dee")
    late.follows(judge.browser.current_url)
    late.sees("from the next game on")
    late.sees("definitions are in")
    for text in (FAKES[second.name], "half-written", real):
        assert text not in late.browser.page_source
        assert text not in str(late.table())
    assert real not in first.browser.page_source + second.browser.page_source
    is_fit(*three, late)
    first.writes("thought")

    judge.reaches("vote", number)
    mine, theirs = "A half-written thought", FAKES[second.name]
    assert "Yours" in first.card_with(mine).text and "Yours" in second.card_with(theirs).text
    assert "The real one" in judge.card_with(real).text
    for visitor in (first, second, late):
        visitor.find(".fic-option")
        assert "The real one" not in visitor.text()
    assert not late.all(".fic-votable") and not judge.all(".fic-votable")
    is_fit(*three, late)
    first.votes(real)
    first.reloads()
    first.sees("✓ Voted for ")
    assert "Your vote" in first.card_with(real).text
    judge.keys("r")
    judge.sees("The word is")
    is_fit(judge)
    for _ in range(6):
        judge.keys(Keys.SPACE)
    judge.sees("Now, which is the real one?")
    shows_how_it_is_said(judge, ".fic-aloud", judge.game()["word"])
    is_fit(judge)
    judge.keys(Keys.ESCAPE)
    second.votes(mine)

    second.find(".fic-reveal")
    second.reloads()
    for visitor in (*three, late):
        if visitor is late:
            visitor.find(".fic-stamp")
        else:
            visitor.sees_the_end_of_the_reveal()
        assert real in visitor.find(".fic-real").text
        assert f"by {first.name}" in visitor.card_with(mine).text
    is_fit(*three, late)
    seen = judge.table()
    last = seen["game"]["history"][-1]
    names = [seat["name"] for seat in seen["table"]["seats"]]
    assert names.index(first.name) in last["found"]
    assert last["points"][names.index(first.name)] >= 3
    judge.keys("s")
    shows_how_it_is_said(judge, ".fic-round:first-child", last)
    is_fit(judge)
    judge.closes_sheets()
    for visitor in three:
        visitor.gets_ready()
    judge.reaches("choose", number + 1)


def shows_how_it_is_said(visitor, place, word):
    """A speaker says the word, or sounds it out; its respelling, if it has one, opens the key, which closes again."""
    visitor.clicks(f"{place} .fic-speaker")
    assert visitor.hears()[-1] in (word["word"], word["say"])
    assert [word["said"] in one.text for one in visitor.all(f"{place} .fic-said")] == [True] * bool(
        word["said"]
    )
    if word["said"]:
        visitor.clicks(f"{place} .fic-said")
        visitor.find(".fic-key[open]")
        visitor.keys(Keys.ESCAPE)
        visitor.until(lambda: not visitor.all(".fic-key"))
        assert visitor.all(place), "Escape closes the key alone"


# One person, by keyboard


@pytest.mark.timeout(300)  # as many rounds as it takes, each with its reveal
def test_one_person_and_three_bots_play_a_whole_game_by_keyboard_alone(parlor, open_browser):
    ann = Player(open_browser, "Ann", DESK)
    ann.opens_a_table(parlor, GAME)
    ann.has_a_voice()
    ann.enters("Play with three bots")
    ann.until(lambda: [seat["bot"] for seat in ann.table()["table"]["seats"]] == [None, *["medium"] * 3])
    ann.until(lambda: "start the game" in ann.focus_says() and not ann.all(".bots .main"))
    ann.tabs_to("Bots play at a")
    ann.keys("q")
    ann.until(lambda: ann.table()["table"]["settings"]["bot_pace"] == "quick")
    ann.enters("Start the game")
    ann.find("[data-sheet='how']")
    ann.closes_sheets()
    for key, sheet in (("?", "how"), ("s", "scores")):
        ann.keys(key)
        ann.find(f"[data-sheet='{sheet}']")
        ann.closes_sheets()
    while ann.game()["phase"] != "over":
        ann.takes_a_turn()
    ann.find("[data-sheet='result']")
    result = ann.table()["table"]["result"]
    won = [ann.table()["table"]["seats"][seat]["name"] for seat in result["winners"]]
    title = ann.find(".result-title").text
    assert all(("You" if name == "Ann" else name) in title for name in won)
    assert max(result["points"]) >= 10
    if best := ann.game()["best"]:
        shows_how_it_is_said(ann, ".fic-best", ann.game()["rounds"][best["round"]]["word"])
    is_fit(ann)
    ann.tabs_to("Play again")


# The first votes


def test_the_last_card_can_be_read_under_the_hint_which_goes_once_a_card_is_picked(parlor, open_browser):
    ann = Player(open_browser, "Ann", (390, 600))
    ann.browser = open_browser(parlor, ann.size)
    bo, cy = at_a_table_bo_judges(parlor, ann, show=True)
    assert bo.act("choose", word=bo.view["game"]["offer"][0]["id"])["ok"]
    cy.act("write", text=FAKES["Cy"])
    ann.writes(FAKES["Ann"])
    ann.find(".fic-votable")
    ann.find(".your-move")
    ann.find(".fic-desk[data-more]")
    ann.browser.execute_script("document.getElementById('desk').scrollTo(0, 9999)")
    ann.until(lambda: not ann.all(".fic-desk[data-more]"))
    assert ann.edge(".fic-cards > :last-child", "bottom") <= ann.edge(".your-move", "top")
    ann.keys(ann.find(".fic-votable .fic-number").text.split()[-1])
    ann.until(lambda: not ann.all(".your-move"))
    for guest in (bo, cy):
        guest.leave()


# The Judge reads out


def test_where_the_judge_reads_out_the_voters_cards_are_blank(parlor, open_browser):
    ann = Player(open_browser, "Ann")
    ann.browser = open_browser(parlor)
    bo, cy = at_a_table_bo_judges(parlor, ann)
    word = bo.view["game"]["offer"][0]["id"]
    assert bo.act("choose", word=word)["ok"]
    cy.act("write", text=FAKES["Cy"])
    ann.writes(FAKES["Ann"])
    ann.find(".fic-votable")
    assert len(ann.all(".fic-option .fic-lines")) == 3
    assert FAKES["Cy"] not in ann.browser.page_source and FAKES["Ann"] not in ann.find("ol.fic-cards").text
    assert [FAKES["Cy"] in text for text in bo.view["game"]["texts"]].count(True) == 1
    is_fit(ann)
    ann.votes()
    ann.until(lambda: ann.browser.execute_script(FADES_UNDER_THE_POINTER))
    for guest in (bo, cy):
        guest.leave()


def at_a_table_bo_judges(parlor, ann, show=False):
    """Bo opens tables until the draw makes him the Judge of one; Bo and Cy, with Ann at that table."""
    for _ in range(40):
        bo, cy = Guest(parlor, "Bo"), Guest(parlor, "Cy")
        code = bo.open(GAME, show=show)
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
