"""Coming, sitting, watching, leaving: who is where at a table."""

from __future__ import annotations

import pytest

from games.errors import Illegal
from tables import codes, service, upkeep, words
from tables.store import NoTable


def test_whoever_opens_a_table_sits_first_and_is_its_host(house):
    table = house.table("Ann", "Bo")
    assert table.seats() == ["Ann", "Bo"]
    assert table.table()["host"] == "ann"


def test_two_of_one_name_are_told_apart(house):
    table = house.table("Ann", "Bo")
    service.join(table.code, "other", "ann")
    assert table.seats() == ["Ann", "Bo", "ann 2"]


def test_the_number_of_a_name_is_free_again_once_its_owner_is_called_something_else(house):
    table = house.table("Ann", "Bo")
    service.join(table.code, "other", "Ann")
    service.rename(table.code, "ann", "Zed")
    service.join(table.code, "third", "Ann")
    assert table.seats() == ["Zed", "Bo", "Ann 2", "Ann"]


@pytest.mark.parametrize("name", ["", "   ", None, 7, "\u200b\u200b", "...", "\u202e"])
def test_a_name_of_nothing_is_refused_with_a_sentence(house, name):
    with pytest.raises(Illegal, match="Write a name"):
        service.clean_name(name)


def test_joining_again_changes_nothing_about_the_seat(house):
    table = house.table("Ann", "Bo", "Cy")
    service.stand(table.code, "bo")
    service.join(table.code, "bo", "Bo")
    assert table.seats() == ["Ann", "Cy"]
    assert [who["name"] for who in table.table()["watchers"]] == ["Bo"]


def test_one_who_comes_during_a_game_waits_and_plays_in_the_next(house):
    table = house.table("Ann", "Bo")
    table.host("ann", "start")
    table.comes("Cy")
    assert [who["name"] for who in table.table()["waiting"]] == ["Cy"]
    assert table.sees("cy")["you"] is None
    win(table, "ann", "bo")
    table.host("ann", "again")
    assert table.seats() == ["Ann", "Bo", "Cy"]
    assert table.table()["waiting"] == []


def test_one_who_stood_up_in_a_game_gets_their_own_seat_back(house):
    table = house.table("Ann", "Bo", "Cy")
    table.host("ann", "start")
    service.stand(table.code, "bo")
    assert table.table()["seats"][1]["gone"]
    service.sit(table.code, "bo")
    assert table.sees("bo")["you"] == 1
    assert not table.table()["seats"][1]["gone"]


def test_a_seat_that_was_left_can_be_taken_by_somebody_who_waits(house):
    table = house.table("Ann", "Bo", "Cy")
    table.host("ann", "start")
    table.comes("Dee")
    service.stand(table.code, "bo")
    service.sit(table.code, "dee", 1)
    assert table.sees("dee")["you"] == 1
    assert table.seats() == ["Ann", "Dee", "Cy"]
    assert table.table()["waiting"] == []


def test_nobody_can_take_a_seat_that_is_not_free(house):
    table = house.table("Ann", "Bo")
    table.host("ann", "start")
    table.comes("Dee")
    service.sit(table.code, "dee", 0)
    assert table.seats() == ["Ann", "Bo"]
    assert [who["name"] for who in table.table()["waiting"]] == ["Dee"]


def test_a_full_table_lets_others_wait(house):
    table = house.table(*"ABCDEF", game="lonely-word")
    table.comes("G")
    assert len(table.seats()) == 6
    assert [who["name"] for who in table.table()["waiting"]] == ["G"]


def test_leaving_in_the_lobby_frees_the_seat_and_forgets_the_name(house):
    table = house.table("Ann", "Bo", "Cy")
    service.leave(table.code, "bo")
    assert table.seats() == ["Ann", "Cy"]
    assert "bo" not in table.doc["people"]


def test_a_host_who_leaves_is_followed_by_the_next_to_have_arrived_and_may_take_it_back(house):
    table = house.table("Ann", "Bo", "Cy")
    service.leave(table.code, "ann")
    assert table.table()["host"] == "bo"
    assert "start" in table.table("bo")["may"]
    table.comes("Ann")
    assert "take_back" in table.table("ann")["may"]
    table.host("ann", "take_back")
    assert table.table()["host"] == "ann"


def test_a_host_without_a_connection_for_a_minute_is_followed_by_the_next(house):
    table = house.table("Ann", "Bo")
    table.drops("ann")
    table.wait(59.9)
    assert table.table()["host"] == "ann"
    table.wait(0.2)
    assert table.table()["host"] == "bo"


def test_a_host_keeps_the_table_while_nobody_else_is_there_to_take_it(house):
    table = house.table("Ann", "Bo")
    table.drops("ann")
    table.drops("bo")
    table.wait(600)
    assert table.table()["host"] == "ann"


def test_the_host_may_hand_the_table_to_anybody_at_it_and_to_nobody_else(house):
    table = house.table("Ann", "Bo")
    table.refuses(table.host, "ann", "hand_over", person="zed")
    table.host("ann", "hand_over", person="bo")
    assert table.table()["host"] == "bo"


def test_two_tabs_of_one_person_are_one_seat_until_the_last_is_closed(house):
    table = house.table("Ann", "Bo")
    table.returns("bo", "tab-2")
    table.drops("bo", "tab")
    assert table.table()["seats"][1]["present"]
    table.drops("bo", "tab-2")
    assert not table.table()["seats"][1]["present"]
    assert table.table()["seats"][1]["since"] == table.clock.moment


def test_a_connection_that_died_unheard_is_noticed_by_the_sweep(house, monkeypatch):
    table = house.table("Ann", "Bo")
    monkeypatch.setattr("tables.presence.time", None, raising=False)
    table.clock.moment += 1
    service.presence.gone(table.code, "bo", "tab")
    upkeep.sweep(table.code)
    assert not table.table()["seats"][1]["present"]
    assert table.table()["seats"][0]["present"]


def test_a_code_is_read_in_any_case_and_with_any_spacing():
    assert codes.clean(" ab-fhk ") == "ABFHK"
    assert codes.clean("ABFH") == codes.clean("ABFHO") == codes.clean(None) == codes.clean("ABFHKL") == ""


def test_no_code_is_rude():
    assert not any(rude in codes.new() for _ in range(3000) for rude in ("FUK", "KURW", "HUY"))


def test_a_table_nobody_opened_is_not_there(house):
    with pytest.raises(NoTable):
        service.look("ABFHK")
    with pytest.raises(NoTable):
        service.act("ABFHK", "ann", {"type": "guess"})


def test_one_who_never_came_can_do_nothing(house):
    table = house.table("Ann", "Bo")
    table.host("ann", "start")
    for press in (service.sit, service.stand, service.away, service.back, service.leave):
        assert table.refuses(press, table.code, "zed").sentence == words.NOT_AT_TABLE
    assert table.refuses(table.act, "zed", "guess", round=0, text="x").code == "not_at_table"
    assert table.refuses(table.host, "zed", "start").code == "not_at_table"
    assert table.table("zed")["may"] == []


def test_a_watcher_cannot_move(house):
    table = house.table("Ann", "Bo", "Cy")
    service.stand(table.code, "cy")
    table.host("ann", "start")
    assert table.refuses(table.act, "cy", "guess", round=0, text="x").code == "not_seated"


def win(table, one, other):
    """Two people say the same at once."""
    number = table.state["round"]
    table.act(one, "guess", round=number, text="snow")
    table.act(other, "guess", round=number, text="Snow")
