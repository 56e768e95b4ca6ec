"""A guest at a table signs in: whatever is theirs there becomes their account's, and nothing is lost or doubled."""

from __future__ import annotations

import json

from tables import service, words


def test_a_seat_a_move_and_the_hosts_part_go_over(house):
    table = house.table("Guest", "Bo", "Cy")
    table.host("guest", "start")
    table.act("guest", "guess", "move-1", round=0, text="fire")
    service.become(table.code, "guest", "ada", "Ada")
    assert table.seats() == ["Ada", "Bo", "Cy"]
    assert "guest" not in json.dumps({**table.doc, "state": None})
    assert table.table("ada")["host"] == "ada"
    assert table.sees("ada")["game"]["guess"] == "fire"
    before = table.seq
    table.act("ada", "guess", "move-1", round=0, text="smoke")
    assert table.seq == before
    table.act("bo", "guess", round=0, text="fire")
    assert table.doc["phase"] == "over"


def test_the_account_is_not_there_until_its_browser_connects(house):
    table = house.table("Guest", "Bo")
    service.become(table.code, "guest", "ada", "Ada")
    assert not table.table()["seats"][0]["present"]
    table.drops("guest")
    assert table.seats() == ["Ada", "Bo"]
    table.comes("Ada")
    assert table.table()["seats"][0]["present"]
    assert table.seats() == ["Ada", "Bo"]


def test_two_with_a_seat_each_stay_two(house):
    table = house.table("Ada", "Guest")
    refusal = table.refuses(service.become, table.code, "guest", "ada", "Ada")
    assert (refusal.sentence, refusal.code) == (words.TWO_SEATS, "two_seats")


def test_an_account_that_only_watches_takes_its_guests_seat(house):
    table = house.table("Guest", "Bo")
    table.host("guest", "start")
    table.comes("Ada")
    assert table.doc["waiting"] == ["ada"]
    service.become(table.code, "guest", "ada", "Ada")
    assert table.doc["waiting"] == []
    assert [seat["person"] for seat in table.doc["seats"]] == ["ada", "bo"]
    assert table.table()["seats"][0]["present"]


def test_a_guest_who_only_watches_leaves_the_accounts_seat_alone(house):
    table = house.table("Ada", "Bo")
    table.host("ada", "start")
    table.comes("Guest")
    service.become(table.code, "guest", "ada", "Ada")
    assert table.doc["waiting"] == []
    assert set(table.doc["people"]) == {"ada", "bo"}


def test_a_waiting_guest_waits_on_as_their_account(house):
    table = house.table("Bo", "Cy")
    table.host("bo", "start")
    table.comes("Guest")
    service.become(table.code, "guest", "ada", "Ada")
    assert table.doc["waiting"] == ["ada"]


def test_a_name_somebody_has_gets_its_number(house):
    table = house.table("Ada", "Guest")
    service.become(table.code, "guest", "another", "Ada")
    assert table.seats() == ["Ada", "Ada 2"]


def test_somebody_who_is_not_at_the_table_changes_nothing(house):
    table = house.table("Ada", "Bo")
    before = table.doc
    service.become(table.code, "stranger", "ada", "Ada")
    service.become(table.code, "ada", "ada", "Another")
    assert table.doc == before
