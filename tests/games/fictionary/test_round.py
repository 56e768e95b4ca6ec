"""A round, from the Judge's five words to the scores."""

import json
from pathlib import Path

import pytest

from games.errors import Illegal
from games.fictionary import words
from games.fictionary.fakes import ident
from games.fictionary.rules import tidy
from tests.games.fictionary.desk import Desk

# What is typed, and what everyone sees; "" is refused. The page's own wording is held to the same table (tests/js).
TIDIED = json.loads(Path(__file__).with_name("tidied.json").read_text("utf-8"))


def test_the_judge_moves_one_seat_each_round():
    desk = Desk(4, judge=3)
    judges = []
    for _ in range(3):
        judges.append(desk.judge)
        desk.play_round({})
        desk.ready()
    assert judges == [3, 0, 1]


def test_the_judge_chooses_one_of_five():
    desk = Desk(4)
    offer = desk.state["r"]["offer"]
    assert len(set(offer)) == 5
    assert desk.deciding == [0]
    desk.choose(offer[3])
    assert desk.phase == "write"
    assert desk.state["r"]["word"] == offer[3]
    assert desk.state["r"]["real"] == words.get(offer[3]).says


@pytest.mark.parametrize("word", ["not-a-word", None, 3, ["x"], ""])
def test_a_word_that_was_not_offered_is_refused(word):
    assert Desk(4).refuses(0, "choose", word=word).code == "no_such_word"


def test_only_the_judge_chooses():
    desk = Desk(4)
    assert desk.refuses(1, "choose", word=desk.state["r"]["offer"][0]).code == "not_asked"


def test_a_judge_whose_time_runs_out_gets_the_first_word():
    desk = Desk(4, timer=60)
    first = desk.state["r"]["offer"][0]
    desk.at(29.999)
    assert desk.phase == "choose"
    desk.at(30)
    assert desk.state["r"]["word"] == first


def test_everyone_but_the_judge_writes_and_the_last_one_in_opens_the_vote():
    desk = Desk(4)
    desk.choose()
    assert desk.deciding == [1, 2, 3]
    assert desk.refuses(0, "write", text="A boat").code == "not_asked"
    desk.write({1: "A boat", 2: "A coat"})
    assert desk.phase == "write"
    desk.write({3: "A goat"})
    assert desk.phase == "vote"


def test_a_definition_may_be_sent_again_until_everyone_is_in():
    desk = Desk(4)
    desk.choose()
    desk.write({1: "A boat", 2: "A coat"})
    desk.write({1: "A better boat"})
    assert desk.deciding == [3]
    desk.write({3: "A goat"})
    assert {card["text"] for card in desk.cards if not card["real"]} == {"A better boat", "A coat", "A goat"}


def test_a_writer_whose_time_runs_out_has_no_card():
    desk = Desk(4, timer=60)
    desk.choose()
    desk.write({1: "A boat"})
    desk.wait(60)
    assert desk.phase == "vote"
    assert [card["by"] for card in desk.cards if not card["real"]] == [[1]]


def test_if_nobody_wrote_the_real_one_is_shown_alone_and_no_one_scores():
    desk = Desk(4, timer=60)
    desk.choose()
    real = desk.state["r"]["real"]
    desk.wait(60)
    assert desk.phase == "scored"
    assert [(card["text"], card["real"]) for card in desk.last["cards"]] == [(real, True)]
    assert desk.last["points"] == [0, 0, 0, 0]


def test_the_same_words_twice_are_two_cards():
    desk = Desk(4)
    desk.choose()
    desk.write({1: "A boat", 2: "a boat.", 3: "A goat"})
    assert sorted(card["text"] for card in desk.cards if not card["real"]) == ["A boat", "A boat", "A goat"]
    assert desk.card_of(1) != desk.card_of(2)


def test_a_person_who_writes_the_real_definition_keeps_it_as_their_own_card():
    desk = Desk(4)
    desk.choose()
    real = desk.state["r"]["real"]
    desk.write({1: real, 2: "A coat", 3: "A goat"})
    assert [card["text"] for card in desk.cards].count(real) == 2
    desk.vote({1: "real", 2: 1, 3: 1})
    assert desk.last["points"] == [2, 4, 0, 0]


def test_the_cards_lie_in_an_order_drawn_from_the_seed():
    def order(seats):
        desk = Desk(6)
        desk.choose()
        for seat in seats:
            desk.write({seat: f"A boat for {seat}"})
        return [card["by"] for card in desk.cards]

    assert order([1, 2, 3, 4, 5]) == order([5, 3, 1, 2, 4])
    assert order([1, 2, 3, 4, 5]) != [[1], [2], [3], [4], [5], []]


def test_every_round_has_an_order_of_its_own():
    desk, orders = Desk(12, target=30), []
    for _ in range(2):
        desk.play_round({})
        orders.append([desk.others.index(card["by"][0]) if card["by"] else "real" for card in desk.cards])
        desk.ready()
    assert orders[0] != orders[1]


def test_a_bot_does_not_write_again_what_was_written_in_this_game_or_the_tables_last_ones():
    remembered = {"fakes": [ident("A silver coin")]}
    desk = Desk(3, _bots=[1], _before=remembered)
    desk.choose()
    desk.act(1, "write", text="A silver coin", alt=["A clumsy bow"])
    desk.write({2: "A sour cheese"})
    assert desk.cards[desk.card_of(1)]["text"] == "A clumsy bow"
    desk.vote({1: "real", 2: "real"})
    desk.ready()
    desk.after_the_reveal()
    desk.note("cover", 0)
    desk.choose()
    desk.act(0, "write", text="A clumsy bow", alt=["A sour cheese", "A rope bridge"])
    desk.write({2: "A tin whistle"})
    assert desk.cards[desk.card_of(0)]["text"] == "A rope bridge"


def test_nobody_votes_for_their_own_card_and_the_judge_not_at_all():
    desk = Desk(4)
    desk.choose()
    desk.write()
    assert desk.refuses(1, "vote", option=desk.card_of(1)).code == "own_card"
    assert desk.refuses(0, "vote", option=0).code == "not_asked"


@pytest.mark.parametrize("option", [-1, 4, 99])
def test_a_vote_for_no_card_is_refused(option):
    desk = Desk(4)
    desk.choose()
    desk.write()
    assert desk.refuses(1, "vote", option=option).code == "no_such_card"


@pytest.mark.parametrize("option", [True, 0.0, "0", None, [0]])
def test_a_vote_is_a_whole_number(option):
    desk = Desk(4)
    desk.choose()
    desk.write()
    desk.refuses(1, "vote", option=option)


def test_a_vote_may_change_until_everyone_is_in():
    desk = Desk(4)
    desk.choose()
    desk.write()
    desk.vote({1: 2, 2: "real"})
    desk.vote({1: "real"})
    desk.vote({3: "real"})
    assert desk.phase == "scored"
    assert desk.last["points"] == [0, 2, 2, 2]


def test_a_vote_not_cast_in_time_scores_no_one():
    desk = Desk(4, timer=60)
    desk.choose()
    desk.write()
    desk.vote({1: 2})
    desk.wait(45)
    assert desk.phase == "scored"
    assert desk.last["points"] == [1, 0, 1, 0]


def test_everyone_is_ready_before_the_next_round():
    desk = Desk(3)
    desk.play_round({})
    assert desk.refuses(0, "move_on").code == "not_host"
    for seat in (2, 0):
        desk.act(seat, "ready")
    assert desk.phase == "scored"
    assert desk.game.ready(desk.state) == [0, 2]
    desk.act(1, "ready")
    assert (desk.phase, desk.state["round"]) == ("choose", 1)
    assert desk.game.ready(desk.state) == []


def test_the_host_may_start_the_next_round():
    desk = Desk(3)
    assert desk.refuses(0, "move_on", host=True).code == "not_scored"
    assert desk.refuses(0, "ready").code == "not_scored"
    desk.play_round({})
    desk.act(1, "move_on", host=True)
    assert (desk.phase, desk.game.round_no(desk.state)) == ("choose", 2)


def test_nobody_is_waited_for_while_the_reveal_plays():
    desk = Desk(3)
    desk.play_round({1: "real", 2: "real"})
    assert desk.deciding == []
    assert desk.deadline == desk.state["reveal"]["ends"]
    desk.until(desk.deadline)
    assert desk.deciding == [0, 1, 2]


def test_the_judge_is_asked_once_the_last_reveal_is_over():
    desk = Desk(3, timer=60)
    desk.play_round({1: "real", 2: "real"})
    ends = desk.state["reveal"]["ends"]
    desk.ready()
    assert desk.phase == "choose"
    assert desk.deciding == []
    desk.until(ends)
    assert desk.deciding == [1]
    assert desk.deadline == ends + 30


def test_a_judge_who_skipped_the_reveal_may_choose_and_the_writers_clock_waits_for_it_to_end():
    desk = Desk(3, timer=60)
    desk.play_round({1: "real", 2: "real"})
    ends = desk.state["reveal"]["ends"]
    desk.ready()
    desk.choose()
    assert desk.phase == "write"
    assert desk.state["pick"]["ends"] == ends + 60


@pytest.mark.parametrize(
    ("stale", "code"),
    [
        (0, "wrong_round"),
        (2, "wrong_round"),
        ("1", "no_such_move"),
        (None, "no_such_move"),
        (True, "no_such_move"),
    ],
)
def test_a_move_meant_for_another_round_is_refused(stale, code):
    desk = Desk(3)
    desk.play_round({})
    desk.ready()
    word = desk.state["r"]["offer"][0]
    assert desk.refuses(desk.judge, "choose", word=word, round=stale).code == code
    desk.act(desk.judge, "choose", word=word, round=1)


@pytest.mark.parametrize(("typed", "shown"), TIDIED)
def test_how_someone_types_does_not_give_them_away(typed, shown):
    if shown:
        assert tidy(typed) == shown
    else:
        with pytest.raises(Illegal, match="Write a definition first"):
            tidy(typed)


@pytest.mark.parametrize("typed", ["", "   ", "...", "\"'", "!?", "—", None, 3, ["a boat"], {"a": 1}])
def test_a_definition_needs_a_letter_or_a_digit(typed):
    desk = Desk(3)
    desk.choose()
    assert desk.refuses(1, "write", text=typed).code == "empty"


def test_a_definition_has_at_most_140_characters():
    desk = Desk(3)
    desk.choose()
    assert desk.refuses(1, "write", text="x" * 141).code == "too_long"
    desk.act(1, "write", text="x" * 140)


def test_a_person_sends_one_wording_whatever_comes_with_it():
    desk = Desk(3)
    desk.choose()
    desk.act(1, "write", text="A boat", alt=["A coat", 3])
    assert desk.state["pick"]["made"]["1"] == {"text": "A boat", "alt": []}


def test_a_bot_sends_up_to_eight_wordings():
    desk = Desk(3, _bots=[1])
    desk.choose()
    desk.act(1, "write", text="A boat", alt=[f"a coat for {i}." for i in range(12)])
    assert desk.state["pick"]["made"]["1"]["alt"] == [f"A coat for {i}" for i in range(7)]


def test_a_pause_moves_every_clock():
    desk = Desk(3, timer=60)
    desk.choose()
    ends = desk.deadline
    desk.pause(500)
    assert desk.deadline == ends + 500
    desk.write()
    desk.vote({1: "real", 2: "real"})
    ends = desk.deadline
    desk.pause(500)
    assert desk.deadline == ends + 500
