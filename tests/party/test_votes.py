"""Open votes."""

import json

import pytest

from games.party import votes


@pytest.fixture
def ballot():
    return votes.open()


def test_nobody_has_voted_at_first(ballot):
    assert ballot == {}
    assert votes.tally(ballot) == {}
    assert not votes.has_voted(ballot, 0)


def test_a_vote_counts_and_may_be_changed(ballot):
    assert votes.cast(ballot, 3, True) is True
    assert votes.cast(ballot, 3, True) is False
    assert votes.cast(ballot, 3, False) is True
    assert votes.tally(ballot) == {False: 1}


def test_a_vote_may_be_taken_back(ballot):
    votes.cast(ballot, 3, None)
    assert votes.has_voted(ballot, 3)
    assert votes.retract(ballot, 3) is True
    assert votes.retract(ballot, 3) is False
    assert not votes.has_voted(ballot, 3)


def test_voters_are_told_in_the_order_they_voted(ballot):
    for seat, choice in ((11, True), (2, False), (0, True)):
        votes.cast(ballot, seat, choice)
    assert votes.voters(ballot, True) == [11, 0]
    assert votes.voters(json.loads(json.dumps(ballot)), True) == [11, 0]


def test_a_tally_may_leave_out_those_who_have_no_say(ballot):
    for seat, choice in ((0, True), (1, True), (2, False), (3, False)):
        votes.cast(ballot, seat, choice)
    assert votes.tally(ballot) == {True: 2, False: 2}
    assert votes.tally(ballot, among={1, 2, 3}) == {True: 1, False: 2}


@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3), (14, 8), (15, 8)])
def test_a_majority_is_more_than_half(seats, needed):
    assert votes.majority(seats) == needed
    assert needed * 2 > seats >= (needed - 1) * 2


def test_a_spectator_has_no_vote(ballot):
    votes.cast(ballot, 0, True)
    assert not votes.has_voted(ballot, None)
