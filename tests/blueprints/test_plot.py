"""The drawing of a rating's way: everything within its box, round numbers on the axes."""

import pytest

from blueprints.plot import BOTTOM, LEFT, RIGHT, TOP, plot
from records.profile import Step


def steps(*ratings):
    return [Step(n, float(n), rating) for n, rating in enumerate(ratings, 1)]


def points(drawn):
    return [tuple(map(float, pair.split())) for pair in drawn.line[1:].split("L")]


@pytest.mark.parametrize(
    "ratings", [[1500.0], [1500.0, 1500.0], [1662.2, 1337.8], [100.0, 2900.0, 1500.0], [1499.9, 1500.1]]
)
def test_the_line_stays_within_its_axes(ratings):
    drawn = plot(steps(*ratings))
    for across, down in points(drawn):
        assert LEFT <= across <= RIGHT
        assert TOP <= down <= BOTTOM
    assert drawn.end == points(drawn)[-1]
    assert 2 <= len(drawn.ratings) <= 6


def test_the_axes_have_round_numbers_and_the_first_and_last_game():
    drawn = plot(steps(*(1500.0 + 10 * n for n in range(20))))
    assert [mark.words for mark in drawn.ratings] == ["1500", "1550", "1600", "1650", "1700"]
    assert [mark.words for mark in drawn.games] == ["1", "7", "14", "20"]
    assert [mark.at for mark in drawn.ratings] == sorted((mark.at for mark in drawn.ratings), reverse=True)


def test_higher_is_better_and_later_is_to_the_right():
    (x1, y1), (x2, y2) = points(plot(steps(1400.0, 1600.0)))
    assert x1 < x2
    assert y1 > y2
