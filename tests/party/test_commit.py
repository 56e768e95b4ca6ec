"""Sealed picks: in secret, at once, opened together."""

import json

import pytest

from games.errors import Illegal
from games.party import commit


@pytest.fixture
def state():
    state = {"pick": None}
    commit.open(state, 100.0, seats=[3, 1, 2], kind="write", seconds=60)
    return state


def test_everyone_asked_owes_a_pick(state):
    assert commit.owed(state) == [1, 2, 3]
    assert commit.deciding(state) == [1, 2, 3]
    assert commit.seats_in(state) == []


def test_a_pick_may_be_made_again_and_the_last_one_counts(state):
    commit.put(state, 2, "a boat")
    commit.put(state, 2, "a small boat")
    assert commit.owed(state) == [1, 3]
    assert commit.made(state, 2) == "a small boat"
    assert commit.made(state, 1) is None


def test_a_pick_taken_back_is_owed_again(state):
    commit.put(state, 2, "a boat")
    commit.retract(state, 2)
    assert commit.owed(state) == [1, 2, 3]
    commit.retract(state, 2)
    assert commit.seats_in(state) == []


@pytest.mark.parametrize("seat", [0, 4, None])
def test_a_seat_that_is_not_asked_is_refused(state, seat):
    for move in (lambda: commit.put(state, seat, "x"), lambda: commit.retract(state, seat)):
        with pytest.raises(Illegal):
            move()
    assert not commit.asks(state, seat, "write")


def test_it_asks_for_one_kind_of_pick(state):
    assert commit.asks(state, 1, "write")
    assert not commit.asks(state, 1, "vote")


def test_it_is_due_when_all_are_in(state):
    for seat in (1, 2):
        commit.put(state, seat, "x")
    assert not commit.is_due(state, 101.0)
    commit.put(state, 3, "y")
    assert commit.is_due(state, 101.0)


def test_it_is_due_when_enough_are_in():
    state = {}
    commit.open(state, 0.0, seats=range(5), kind="guess", enough=2)
    commit.put(state, 4, "a")
    assert not commit.is_complete(state)
    commit.put(state, 0, "b")
    assert commit.is_complete(state)
    assert commit.take(state)[0] == {4: "a", 0: "b", 1: None, 2: None, 3: None}


def test_it_is_due_when_its_clock_runs_out(state):
    assert commit.deadline(state) == 160.0
    assert not commit.is_due(state, 159.999)
    assert commit.is_due(state, 160.0)


def test_without_a_clock_it_waits_for_all():
    state = {}
    commit.open(state, 0.0, seats=[0], kind="choose")
    assert commit.deadline(state) is None
    assert not commit.is_due(state, 1e9)


def test_one_that_opens_in_a_while_keeps_nobody_waiting_until_then():
    state = {}
    commit.open(state, 100.0, seats=[0], kind="choose", seconds=30, after=8.0)
    assert (commit.owed(state), commit.deciding(state)) == ([0], [])
    assert commit.deadline(state) == 108.0
    assert not commit.tick(state, 107.999)
    assert commit.tick(state, 108.0)
    assert commit.deciding(state) == [0]
    assert commit.deadline(state) == 138.0
    assert not commit.tick(state, 109.0)


def test_taking_it_opens_every_pick_and_names_those_who_made_none(state):
    commit.put(state, 3, "c")
    commit.put(state, 1, None, auto=True)
    picks, missed = commit.take(state, "the first")
    assert picks == {3: "c", 1: None, 2: "the first"}
    assert missed == [1, 2]
    assert state["pick"] is None


def test_a_pick_made_for_someone_is_theirs_once_they_make_it(state):
    commit.put(state, 1, None, auto=True)
    commit.put(state, 1, "mine after all")
    commit.put(state, 2, None, auto=True)
    commit.retract(state, 2)
    commit.put(state, 2, "b")
    commit.put(state, 3, "c")
    assert commit.take(state)[1] == []


def test_a_pause_moves_its_clock(state):
    commit.shift(state, 20.0)
    assert commit.deadline(state) == 180.0
    assert state["pick"]["opens"] == 100.0
    commit.open(state, 100.0, seats=[0], kind="choose", after=5.0)
    commit.shift(state, 20.0)
    assert commit.deadline(state) == 125.0


def test_it_survives_json(state):
    commit.put(state, 1, "x")
    again = json.loads(json.dumps(state))
    commit.put(again, 2, "y")
    assert commit.take(again)[0] == {1: "x", 2: "y", 3: None}


def test_with_no_pick_in_hand_nobody_owes_anything():
    state = {"pick": None}
    assert commit.owed(state) == commit.deciding(state) == commit.seats_in(state) == []
    assert commit.deadline(state) is None
    assert commit.made(state, 0) is None
    assert not commit.is_due(state, 1.0)
    assert not commit.is_complete(state)
    assert not commit.tick(state, 1.0)
    commit.shift(state, 1.0)
    assert state == {"pick": None}
