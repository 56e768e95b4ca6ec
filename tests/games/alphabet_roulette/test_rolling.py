"""The roller, the die, the list, and the clock of the pads."""

import pytest

import games
from games.alphabet_roulette import lists
from games.alphabet_roulette.settings import DIE
from games.errors import Illegal
from tests.games.alphabet_roulette.desk import Desk
from tests.kit import START, Table

GAME = games.find("alphabet-roulette")


def test_it_is_for_two_to_twelve_people_without_bots_or_chat():
    assert (GAME.min_players, GAME.max_players, GAME.bots, GAME.chat, GAME.idle_after) == (
        2,
        12,
        False,
        False,
        300,
    )
    for players in (1, 13):
        with pytest.raises(Illegal, match="two to twelve people"):
            GAME.new(players, "seed", START, None)
    assert [GAME.new(players, "seed", START, None)["n"] for players in (2, 12)] == [2, 12]


def test_a_table_sets_the_time_to_write_and_the_bonus():
    assert GAME.choices == {"timer": (60, 90, 120, 180, 240), "bonus": (True, False)}
    assert GAME.options(None) == {"timer": 180, "bonus": True}
    assert GAME.options({"timer": 60, "bonus": False}) == {"timer": 60, "bonus": False}
    assert GAME.options({"timer": True, "bonus": 1}) == {"timer": 180, "bonus": True}


def test_the_settings_are_said_plainly():
    plain = Desk(2, settings={"timer": 90, "bonus": False})
    assert GAME.terms(plain.state) == [
        "Three rounds, with 90 seconds to write in each.",
        "An answer that counts scores one point, however many words.",
    ]
    assert "one point for each word with the letter" in GAME.terms(Desk(2).state)[1]


def test_the_die_has_twenty_letters_without_the_hard_ones():
    assert DIE == "ABCDEFGHIJKLMNOPRSTW"
    assert len(DIE) == 20
    assert not set(DIE) & set("QUVXYZ")


def test_any_seat_may_be_the_first_roller_and_any_letter_may_fall():
    rollers, letters = set(), set()
    for seed in range(150):
        table = Table(GAME, 5, seed=str(seed))
        rollers.add(table.state["roller"])
        table.act(table.state["roller"], "roll")
        letters.add(table.state["letter"])
    assert rollers == set(range(5))
    assert letters == set(DIE)


def test_only_the_roller_rolls_but_the_host_may_for_somebody_absent():
    desk = Desk(3)
    assert desk.refuses(desk.host, "roll").code == "not_your_roll"
    desk.act(desk.host, "roll", host=True)
    assert desk.sees()["roll"]["by"] == desk.host
    assert desk.told("roll")["roller"] == desk.state["roller"]


def test_a_host_without_a_seat_may_move_the_roll_on():
    desk = Desk(3)
    desk.act(-1, "move_on", host=True)
    assert desk.sees()["phase"] == "write"
    assert desk.sees()["roll"]["by"] is None


def test_the_die_is_rolled_once():
    desk = Desk(2)
    desk.roll()
    assert desk.refuses(desk.state["roller"], "roll").sentence == "The die has been rolled."


def test_the_die_tumbles_then_all_are_set_then_the_pads_open():
    desk = Desk(2, settings={"timer": 60})
    desk.at(10)
    desk.roll()
    seen = desk.sees()
    assert seen["roll"]["letter"] == seen["letter"] == "B"
    times = [seen["roll"]["at"], seen["roll"]["lands"], seen["starts"], seen["ends"]]
    assert [time - START for time in times] == pytest.approx([10, 12.4, 15.4, 75.4])
    assert seen["live"] is False
    assert desk.refuses(0, "pad", v=1, answers=["Bread"] * 12).sentence == "The pads aren't open yet."
    desk.at(15.4)
    assert desk.sees()["live"] is True
    assert desk.told("go") == {"n": 3, "type": "go", "round": 0}


def test_every_screen_sees_the_same_tumble_and_another_each_round():
    desk = Desk(2)
    desk.roll()
    first = desk.sees(0)["roll"]["spin"]
    assert first == desk.sees(1)["roll"]["spin"] == desk.sees()["roll"]["spin"]
    desk.wait(5.4)
    desk.pencils_down()
    desk.ready()
    desk.roll()
    assert desk.sees()["roll"]["spin"] != first


def test_pencils_go_down_at_the_deadline_and_a_second_of_grace():
    desk = Desk(2, settings={"timer": 60})
    desk.open_pads()
    desk.wait(60.999)
    desk.write(0, ["Bread"])
    assert desk.sees()["phase"] == "write"
    desk.wait(0.002)
    assert desk.told("pencils")["why"] == "time"
    assert desk.mark(0)["text"] == "Bread"


def test_a_keystroke_made_at_0_00_is_on_the_pad_and_one_after_the_grace_is_not():
    desk = Desk(2, settings={"timer": 60})
    desk.open_pads()
    desk.wait(60)
    desk.write(0, ["Bread"], v=1)
    desk.wait(1)
    assert desk.refuses(0, "pad", v=2, answers=["Butter"] * 12).sentence == "Nobody is writing right now."
    assert desk.mark(0)["text"] == "Bread"


def test_a_pause_stops_the_clock_and_puts_it_off_by_as_long():
    desk = Desk(2, settings={"timer": 60})
    desk.open_pads()
    desk.wait(20)
    ends = desk.sees()["ends"]
    desk.note("pause")
    assert desk.sees()["paused"] is True
    assert desk.deadline is None
    desk.note("resume")
    desk.pause(600)
    assert desk.sees()["paused"] is False
    assert desk.sees()["ends"] == ends + 600
    assert desk.deadline == ends + 601


def test_a_pause_while_the_die_tumbles_lets_it_tumble_on_afterwards():
    desk = Desk(2)
    desk.roll()
    before = desk.sees()["roll"]
    desk.pause(30)
    after = desk.sees()["roll"]
    assert (after["at"], after["lands"]) == (before["at"] + 30, before["lands"] + 30)
    assert desk.deadline == desk.sees()["starts"]
    assert desk.deadline - before["lands"] == pytest.approx(33)


def test_a_pause_between_rounds_moves_no_clock():
    desk = Desk(2)
    desk.play_round(["*"], ["*x"])
    starts = desk.state["starts"]
    desk.pause(30)
    assert desk.state["starts"] == starts
    assert desk.deadline is None


def test_a_roll_never_repeats_a_letter_and_goes_round_the_table():
    for seed in range(40):
        table = Table(GAME, 3, seed=str(seed))
        rollers = []
        for _ in range(3):
            rollers.append(table.state["roller"])
            table.act(rollers[-1], "roll")
            table.wait(5.4)
            for seat in range(3):
                table.act(seat, "done")
            for seat in table.deciding:
                table.act(seat, "ready")
        assert len(set(table.sees()["letters"])) == 3
        assert rollers == [(rollers[0] + k) % 3 for k in range(3)]


def test_the_roll_skips_whoever_left():
    desk = Desk(4)
    first = desk.state["roller"]
    desk.note("leave", (first + 1) % 4)
    desk.play_round()
    desk.ready()
    assert desk.state["roller"] == (first + 2) % 4


def test_a_roller_who_leaves_before_rolling_passes_the_die_on():
    desk = Desk(3)
    first = desk.state["roller"]
    desk.note("leave", first)
    assert desk.deciding == [(first + 1) % 3] == [desk.state["roller"]]


def test_a_table_sees_its_list_and_no_list_twice_until_all_are_played():
    every, before, played = {each.id for each in lists.every()}, None, []
    for game in range(24):
        table = Table(GAME, 2, seed=str(game), settings={"_before": before})
        for _ in range(3):
            table.act(table.state["roller"], "roll")
            table.wait(5.4)
            for seat in range(2):
                table.act(seat, "done")
            for seat in table.deciding:
                table.act(seat, "ready")
        played += table.state["lists"]
        before = table.state["_carry"]
        assert before == played
    assert len(played) == len(every) == 72
    assert set(played) == every
    table = Table(GAME, 2, seed="the next", settings={"_before": before})
    assert table.state["_carry"] == table.state["lists"]


def test_lists_run_out_in_the_middle_of_a_game_without_one_coming_twice_in_it():
    before = [each.id for each in lists.every()][:-1]
    desk = Desk(2, settings={"_before": before})
    desk.play_round()
    desk.ready()
    desk.play_round()
    desk.ready()
    assert desk.state["lists"][0] == lists.every()[-1].id
    assert len(set(desk.state["lists"])) == 3
    assert desk.state["_carry"] == desk.state["lists"]


def test_what_a_table_remembers_is_only_lists_there_are():
    before = ["list-07", "list-99", 7, ["list-08"], None, "list-09"]
    assert Desk(2, settings={"_before": before}).state["before"] == ["list-07", "list-09"]
    assert Desk(2, settings={"_before": "list-07"}).state["before"] == []


def test_the_list_is_on_every_screen_from_the_roll_on():
    desk = Desk(2)
    shown = desk.sees()["list"]
    assert len(shown["categories"]) == 12
    assert shown == {
        "id": desk.state["list"],
        "no": int(desk.state["list"][-2:]),
        "categories": shown["categories"],
    }


def test_a_retired_list_is_still_found_but_dealt_no_more(monkeypatch):
    some = {f"list-{no}": lists.CategoryList(f"list-{no}", no, ("a",) * 12, retired=no == 1) for no in (1, 2)}
    monkeypatch.setattr(lists, "_read", lambda: some)
    assert lists.find("list-1").no == 1
    assert {lists.pick(str(seed), 0, [], []) for seed in range(20)} == {"list-2"}
    assert lists.is_played_out(["list-2"], [])
