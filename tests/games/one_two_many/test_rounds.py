"""Guesses: the first two of a round stand, and are shown together. Numbers as in docs/games/one-two-many.md."""

import itertools
import json
import random

import pytest

from games import one_two_many
from games.errors import Illegal
from games.one_two_many import rules
from tests.games.one_two_many.people import Circle

ANN, BEN, CLEO, DEV = range(4)


def test_one_opener_waits_unseen_and_two_are_shown_together():
    table = Circle(4)
    table.guess(BEN, "fire")
    assert table.sees()["guessed"] == [BEN]
    assert table.on_the_table() is None
    assert table.sees(BEN)["guess"] == "fire"
    assert "fire" not in json.dumps([table.sees(seat) for seat in (ANN, CLEO, DEV, None)])
    table.guess(DEV, "mountain")
    assert table.on_the_table() == [(BEN, "fire"), (DEV, "mountain")]
    assert table.round == 1
    assert table.sees()["guessed"] == []


def test_two_guesses_that_differ_are_the_next_rounds_pair():
    table = Circle(4)
    table.pair((BEN, "fire"), (DEV, "mountain"))
    table.pair((ANN, "volcano"), (CLEO, "lava"))
    assert table.round == 2
    assert table.on_the_table() == [(ANN, "volcano"), (CLEO, "lava")]
    assert table.sees()["path"] == [
        {"round": 0, "pair": [{"seat": BEN, "text": "fire"}, {"seat": DEV, "text": "mountain"}]},
        {"round": 1, "pair": [{"seat": ANN, "text": "volcano"}, {"seat": CLEO, "text": "lava"}]},
    ]


def test_the_pair_lies_in_the_order_its_guesses_came():
    table = Circle(4)
    table.pair((DEV, "mountain"), (BEN, "fire"))
    assert table.on_the_table() == [(DEV, "mountain"), (BEN, "fire")]


def test_the_third_guess_of_a_round_is_for_a_round_that_is_over():
    table = Circle(4)
    table.pair((BEN, "fire"), (DEV, "mountain"))
    assert table.cannot_guess(CLEO, "snow", round_no=0) == "wrong_round"
    assert table.sees()["guessed"] == []


@pytest.mark.parametrize("round_no", [-1, 0, 2, 99, 10**30])
def test_a_guess_for_any_other_round_is_refused(round_no):
    table = Circle(4)
    table.pair((BEN, "fire"), (DEV, "mountain"))
    assert table.cannot_guess(ANN, "volcano", round_no) == "wrong_round"


def test_the_refusal_says_whether_the_round_is_past_or_to_come():
    table = Circle(3)
    table.pair((ANN, "fire"), (BEN, "mountain"))
    assert str(table.refuses(CLEO, "guess", round=0, text="x")) == "Too late: that round has its two guesses."
    assert str(table.refuses(CLEO, "guess", round=2, text="x")) == "That round hasn't begun."


def test_a_second_guess_of_the_same_seat_takes_the_place_of_its_first():
    table = Circle(4)
    table.guess(BEN, "fire")
    table.guess(BEN, "flame")
    assert table.round == 0
    assert table.sees(BEN)["guess"] == "flame"
    table.guess(DEV, "mountain")
    assert table.on_the_table() == [(BEN, "flame"), (DEV, "mountain")]


def test_replacing_a_guess_tells_nobody_else():
    table = Circle(4)
    table.guess(BEN, "fire")
    before = [table.sees(seat) for seat in (ANN, CLEO, DEV, None)]
    calls = [table.game.calls(table.state, seat, 0) for seat in (ANN, CLEO, DEV, None)]
    table.guess(BEN, "flame")
    assert [table.sees(seat) for seat in (ANN, CLEO, DEV, None)] == before
    assert [table.game.calls(table.state, seat, 0) for seat in (ANN, CLEO, DEV, None)] == calls


def test_a_guess_that_was_replaced_is_never_seen_by_anyone_else():
    table = Circle(3)
    table.guess(BEN, "fire")
    table.guess(BEN, "flame")
    table.guess(ANN, "flame")
    assert table.result
    assert "fire" not in json.dumps([table.sees(seat) for seat in (ANN, CLEO, None)])


@pytest.mark.parametrize("nothing", ["", "   ", "\n\t", "\u200b", "\u3164"])
def test_an_empty_guess_takes_ones_guess_back(nothing):
    table = Circle(4)
    table.guess(BEN, "fire")
    table.guess(BEN, nothing)
    assert table.sees()["guessed"] == []
    assert table.sees(BEN)["guess"] is None
    assert table.sees()["events"][-1] == {"n": 3, "type": "guessed", "seat": None}
    table.pair((ANN, "snow"), (BEN, "mountain"))
    assert table.on_the_table() == [(ANN, "snow"), (BEN, "mountain")]


def test_an_empty_guess_of_somebody_who_has_none_says_nothing():
    table = Circle(4)
    table.guess(BEN, "fire")
    before = table.state
    table.guess(ANN, "  ")
    assert table.state == before


def test_an_empty_guess_for_another_round_is_refused_too():
    table = Circle(4)
    table.pair((BEN, "fire"), (DEV, "mountain"))
    table.guess(BEN, "volcano")
    assert table.cannot_guess(BEN, "", round_no=0) == "wrong_round"
    assert table.sees(BEN)["guess"] == "volcano"


def test_fifteen_guesses_at_once_leave_exactly_two_standing_a_thousand_times_in_a_row():
    rng = random.Random(15)
    for _ in range(1000):
        state = one_two_many.new(15, "seed", 0.0, None)
        order = rng.sample(range(15), 15)
        codes = [try_guess(state, seat, 0, f"word {seat}") for seat in order]
        assert codes == [None, None] + ["wrong_round"] * 13
        assert [guess["seat"] for guess in state["pair"]] == order[:2]
        assert [guess["text"] for guess in state["pair"]] == [f"word {seat}" for seat in order[:2]]
        assert state["round"] == 1
        assert one_two_many.shared(state)["guessed"] == []


def test_fifteen_of_the_same_guess_at_once_are_won_by_the_first_two():
    state = one_two_many.new(15, "seed", 0.0, None)
    codes = [try_guess(state, seat, 0, "fire") for seat in range(14, -1, -1)]
    assert codes == [None, None] + ["wrong_round"] * 13
    assert state["won"]["seats"] == [14, 13]


def try_guess(state, seat, round_no, text):
    """The code the guess is refused with; None if it is taken."""
    try:
        one_two_many.act(state, seat, {"type": "guess", "round": round_no, "text": text}, 0.0)
    except Illegal as refused:
        return refused.code
    return None


def test_a_long_game_of_different_words_keeps_its_whole_path():
    table = Circle(3)
    words = (f"word {count}" for count in itertools.count())
    for _ in range(100):
        table.pair((ANN, next(words)), (CLEO, next(words)))
    assert table.round == 100
    assert [step["round"] for step in table.sees()["path"]] == list(range(100))
    assert table.on_the_table() == [(ANN, "word 198"), (CLEO, "word 199")]


def test_sixty_characters_are_a_guess_and_sixty_one_are_too_many():
    table = Circle(2)
    assert table.sees()["max_len"] == rules.MAX_LEN == 60
    table.guess(ANN, "a" * 60)
    assert table.cannot_guess(BEN, "b" * 61) == "too_long"
    assert table.cannot_guess(BEN, "b" * 60_000) == "too_long"
    table.guess(BEN, "  " + "b" * 60 + "\u200b\n")
    assert table.on_the_table() == [(ANN, "a" * 60), (BEN, "b" * 60)]


@pytest.mark.parametrize("text", [None, 3, True, ["fire"], {"fire": 1}])
def test_a_guess_is_text(text):
    table = Circle(2)
    assert table.cannot_guess(ANN, text) == "no_such_move"


@pytest.mark.parametrize("round_no", ["0", 0.0, False, [0], {}])
def test_a_round_is_a_whole_number(round_no):
    assert Circle(2).cannot_guess(ANN, "fire", round_no) == "no_such_move"


def test_a_guess_is_one_plain_line():
    table = Circle(2)
    table.guess(ANN, " \u202eice\ncream\u200b ")
    assert table.sees(ANN)["guess"] == "ice cream"


def test_everyone_who_has_not_guessed_could_close_the_round():
    table = Circle(4)
    assert table.deciding == [ANN, BEN, CLEO, DEV]
    table.guess(CLEO, "fire")
    assert table.deciding == [ANN, BEN, DEV]
    table.guess(CLEO, "")
    assert table.deciding == [ANN, BEN, CLEO, DEV]


def test_the_round_is_counted_for_the_table():
    table = Circle(3)
    assert table.game.round_no(table.state) == 0
    table.pair((ANN, "fire"), (BEN, "mountain"))
    assert table.game.round_no(table.state) == 1


@pytest.mark.parametrize(
    ("players", "code"), [(0, "need_min_players"), (1, "need_min_players"), (16, "too_many_players")]
)
def test_a_game_is_for_two_to_fifteen(players, code):
    with pytest.raises(Illegal) as refused:
        one_two_many.new(players, "seed", 0.0, None)
    assert refused.value.code == code
    assert one_two_many.new(2, "seed", 0.0, None)["n"] == 2
    assert one_two_many.new(15, "seed", 0.0, None)["n"] == 15
