"""What a crew's last table remembers, on both kinds of database."""

import pytest

from records import crews, db
from records.crews import LASTS_SECONDS, remember, remembered
from records.models import Crew

pytestmark = pytest.mark.usefixtures("database_url")
NOON = 1_764_500_000.0


def played(*people, ended=NOON, carry=("one", "two"), game="fictionary", covered=()):
    """A finished game in which these people (None: a bot) sat."""
    seats = [
        {"person": person, "name": "Somebody", "bot": None if person else "easy", "covered": person in covered,
         "place": 1, "points": 0}
        for person in people
    ]  # fmt: skip
    return {
        "id": f"game {ended}", "game": game, "code": "ABFHK", "ended": ended, "rated": False, "seats": seats,
        "record": {}, "usage": [], "carry": list(carry) if carry is not None else None,
    }  # fmt: skip


def test_the_same_people_find_what_they_had_whatever_their_order():
    remember(played("ann", None, "bo", "cy"))
    assert remembered(["cy", "ann", "bo"], "fictionary", NOON) == {
        "ended": NOON,
        "games": 1,
        "carry": ["one", "two"],
    }


@pytest.mark.parametrize("others", [["ann", "bo"], ["ann", "bo", "cy", "di"], ["ann", "bo", "di"], []])
def test_nobody_else_does(others):
    remember(played("ann", "bo", "cy"))
    assert remembered(others, "fictionary", NOON) is None


def test_another_game_is_another_memory():
    remember(played("ann", "bo"))
    assert remembered(["ann", "bo"], "alphabet-roulette", NOON) is None


def test_the_newest_game_is_what_counts_and_a_second_telling_changes_nothing():
    for _ in range(2):
        remember(played("ann", "bo", ended=NOON))
        remember(played("ann", "bo", ended=NOON + 60, carry=["three"]))
        assert remembered(["ann", "bo"], "fictionary", NOON) == {
            "ended": NOON + 60,
            "games": 2,
            "carry": ["three"],
        }


def test_whoever_was_covered_at_the_end_had_gone_before():
    remember(played("ann", "bo", "cy", covered={"cy"}))
    assert remembered(["ann", "bo"], "fictionary", NOON)
    assert not remembered(["ann", "bo", "cy"], "fictionary", NOON)


@pytest.mark.parametrize(
    "game", [played("ann", None), played("ann", "bo", carry=None), played("ann", "bo", carry=())]
)
def test_one_person_is_no_crew_and_a_game_without_memory_leaves_none(game):
    remember(game)
    with db.session() as work:
        assert work.query(Crew).count() == 0


def test_ninety_days_later_it_is_forgotten():
    remember(played("ann", "bo", ended=NOON))
    remember(played("ann", "cy", ended=NOON + 1))
    later = NOON + LASTS_SECONDS + 0.5
    assert remembered(["ann", "bo"], "fictionary", later) is None
    assert remembered(["ann", "cy"], "fictionary", later)
    crews.sweep(later)
    with db.session() as work:
        assert [crew.crew for crew in work.query(Crew)] == [crews.mark(["cy", "ann"])]
