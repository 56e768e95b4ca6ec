"""Pauses, and people who leave. Numbers as in docs/games/one-two-many.md."""

from tests.games.one_two_many.people import Circle

ANN, BEN, CLEO, DEV = range(4)


def in_round_one():
    """Four people, a pair on the table, a guess waiting and a vote cast."""
    table = Circle(4)
    table.pair((BEN, "fire"), (DEV, "mountain"))
    table.guess(ANN, "volcano")
    table.same(CLEO)
    return table


def test_a_pause_clears_guesses_and_votes_and_the_round_begins_again():
    table = in_round_one()
    table.pause(600)
    assert table.sees()["guessed"] == table.sees()["votes"] == []
    assert table.sees(ANN)["guess"] is None
    assert table.round == 1
    assert table.on_the_table() == [(BEN, "fire"), (DEV, "mountain")]
    begun = {"type": "begin", "round": 1, "pair": table.sees()["pair"]}
    assert table.sees()["events"][-1].items() >= begun.items()
    table.pair((CLEO, "lava"), (ANN, "ash"))
    assert table.on_the_table() == [(CLEO, "lava"), (ANN, "ash")]


def test_while_paused_nobody_is_waited_for_and_nothing_is_taken():
    table = in_round_one()
    table.note("pause")
    assert table.deciding == []
    assert table.cannot_guess(ANN, "volcano") == "paused"
    assert table.cannot_call_same(ANN) == "paused"
    table.note("resume")
    assert table.deciding == [ANN, BEN, CLEO, DEV]


def test_a_pause_in_the_first_round_asks_for_two_openers_again():
    table = Circle(3)
    table.guess(ANN, "fire")
    table.pause(5)
    assert table.sees()["guessed"] == []
    table.pair((BEN, "snow"), (CLEO, "moon"))
    assert table.on_the_table() == [(BEN, "snow"), (CLEO, "moon")]


def test_somebody_who_leaves_takes_guess_and_vote_along():
    table = in_round_one()
    table.note("leave", ANN)
    assert table.sees()["guessed"] == []
    assert table.sees()["events"][-1] == {"n": 6, "type": "guessed", "seat": None}
    table.note("leave", CLEO)
    assert table.sees()["votes"] == []
    assert table.deciding == [BEN, DEV]
    assert table.sees()["majority"] == 3


def test_whoever_sits_down_in_a_seat_made_neither_guess_nor_vote_there():
    table = in_round_one()
    table.note("leave", ANN)
    table.note("sit_in", ANN)
    assert table.sees(ANN)["guess"] is None
    table.guess(ANN, "lava")
    assert table.sees()["guessed"] == [ANN]
    assert table.sees()["votes"] == [CLEO]


def test_while_one_seat_is_taken_the_game_stops_and_with_the_second_the_round_begins_again():
    table = Circle(3)
    table.pair((ANN, "fire"), (BEN, "mountain"))
    table.guess(ANN, "volcano")
    table.same(ANN)
    table.note("leave", BEN)
    assert table.sees()["guessed"] == [ANN]
    table.note("leave", CLEO)
    assert table.sees()["guessed"] == table.sees()["votes"] == []
    assert table.deciding == []
    assert table.cannot_guess(ANN, "volcano") == table.cannot_call_same(ANN) == "need_min_players"
    table.note("sit_in", CLEO)
    assert table.deciding == [ANN, CLEO]
    assert table.sees()["events"][-1]["type"] == "begin"
    table.pair((CLEO, "volcano"), (ANN, "volcano"))
    assert table.result["winners"] == [ANN, CLEO]


def test_too_few_people_and_a_pause_together_begin_the_round_again_once():
    table = Circle(2)
    table.pair((ANN, "fire"), (BEN, "mountain"))
    table.note("leave", BEN)
    table.note("pause")
    table.note("sit_in", BEN)
    assert table.cannot_guess(ANN, "volcano") == "paused"
    table.note("resume")
    assert [event["type"] for event in table.sees()["events"]] == ["begin", "guessed", "begin", "begin"]
    table.pair((ANN, "volcano"), (BEN, "volcano"))
    assert table.result


def test_leaving_twice_is_leaving_once_and_being_covered_is_nothing():
    table = in_round_one()
    table.note("leave", BEN)
    before = table.state
    table.note("leave", BEN)
    table.note("cover", CLEO)
    assert table.state == before


def test_somebody_back_from_away_changes_nothing():
    table = in_round_one()
    before = table.state
    table.note("back", ANN)
    assert table.state == before
