"""A game that ended stays with its table until it is in history, whatever happens in between."""

from __future__ import annotations

from tables import finished, service, store, upkeep
from tests.tables.test_people_at_a_table import win


def over(house, *names):
    table = house.table(*names)
    table.host(names[0].lower(), "start")
    win(table, names[0].lower(), names[1].lower())
    return table


def test_a_worker_is_sent_as_soon_as_a_game_ends(house):
    table = over(house, "Ann", "Bo", "Cy")
    assert table.doc["due"] <= table.clock.moment
    assert table.wakes().keep
    [told] = upkeep.to_keep(table.code)
    assert [side["name"] for side in told["game"]["seats"]] == ["Ann", "Bo", "Cy"]
    assert [side["place"] for side in told["game"]["seats"]] == [1, 1, 3]
    assert told["game"]["record"]["view"]["won"]["texts"] == ["snow", "Snow"]


def test_another_is_sent_until_the_game_is_kept(house):
    table = over(house, "Ann", "Bo")
    assert table.wakes().keep
    assert not table.wakes().keep
    table.clock.moment += finished.AGAIN_SECONDS
    assert table.wakes().keep
    upkeep.kept(table.code, table.doc["game_id"], in_history=True)
    table.clock.moment += finished.AGAIN_SECONDS
    assert not table.wakes().keep
    assert upkeep.to_keep(table.code) == []


def test_play_again_and_closing_do_not_lose_a_game_that_is_not_kept_yet(house):
    table = over(house, "Ann", "Bo")
    first = table.doc["game_id"]
    table.host("ann", "again")
    win(table, "ann", "bo")
    second = table.doc["game_id"]
    table.host("ann", "close")
    assert [told["id"] for told in upkeep.to_keep(table.code)] == [first, second]
    assert table.code in store.tables()
    assert table.wakes().keep
    for game_id in (first, second):
        upkeep.kept(table.code, game_id, in_history=True)
    assert table.code not in store.tables()


def test_a_game_that_was_not_played_to_its_end_is_not_kept(house):
    table = house.table("Ann", "Bo")
    table.host("ann", "start")
    table.host("ann", "close")
    assert upkeep.to_keep(table.code) == []


def test_a_seat_somebody_left_or_a_bot_covered_is_marked(house):
    table = house.table("Ann", "Bo", "Cy")
    table.host("ann", "start")
    service.stand(table.code, "cy")
    win(table, "ann", "bo")
    [told] = upkeep.to_keep(table.code)
    assert [side["covered"] for side in told["game"]["seats"]] == [False, False, True]


def test_everyone_sees_the_way_to_a_game_that_is_in_history_until_the_next_one_is_dealt(house):
    table = over(house, "Ann", "Bo")
    first = table.doc["game_id"]
    assert table.sees("ann")["table"]["kept"] is None
    upkeep.kept(table.code, first, in_history=True)
    assert table.sees("bo")["table"]["kept"] == first
    table.host("ann", "again")
    assert table.sees("ann")["table"]["kept"] is None
    win(table, "ann", "bo")
    assert table.sees("ann")["table"]["kept"] is None


def test_a_game_of_guests_alone_has_no_page_to_go_to(house):
    table = over(house, "Ann", "Bo")
    upkeep.kept(table.code, table.doc["game_id"], in_history=False)
    assert table.sees("ann")["table"]["kept"] is None


def test_an_earlier_game_that_is_kept_late_is_not_taken_for_the_one_on_the_table(house):
    table = over(house, "Ann", "Bo")
    first = table.doc["game_id"]
    table.host("ann", "again")
    win(table, "ann", "bo")
    upkeep.kept(table.code, first, in_history=True)
    assert table.sees("ann")["table"]["kept"] is None
    second = table.doc["game_id"]
    upkeep.kept(table.code, second, in_history=True)
    upkeep.kept(table.code, first, in_history=True)
    assert table.sees("ann")["table"]["kept"] == second
