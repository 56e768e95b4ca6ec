"""What Fictionary refuses: one sentence a reason, and the token a program goes by. (That nothing changes, the kit sees.)"""

import pytest

from games.errors import Illegal
from games.fictionary import new, ready
from tests.games.fictionary.desk import Desk
from tests.kit import START


def refusal(desk, seat, kind, **facts):
    refused = desk.refuses(seat, kind, **facts)
    return refused.sentence, refused.code


@pytest.fixture
def desk():
    return Desk(3)


@pytest.fixture
def writing(desk):
    desk.choose()
    return desk


@pytest.fixture
def voting(writing):
    writing.write()
    return writing


@pytest.mark.parametrize("players", [2, 13])
def test_too_few_and_too_many_players(players):
    with pytest.raises(Illegal) as refused:
        new(players, "s", START)
    assert (refused.value.sentence, refused.value.code) == ("Fictionary takes 3 to 12 players.", "players")


def test_a_word_chosen_by_somebody_else_or_from_elsewhere(desk):
    word = desk.state["r"]["offer"][0]
    only_judge = ("Only the Judge chooses the word, once a round.", "not_asked")
    assert refusal(desk, 1, "choose", word=word) == only_judge
    for strange in ("nope", None, 3, [word]):
        assert refusal(desk, 0, "choose", word=strange) == ("Choose one of your five words.", "no_such_word")


def test_a_definition_from_the_judge_or_of_no_length_or_too_long(writing):
    assert refusal(writing, 0, "write", text="A boat") == (
        "You have no definition to write right now.", "not_asked",
    )  # fmt: skip
    assert refusal(writing, 1, "write", text=" . ") == ("Write a definition first.", "empty")
    assert refusal(writing, 1, "write", text="x" * 141) == (
        "A definition has at most 140 characters.", "too_long",
    )  # fmt: skip


def test_a_vote_from_the_judge_for_no_card_and_for_ones_own(voting):
    assert refusal(voting, 0, "vote", option=0) == ("You have no vote right now.", "not_asked")
    for strange in (None, "0", 1.0, True):
        assert refusal(voting, 1, "vote", option=strange)[0] == "Choose one of the cards."
    for strange in (-1, 3):
        assert refusal(voting, 1, "vote", option=strange) == ("There is no such card.", "no_such_card")
    own = voting.card_of(1)
    assert refusal(voting, 1, "vote", option=own) == (
        "You can't vote for your own definition.", "own_card",
    )  # fmt: skip


def test_the_next_round_before_this_one_is_scored(voting):
    assert refusal(voting, 1, "ready") == ("This round isn't scored yet.", "not_scored")
    assert ready(voting.state) == []
    assert refusal(voting, 1, "move_on", host=False) == (
        "Only the host starts the next round for everyone.", "not_host",
    )  # fmt: skip
    assert refusal(voting, 0, "move_on", host=True) == (
        "The next round can start once this one is scored.", "not_scored",
    )  # fmt: skip


def test_a_move_meant_for_another_round(desk):
    assert refusal(desk, 0, "choose", word=desk.state["r"]["offer"][0], round=1) == (
        "That was meant for another round.", "wrong_round",
    )  # fmt: skip
    for strange in ("0", None, 0.0):
        said = refusal(desk, 0, "choose", word=desk.state["r"]["offer"][0], round=strange)
        assert said[0] == "That was meant for no round of this game."


def test_every_move_is_counted_so_that_a_bot_draws_anew(writing):
    before = writing.state["seq"]
    writing.act(1, "write", text="A boat")
    writing.act(1, "write", text="A ship")
    assert writing.state["seq"] == before + 2


def test_a_definition_keeps_its_dots_within_and_its_first_letter_unless_small(writing):
    writing.act(1, "write", text="a coat, esp. of wool. . ")
    assert writing.sees(1)["mine"] == "A coat, esp. of wool"
    writing.act(1, "write", text="1st of XX")
    assert writing.sees(1)["mine"] == "1st of XX"
