"""Rounds: points, totals, places, ready."""

import pytest

from games.party import rounds


@pytest.fixture
def state():
    return {"phase": "vote", **rounds.begin(3)}


def test_a_game_begins_with_no_points_and_nobody_ready(state):
    assert (state["round"], state["scores"], state["totals"]) == (0, [], [0, 0, 0])
    assert rounds.unready_seats(state) == [0, 1, 2]


def test_points_are_kept_by_round_and_added_up(state):
    rounds.score(state, [2, 0, 1])
    rounds.score(state, [0, 0, 4])
    assert state["scores"] == [[2, 0, 1], [0, 0, 4]]
    assert state["totals"] == [2, 0, 5]


def test_points_for_another_number_of_seats_are_refused(state):
    with pytest.raises(ValueError):
        rounds.score(state, [1, 2])


def test_a_round_that_is_not_the_last_waits_for_everyone(state):
    rounds.end(state, last=False)
    assert state["phase"] == "scored"
    rounds.press_ready(state, 1)
    rounds.press_ready(state, 1)
    assert rounds.ready_seats(state) == [1]
    assert rounds.unready_seats(state) == [0, 2]


def test_the_next_round_asks_everyone_anew(state):
    rounds.end(state, last=False)
    rounds.press_ready(state, 0)
    rounds.advance(state)
    assert state["round"] == 1
    assert rounds.ready_seats(state) == []


@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ([5, 3, 1], [1, 2, 3]),
        ([3, 3, 1], [1, 1, 3]),
        ([1, 4, 4, 2], [4, 1, 1, 3]),
        ([0, 0], [1, 1]),
        ([2, 1, 1], [1, 2, 2]),
    ],
)
def test_equal_totals_share_a_place(totals, places):
    assert rounds.places(totals) == places


def test_those_with_the_most_lead():
    assert rounds.leaders([3, 7, 7, 0]) == [1, 2]


def test_there_is_no_result_before_the_end(state):
    rounds.score(state, [1, 0, 0])
    rounds.end(state, last=False)
    assert rounds.result(state) is None


def test_the_result_has_places_points_winners_and_rounds(state):
    rounds.score(state, [1, 4, 0])
    rounds.score(state, [3, 0, 0])
    rounds.end(state, last=True)
    assert rounds.result(state) == {
        "places": [1, 1, 3],
        "points": [4, 4, 0],
        "winners": [0, 1],
        "rounds": [[1, 4, 0], [3, 0, 0]],
    }
