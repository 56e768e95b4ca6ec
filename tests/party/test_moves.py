"""From an untrusted action to a move."""

import pytest

from games.errors import Illegal
from games.party import moves

KNOWN = {"add": lambda state, seat, action, now: state.append((seat, action["number"], now))}


def test_an_action_becomes_the_move_it_names():
    state = []
    moves.dispatch(KNOWN, state, 2, {"type": "add", "number": 7}, 30.0)
    assert state == [(2, 7, 30.0)]


@pytest.mark.parametrize(
    "action",
    [None, [], "add", 3, {}, {"type": None}, {"type": "subtract"}, {"type": ["add"]}, {"type": {"add": 1}}],
)
def test_anything_else_is_refused_with_a_sentence(action):
    with pytest.raises(Illegal) as refused:
        moves.dispatch(KNOWN, [], 0, action, 0.0)
    assert refused.value.code == "no_such_move"
    assert str(refused.value) == refused.value.sentence == "That isn't a move in this game."


@pytest.mark.parametrize(("wish", "chosen"), [(60, 60), (0, 0), (120, 120)])
def test_a_value_that_is_offered_is_chosen(wish, chosen):
    assert moves.choice({"timer": wish}, "timer", (0, 60, 120), 120) == chosen


@pytest.mark.parametrize("wish", [False, 60.0, "60", None, [60], {}, float("nan"), 61])
def test_a_value_that_only_looks_like_one_offered_is_not(wish):
    assert moves.choice({"timer": wish}, "timer", (0, 60, 120), 120) == 120


@pytest.mark.parametrize("raw", [None, [], "timer", 3, {}])
def test_settings_of_any_other_shape_are_the_defaults(raw):
    assert moves.choice(raw, "timer", (0, 60), 60) == 60


def test_yes_is_not_one_and_one_is_not_yes():
    assert moves.choice({"bonus": 1}, "bonus", (True, False), False) is False
    assert moves.choice({"bonus": True}, "bonus", (True, False), False) is True


def test_a_whole_number_is_taken_and_nothing_that_resembles_one():
    assert moves.whole({"round": 3}, "round", "Say which round.") == 3
    for other in (True, 3.0, "3", None, [3]):
        with pytest.raises(Illegal, match=r"Say which round\."):
            moves.whole({"round": other}, "round", "Say which round.")


def test_a_yes_or_no_is_taken_and_nothing_that_resembles_one():
    assert moves.yes_or_no({"same": False}, "same", "Say yes or no.") is False
    for other in (1, 0, "true", None, []):
        with pytest.raises(Illegal, match=r"Say yes or no\."):
            moves.yes_or_no({"same": other}, "same", "Say yes or no.")


def test_bots_think_for_a_while_that_gets_shorter_with_the_pace():
    assert moves.BOT_PACE == {"relaxed": (6, 14), "brisk": (2, 5), "quick": (0.6, 1.5)}
