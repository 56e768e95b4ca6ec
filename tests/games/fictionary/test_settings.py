"""What a table may set, and the clocks that follow from it."""

import pytest

from games.errors import Illegal
from games.fictionary import banks, new, options, terms
from tests.games.fictionary.desk import Desk


def test_a_table_that_sets_nothing_plays_to_ten_without_a_clock():
    assert options(None) == {"target": 10, "timer": 0, "show": True, "bot_pace": "brisk"}


def test_exact_allowed_values_are_kept():
    wish = {"target": 30, "timer": 180, "show": False, "bot_pace": "quick"}
    assert options(wish) == wish


@pytest.mark.parametrize(
    "wish",
    [
        {"target": True}, {"target": 10.0}, {"target": "20"}, {"target": 11}, {"timer": False}, {"timer": 61},
        {"show": 0}, {"show": 1}, {"bot_pace": "slow"}, {"bot_pace": None}, [], "x", 3, {"odd": 1},
    ],
)  # fmt: skip
def test_anything_else_is_the_default(wish):
    assert options(wish) == options(None)


@pytest.mark.parametrize("players", [0, 2, 13])
def test_it_takes_three_to_twelve(players):
    with pytest.raises(Illegal, match="3 to 12"):
        new(players, "seed", 0.0)


def test_the_terms_say_the_settings_in_plain_words():
    plain = " ".join(terms(Desk(3).state))
    assert "10 points" in plain
    assert "No clock" in plain
    timed = " ".join(terms(Desk(3, timer=90, target=20, show=False, bot_pace="quick").state))
    assert "20 points" in timed
    assert "90 seconds" in timed
    assert "reads the definitions out" in timed
    assert "quick" in timed


@pytest.mark.parametrize(
    ("timer", "shown", "read_out"), [(60, 45, 90), (90, 60, 90), (120, 80, 90), (180, 120, 120)]
)
def test_a_timed_table_has_thirty_seconds_to_choose_and_two_thirds_of_the_writing_time_to_vote(
    timer, shown, read_out
):
    for show, to_vote in ((True, shown), (False, read_out)):
        desk = Desk(4, timer=timer, show=show)
        assert desk.deadline == desk.now + 30
        desk.choose()
        assert desk.deadline == desk.now + timer
        desk.write()
        assert desk.deadline == desk.now + to_vote


def test_an_untimed_table_waits_for_everyone():
    desk = Desk(4)
    for step in (desk.choose, desk.write):
        assert desk.deadline is None
        step()
    assert desk.deadline is None


def test_each_test_plays_with_the_bank_it_uses(bank):
    assert banks.current() is bank
    assert set(Desk(3).state["r"]["offer"]) <= set(bank.words)
