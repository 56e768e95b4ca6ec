"""Around a table: talk, moving to another device, presence, and the limits of the store."""

from __future__ import annotations

import dataclasses

import pytest

import games
from games.errors import Illegal
from tables import beats, codes, due, moving, outage, presence, record, service, store, talk, upkeep, words
from tables.store import Crowded, NoTable
from tests.tables.test_people_at_a_table import win


def test_a_moving_link_is_good_once(house):
    token = moving.offer("ann", "Ann", "ABFHK")
    assert moving.take("forged") is None
    assert moving.take(token) == ("ann", "Ann", "ABFHK")
    assert moving.take(token) is None


def test_presence_lasts_half_a_minute_unless_it_is_said_again(house):
    presence.here("ABFHK", "ann", "tab", 1000.0)
    presence.here("ABFHK", "bo", "tab", 1000.0)
    assert presence.people("ABFHK", 1029.0) == {"ann", "bo"}
    presence.still_here([("ABFHK", "ann", "tab")], 1020.0)
    assert presence.people("ABFHK", 1040.0) == {"ann"}


def test_chat_is_kept_for_fifty_lines_and_cleaned(house):
    table = house.table("Ann", "Bo")
    for number in range(55):
        talk.keep_line(table.code, {"text": f"line {number}"})
    assert [line["text"] for line in talk.lines(table.code)] == [f"line {n}" for n in range(5, 55)]
    service.say(table.code, "ann", "  hello\nyou \u202e ")
    assert talk.lines(table.code)[-1]["text"] == "hello you"
    with pytest.raises(Illegal, match="Write something"):
        service.say(table.code, "ann", " \u200b ")


def test_a_game_talked_over_out_loud_has_no_chat(house):
    table = house.table("Ann", "Bo", game="alphabet-roulette")
    assert "say" not in table.table("ann")["may"]
    with pytest.raises(Illegal, match="out loud"):
        service.say(table.code, "ann", "hello")


def test_a_flood_of_emotes_is_held_back(house):
    table = house.table("Ann", "Bo")
    with pytest.raises(Illegal, match="didn't make sense"):
        service.emote(table.code, "ann", "rude")
    for _ in range(8):
        service.emote(table.code, "ann", "clap")
    with pytest.raises(Illegal, match="a lot at once"):
        service.emote(table.code, "ann", "clap")
    service.emote(table.code, "bo", "clap")


def test_one_press_gives_somebody_alone_three_bots_for_company(house):
    table = house.table("Ann", game="fictionary")
    assert (table.table()["fill"], "fill" in table.table("ann")["may"]) == (3, True)
    before = table.seq
    table.host("ann", "fill")
    assert table.seq == before + 1
    assert table.seats() == ["Ann", "medium", "medium", "medium"]
    assert table.table()["phase"] == "lobby"
    assert (table.table()["fill"], "fill" in table.table("ann")["may"]) == (0, False)
    assert table.refuses(table.host, "ann", "fill").sentence == words.COMPANY
    table.host("ann", "start")
    assert table.refuses(table.host, "ann", "fill").sentence == words.PLAYING
    assert table.table()["fill"] == 0


@pytest.mark.parametrize(
    ("people", "levels", "more"), [(2, [], 2), (3, [], 1), (4, [], 0), (5, [], 0), (1, ["hard"], 2)]
)
def test_company_is_four_with_whoever_sits_there_already(house, people, levels, more):
    table = house.table(*["Ann", "Bo", "Cy", "Dee", "Eli"][:people], game="fictionary")
    for level in levels:
        table.host("ann", "add_bot", level=level)
    assert table.table()["fill"] == more
    if more:
        table.host("ann", "fill")
    assert table.seats()[people:] == [*levels, *["medium"] * more]


def test_a_host_who_stands_keeps_a_place_in_the_company(house):
    table = house.table("Ann", game="fictionary")
    service.stand(table.code, "ann")
    table.host("ann", "fill")
    assert table.seats() == ["medium"] * 3
    assert table.refuses(table.host, "ann", "fill").sentence == words.COMPANY
    service.sit(table.code, "ann")
    assert table.seats() == ["medium", "medium", "medium", "Ann"]


def test_company_is_never_more_than_a_game_seats(house, monkeypatch):
    table = house.table("Ann", game="lonely-word")
    monkeypatch.setitem(
        games._found(), "lonely-word", dataclasses.replace(games.find("lonely-word"), company=9)
    )
    table.host("ann", "fill")
    assert len(table.seats()) == games.find("lonely-word").max_players


def test_company_is_asked_for_by_the_host_where_there_are_bots(house):
    table = house.table("Ann", "Bo", game="fictionary")
    assert "fill" not in table.table("bo")["may"]
    assert table.refuses(table.host, "bo", "fill").code == "not_host"
    people_only = house.table("Ann")
    assert (people_only.table()["fill"], "fill" in people_only.table("ann")["may"]) == (0, False)
    assert people_only.refuses(people_only.host, "ann", "fill").sentence == "One Two Many is for people only."


def test_bots_are_taken_off_the_table_one_by_one(house):
    table = house.table("Ann", "Bo", game="lonely-word")
    table.host("ann", "add_bot", level="easy")
    table.refuses(table.host, "ann", "remove_bot", seat=1)
    table.host("ann", "remove_bot", seat=2)
    assert table.seats() == ["Ann", "Bo"]


def test_a_seat_is_covered_once_and_by_a_level_that_exists(house):
    table = house.table("Ann", "Bo", game="lonely-word")
    table.host("ann", "start")
    table.refuses(table.host, "ann", "cover", seat=1, level="godlike")
    table.host("ann", "cover", seat=1, level="easy")
    assert table.refuses(table.host, "ann", "cover", seat=1, level="easy").sentence.startswith("A bot plays")


def test_a_host_may_ask_somebody_out_of_their_seat_and_not_twice(house):
    table = house.table("Ann", "Bo", "Cy")
    table.host("ann", "start")
    table.host("ann", "remove", seat=2)
    assert table.table()["seats"][2]["gone"]
    assert table.refuses(table.host, "ann", "remove", seat=2).sentence.startswith("Nobody sits")


def test_standing_up_after_the_game_leaves_the_next_deal_to_the_others(house):
    table = house.table("Ann", "Bo", "Cy")
    table.host("ann", "start")
    win(table, "ann", "bo")
    service.stand(table.code, "cy")
    table.host("ann", "again")
    assert table.seats() == ["Ann", "Bo"]


def test_bots_are_for_games_that_have_them(house):
    table = house.table("Ann", "Bo")
    assert (
        table.refuses(table.host, "ann", "add_bot", level="easy").sentence
        == "One Two Many is for people only."
    )


def test_settings_are_a_set_of_names(house):
    table = house.table("Ann", "Bo")
    table.refuses(table.host, "ann", "settings", settings=["target"])


def test_a_host_moves_on_from_where_they_sit_or_stand(house):
    table = house.table("Ann", "Bo", "Cy", "Dee", game="fictionary")
    service.stand(table.code, "ann")
    table.host("ann", "start")
    refusal = table.refuses(table.host, "ann", "move_on")
    assert refusal.code == "not_scored"


def test_a_table_closed_from_outside_says_why(house):
    table = house.table("Ann", "Bo")
    service.close(table.code, "Closed for the night.")
    assert table.doc["closed"] == "Closed for the night."


def test_a_table_that_is_gone_has_nothing_to_keep_and_nothing_to_give_back(house):
    assert upkeep.to_keep("ABFHK") == []
    store.client().sadd(store.TABLES, "ABFHK")
    outage.give_back("ABFHK", 5.0)
    assert "ABFHK" not in store.tables()


def test_a_table_that_vanishes_under_a_move_is_not_made_again(house):
    table = house.table("Ann", "Bo")
    store.client().delete(f"parlor:table:{table.code}")
    with pytest.raises(NoTable):
        table.host("ann", "start")
    with pytest.raises(NoTable):
        upkeep.wake(table.code)
    assert not store.client().exists(f"parlor:table:{table.code}")


def test_a_table_everybody_changes_at_once_says_it_is_busy(house, monkeypatch):
    table = house.table("Ann", "Bo")
    monkeypatch.setattr(store, "ATTEMPTS", 3)
    somebody_else_was_first = [[0, table.seq + 1, store.client().hget(f"parlor:table:{table.code}", "j")]]
    monkeypatch.setattr(store, "_exchange", lambda drafts: somebody_else_was_first)
    with pytest.raises(Crowded):
        table.host("ann", "hand_over", person="bo")


def test_the_store_reads_what_it_has_only_while_that_is_new_enough(house):
    table = house.table("Ann", "Bo")
    seq = table.seq
    assert store.at(table.code, seq)[0] == seq
    store._kept.clear()
    assert store.at(table.code, seq)[0] == seq


def test_a_process_keeps_only_so_many_tables(house, monkeypatch):
    monkeypatch.setattr(store, "KEPT", 2)
    tables = [house.table("Ann") for _ in range(4)]
    assert list(store._kept) == [table.code for table in tables[2:]]


def test_nothing_is_read_before_redis_is_connected(monkeypatch):
    monkeypatch.setattr(store, "_client", None)
    with pytest.raises(RuntimeError, match="connect"):
        store.client()


def test_a_document_of_a_newer_parlor_is_left_alone(house):
    table = house.table("Ann", "Bo")
    with pytest.raises(ValueError, match="newer"):
        record.upgrade({**table.doc, "v": record.VERSION + 1})


def test_an_overdue_table_is_late_by_so_much(house):
    house.table("Ann", "Bo")
    due.arm("ABFHK", 100.0)
    assert beats.signs(store.client(), 103.0).late_ms == pytest.approx(3000, abs=10)
    assert due.next_moment() == pytest.approx(100.0, abs=0.01)


def test_a_code_that_could_be_rude_is_drawn_again(monkeypatch):
    letters = iter("KURWA" + "ABFHK")
    monkeypatch.setattr(codes.secrets, "choice", lambda _: next(letters))
    assert codes.new() == "ABFHK"


def test_a_name_nobody_knows_is_someone(house):
    table = house.table("Ann", "Bo")
    assert record.shown_name(table.doc, "zed") == "Someone"
    assert words.needs_more("Chess", 2, True) == "Chess needs 2 more: add a bot or share the code."
