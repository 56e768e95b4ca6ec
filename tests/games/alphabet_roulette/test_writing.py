"""The pads: saved as people type, done and not done."""

import pytest

import games
from tests.games.alphabet_roulette.desk import Desk

BREADS = ["Bread", "Butter", "Bun"]
GAME = games.find("alphabet-roulette")


@pytest.fixture
def desk():
    desk = Desk(3)
    desk.open_pads()
    return desk


def test_only_its_writer_sees_a_pad_and_all_see_how_many_lines_are_filled(desk):
    desk.write(0, BREADS, v=3)
    assert desk.sees(0)["pad"] == [*BREADS, *[""] * 9]
    assert desk.sees(0)["pad_v"] == 3
    assert desk.sees(1)["pad"] == [""] * 12
    assert desk.sees()["pad"] is None
    assert desk.sees(1)["filled"] == desk.sees()["filled"] == [3, 0, 0]


def test_a_save_that_arrives_late_or_twice_changes_nothing(desk):
    desk.write(0, BREADS, v=5)
    desk.write(0, ["Bagel"], v=4)
    desk.write(0, ["Bagel"], v=5)
    assert desk.sees(0)["pad"][:3] == BREADS
    desk.write(0, ["Bagel"], v=6)
    assert desk.sees(0)["pad"][0] == "Bagel"
    assert desk.sees(0)["pad_v"] == 6


def test_a_save_without_a_number_counts_and_makes_no_earlier_number_good(desk):
    desk.write(0, BREADS, v=5)
    desk.write(0, ["Bagel"])
    assert desk.sees(0)["pad"][0] == "Bagel"
    desk.write(0, BREADS, v=5)
    assert desk.sees(0)["pad"][0] == "Bagel"


def test_a_save_meant_for_another_round_is_refused(desk):
    assert desk.refuses(0, "pad", round=1, v=9, answers=[""] * 12).code == "wrong_round"


def test_what_is_typed_is_cleaned_and_cut_to_sixty_characters(desk):
    desk.write(0, ["  big \n bread ", "b" * 70, None, 7])
    assert desk.sees(0)["pad"][:4] == ["big bread", "b" * 60, "", ""]


@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"answers": ["b"] * 11},
        {"answers": "bbbbbbbbbbbb"},
        {"answers": ["b"] * 12, "v": True},
        {"answers": ["b"] * 12, "v": -1},
        {"answers": ["b"] * 12, "v": 2**53 + 1},
        {"answers": ["b"] * 12, "v": "1"},
    ],
)
def test_a_save_of_another_shape_is_refused(desk, facts):
    assert desk.refuses(0, "pad", **facts).sentence == "That move didn't make sense."


def test_saving_is_the_quiet_move():
    assert GAME.quiet == ("pad",)


def test_when_all_are_done_pencils_go_down_at_once(desk):
    for seat in (0, 1, 2):
        assert desk.sees()["phase"] == "write"
        desk.write(seat, [BREADS[seat]])
        desk.act(seat, "done")
    assert desk.told("pencils")["why"] == "done"
    assert desk.sees()["phase"] == "review"
    assert desk.sees()["live"] is False


def test_whoever_is_done_may_keep_writing(desk):
    desk.act(0, "done")
    assert desk.sees(1)["done"] == [True, False, False]
    assert desk.deciding == [1, 2]
    desk.act(0, "keep")
    assert desk.deciding == [0, 1, 2]
    desk.act(1, "done")
    desk.act(2, "done")
    assert desk.sees()["phase"] == "write"


def test_a_save_still_on_its_way_when_done_was_pressed_is_kept(desk):
    desk.act(0, "done")
    desk.write(0, BREADS, v=1)
    assert desk.sees(0)["pad"][:3] == BREADS
    assert desk.sees()["done"][0] is True


def test_nobody_who_writes_holds_up_the_table(desk):
    assert desk.deciding == [0, 1, 2]
    assert [GAME.holds_up(desk.state, seat) for seat in range(3)] == [False] * 3
    desk.act(1, "done")
    assert GAME.ready(desk.state) == [1]


def test_nobody_is_waited_for_while_the_die_tumbles():
    desk = Desk(3)
    desk.roll()
    assert desk.deciding == []


def test_when_every_answer_is_blank_the_round_goes_straight_to_its_score(desk):
    desk.write(0, ["...", "  "])
    desk.pencils_down()
    assert desk.told("pencils")["why"] == "done"
    assert desk.sees()["phase"] == "scored"
    assert desk.sees()["scores"] == [[0, 0, 0]]
