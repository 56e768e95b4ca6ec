"""Nobody holds up the table."""

import pytest

from games.fictionary import away_due, deciding, fallback, holds_up
from tests.games.fictionary.desk import Desk


def test_an_away_judge_gets_the_first_of_their_words():
    desk = Desk(4)
    first = desk.state["r"]["offer"][0]
    desk.away(0)
    assert (desk.phase, desk.state["r"]["word"]) == ("write", first)


def test_an_away_writer_writes_nothing_and_an_away_voter_does_not_vote():
    desk = Desk(4)
    desk.choose()
    desk.write({1: "A boat", 2: "A coat"})
    desk.away(3)
    assert desk.phase == "vote"
    assert len(desk.cards) == 3
    desk.vote({1: 2, 2: "real"})
    desk.away(3)
    assert desk.last["points"] == [1, 0, 3, 0]


def test_what_someone_away_sent_before_stands():
    desk = Desk(4)
    desk.choose()
    desk.write({3: "A goat"})
    desk.away(3)
    desk.write({1: "A boat", 2: "A coat"})
    assert len(desk.cards) == 4


def test_someone_away_is_ready_once_the_reveal_is_over():
    desk = Desk(3)
    desk.play_round({})
    desk.away(1)
    assert desk.game.ready(desk.state) == []
    desk.after_the_reveal()
    desk.away(1)
    assert desk.game.ready(desk.state) == [1]
    desk.away(0)
    desk.away(2)
    assert desk.phase == "choose"


def test_someone_who_owes_nothing_may_be_away_without_a_change():
    desk = Desk(4)
    before = desk.state
    desk.away(2)
    assert desk.state == before


def test_a_judge_away_while_the_cards_wait_to_be_read_lets_them_show():
    desk = Desk(4, show=False)
    desk.choose()
    assert away_due(desk.state, 0) is None
    desk.write()
    assert away_due(desk.state, 0) == desk.state["pick"]["opens"]
    assert away_due(desk.state, 1) is None
    desk.away(0)
    assert desk.sees(1)["options"][0]["text"]
    assert away_due(desk.state, 0) is None


def test_the_next_round_of_a_judge_who_was_away_is_read_out_again():
    desk = Desk(4, show=False)
    desk.choose()
    desk.write()
    desk.away(0)
    desk.vote(dict.fromkeys(desk.others, "real"))
    desk.ready()
    desk.after_the_reveal()
    desk.choose()
    desk.write()
    assert desk.sees(0)["shown"] is False


def test_with_the_cards_on_every_screen_the_judge_is_not_waited_for():
    desk = Desk(4)
    desk.choose()
    desk.write()
    assert away_due(desk.state, 0) is None


@pytest.mark.parametrize(("timer", "stops"), [(0, True), (60, False)])
def test_play_stops_for_a_seat_only_where_no_clock_ends_its_wait(timer, stops):
    desk = Desk(4, timer=timer)
    assert holds_up(desk.state, 0) is stops
    assert holds_up(desk.state, 1) is False
    desk.choose()
    assert holds_up(desk.state, 1) is stops


def test_the_next_round_waits_for_everyone_whatever_the_timer():
    desk = Desk(3, timer=60)
    desk.play_round({})
    desk.after_the_reveal()
    assert all(holds_up(desk.state, seat) for seat in range(3))


def test_the_game_keeps_up_with_who_is_a_bot():
    desk = Desk(4, _bots=[3])
    for what, seat, bots in (
        ("cover", 1, [1, 3]), ("leave", 0, [0, 1, 3]), ("cover", 1, [0, 1, 3]), ("back", 1, [0, 3]),
        ("sit_in", 3, [0]), ("pause", None, [0]), ("resume", None, [0]),
    ):  # fmt: skip
        desk.note(what, seat)
        assert desk.state["bots"] == bots


def test_a_bot_that_covers_may_send_more_wordings_and_the_person_back_may_not():
    desk = Desk(4)
    desk.choose()
    desk.note("cover", 1)
    desk.act(1, "write", text="A boat", alt=["A coat"])
    assert desk.state["pick"]["made"]["1"]["alt"] == ["A coat"]
    desk.note("back", 1)
    desk.act(1, "write", text="A boat", alt=["A coat"])
    assert desk.state["pick"]["made"]["1"]["alt"] == []


def test_a_seat_nobody_plays_takes_the_first_word_and_is_ready_and_writes_and_votes_nothing():
    desk = Desk(3)
    assert fallback(desk.state, 0) == {"type": "choose", "word": desk.state["r"]["offer"][0]}
    assert fallback(desk.state, 1) is None
    desk.choose()
    assert fallback(desk.state, 1) is None
    desk.write()
    assert fallback(desk.state, 1) is None
    desk.vote({1: "real", 2: "real"})
    desk.after_the_reveal()
    assert fallback(desk.state, 1) == {"type": "ready"}


def test_nobody_is_waited_for_once_the_game_is_over():
    desk = Desk(3)
    desk.state["phase"] = "over"
    desk.state["pick"] = None
    assert deciding(desk.state) == []
