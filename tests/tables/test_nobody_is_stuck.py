"""Away, cover, pause, idle closing, and time that nobody could play in."""

from __future__ import annotations

import pytest

from tables import beats, due, outage, service, store, upkeep, words
from tests.tables.test_people_at_a_table import win


def write_all(table, *people):
    for person in people:
        table.act(person, "write", word=table.state["letters"][-1] + person)


def untimed(house, *names, **settings):
    table = house.table(*names, game="lonely-word", settings={"seconds": 0, **settings})
    table.host(names[0].lower(), "start")
    return table


def test_somebody_without_a_connection_for_a_minute_while_owed_is_away_and_not_waited_for(house):
    table = untimed(house, "Ann", "Bo", "Cy")
    write_all(table, "ann", "bo")
    table.drops("cy")
    table.wait(59.9)
    assert table.table()["owed"] == [{"seat": 2, "since": table.doc["seats"][2]["owed"], "holds_up": True}]
    table.wait(0.2)
    assert table.table()["seats"][2]["away"]
    assert table.state["round"] == 0
    assert table.table()["phase"] in ("playing", "over")
    assert table.state["phase"] == "scored"


def test_coming_back_ends_being_away(house):
    table = untimed(house, "Ann", "Bo", "Cy")
    table.drops("cy")
    table.wait(61)
    assert table.table()["seats"][2]["away"]
    table.returns("cy")
    assert not table.table()["seats"][2]["away"]


def test_pressing_away_stops_the_wait_at_once_and_any_press_ends_it(house):
    table = untimed(house, "Ann", "Bo", "Cy")
    write_all(table, "ann", "bo")
    service.away(table.code, "cy")
    assert table.state["phase"] == "scored"
    table.act("cy", "ready")
    assert not table.table()["seats"][2]["away"]


def test_somebody_silent_is_asked_and_away_after_a_minute_without_an_answer(house):
    table = untimed(house, "Ann", "Bo")
    write_all(table, "ann")
    table.wait(89.9)
    assert table.table()["seats"][1]["asked"] is None
    table.wait(0.2)
    asked = table.table()["seats"][1]["asked"]
    assert asked is not None
    assert table.table()["seats"][0]["asked"] is None
    table.wait(60)
    assert table.table()["seats"][1]["away"]


def test_still_here_is_an_answer(house):
    table = untimed(house, "Ann", "Bo")
    write_all(table, "ann")
    table.wait(91)
    service.back(table.code, "bo")
    table.wait(80)
    seat = table.table()["seats"][1]
    assert (seat["asked"], seat["away"]) == (None, False)


def test_nobody_is_asked_while_a_clock_will_end_the_wait(house):
    table = house.table("Ann", "Bo", game="lonely-word", settings={"seconds": 60})
    table.host("ann", "start")
    table.wait(59)
    assert [seat["asked"] for seat in table.table()["seats"]] == [None, None]


def test_an_empty_table_keeps_the_time_left_on_its_clock(house):
    table = untimed(house, "Ann", "Bo")
    write_all(table, "ann")
    table.drops("ann")
    table.drops("bo")
    table.wait(3600)
    assert table.table()["paused"]["why"] == "empty"
    assert table.table()["owed"] == []
    table.returns("bo")
    assert table.table()["phase"] == "playing"
    assert table.table()["paused"] is None


def test_the_hosts_pause_stops_the_clock_and_moves(house):
    table = house.table("Ann", "Bo", game="lonely-word", settings={"seconds": 60})
    table.host("ann", "start")
    table.wait(20)
    table.host("ann", "pause")
    assert table.refuses(table.act, "bo", "write", word="x").code == "paused"
    table.wait(500)
    assert table.state["phase"] == "write"
    table.host("ann", "resume")
    assert table.state["pick"]["ends"] == table.clock.moment + 40
    table.wait(39.9)
    assert table.state["phase"] == "write"
    table.wait(0.2)
    assert table.state["phase"] == "scored"


def test_a_hosts_pause_does_not_end_by_itself_when_people_come_and_go(house):
    table = untimed(house, "Ann", "Bo")
    table.host("ann", "pause")
    table.drops("bo")
    table.returns("bo")
    assert table.table()["paused"]["why"] == "host"


def test_one_two_many_pauses_when_one_is_left_and_begins_the_round_again(house):
    table = house.table("Ann", "Bo")
    table.host("ann", "start")
    table.act("ann", "guess", round=0, text="fire")
    service.stand(table.code, "bo")
    assert table.table()["paused"]["why"] == "few"
    table.refuses(table.host, "ann", "resume")
    assert table.refuses(table.act, "ann", "guess", round=0, text="x").code == "need_min_players"
    service.sit(table.code, "bo")
    assert table.table()["phase"] == "playing"
    assert table.sees("ann")["game"]["guess"] is None
    win(table, "ann", "bo")
    assert table.table()["phase"] == "over"


def test_an_empty_lobby_is_cleared_after_two_hours_and_says_why(house):
    table = house.table("Ann", "Bo")
    table.drops("ann")
    table.drops("bo")
    table.wait(2 * 3600 - 1)
    assert table.doc["phase"] == "lobby"
    table.wait(2)
    assert table.doc["closed"] == words.CLOSED_EMPTY


def test_an_unfinished_game_is_kept_for_seven_days(house):
    table = untimed(house, "Ann", "Bo")
    table.drops("ann")
    table.drops("bo")
    table.wait(7 * 24 * 3600 - 1)
    assert table.doc["phase"] == "paused"
    table.wait(2)
    assert table.doc["closed"] == words.CLOSED_WEEK


def test_a_bot_covers_an_absent_person_until_they_take_their_seat_back(house):
    table = untimed(house, "Ann", "Bo", "Cy", bot_pace="quick")
    table.drops("cy")
    table.host("ann", "cover", seat=2, level="hard")
    assert table.table()["seats"][2]["cover"] == "hard"
    table.wait(2)
    assert table.sees("ann")["game"]["in"] == [2]
    table.returns("cy")
    assert table.table()["seats"][2]["cover"] == "hard"
    service.back(table.code, "cy")
    assert table.table()["seats"][2]["cover"] is None


def test_a_game_of_people_only_has_no_bots_to_cover_or_add(house):
    table = house.table("Ann", "Bo")
    table.refuses(table.host, "ann", "add_bot", level="easy")
    table.host("ann", "start")
    table.refuses(table.host, "ann", "cover", seat=1, level="easy")


def test_bots_fill_seats_play_through_the_same_door_and_make_room_for_people(house):
    table = house.table("Ann", game="lonely-word", settings={"seconds": 0, "rounds": 1, "bot_pace": "quick"})
    for level in ("easy", "hard", "medium", "easy", "hard"):
        table.host("ann", "add_bot", level=level)
    table.refuses(table.host, "ann", "add_bot", level="easy")
    table.refuses(table.host, "ann", "add_bot", level="godlike")
    table.comes("Bo")
    assert table.seats() == ["Ann", "easy", "hard", "medium", "easy", "Bo"]
    table.host("ann", "start")
    assert table.seats() == ["Ann", "Bo", "easy", "hard", "medium", "easy"]
    table.wait(2)
    assert table.sees("ann")["game"]["in"] == [2, 3, 4, 5]
    write_all(table, "ann", "bo")
    assert table.table()["phase"] == "over"


@pytest.mark.parametrize(
    ("pace", "least", "most"), [("relaxed", 6, 14), ("brisk", 2, 5), ("quick", 0.6, 1.5)]
)
def test_bots_of_fictionary_do_nothing_while_a_reveal_plays_and_then_think_as_long_as_the_pace_says(
    house, pace, least, most
):
    table = house.table("Ann", game="fictionary", settings={"bot_pace": pace})
    for level in ("easy", "hard", "medium"):
        table.host("ann", "add_bot", level=level)
    table.host("ann", "start")
    while table.state["phase"] != "scored":
        play_as_ann(table)
        table.wait(0.5)
    table.wait(table.state["reveal"]["ends"] - 0.01 - table.clock.moment)
    assert table.doc["bots"] == {}
    assert table.state["ready"] == [False] * 4
    table.wait(0.01)
    thinking = [moment - table.clock.moment for moment in table.doc["bots"].values()]
    assert len(thinking) == 3
    assert all(least - 0.01 <= seconds <= most for seconds in thinking)
    table.wait(most)
    assert table.state["ready"] == [False, True, True, True]


def play_as_ann(table):
    """Whatever a game of Fictionary asks of Ann in seat 0, if she is asked."""
    state = table.state
    if state["pick"] is None or 0 not in state["pick"]["seats"] or "0" in state["pick"]["made"]:
        return
    if state["phase"] == "choose":
        table.act("ann", "choose", word=state["r"]["offer"][0])
    elif state["phase"] == "write":
        table.act("ann", "write", text="A small boat")
    else:
        cards = state["r"]["cards"]
        table.act("ann", "vote", option=next(k for k, card in enumerate(cards) if 0 not in card["by"]))


def test_a_person_who_sits_in_for_a_bot_at_fictionary_plays_it_from_there(house):
    table = house.table("Ann", "Bo", "Cy", game="fictionary", settings={"show": False})
    table.host("ann", "start")
    service.stand(table.code, "cy")
    assert table.state["bots"] == [2]
    table.comes("Dee")
    service.sit(table.code, "dee", 2)
    assert table.state["bots"] == []
    assert table.sees("dee")["you"] == 2


def test_a_bot_moves_once_however_often_its_job_runs(house):
    table = house.table("Ann", "Bo", game="lonely-word", settings={"seconds": 0, "bot_pace": "quick"})
    table.host("ann", "add_bot", level="easy")
    table.host("ann", "start")
    upkeep.bot_move(table.code, 2)
    assert table.sees("ann")["game"]["in"] == []
    table.clock.moment += 2
    before = table.seq
    upkeep.bot_move(table.code, 2)
    upkeep.bot_move(table.code, 2)
    upkeep.bot_move(table.code, 1)
    assert table.sees("ann")["game"]["in"] == [2]
    assert table.seq == before + 1


def test_the_due_list_leases_and_gives_back_what_was_not_done(house):
    table = house.table("Ann", "Bo", game="lonely-word", settings={"seconds": 20})
    table.host("ann", "start")
    ends = table.state["pick"]["ends"]
    assert due.take(ends - 0.001) == []
    assert due.take(ends + 0.01) == [table.code]
    assert due.take(ends + 0.02) == []
    assert due.take(ends + 0.01 + due.LEASE_SECONDS) == [table.code]
    table.clock.moment = ends + 0.01
    table.wakes()
    assert table.state["phase"] == "scored"
    assert beats.signs(store.client(), table.clock.moment).late_ms == 0


def test_waking_a_table_twice_changes_nothing_more(house):
    table = house.table("Ann", "Bo", game="lonely-word", settings={"seconds": 20})
    table.host("ann", "start")
    table.clock.moment = table.state["pick"]["ends"] + 1
    table.wakes()
    seq = table.seq
    table.wakes()
    table.wakes()
    assert table.seq == seq


def test_time_without_a_web_process_is_given_back_to_running_clocks(house):
    table = house.table("Ann", "Bo", game="lonely-word", settings={"seconds": 20})
    outage.beat(table.clock.moment)
    table.host("ann", "start")
    ends = table.state["pick"]["ends"]
    assert outage.beat(table.clock.moment + 1) == 0.0
    assert outage.is_open(table.clock.moment + 2)
    assert not outage.is_open(table.clock.moment + 30)
    assert outage.beat(table.clock.moment + 31) == 30.0
    assert table.state["pick"]["ends"] == ends + 30
    assert outage.beat(table.clock.moment + 32) == 0.0


def test_the_sweep_puts_a_lost_table_back_on_the_list_and_drops_one_that_is_no_more(house):
    table = house.table("Ann", "Bo")
    table.drops("bo")
    store.client().delete(store.DUE)
    store.client().sadd(store.TABLES, "XXXXX")
    for code in store.tables():
        upkeep.sweep(code)
    assert store.client().zscore(store.DUE, table.code) is not None
    assert store.tables() == [table.code]


def test_a_nudge_reaches_only_those_the_table_waits_for(house):
    table = untimed(house, "Ann", "Bo", "Cy")
    write_all(table, "ann")
    service.nudge(table.code, "ann", 1)
    table.refuses(service.nudge, table.code, "bo", 0)
    service.nudge(table.code, "ann", 2)
    assert table.refuses(service.nudge, table.code, "ann", 2).code == "too_fast"


def test_whoever_has_just_done_one_thing_and_owes_the_next_has_only_begun_to_keep_the_table_waiting(house):
    table = untimed(house, "Ann", "Bo")
    began = table.doc["seats"][0]["owed"]
    table.wait(40)
    write_all(table, "bo")
    write_all(table, "ann")
    since = {owed["seat"]: owed["since"] for owed in table.table()["owed"]}
    assert began + 40 <= since[0] and began + 40 <= since[1]
    assert table.doc["seats"][0]["owed"] == began
