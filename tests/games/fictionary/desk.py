"""A table of Fictionary in the tests' hands: who is Judge is asked for, and everyone's moves are verbs.

desk = Desk(5, judge=0)
desk.choose()
desk.write({1: "A small boat", 2: "A big boat"})
desk.vote({1: "real", 2: 1})        # for the real card, and for the card seat 1 wrote
"""

from games.fictionary import new
from tests.kit import START, Table

QUICK_BLUFFS = ("A tax on windows", "To hop backward", "A loaf", "One who rakes sand", "Slow to laugh", "A sour cheese",
                "The noise of a gate", "A rope bridge", "Near the sea", "A clumsy bow", "A tin whistle")  # fmt: skip


class Desk(Table):
    def __init__(self, players, *, judge=0, **settings):
        seed = next(s for s in map(str, range(1000)) if new(players, s, START)["first"] == judge)
        super().__init__("fictionary", players, seed=seed, settings=settings)

    @property
    def phase(self):
        return self.state["phase"]

    @property
    def judge(self):
        return self.state["r"]["judge"]

    @property
    def others(self):
        return [seat for seat in range(self.players) if seat != self.judge]

    @property
    def cards(self):
        return self.state["r"]["cards"]

    @property
    def last(self):
        return self.state["history"][-1]

    def choose(self, word=None):
        """The Judge takes a word: the first of the five unless one is named."""
        self.act(self.judge, "choose", word=word or self.state["r"]["offer"][0])

    def write(self, texts=None):
        """These seats write; everyone who is asked, when no texts are given."""
        for seat, text in (texts or dict(zip(self.others, QUICK_BLUFFS, strict=False))).items():
            self.act(seat, "write", text=text)

    def vote(self, choices):
        """These seats vote, each for "real" or for the card of a seat."""
        for seat, choice in choices.items():
            self.act(seat, "vote", option=self.real if choice == "real" else self.card_of(choice))

    @property
    def real(self):
        return next(k for k, card in enumerate(self.cards) if card["real"])

    def card_of(self, seat):
        return next(k for k, card in enumerate(self.cards) if seat in card["by"])

    def play_round(self, choices):
        """A whole round with these votes; seats not named write but don't vote, by being away."""
        self.after_the_reveal()
        self.choose()
        self.write()
        self.vote(choices)
        for seat in self.others:
            if self.phase == "vote" and seat not in choices:
                self.away(seat)

    def after_the_reveal(self):
        """Let the last round's reveal play to its end."""
        if self.state["reveal"]:
            self.until(max(self.now, self.state["reveal"]["ends"]))

    def ready(self):
        """Everyone says they are ready for the next round."""
        for seat in range(self.players):
            self.act(seat, "ready")
