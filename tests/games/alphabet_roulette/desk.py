"""A table of Alphabet Roulette, with verbs for what people do at it."""

import itertools

import pytest

from games.alphabet_roulette.settings import DIE
from games.errors import Illegal
from games.party import draw
from tests.kit import Table

LINES = 12


class Desk(Table):
    """A table whose first roll is known, with short ways through a round."""

    def __init__(self, players, *, letter="B", settings=None):
        super().__init__("alphabet-roulette", players, seed=seed_that_rolls(letter), settings=settings)

    @property
    def host(self):
        """A seat that isn't the roller's."""
        return (self.state["roller"] + 1) % self.players

    def roll(self):
        self.act(self.state["roller"], "roll")

    def open_pads(self):
        """Roll, and let the die and the countdown run."""
        self.roll()
        self.wait(5.4)

    def write(self, seat, answers, v=0):
        """The seat's pad: a list of answers from the first line on, or a dict from line to answer."""
        by_line = answers if isinstance(answers, dict) else dict(enumerate(answers))
        self.act(seat, "pad", v=v, answers=[by_line.get(line, "") for line in range(LINES)])

    def pencils_down(self):
        for seat in self.deciding:
            self.act(seat, "done")

    def read(self, *pads, filler=""):
        """Go straight to the review of these pads, one a seat. A filler keeps a second category to read."""
        self.open_pads()
        for seat, pad in enumerate(pads):
            self.write(
                seat, {**dict(enumerate(pad)), **({LINES - 1: filler} if filler and seat == 0 else {})}
            )
        self.pencils_down()

    def challenge(self, seat, kind, about, other=None):
        """Raise a challenge about an answer on screen: its id."""
        self.move(seat, self._challenge(kind, about, other))
        return self.state["challenges"][-1]["id"]

    def refuses_challenge(self, seat, kind, about, other=None):
        with pytest.raises(Illegal) as refused:
            self.move(seat, self._challenge(kind, about, other))
        return refused.value

    def _challenge(self, kind, about, other):
        facts = {} if other is None else {"other": other}
        return {"type": "challenge", "cat": self.state["cat"], "kind": kind, "seat": about, **facts}

    def vote(self, seat, number, yes):
        self.act(seat, "vote", id=number, yes=yes)

    def next(self, *seats):
        """These seats press Next; without any, all that are waited for."""
        for seat in seats or self.deciding:
            self.act(seat, "next", cat=self.state["cat"])

    def ready(self):
        for seat in self.deciding:
            self.act(seat, "ready")

    def play_round(self, *pads):
        """A whole round without a challenge; an answer “*” stands for one with the round's letter."""
        self.open_pads()
        for seat, pad in enumerate(pads):
            self.write(seat, [text.replace("*", self.state["letter"]) for text in pad])
        self.pencils_down()
        while self.state["phase"] == "review":
            self.next()

    def mark(self, seat, cat=None):
        """The seat's mark for the category on screen, as a spectator sees it."""
        shown = self.sees()["review"]
        return shown["marks"][shown["cat"] if cat is None else cat][seat]

    def statuses(self):
        shown = self.sees()["review"]
        return [mark["status"] for mark in shown["marks"][shown["cat"]]]

    def points(self):
        shown = self.sees()["review"]
        return [mark["points"] for mark in shown["marks"][shown["cat"]]]

    def told(self, kind):
        """The newest event of this kind."""
        return [event for event in self.sees()["events"] if event["type"] == kind][-1]


def seed_that_rolls(letter):
    seeds = map(str, itertools.count())
    return next(seed for seed in seeds if draw.stream(seed, "roll", 0).choice(list(DIE)) == letter)
