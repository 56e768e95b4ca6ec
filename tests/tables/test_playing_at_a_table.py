"""A game from Start to Play again, as the table service carries it."""

from __future__ import annotations

import pytest

import games
from tables import service, store, words
from tests import toy_game
from tests.tables.test_people_at_a_table import win


def test_start_says_what_is_missing(house):
    table = house.table("Ann")
    assert table.table()["missing"] == "One Two Many needs one more: share the code."
    refusal = table.refuses(table.host, "ann", "start")
    assert (refusal.code, refusal.sentence) == (
        "need_min_players",
        "One Two Many needs one more: share the code.",
    )


def test_only_the_host_may_start(house):
    table = house.table("Ann", "Bo")
    assert table.refuses(table.host, "bo", "start").sentence == words.NOT_HOST
    table.host("ann", "start")
    assert table.table()["phase"] == "playing"


def test_a_game_is_started_once_however_often_the_button_is_pressed(house):
    table = house.table("Ann", "Bo")
    wish = {"do": "start", "id": "one press"}
    service.run(table.code, "ann", wish)
    dealt = table.doc["game_id"]
    service.run(table.code, "ann", wish)
    table.refuses(table.host, "ann", "start")
    assert table.doc["game_id"] == dealt


def test_a_repeated_move_is_answered_and_not_applied_again(house):
    table = house.table("Ann", "Bo", "Cy")
    table.host("ann", "start")
    first = table.act("ann", "guess", "id-1", round=0, text="fire")
    again = table.act("ann", "guess", "id-1", round=0, text="smoke")
    assert (first.changed, again.changed) == (True, False)
    assert again.seq == first.seq
    assert table.sees("ann")["game"]["guess"] == "fire"


def test_the_same_id_from_somebody_else_is_their_own_move(house):
    table = house.table("Ann", "Bo", "Cy")
    table.host("ann", "start")
    table.act("ann", "guess", "id-1", round=0, text="fire")
    table.act("bo", "guess", "id-1", round=0, text="water")
    assert table.state["round"] == 1


@pytest.mark.parametrize("act_id", [7, "", "x" * 41, ["x"], {}, True])
def test_an_id_that_is_no_id_is_refused(house, act_id):
    table = house.table("Ann", "Bo")
    table.host("ann", "start")
    table.refuses(service.act, table.code, "ann", {"type": "guess", "round": 0, "text": "fire"}, act_id)


@pytest.mark.parametrize(
    "action", [None, 7, "guess", [], {}, {"type": ["guess"]}, {"type": "guess", "round": True}]
)
def test_a_move_of_any_other_shape_is_refused_and_changes_nothing(house, action):
    table = house.table("Ann", "Bo")
    table.host("ann", "start")
    table.refuses(service.act, table.code, "ann", action, "id")


def test_a_player_cannot_say_of_themselves_that_they_are_host(house, monkeypatch):
    said = []
    monkeypatch.setattr(toy_game, "act", lambda state, seat, action, now: said.append(action["host"]))
    games.register(toy_game)
    table = house.table("Ann", "Bo", game="lonely-word")
    table.host("ann", "start")
    for person in ("ann", "bo"):
        table.act(person, "write", host=person == "bo")
    assert said == [True, False]


def test_moves_before_the_game_and_after_it_are_refused(house):
    table = house.table("Ann", "Bo")
    assert table.refuses(table.act, "ann", "guess", round=0, text="x").code == "not_playing"
    table.host("ann", "start")
    win(table, "ann", "bo")
    assert table.refuses(table.act, "ann", "guess", round=0, text="x").code == "wrong_round"
    assert table.refuses(table.act, "ann", "equivalent", same=False).code == "over"


def test_play_again_keeps_table_seats_and_memory(house):
    table = house.table("Ann", "Bo", game="lonely-word", settings={"rounds": 1})
    table.host("ann", "start")
    first = letter(table)
    for person in ("ann", "bo"):
        table.act(person, "write", word=first + person)
    assert table.table()["phase"] == "over"
    assert table.table()["result"]["points"] == [1, 1]
    assert table.doc["carry"]["lonely-word"] == {"letters": [first]}
    table.host("ann", "again")
    assert table.table()["deal"] == 2
    assert table.seats() == ["Ann", "Bo"]
    assert table.state["letters"][0] == first


def test_another_game_can_be_put_on_the_same_table(house):
    table = house.table("Ann", "Bo", "Cy")
    table.host("ann", "start")
    table.refuses(table.host, "ann", "change_game", game="lonely-word")
    win(table, "ann", "bo")
    table.host("ann", "change_game", game="lonely-word")
    assert (table.table()["game"], table.table()["phase"]) == ("lonely-word", "lobby")
    assert table.seats() == ["Ann", "Bo", "Cy"]
    table.host("ann", "start")
    assert table.table()["phase"] == "playing"


def test_a_smaller_game_lets_those_wait_whom_it_has_no_seat_for(house):
    table = house.table(*"ABCDEFGH")
    table.host("a", "change_game", game="lonely-word")
    assert table.seats() == list("ABCDEF")
    assert [who["name"] for who in table.table()["waiting"]] == ["G", "H"]
    table.host("a", "change_game", game="one-two-many")
    assert table.seats() == list("ABCDEFGH")


def test_settings_are_cleaned_and_only_the_hosts(house):
    table = house.table("Ann", "Bo", game="lonely-word")
    table.refuses(table.host, "bo", "settings", settings={"rounds": 3})
    table.host("ann", "settings", settings={"rounds": 3, "seconds": "soon", "nonsense": 1})
    assert table.table()["settings"] == {"rounds": 3, "seconds": 20, "bot_pace": "relaxed"}
    table.host("ann", "settings", settings={"seconds": 60})
    assert table.table()["settings"]["rounds"] == 3


@pytest.mark.parametrize(
    "wish", [None, 7, "start", [], {}, {"do": None}, {"do": ["start"]}, {"do": "fly"}, {"do": "view"}]
)
def test_a_wish_that_makes_no_sense_is_refused(house, wish):
    table = house.table("Ann", "Bo")
    table.refuses(service.run, table.code, "ann", wish)


@pytest.mark.parametrize("seat", [None, -1, 2, True, "0", 1.0, [0]])
def test_a_seat_that_is_not_there_is_refused(house, seat):
    table = house.table("Ann", "Bo", game="lonely-word")
    for do in ("remove", "remove_bot"):
        table.refuses(table.host, "ann", do, seat=seat)
    table.host("ann", "start")
    table.refuses(table.host, "ann", "cover", seat=seat, level="easy")


def test_closing_says_why_and_ends_everything(house):
    table = house.table("Ann", "Bo")
    table.host("ann", "start")
    table.host("ann", "close")
    assert table.doc["phase"] == "closed"
    assert table.doc["closed"] == words.CLOSED_BY_HOST
    assert table.code not in store.tables()
    assert not table.act("ann", "guess", round=0, text="x").changed


def test_a_change_by_another_process_is_built_upon_and_not_lost(house):
    table = house.table("Ann", "Bo", "Cy")
    table.host("ann", "start")
    stale = store._kept[table.code]
    table.act("ann", "guess", round=0, text="fire")
    store._kept[table.code] = stale
    table.act("bo", "guess", round=0, text="water")
    assert [guess["text"] for guess in table.state["pair"]] == ["fire", "water"]


def test_a_refusal_never_rests_on_an_old_copy(house):
    table = house.table("Ann", "Bo", "Cy")
    table.host("ann", "start")
    stale = store._kept[table.code]
    table.act("ann", "guess", round=0, text="fire")
    table.act("bo", "guess", round=0, text="water")
    store._kept[table.code] = stale
    table.act("cy", "guess", round=1, text="steam")
    assert table.state["round"] == 1
    assert table.sees("cy")["game"]["guess"] == "steam"


def letter(table):
    return table.state["letters"][-1]
