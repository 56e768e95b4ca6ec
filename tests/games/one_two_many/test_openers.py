"""Somebody who cannot think of an opener is offered a few."""

import games
from games.one_two_many import openers
from tests.kit import Table


def test_a_few_openers_are_offered_until_the_game_has_its_two():
    table = Table("one-two-many", 3)
    offered = table.sees(None)["openers"]
    assert len(set(offered)) == openers.A_FEW
    assert set(offered) <= set(openers.every())
    table.act(0, "guess", round=0, text="fire")
    table.act(1, "guess", round=0, text="water")
    assert table.sees(0)["openers"] == []


def test_another_game_offers_others():
    assert openers.drawn("one seed") == openers.drawn("one seed")
    assert openers.drawn("one seed") != openers.drawn("another")


def test_the_table_stands_still_for_somebody_only_when_too_few_others_can_guess():
    table = Table("one-two-many", 3)
    holds_up = games.find("one-two-many").holds_up
    assert [holds_up(table.state, seat) for seat in range(3)] == [False, False, False]
    table.note("leave", 2)
    assert [holds_up(table.state, seat) for seat in range(3)] == [True, True, False]
    table.note("back", 2)
    table.act(0, "guess", round=0, text="fire")
    assert [holds_up(table.state, seat) for seat in range(3)] == [False, False, False]
    table.note("leave", 2)
    assert [holds_up(table.state, seat) for seat in range(3)] == [False, True, False]
