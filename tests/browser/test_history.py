"""Somebody finds a finished game again: its page, its receipt, and its replay, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from selenium.webdriver import Keys

from records import accounts, db
from tests import homes
from tests.browser.eyes import DESK, PHONE, obstacles
from tests.browser.people import Visitor
from tests.records.shelves import finished, keep, sign_up
from tests.wire import Guest

NARROW = (320, 640)
SLUGS = ("alphabet-roulette", "fictionary", "one-two-many")


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A whole Parlor, and this process connected to its database."""
    home = tmp_path_factory.mktemp("history")
    with homes.playing(home) as address:
        db.connect(f"sqlite:///{home / 'parlor.db'}")
        sign_up("Basil", "Cleo")
        yield address
        db.disconnect()


@pytest.fixture
def visit(house, open_browser):
    """`visit(path, size)`: somebody who opens a page."""

    def come(path, size=PHONE):
        visitor = Visitor(open_browser, "Ada", size)
        visitor.browser = open_browser(house + path, size)
        return visitor

    return come


def signs_up(visitor, name):
    visitor.find("input[name=name]").send_keys(name)
    visitor.find("input[name=password]").send_keys("a long password", Keys.ENTER)
    visitor.until(lambda: "/sign-up" not in visitor.browser.current_url or visitor.all("code"))


def at(visitor):
    """Which step the replay is at, as its dock says: "3 of 8"."""
    return visitor.find(".replay-at").text


def test_somebody_finds_a_game_in_their_history_reads_the_receipt_and_watches_it_to_the_stamp(house, visit):
    ada = visit("/sign-up")
    signs_up(ada, "Ada")
    me = accounts.named("Ada").id
    game_id = keep("fictionary", me, "Basil", "Guest", "medium")
    ada.browser.get(f"{house}/history")
    ada.clicks(".shelf-game")
    ada.sees("Round by round")
    assert ada.browser.current_url == f"{house}/history/{game_id}"
    ada.follows_the_link("What it did to ratings")
    ada.sees("finished ahead")
    ada.sees("A bot's rating is fixed.")
    ada.browser.back()
    ada.sees("Watch it again")
    ada.follows_the_link("Watch it again")
    ada.find(".fic-reveal")
    assert not ada.all(".fic-stamp")
    ada.find(".fic-stamp")
    assert at(ada).startswith("1 of ")
    ada.presses("Pause")
    ada.keys(Keys.ARROW_RIGHT)
    ada.until(lambda: at(ada).startswith("2 of "))
    ada.find(".fic-stamp")
    ada.presses("Play")
    ada.until(lambda: not ada.all(".fic-stamp"))
    ada.presses("Steps")
    ada.clicks(".replay-steps button")
    ada.until(lambda: at(ada).startswith("1 of "))
    ada.keys(Keys.ESCAPE)
    ada.until(lambda: not ada.find("#steps").is_displayed())
    assert ada.browser.execute_script("return document.getElementById('live').innerText").strip()


@pytest.mark.parametrize("size", [NARROW, DESK])
def test_every_word_of_a_kept_game_shows_how_it_is_said_and_says_it(house, visit, size):
    view = finished("fictionary", "Basil", "Cleo", "Guest")["record"]["view"]
    words = [view["rounds"][view["best"]["round"]]["word"], *(this["word"] for this in view["rounds"])]
    visitor = visit(f"/history/{keep('fictionary', 'basil', 'cleo', 'Guest')}", size)
    visitor.has_a_voice()
    visitor.until(lambda: len(visitor.all(".fic-speaker")) == len(words))
    for speaker in visitor.all(".fic-speaker"):
        visitor.clicks(lambda speaker=speaker: speaker)
    assert set(visitor.hears()) >= {word["word"] for word in words}
    shown = [one.text.split("\n")[0] for one in visitor.all("button.fic-said")]
    assert shown == [f"\\{word['said']}\\" for word in words if word["said"]]
    assert shown
    visitor.clicks("button.fic-said")
    visitor.find(".fic-key[open]")
    assert obstacles(visitor.browser) == []
    visitor.presses("Close")
    visitor.until(lambda: not visitor.all(".fic-key"))
    assert visitor.width() <= size[0]


def test_a_game_that_ends_shows_the_way_to_its_page_at_the_table(house, visit):
    ada = visit("/sign-up")
    signs_up(ada, "Adele")
    ada.browser.get(house)
    ada.clicks("label:has(> input[value='one-two-many'])")
    ada.presses("Open a table")
    table = ada.comes_in()
    bo = Guest(house, "Bo")
    bo.come(table.rpartition("/")[2])
    ada.presses("Start the game")
    ada.find("#otm-guess")
    ada.closes_sheets()
    ada.find("#otm-guess").send_keys("snow", Keys.ENTER)
    bo.sees(lambda view: view["game"] and view["game"]["guessed"])
    assert bo.act("guess", round=0, text="snow")["ok"]
    ada.find(".result .kept-way")
    assert obstacles(ada.browser) == []
    ada.closes_sheets()
    [link] = ada.all(".dock .kept-way")
    ada.browser.get(link.get_attribute("href"))
    ada.sees("Adele and Bo win")
    bo.leave()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_step_of_a_replay_is_drawn(house, visit, slug):
    game_id = keep(slug, "Basil", "Cleo", "Guest", "Dot", seed=1)
    visitor = visit(f"/history/{game_id}/replay", NARROW)
    visitor.presses("Pause")
    last = int(at(visitor).split()[-1])
    visitor.keys(Keys.HOME)
    for step in range(1, last + 1):
        visitor.until(lambda step=step: at(visitor) == f"{step} of {last}")
        assert visitor.find(".desk-game").text.strip()
        assert visitor.width() <= NARROW[0]
        visitor.keys(Keys.ARROW_RIGHT)
    assert obstacles(visitor.browser) == []


def test_who_wants_no_motion_gets_a_replay_that_waits_and_shows_the_end_of_each_step(house, visit):
    game_id = keep("fictionary", "Basil", "Cleo", "Guest", seed=2)
    visitor = visit("/history")
    still = [{"name": "prefers-reduced-motion", "value": "reduce"}]
    visitor.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": still})
    visitor.browser.get(f"{house}/history/{game_id}/replay")
    visitor.find(".replay-play")
    assert "Play" in visitor.find(".replay-play").text
    assert at(visitor).startswith("1 of ")
    visitor.find(".fic-stamp")
    visitor.keys(Keys.ARROW_RIGHT)
    visitor.until(lambda: at(visitor).startswith("2 of ") and visitor.all(".fic-stamp"))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [NARROW, DESK])
def test_the_pages_keep_nobody_out_and_never_scroll_sideways(house, visit, theme, size):
    ids = [keep(slug, "Basil", "Cleo", "Guest", "Dot", seed=1) for slug in SLUGS]
    visitor = visit("/history", size)
    colours = [{"name": "prefers-color-scheme", "value": theme}]
    visitor.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": colours})
    pages = [f"/history/{game_id}" for game_id in ids]
    for page in [
        "/history",
        "/people/Basil",
        "/games/fictionary/leaderboard",
        f"/history/{ids[1]}/receipt",
        *pages,
    ]:
        visitor.browser.get(house + page)
        assert obstacles(visitor.browser) == [], page
        assert visitor.width() <= size[0], page
