"""A reveal plays its beats by the server's clock."""

import pytest

from games.party import reveal

BEATS = [{"cue": "one", "ms": 2000}, {"cue": "two", "ms": 500}, {"cue": "three", "ms": 1500}]


@pytest.fixture
def state():
    state = {"reveal": None}
    reveal.play(state, 100.0, [dict(beat) for beat in BEATS])
    return state


def test_it_lasts_as_long_as_its_beats(state):
    assert (state["reveal"]["starts"], state["reveal"]["ends"]) == (100.0, 104.0)


@pytest.mark.parametrize(
    ("now", "beat"),
    [(99.9, -1), (100.0, 0), (101.9999, 0), (102.0, 1), (102.5, 2), (103.99, 2), (104.0, 3), (200.0, 3)],
)
def test_the_beat_at_a_moment(state, now, beat):
    assert reveal.beat_at(state["reveal"], now) == beat


def test_it_ends_with_its_last_beat_and_only_once(state):
    assert reveal.deadline(state) == 104.0
    assert not reveal.tick(state, 103.999)
    assert reveal.is_playing(state)
    assert reveal.tick(state, 104.0)
    assert not reveal.is_playing(state)
    assert not reveal.tick(state, 105.0)
    assert reveal.deadline(state) is None


def test_what_is_left_of_it(state):
    assert reveal.seconds_left(state, 101.0) == 3.0
    assert reveal.seconds_left(state, 110.0) == 0.0
    reveal.tick(state, 104.0)
    assert reveal.seconds_left(state, 101.0) == 0.0


def test_a_pause_moves_it_whole(state):
    reveal.shift(state, 30.0)
    assert (state["reveal"]["starts"], reveal.deadline(state)) == (130.0, 134.0)


def test_one_that_is_over_stays_where_it_was(state):
    reveal.tick(state, 104.0)
    reveal.shift(state, 30.0)
    assert state["reveal"]["starts"] == 100.0


@pytest.mark.parametrize("before", [{}, {"reveal": None}])
def test_before_the_first_reveal_nothing_plays(before):
    assert not reveal.is_playing(before)
    assert not reveal.tick(before, 1.0)
    assert reveal.deadline(before) is None
    assert reveal.seconds_left(before, 1.0) == 0.0
    reveal.shift(before, 5.0)
