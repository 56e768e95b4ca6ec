"""The fixed points of the ratings, and what must hold of every game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from records import ratings
from records.ratings import Standing, rate


def test_glickmans_own_example():
    """1500 ± 200 beats 1400 ± 30 and loses to 1550 ± 100 and 1700 ± 300, each meeting with weight 1."""
    me = Standing(1500, 200)
    others = [Standing(1400, 30), Standing(1550, 100), Standing(1700, 300)]
    information = sum(_information(me, other) for other in others)
    surprise = sum(_surprise(me, other, score) for other, score in zip(others, (1, 0, 0), strict=True))
    certainty = 1 / me.deviation**2 + information
    assert me.rating + surprise / certainty == pytest.approx(1464.1065, abs=5e-5)
    assert certainty**-0.5 == pytest.approx(151.3989, abs=5e-5)


def test_glickmans_expectation():
    assert ratings.expectation(Standing(1400, 80), Standing(1500, 150)) == pytest.approx(0.375988, abs=5e-7)


@pytest.mark.parametrize(
    ("sides", "places", "after"),
    [
        ([(1500, 350), (1500, 350)], [1, 2], [(1662.2120, 290.2305), (1337.7880, 290.2305)]),
        (
            [(1480, 120), (1550, 80), "hard", "medium"],
            [1, 2, 3, 4],
            [(1540.9291, 110.9404), (1556.6620, 77.1658)],
        ),
        ([(1500, 100)] * 3, [1, 1, 3], [(1516.6213, 95.3312), (1516.6213, 95.3312), (1466.7574, 95.3312)]),
        (
            [(1500, 100)] * 5,
            [1, 1, 3, 3, 3],
            [(1529.3824, 94.4735)] * 2 + [(1480.4117, 94.4735)] * 3,
        ),
    ],
    ids=["two new players", "Basil, Ada and two bots", "a shared win of three", "two winners of five"],
)
def test_a_game_moves_everyone_to_these_points(sides, places, after):
    field = [ratings.bot(side) if isinstance(side, str) else Standing(*side) for side in sides]
    for change, (rating, deviation) in zip(rate(field, places), after, strict=False):
        assert change.after.rating == pytest.approx(rating, abs=5e-5)
        assert change.after.deviation == pytest.approx(deviation, abs=5e-5)


def test_a_bot_never_moves():
    assert ratings.ANCHORS == {"easy": 1470, "medium": 1500, "hard": 1560}
    for change in rate([ratings.bot("easy"), Standing()], [1, 2])[:1]:
        assert change.after.rating == ratings.ANCHORS["easy"]


standings = st.builds(Standing, st.floats(800, 2400), st.floats(30, 350))
fields = st.lists(st.tuples(standings, st.integers(1, 5)), min_size=2, max_size=12)


@given(fields, st.randoms(use_true_random=False))
def test_the_order_of_the_seats_changes_nothing(field, rng):
    order = list(range(len(field)))
    rng.shuffle(order)
    straight = rate([side for side, _ in field], [place for _, place in field])
    shuffled = rate([field[i][0] for i in order], [field[i][1] for i in order])
    for position, i in enumerate(order):
        assert shuffled[position].after.rating == pytest.approx(straight[i].after.rating)
        assert shuffled[position].after.deviation == pytest.approx(straight[i].after.deviation)


@given(fields)
def test_a_receipt_adds_up_and_no_deviation_leaves_its_bounds(field):
    for change in rate([side for side, _ in field], [place for _, place in field]):
        moved = sum(meeting.moved for meeting in change.meetings)
        assert change.after.rating == pytest.approx(change.before.rating + moved)
        assert 30 <= change.after.deviation <= 350


def test_a_month_without_a_game_makes_a_standing_less_sure():
    month = ratings.MONTH_SECONDS
    assert ratings.after_idling(Standing(1500, 50), month).deviation == pytest.approx(60.8, abs=0.05)
    assert ratings.after_idling(Standing(1500, 50), 0).deviation == 50
    assert ratings.after_idling(Standing(1500, 349), 100 * month).deviation == 350


@pytest.mark.parametrize(("sides", "places"), [([], []), ([Standing()], [1]), ([Standing()] * 2, [1])])
def test_fewer_than_two_sides_are_no_game(sides, places):
    with pytest.raises(ValueError, match="two sides"):
        rate(sides, places)


def _information(me, other):
    change = rate([me, other], [1, 2])[0]
    return 1 / change.after.deviation**2 - 1 / me.deviation**2


def _surprise(me, other, score):
    change = rate([me, other], [1, 2] if score else [2, 1])[0]
    return (change.after.rating - me.rating) / change.after.deviation**2
