"""Three rounds: scores, readiness, places, and people who leave and come back."""

import json

import games
from tests.games.alphabet_roulette.desk import Desk

GAME = games.find("alphabet-roulette")


def played(*rounds, players=3):
    """A game of these rounds; each is a list of pads, where * stands for the round's letter."""
    desk = Desk(players)
    for number, pads in enumerate(rounds):
        if number:
            desk.ready()
        desk.play_round(*pads)
    return desk


def test_after_the_last_category_the_rounds_points_are_added():
    desk = played([["*a", "*a *b"], ["*b", "*c"], ["*b", ""]])
    assert desk.sees()["phase"] == "scored"
    assert desk.sees()["scores"] == [[3, 1, 0]]
    assert desk.sees()["totals"] == [3, 1, 0]
    assert desk.told("scored")["points"] == [3, 1, 0]


def test_the_next_round_starts_when_all_are_ready():
    desk = played([["*a"], ["*b"], ["*c"]])
    desk.act(0, "ready")
    desk.act(1, "ready")
    assert desk.sees()["ready"] == [True, True, False]
    assert desk.deciding == [2]
    desk.act(2, "ready")
    assert (desk.sees()["phase"], desk.sees()["round"], desk.sees()["ready"]) == ("roll", 1, None)


def test_the_host_may_start_the_next_round():
    desk = played([["*a"], ["*b"], ["*c"]])
    desk.act(-1, "move_on", host=True)
    assert (desk.sees()["phase"], desk.sees()["round"]) == ("roll", 1)


def test_ready_and_move_on_have_their_time():
    desk = Desk(2)
    assert desk.refuses(0, "ready").sentence == "The round isn't over yet."
    desk.roll()
    assert desk.refuses(0, "move_on", host=True).sentence == "There is nothing to move on from right now."


def test_a_new_round_starts_with_clean_pads():
    desk = played([["*a"], ["*b"], ["*c"]])
    desk.ready()
    desk.open_pads()
    seen = desk.sees(0)
    assert (seen["pad"], seen["pad_v"], seen["filled"], seen["done"]) == ([""] * 12, 0, [0] * 3, [False] * 3)


def test_after_three_rounds_the_highest_total_wins_and_ties_share_a_place():
    one_each = [["*a"], ["*b"], [""]]
    desk = played(one_each, one_each, [["*a", "*b"], ["*c"], ["*d"]])
    seen = desk.sees()
    assert seen["phase"] == "over"
    assert seen["places"] == [1, 2, 3]
    assert GAME.result(desk.state) == {
        "places": [1, 2, 3],
        "points": [4, 3, 1],
        "winners": [0],
        "rounds": [[1, 1, 0], [1, 1, 0], [2, 1, 1]],
    }
    tied = played(one_each, one_each, one_each)
    assert GAME.result(tied.state)["places"] == [1, 1, 3]
    assert GAME.result(tied.state)["winners"] == [0, 1]


def test_a_game_counts_only_once_its_third_round_is_over():
    one_each = [["*a"], ["*b"], ["*c"]]
    desk = played(one_each, one_each)
    assert GAME.counts(desk.state) is GAME.rates(desk.state) is False
    assert GAME.result(desk.state) is None
    desk.ready()
    desk.play_round(*one_each)
    assert GAME.counts(desk.state) is GAME.rates(desk.state) is True
    assert desk.deciding == []


def test_between_rounds_every_rounds_answers_are_shown_with_their_points():
    desk = played([["*a"], ["*b"], ["*c"]])
    (first,) = desk.sees()["played"]
    assert first["round"] == 0
    assert first["letter"] == desk.state["letters"][0] == "B"
    assert [mark["text"] for mark in first["marks"][0]] == ["Ba", "Bb", "Bc"]
    assert len(first["marks"]) == len(first["categories"]) == 12
    assert first["points"] == [1, 1, 1]


def test_while_people_write_and_read_the_earlier_rounds_are_only_summed_up():
    desk = played([["*a"], ["*b"], ["*c"]])
    desk.ready()
    desk.open_pads()
    assert desk.sees()["played"] == [
        {"round": 0, "letter": "B", "list": desk.sees()["played"][0]["list"], "points": [1, 1, 1]}
    ]


def test_somebody_who_leaves_is_waited_for_no_more_and_their_pad_keeps_what_it_says():
    desk = Desk(3)
    desk.open_pads()
    desk.write(2, ["Bread"])
    desk.act(0, "done")
    desk.act(1, "done")
    desk.note("leave", 2)
    assert desk.sees()["phase"] == "review"
    assert desk.sees()["gone"] == [2]
    assert desk.mark(2)["points"] == 1


def test_whoever_comes_back_or_takes_the_seat_has_the_pad_as_it_was():
    for what in ("back", "sit_in"):
        desk = Desk(3)
        desk.open_pads()
        desk.write(2, ["Bread"], v=4)
        desk.act(2, "done")
        desk.note("leave", 2)
        desk.note(what, 2)
        assert desk.sees(2)["pad"][0] == "Bread"
        assert desk.sees(2)["pad_v"] == 4
        assert desk.deciding == [0, 1, 2]


def test_a_round_does_not_start_by_itself_when_nobody_is_left():
    desk = played([["*a"], ["*b"], ["*c"]])
    for seat in range(3):
        desk.note("leave", seat)
    assert desk.sees()["phase"] == "scored"
    for seat in range(3):
        desk.note("back", seat)
    assert desk.deciding == [0, 1, 2]


def test_leaving_the_last_one_who_was_not_ready_starts_the_next_round():
    desk = played([["*a"], ["*b"], ["*c"]])
    desk.act(0, "ready")
    desk.act(1, "ready")
    desk.note("leave", 2)
    assert desk.sees()["phase"] == "roll"


def test_coming_and_going_after_the_end_changes_nothing():
    one_each = [["*a"], ["*b"], ["*c"]]
    desk = played(one_each, one_each, one_each)
    before = json.dumps(desk.state)
    desk.note("leave", 1)
    desk.note("pause")
    assert json.dumps(desk.state) == before


def test_news_of_somebody_who_never_left_changes_nothing():
    desk = Desk(3)
    desk.open_pads()
    desk.act(1, "done")
    before = json.dumps(desk.state)
    desk.note("back", 1)
    desk.note("sit_in", 1)
    assert json.dumps(desk.state) == before


def test_a_seat_that_a_bot_covers_changes_nothing():
    desk = Desk(2)
    before = json.dumps(desk.state)
    desk.note("cover", 1)
    assert json.dumps(desk.state) == before


def test_a_move_meant_for_another_round_is_refused():
    desk = Desk(2)
    assert desk.refuses(desk.state["roller"], "roll", round=1).code == "wrong_round"
    assert desk.refuses(desk.state["roller"], "roll", round="0").code == "no_such_move"
    desk.act(desk.state["roller"], "roll", round=0)


def test_a_seat_nobody_plays_writes_nothing_and_leaves_every_answer_as_it_is():
    desk = Desk(3)
    roller = desk.state["roller"]
    assert GAME.fallback(desk.state, roller) == {"type": "roll"}
    assert GAME.fallback(desk.state, desk.host) is None
    desk.read(["Bread"], ["Cherry"], ["Butter"])
    stands = desk.challenge(2, "answer", 0)
    assert GAME.fallback(desk.state, 1) == {"type": "vote", "id": stands, "yes": True}
    desk.vote(1, stands, True)
    appeal = desk.challenge(1, "appeal", 1)
    assert GAME.fallback(desk.state, 0) == {"type": "vote", "id": appeal, "yes": False}
    assert GAME.bot_action(desk.state, 0, "hard", None) == {"type": "vote", "id": appeal, "yes": False}
    desk.vote(0, appeal, False)
    desk.vote(2, appeal, False)
    assert GAME.fallback(desk.state, 0) == {"type": "next", "cat": 0}
    desk.next()
    assert GAME.fallback(desk.state, 0) == {"type": "ready"}


def test_those_who_read_and_those_who_are_not_ready_hold_the_table_up():
    desk = Desk(2)
    assert GAME.holds_up(desk.state, desk.state["roller"]) is True
    assert GAME.holds_up(desk.state, desk.host) is False
    desk.read(["Bread"], ["Butter"])
    assert GAME.holds_up(desk.state, 0) is True
    desk.next(0)
    assert GAME.holds_up(desk.state, 0) is False
    assert GAME.ready(desk.state) == [0]
    assert GAME.round_no(desk.state) == 0
