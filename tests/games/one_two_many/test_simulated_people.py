"""Simulated people, for tests only: what they do follows from what their own seat sees."""

import random
from collections import Counter

from games import one_two_many
from games.one_two_many.bots import WORDS, decide
from tests.games.one_two_many.people import Circle

ANN, BEN, CLEO = range(3)


def moves(view, times=2000):
    """What somebody with that view does, so many times over."""
    return [decide(view, random.Random(seed)) for seed in range(times)]


def test_a_table_offers_no_bots():
    assert one_two_many.bots is False


def test_somebody_who_has_not_guessed_guesses():
    for move in moves(Circle(3).sees(ANN)):
        assert move["type"] == "guess"
        assert move["round"] == 0
        assert move["text"] in WORDS


def test_somebody_whose_guess_stands_mostly_waits_and_sometimes_thinks_again():
    table = Circle(3)
    table.guess(ANN, "fire")
    does = Counter("wait" if move is None else move["text"] == "" for move in moves(table.sees(ANN)))
    assert does["wait"] > does[False] > does[True] > 0


def test_a_pair_is_sometimes_called_the_same_and_that_taken_back():
    table = Circle(3)
    table.pair((ANN, "fire"), (BEN, "smoke"))
    assert {"type": "equivalent", "same": True} in moves(table.sees(CLEO))
    table.same(CLEO)
    assert {"type": "equivalent", "same": False} in moves(table.sees(CLEO))


def test_after_the_end_nobody_does_anything():
    table = Circle(3)
    table.pair((ANN, "fire"), (BEN, "fire"))
    assert one_two_many.bot_action(table.state, CLEO, "sim", random.Random(1)) is None
