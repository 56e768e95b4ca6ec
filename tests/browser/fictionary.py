"""Verbs for people who play Fictionary in real browsers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import requests
from selenium.webdriver import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import Select

from tests.browser.people import Visitor

GAME = "fictionary"
PRESS_SKIP = (
    "[...document.querySelectorAll('.fic-dock button')].find(one => one.innerText.includes('Skip'))?.click()"
)


class Player(Visitor):
    """Somebody at a table of Fictionary, with a seat or without."""

    # What the table is at

    def table(self) -> dict[str, Any]:
        """The table and its game, as anybody may see them."""
        address, _, code = self.browser.current_url.partition("/t/")
        seen: dict[str, Any] = requests.get(f"{address}/api/v1/tables/{code}", timeout=60).json()
        return seen

    def game(self) -> dict[str, Any]:
        """The game on it, as anybody may see it."""
        seen: dict[str, Any] = self.table()["game"]
        return seen

    def seat(self) -> int:
        """Where this person sits."""
        return [seat["name"] for seat in self.table()["table"]["seats"]].index(self.name)

    def reaches(self, phase: str, number: int | None = None) -> None:
        """Wait for the table to come to this phase (of this round)."""
        self.until(lambda: self._is_at(phase, number), f"{self.name} never came to {phase}")

    def _is_at(self, phase: str, number: int | None) -> bool:
        game = self.game()
        return game["phase"] == phase and number in (None, game["round"])

    # What a host does

    def sets(self, label: str, words: str, **then: Any) -> None:
        """Choose a setting in the lobby, and wait for the table to have it."""
        Select(self.find(f"select[aria-label='{label}']")).select_by_visible_text(words)
        self.until(lambda: then.items() <= self.table()["table"]["settings"].items())

    def adds_bots(self, level: str, many: int) -> None:
        """Seat so many bots of a level, one by one."""
        seats = len(self.table()["table"]["seats"])
        for taken in range(seats + 1, seats + many + 1):
            self.presses(level)
            self.until(lambda taken=taken: len(self.table()["table"]["seats"]) == taken)

    # What everybody does

    def begins(self) -> None:
        """Come to the desk of a game that was just started."""
        self.find(".fic-desk")
        self.closes_sheets()

    def chooses(self, k: int = 0) -> None:
        """As the Judge, take one of the five words."""
        self.find(".fic-choice")
        self.clicks(lambda: self.all(".fic-choice")[k])
        self.presses("Choose ")

    def types(self, text: str) -> None:
        """Write, and leave it at that."""
        self.find("#fic-box").send_keys(text)

    def writes(self, text: str) -> None:
        """Write and send a definition."""
        self.find("#fic-box").send_keys(text, Keys.ENTER)
        self.until(lambda: self.all(".fic-is-sent, .fic-votable"))

    def card_with(self, text: str) -> WebElement:
        """The card on this person's desk that says this."""
        self.until(lambda: any(text in card.text for card in self.all(".fic-option")), f"no card says {text}")
        return next(card for card in self.all(".fic-option") if text in card.text)

    def votes(self, text: str | None = None) -> None:
        """Vote for the card that says this, or for the first that may be voted for."""
        self.find(".fic-votable")
        self.clicks(lambda: self.card_with(text) if text else self.all(".fic-votable")[0])
        self.presses("Vote for ")
        self.until(lambda: self.all(".fic-is-sent, .fic-reveal"))

    def sees_the_end_of_the_reveal(self) -> None:
        """Skip what still plays of it."""
        self.find(".fic-reveal")
        self.browser.execute_script(PRESS_SKIP)
        self.find(".fic-stamp")

    def gets_ready(self) -> None:
        """Say so, once the reveal is over."""
        self.sees_the_end_of_the_reveal()
        self.clicks(".fic-ready")

    # By keyboard alone

    def takes_a_turn(self) -> None:
        """Whatever this moment of the game asks of this seat; by keys. Then wait for the table to move on."""
        game, seat = self.game(), self.seat()
        moment, judges = (game["round"], game["phase"]), game["judge"] == seat
        if game["phase"] == "choose" and judges:
            self.find(".fic-choice")
            self.keys("1", Keys.ENTER)
        elif game["phase"] == "write" and not judges:
            self._writes_by_keys(f"A small thing to carry on day {game['round'] + 1}")
        elif game["phase"] == "vote" and not judges:
            self.keys(self.find(".fic-votable .fic-number").text.split()[-1], Keys.ENTER)
        elif game["phase"] == "scored":
            self._gets_ready_by_keys()
        self.until(lambda: self._moment() != moment, f"stuck in {moment}")

    def _writes_by_keys(self, text: str) -> None:
        self.find("#fic-box")
        self.keys("w")
        self.until(lambda: self.browser.switch_to.active_element.get_attribute("id") == "fic-box")
        stray_w = Keys.BACKSPACE  # the box has the focus already where there is a real keyboard
        self.keys(stray_w, text, Keys.ENTER)

    def _gets_ready_by_keys(self) -> None:
        self.find(".fic-reveal")
        if "Skip" in self.find(".fic-dock").text:
            self.enters("Skip to the end")
        self.find(".fic-ready")
        self.enters("Ready")

    def _moment(self) -> tuple[int, str]:
        game = self.game()
        return game["round"], game["phase"]


def judge_of(people: Sequence[Player]) -> Player | None:
    """Whoever of them is the Judge; None while a bot is."""
    seen = people[0].table()
    judge = seen["table"]["seats"][seen["game"]["judge"]]["name"]
    return next((player for player in people if player.name == judge), None)


def play_out(people: Sequence[Player]) -> None:
    """A round that a bot judges: nothing to look at."""
    number = people[0].game()["round"]
    for player in people:
        player.writes(f"A custom of {player.name} and friends on day {number + 1}")
    for player in people:
        player.votes()
    for player in people:
        player.gets_ready()
    people[0].reaches("choose", number + 1)
