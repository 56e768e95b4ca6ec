"""A table of One Two Many, with the verbs people use at it."""

from tests.kit import Table


class Circle(Table):
    def __init__(self, players):
        super().__init__("one-two-many", players)

    @property
    def round(self):
        return self.state["round"]

    def guess(self, seat, text, round_no=None):
        """A guess, for the round being played unless another is named."""
        self.act(seat, "guess", round=self.round if round_no is None else round_no, text=text)

    def cannot_guess(self, seat, text, round_no=None):
        """The code a guess is refused with."""
        return self.refuses(seat, "guess", round=self.round if round_no is None else round_no, text=text).code

    def pair(self, first, second):
        """Two guesses that close a round: (seat, text) each."""
        self.guess(*first)
        self.guess(*second)

    def same(self, seat, agrees=True):
        """Press, or unpress, "really the same"."""
        self.act(seat, "equivalent", same=agrees)

    def cannot_call_same(self, seat, agrees=True):
        """The code that press is refused with."""
        return self.refuses(seat, "equivalent", same=agrees).code

    def on_the_table(self):
        """The pair as (seat, text), or None."""
        pair = self.sees()["pair"]
        return pair and [(guess["seat"], guess["text"]) for guess in pair]

    def hears(self, seat, after):
        """The names and arguments of the referee's calls to that seat beyond number `after`."""
        return [call[1:] for call in self.game.calls(self.state, seat, after)]

    def heard(self, seat):
        """The number of the newest call to that seat."""
        return self.game.calls(self.state, seat, 0)[-1][0]
