"""People who played together before may have their next table know what the last one did."""

from __future__ import annotations

import pytest

from games.errors import Illegal
from tables import service


def carry_on(table, who, people, carry=("snow",), act_id=None):
    return service.carry_on(table.code, who, list(people), {"letters": list(carry)}, act_id)


def test_the_next_game_here_knows_what_these_people_had(house):
    table = house.table("Ann", "Bo", game="lonely-word")
    assert "carry_on" in table.table("ann")["may"]
    assert not table.table("ann")["remembers"]
    carry_on(table, "ann", ["bo", "ann"])
    assert table.doc["carry"] == {"lonely-word": {"letters": ["snow"]}}
    assert table.table("bo")["remembers"]
    assert "carry_on" not in table.table("ann")["may"]


def test_a_repeat_after_a_lost_reply_is_answered_and_a_second_wish_refused(house):
    table = house.table("Ann", "Bo")
    carry_on(table, "ann", ["ann", "bo"], act_id="one")
    seq = table.seq
    assert not carry_on(table, "ann", ["ann", "bo"], carry=["other"], act_id="one").changed
    assert table.seq == seq
    refusal = table.refuses(service.carry_on, table.code, "ann", ["ann", "bo"], {"letters": []}, "two")
    assert "carry on" in refusal.sentence


@pytest.mark.parametrize("people", [["ann"], ["ann", "cy"], ["ann", "bo", "cy"], []])
def test_nothing_is_carried_on_for_others_than_those_who_sit_here(house, people):
    table = house.table("Ann", "Bo")
    assert table.refuses(service.carry_on, table.code, "ann", people, {"letters": []}).code == "changed"


def test_only_the_host_may_and_only_before_the_game(house):
    table = house.table("Ann", "Bo")
    assert table.refuses(service.carry_on, table.code, "bo", ["ann", "bo"], []).code == "not_host"
    table.host("ann", "start")
    with pytest.raises(Illegal):
        carry_on(table, "ann", ["ann", "bo"])


def test_one_person_alone_is_offered_nothing(house):
    table = house.table("Ann")
    assert "carry_on" not in table.table("ann")["may"]


@pytest.mark.parametrize("game", ["fictionary", "alphabet-roulette", "one-two-many"])
@pytest.mark.parametrize(
    "carry", [5, "word", [], [None, {}, ["deep"]], {"words": 5, "fakes": {"a": 1}}, [["a"], 7.5]]
)
def test_a_memory_of_any_shape_starts_a_game(house, game, carry):
    table = house.table("Ann", "Bo", "Cy", game=game)
    service.carry_on(table.code, "ann", ["ann", "bo", "cy"], carry)
    table.host("ann", "start")
    assert table.table()["phase"] == "playing"
