"""How people stand: ratings that idling makes less sure, their way there, and leaderboards of those who are sure."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from records import profile
from records.db import session
from records.models import Person, Place, Rating
from records.profile import Step
from tests.records.shelves import DAY, ENDED, keep, sign_up

GAME = "fictionary"


def rated(person, rating, deviation=60.0, *, met=5, updated=ENDED, game=GAME):
    sign_up(person)
    with session() as work:
        work.add(
            Rating(
                person=person.lower(),
                game=game,
                rating=rating,
                deviation=deviation,
                updated=updated,
                played=met + 1,
                met=met,
            )
        )


def names(page=1, now=ENDED):
    return [row.name for row in profile.board(GAME, now, page).rows]


def test_the_board_has_the_best_first_with_their_ranks(database_url):
    rated("Basil", 1480.0)
    rated("Ada", 1600.0, 70.0)
    rated("Other", 1700.0, game="one-two-many")
    assert profile.board(GAME, ENDED).rows == (
        profile.Row(1, "Ada", 1600.0, 70.0, 6),
        profile.Row(2, "Basil", 1480.0, 60.0, 6),
    )


def test_only_those_are_on_it_whose_rating_is_sure_and_who_met_somebody(database_url):
    rated("Sure", 1500.0, 109.9)
    rated("Unsure", 1600.0, 110.0)
    rated("Alone", 1700.0, met=0)
    assert names() == ["Sure"]


def test_time_without_a_game_takes_somebody_off_it(database_url):
    rated("Ada", 1500.0, 100.0)
    assert names(now=ENDED + 50 * DAY) == ["Ada"]
    assert names(now=ENDED + 60 * DAY) == []
    [form] = profile.forms("ada", ENDED + 60 * DAY)
    assert form.deviation == pytest.approx((100**2 + 2 * 34.64**2) ** 0.5)
    assert not form.is_sure


@pytest.mark.parametrize("fact", ["banned", "deleted"])
def test_somebody_banned_or_deleted_is_not_on_it(database_url, fact):
    rated("Ada", 1500.0)
    with session() as work:
        work.execute(update(Person).values({fact: True}))
    assert names() == []


def test_the_board_has_pages_of_fifty(database_url):
    for n in range(120):
        rated(f"Person {n:03}", 2000.0 - n)
    boards = [profile.board(GAME, ENDED, page) for page in (1, 2, 3, 4)]
    assert [len(board.rows) for board in boards] == [50, 50, 20, 0]
    assert [board.more for board in boards] == [True, True, False, False]
    assert [row.rank for board in boards for row in board.rows] == list(range(1, 121))


def test_progress_is_the_rating_after_each_rated_game_oldest_first(database_url):
    sign_up("Ada", "Basil")
    for n in range(4):
        keep(GAME, "Ada", "Basil", "Guest", seed=n, ended=ENDED + n, game_id=f"g{n}")
    keep(GAME, "Ada", "Basil", "Guest", ended=ENDED + 9, rated=False)
    keep("one-two-many", "Ada", "Basil", "Guest", ended=ENDED + 10)
    steps = profile.progress("ada")
    assert {game: len(by) for game, by in steps.items()} == {GAME: 4, "one-two-many": 1}
    with session() as work:
        after = [work.get(Place, (f"g{n}", 0)).after for n in range(4)]
    assert steps[GAME] == [Step(n + 1, ENDED + n, after[n]) for n in range(4)]
    assert profile.forms("ada", ENDED + 3)[0].rating == after[-1]


@pytest.mark.parametrize("many", [1, 299, 300, 301, 5000])
def test_a_plot_gets_three_hundred_points_at_most_with_the_first_and_the_last(many):
    steps = [Step(n, float(n), 1500.0) for n in range(1, many + 1)]
    thin = profile.thinned(steps)
    assert len(thin) == min(many, 300)
    assert (thin[0], thin[-1]) == (steps[0], steps[-1])
    assert sorted({step.number for step in thin}) == [step.number for step in thin]
