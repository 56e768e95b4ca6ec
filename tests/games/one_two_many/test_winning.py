"""Matches, votes and places. Numbers as in docs/games/one-two-many.md."""

import pytest

from tests.games.one_two_many.people import Circle

ANN, BEN, CLEO, DEV, EVE = range(5)


def test_two_equal_guesses_win():
    table = Circle(4)
    table.pair((BEN, "fire"), (DEV, "mountain"))
    table.pair((CLEO, "Volcano"), (ANN, " volcano "))
    assert table.sees()["phase"] == "over"
    assert table.sees()["won"] == {
        "seats": [CLEO, ANN],
        "texts": ["Volcano", "volcano"],
        "how": "match",
        "round": 1,
    }
    assert table.on_the_table() == [(CLEO, "Volcano"), (ANN, "volcano")]
    assert table.round == 1


def test_two_equal_openers_win_at_once():
    table = Circle(4)
    table.pair((BEN, "fire"), (DEV, "Fire"))
    assert table.sees()["won"] == {"seats": [BEN, DEV], "texts": ["fire", "Fire"], "how": "match", "round": 0}
    assert table.result["winners"] == [BEN, DEV]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("fire", "FIRE"),
        ("café", "cafe\u0301"),
        ("Straße", "strasse"),
        ("\u3000fire", "fire\u2003"),
        ("fi\u200bre", "fire"),
    ],
)
def test_case_spaces_around_and_encoding_do_not_part_two_guesses(one, other):
    table = Circle(2)
    table.pair((ANN, one), (BEN, other))
    assert table.result


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("fire", "fires"),
        ("ice cream", "icecream"),
        ("ice cream", "ice  cream"),
        ("café", "cafe"),
        ("sea", "the sea"),
    ],
)
def test_anything_else_is_for_the_table_to_call_the_same(one, other):
    table = Circle(2)
    table.pair((ANN, one), (BEN, other))
    assert table.result is None


def test_the_two_who_win_tie_for_first_and_everyone_else_for_the_next_place():
    table = Circle(5)
    table.pair((BEN, "fire"), (DEV, "mountain"))
    table.pair((EVE, "volcano"), (BEN, "volcano"))
    assert table.result == {
        "places": [3, 1, 3, 3, 1],
        "points": [0, 1, 0, 0, 1],
        "winners": [BEN, EVE],
        "rounds": [[0, 0, 0, 0, 0], [0, 1, 0, 0, 1]],
    }


def test_two_people_win_together_and_are_kept_but_not_rated():
    table = Circle(2)
    table.pair((ANN, "fire"), (BEN, "fire"))
    assert table.result["places"] == [1, 1]
    assert table.game.counts(table.state) is True
    assert table.game.rates(table.state) is False


def test_three_people_are_kept_and_rated_but_only_once_it_is_won():
    table = Circle(3)
    assert table.game.counts(table.state) is table.game.rates(table.state) is False
    table.pair((ANN, "fire"), (BEN, "fire"))
    assert table.game.counts(table.state) is table.game.rates(table.state) is True


def test_more_than_half_the_table_can_call_two_guesses_the_same():
    table = Circle(4)
    table.pair((BEN, "volcano"), (DEV, "volcanoes"))
    assert table.sees()["majority"] == 3
    table.same(ANN)
    table.same(CLEO)
    assert table.sees()["votes"] == [ANN, CLEO]
    assert table.result is None
    table.same(DEV)
    assert table.sees()["won"] == {
        "seats": [BEN, DEV],
        "texts": ["volcano", "volcanoes"],
        "how": "vote",
        "round": 0,
    }
    assert table.result["winners"] == [BEN, DEV]
    assert table.result["places"] == [3, 1, 3, 1]


@pytest.mark.parametrize(("players", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3), (8, 5), (14, 8), (15, 8)])
def test_a_majority_is_more_than_half_the_seats(players, needed):
    table = Circle(players)
    table.pair((ANN, "fire"), (BEN, "fires"))
    for seat in range(needed - 1):
        table.same(seat)
    assert table.result is None
    table.same(needed - 1)
    assert table.result["winners"] == [ANN, BEN]


def test_seats_of_people_who_left_count_for_the_majority():
    table = Circle(4)
    table.pair((BEN, "volcano"), (DEV, "volcanoes"))
    table.note("leave", ANN)
    table.same(BEN)
    table.same(CLEO)
    assert table.result is None
    table.same(DEV)
    assert table.result


def test_a_vote_may_be_taken_back():
    table = Circle(3)
    table.pair((ANN, "fire"), (BEN, "fires"))
    table.same(CLEO)
    assert table.sees(CLEO)["voted"] is True
    assert table.sees(ANN)["voted"] is table.sees()["voted"] is False
    table.same(CLEO, False)
    assert table.sees()["votes"] == []
    table.same(ANN)
    assert table.result is None


def test_saying_it_twice_counts_once_and_is_told_once():
    table = Circle(3)
    table.pair((ANN, "fire"), (BEN, "fires"))
    table.same(CLEO)
    before = table.state
    table.same(CLEO)
    assert table.state == before
    table.same(ANN, False)
    assert table.state == before


def test_a_new_pair_clears_the_votes():
    table = Circle(4)
    table.pair((ANN, "fire"), (BEN, "fires"))
    table.same(CLEO)
    table.same(DEV)
    table.pair((ANN, "flame"), (DEV, "smoke"))
    assert table.sees()["votes"] == []
    table.same(ANN)
    assert table.result is None


def test_nothing_can_be_called_the_same_before_the_first_pair():
    table = Circle(3)
    assert table.cannot_call_same(ANN) == table.cannot_call_same(ANN, False) == "not_initial"
    table.guess(ANN, "fire")
    assert table.cannot_call_same(BEN) == "not_initial"
    table.guess(BEN, "mountain")
    table.same(BEN)


@pytest.mark.parametrize("other", [1, 0, "true", None, [], {}])
def test_calling_it_the_same_is_yes_or_no(other):
    table = Circle(3)
    table.pair((ANN, "fire"), (BEN, "fires"))
    assert table.cannot_call_same(CLEO, other) == "no_such_move"


def test_a_guess_that_waits_when_the_table_calls_the_pair_the_same_is_never_shown():
    table = Circle(3)
    table.pair((ANN, "fire"), (BEN, "fires"))
    table.guess(CLEO, "bonfire")
    table.same(ANN)
    table.same(BEN)
    assert table.result
    assert "bonfire" not in str([table.sees(seat) for seat in (ANN, BEN, None)])
    assert table.sees(CLEO)["guess"] is None


def test_after_a_win_nothing_more_can_be_said():
    table = Circle(3)
    table.pair((ANN, "fire"), (BEN, "fire"))
    assert table.cannot_guess(CLEO, "fire", round_no=0) == "wrong_round"
    assert table.cannot_guess(CLEO, "fire", round_no=1) == "wrong_round"
    assert table.cannot_call_same(CLEO) == "over"
    assert table.deciding == []
    before = table.state
    for what in ("pause", "resume"):
        table.note(what)
    table.note("leave", ANN)
    assert table.state == before
