"""The referee's calls: names, arguments and their order as programs know them."""

import pytest

from games.errors import Illegal
from games.party.log import KEEP
from tests.games.one_two_many.people import Circle

ANN, BEN, CLEO = range(3)


def test_a_whole_game_in_calls():
    table = Circle(3)
    assert table.hears(CLEO, 0) == [["game.begin_initial", []]]
    table.guess(BEN, "fire")
    assert table.hears(CLEO, 1) == [["game.guessed", ["seat2"]]]
    assert table.hears(BEN, 1) == [["game.your_guess_is", ["fire"]], ["game.guessed", ["seat2"]]]
    table.guess(ANN, "mountain")
    assert table.hears(CLEO, 2) == [["game.begin_guessing", [1, "seat2", "fire", "seat1", "mountain"]]]
    table.same(CLEO)
    table.same(CLEO, False)
    assert table.hears(ANN, 4) == [
        ["game.voted_equivalent", ["seat3", True]],
        ["game.voted_equivalent", ["seat3", False]],
    ]
    table.pair((CLEO, "Volcano"), (BEN, "volcano"))
    assert table.hears(ANN, 6) == [
        ["game.guessed", ["seat3"]],
        ["game.win", ["seat3", "Volcano", "seat2", "volcano"]],
    ]


def test_calls_are_numbered_for_each_seat_without_a_gap():
    table = Circle(3)
    table.guess(BEN, "fire")
    table.guess(BEN, "flame")
    table.guess(ANN, "mountain")
    assert [call[0] for call in table.game.calls(table.state, BEN, 1)] == [2, 3, 4, 5]
    assert [call[0] for call in table.game.calls(table.state, CLEO, 1)] == [2, 3]
    assert [call[0] for call in table.game.calls(table.state, None, 1)] == [2, 3]


def test_ones_own_guess_is_told_to_oneself_alone():
    table = Circle(3)
    table.guess(BEN, "fire")
    table.guess(BEN, "flame")
    assert table.hears(BEN, 3) == [["game.your_guess_is", ["flame"]]]
    assert table.hears(ANN, 2) == table.hears(None, 2) == []


def test_taking_a_guess_back_tells_the_table_that_nobody_has_guessed():
    table = Circle(3)
    table.guess(BEN, "fire")
    table.guess(BEN, " ")
    assert table.hears(ANN, 2) == [["game.guessed", [""]]]
    assert table.hears(BEN, 3) == [["game.your_guess_is", [""]], ["game.guessed", [""]]]


def test_taking_back_what_one_never_guessed_tells_nobody_anything():
    table = Circle(3)
    table.guess(BEN, "fire")
    table.guess(ANN, " ")
    assert table.hears(CLEO, 2) == []


def test_whoever_just_arrived_is_told_how_things_stand():
    table = Circle(3)
    table.pair((ANN, "fire"), (BEN, "mountain"))
    table.guess(CLEO, "volcano")
    table.same(ANN)
    begun = ["game.begin_guessing", [1, "seat1", "fire", "seat2", "mountain"]]
    rest = [["game.guessed", ["seat3"]], ["game.voted_equivalent", ["seat1", True]]]
    assert table.hears(None, 0) == table.hears(BEN, 0) == [begun, *rest]
    assert table.hears(CLEO, 0) == [begun, rest[0], ["game.your_guess_is", ["volcano"]], rest[1]]
    assert {call[0] for call in table.game.calls(table.state, CLEO, 0)} == {table.heard(CLEO)}
    assert table.hears(CLEO, table.heard(CLEO)) == []


def test_whoever_arrives_after_a_win_is_told_of_the_win():
    table = Circle(3)
    table.pair((ANN, "fire"), (BEN, "fire"))
    assert table.hears(None, 0) == [["game.win", ["seat1", "fire", "seat2", "fire"]]]


def test_a_number_from_long_ago_or_from_another_game_is_answered_with_how_things_stand():
    table = Circle(3)
    for _ in range(KEEP):
        table.guess(BEN, "fire")
        table.guess(BEN, "")
    now = [["game.begin_initial", []]]
    assert table.hears(BEN, 2) == table.hears(BEN, 10_000) == table.hears(BEN, -1) == now
    assert len(table.hears(ANN, table.heard(ANN) - KEEP)) == KEEP


def test_the_round_begins_again_after_a_pause():
    table = Circle(2)
    table.pair((ANN, "fire"), (BEN, "mountain"))
    heard = table.heard(ANN)
    table.pause(10)
    assert table.hears(ANN, heard) == [["game.begin_guessing", [1, "seat1", "fire", "seat2", "mountain"]]]


def test_fifteen_seats_are_seat1_to_seat15():
    table = Circle(15)
    table.pair((0, "fire"), (14, "fire"))
    assert table.hears(None, 0) == [["game.win", ["seat1", "fire", "seat15", "fire"]]]


def test_a_players_calls_are_moves():
    table = Circle(3)
    call = table.game.call
    assert call("game.guess", [0, "fire"]) == {"type": "guess", "round": 0, "text": "fire"}
    assert call("game.guess", (0, "")) == {"type": "guess", "round": 0, "text": ""}
    assert call("game.equivalent", [True]) == {"type": "equivalent", "same": True}
    table.move(ANN, call("game.guess", [0, "fire"]))
    assert table.sees()["guessed"] == [ANN]


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("game.guess", []),
        ("game.guess", ["fire"]),
        ("game.guess", [0, "fire", 1]),
        ("game.guess", "ab"),
        ("game.guess", {"round": 0, "text": "fire"}),
        ("game.guess", None),
        ("game.equivalent", []),
        ("game.equivalent", [True, True]),
        ("game.win", ["seat1", "a", "seat2", "a"]),
        ("guess", [0, "fire"]),
        ("", []),
    ],
)
def test_any_other_call_is_refused(name, args):
    with pytest.raises(Illegal) as refused:
        Circle(3).game.call(name, args)
    assert refused.value.code == "no_such_call"
