"""One browser and two seats over the wire play Alphabet Roulette: the die, the pads, and an argument."""

from __future__ import annotations

from itertools import pairwise

import pytest
from selenium.webdriver import Keys

from tests.browser.eyes import PHONE, obstacles
from tests.browser.people import Visitor
from tests.wire import Guest

GAME = "alphabet-roulette"
# Colours fade from one theme to the other: done once no transition runs.
CHANGE_OF_THEME = """
document.documentElement.dataset.theme = arguments[0];
requestAnimationFrame(() => Promise.all(
  document.getAnimations().filter(one => one instanceof CSSTransition).map(one => one.finished)
).finally(arguments[1]));
"""
SMALL = {"width": 320, "height": 640, "deviceScaleFactor": 1, "mobile": True}


@pytest.fixture
def host(parlor, open_browser):
    """Ann, who is the host, on a phone, at a table where all have sat down."""
    visitor = Visitor(open_browser, "Ann")
    link = visitor.opens_a_table(parlor, GAME)
    visitor.guests = [comes(Guest(parlor, name), link.rsplit("/", 1)[1]) for name in ("Bo", "Cy")]
    visitor.sees("Cy")
    yield visitor
    for guest in visitor.guests:
        guest.leave()


@pytest.fixture
def ann(host):
    """Ann, at a table that has begun."""
    host.presses("Start the game")
    host.find(".ar-felt")
    host.closes_sheets()
    return host


def comes(guest, code):
    guest.come(code, GAME)
    assert guest.call("sit", {})["ok"]
    return guest


def game(ann):
    """What the table is at, as Bo has it."""
    return ann.guests[0].view["game"]


def rolls(ann):
    """Whoever has the die rolls; the letter, once the pads are open."""
    bo = ann.guests[0]
    bo.sees(lambda view: view["game"] and view["game"]["phase"] == "roll")
    if game(ann)["roller"] == 0:
        ann.presses("Roll the die")
    else:
        assert ann.guests[game(ann)["roller"] - 1].act("roll")["ok"]
    ann.find("#ar-line-0")
    return bo.sees(lambda view: view["game"]["live"])["game"]["letter"]


def types(ann, line, text):
    ann.clicks(f"#ar-line-{line}")
    ann.find(f"#ar-line-{line}").send_keys(text)


def writes(guest, *answers):
    pad = [*answers, *[""] * (12 - len(answers))]
    assert guest.act("pad", v=guest.view["game"]["pad_v"] + 1, answers=pad)["ok"]
    assert guest.act("done")["ok"]


def reads(ann, cat):
    """Everybody presses Next on this category."""
    ann.guests[0].sees(lambda view: view["game"]["review"] and view["game"]["review"]["cat"] == cat)
    for guest in ann.guests:
        assert guest.act("next", cat=cat)["ok"]
    ann.until(lambda: ann.find(".ar-binding").text.casefold().endswith(f"{cat + 1} of 12"))
    ann.presses("Score the round" if cat == 11 else "Next category")


def plays(ann, *, mine, bos, cys):
    """A round without an argument."""
    letter = rolls(ann)
    for line, text in enumerate(mine):
        types(ann, line, letter + text)
    for guest, answers in zip(ann.guests, (bos, cys), strict=True):
        writes(guest, *[letter + text for text in answers])
    ann.presses("Done")
    for cat in range(max(map(len, (mine, bos, cys)))):
        reads(ann, cat)


def fits(ann):
    """Nothing on the page keeps anybody out, by day or by night, and it scrolls sideways on no phone."""
    assert in_both_themes(ann) == []
    for width, height in (PHONE, (320, 640)):
        size = {**SMALL, "width": width, "height": height}
        ann.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        assert ann.width() <= width
        desk = "const desk = document.querySelector('.desk'); return desk.scrollWidth - desk.clientWidth"
        assert ann.browser.execute_script(desk) <= 0
    ann.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {**SMALL, "width": 390, "height": 844})


def in_both_themes(ann):
    """What keeps somebody out, in the light theme or the dark one."""
    found = []
    for theme in ("dark", "light"):
        ann.browser.execute_async_script(CHANGE_OF_THEME, theme)
        found += [{**each, "theme": theme} for each in obstacles(ann.browser)]
    return found


def row(ann, name):
    """The answer of this person to the category on screen."""
    return next(one for one in ann.all(".ar-row") if one.text.startswith(name) or f"\n{name}" in one.text)


def watches_banners(ann):
    ann.browser.execute_script(
        "window.banners = []; const add = node => window.banners.push(node.textContent);"
        "new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(add)))"
        ".observe(document.querySelector('.banner-place'), {childList: true})"
    )


def watches_the_live_region(ann):
    ann.browser.execute_script(
        "window.heard = []; const add = node => window.heard.push(node.textContent);"
        "new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(add)))"
        ".observe(document.querySelector('#live'), {childList: true})"
    )


def test_the_lobby_fits_the_narrowest_phone(host):
    fits(host)


def test_three_rounds_with_an_argument_from_the_first_roll_to_the_result(ann):
    bo, cy = ann.guests
    fits(ann)
    letter = rolls(ann)
    fits(ann)
    types(ann, 0, f"{letter}ig {letter}en")
    types(ann, 1, "zzz9 wrong")
    types(ann, 2, f"The {letter}oat")
    assert ann.find("#ar-line-1").get_attribute("aria-invalid") == "true"
    assert ann.find("#ar-line-2").get_attribute("aria-invalid") == "false"
    ann.reloads()
    watches_banners(ann)
    watches_the_live_region(ann)
    for line, written in enumerate((f"{letter}ig {letter}en", "zzz9 wrong", f"The {letter}oat")):
        ann.holds(f"#ar-line-{line}", written)
    types(ann, 3, f"{letter}anana")
    writes(bo, f"{letter}ell", "", f"{letter}us", f"a {letter}anana")
    writes(cy, f"{letter}ox", "", f"{letter}oxes", f"{letter}at")
    ann.presses("Done")

    ann.sees("Challenge")
    heard = ann.browser.execute_script("return window.heard")
    assert [line for line in heard if "Pencils" in line] == ["Everyone\u2019s in! Pencils down."]
    fits(ann)
    ann.clicks(lambda: row(ann, "Bo").find_element("css selector", ".ar-challenge"))
    ann.presses("fit the category")
    challenge = bo.sees(lambda view: view["game"]["review"]["challenges"])["game"]["review"]["challenges"][0]
    assert (challenge["kind"], challenge["seat"]) == ("answer", 1)
    cy.call("act", {"action": {"type": "challenge", "cat": 0, "kind": "bonus", "seat": 0}})
    cy.act("vote", id=0, yes=False)
    bo.act("vote", id=1, yes=False)
    ann.sees("The table ruled on your answer: it scores one point.")
    ann.sees("Voted out")
    bo.call("act", {"action": {"type": "challenge", "cat": 0, "kind": "answer", "seat": 2}})
    ann.sees("Vote first")
    fits(ann)
    ann.keys("n")
    ann.until(lambda: ann.browser.switch_to.active_element.text == "It fits")
    ann.browser.switch_to.active_element.send_keys(Keys.ENTER)
    ann.until(lambda: not ann.all('.ar-vote[data-owed="true"]'))
    ann.sees("The table says it fits")
    reads(ann, 0)
    ann.sees("It counts?")
    reads(ann, 1)
    reads(ann, 2)
    ann.sees("Same as Bo")
    assert len(ann.all(".ar-struck")) == 2
    reads(ann, 3)
    ann.sees("That was round 1")
    fits(ann)
    for guest in ann.guests:
        assert guest.act("ready")["ok"]
    ann.presses("Ready for round 2")

    plays(ann, mine=("oat", "ee"), bos=("us", "ee"), cys=("at",))
    ann.presses("Start round 3")
    plays(ann, mine=("oat", "ine"), bos=("us",), cys=())
    ann.sees("Result")
    result = bo.sees(lambda view: view["table"]["phase"] == "over")["table"]["result"]
    assert result["points"] == [5, 3, 4]
    ann.sees("You win")
    assert in_both_themes(ann) == []
    shown = ann.browser.execute_script("return window.banners")
    assert sum("Pencils down." in banner for banner in shown) == 3 and "Round 1 scored" in shown
    assert all(one != other for one, other in pairwise(shown))


def test_what_is_typed_outlives_a_reload_and_a_page_that_never_saved(ann):
    bo, _ = ann.guests
    letter = rolls(ann)
    types(ann, 5, f"{letter}oat")
    bo.sees(lambda view: view["game"]["filled"][0] == 1)
    ann.browser.execute_script("document.querySelector('#ar-line-6').focus()")
    ann.keys(f"{letter}us")
    ann.browser.refresh()
    ann.find("#ar-line-6")
    ann.holds("#ar-line-6", f"{letter}us")
    ann.holds("#ar-line-5", f"{letter}oat")
    bo.sees(lambda view: view["game"]["filled"][0] == 2)


def test_the_line_that_is_written_stays_in_sight_above_a_keyboard(ann):
    rolls(ann)
    ann.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {**SMALL, "width": 390, "height": 430})
    for line in (11, 0, 7):
        ann.find(f"#ar-line-{line}").send_keys("x")
        seen = ann.browser.execute_script(
            "const box = document.activeElement.getBoundingClientRect(); const y = box.top + box.height / 2;"
            "return document.elementFromPoint(box.left + 80, y) === document.activeElement"
        )
        assert seen, line


def test_the_pad_by_keyboard_alone_and_done_undone(ann):
    bo, _ = ann.guests
    letter = rolls(ann)
    ann.is_at("#ar-line-0")
    ann.keys(f"{letter}oat", Keys.ENTER, f"{letter}us", Keys.ARROW_UP, "s")
    ann.holds("#ar-line-0", f"{letter}oats")
    assert not ann.all(".waiting-words")
    ann.presses("Done")
    assert bo.sees(lambda view: view["game"]["done"][0])["game"]["filled"][0] == 2
    ann.presses("Keep writing")
    bo.sees(lambda view: not view["game"]["done"][0])
    ann.is_at("#ar-line-2")
    ann.presses("Pause")
    ann.sees("stopped the clock")
    assert in_both_themes(ann) == []
    assert ann.find(".paused").rect["height"] == ann.find(".desk").rect["height"]
    assert not ann.find(".ar-lines").is_displayed()
    ann.presses("Go on")
    ann.until(lambda: ann.find(".ar-lines").is_displayed())
    types(ann, 2, f"{letter}ee")
    bo.sees(lambda view: view["game"]["filled"][0] == 3)


def test_a_table_screen_shows_the_categories_and_no_pad(ann, open_browser):
    letter = rolls(ann)
    types(ann, 0, f"{letter}hush")
    ann.guests[0].sees(lambda view: view["game"]["filled"][0] == 1)
    screen = Visitor(open_browser, "Screen", (1440, 900))
    screen.browser = open_browser(ann.browser.current_url + "/tv", (1440, 900))
    screen.sees(game(ann)["list"]["categories"][11])
    assert "hush" not in screen.text()
    assert screen.width() <= 1440
