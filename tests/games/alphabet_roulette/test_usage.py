"""How the lists did in a game: what was answered to each line, and what of it scored."""

from games.alphabet_roulette import content, usage
from tests.games.alphabet_roulette.desk import Desk


def test_a_round_tells_its_list_and_each_of_its_lines():
    desk = Desk(3, letter="B")
    desk.play_round(["Bear", "Bat"], ["Bear", "Bee"], ["Cat"])
    whole, *lines = usage(desk.state)
    played = desk.state["played"][0]["list"]
    assert whole == {"kind": "list", "item": played, "chosen": 1, "votes": 5, "found": 2}
    assert lines[0] == {"kind": "line", "item": f"{played}:1", "chosen": 1, "votes": 3, "found": 0}
    assert lines[1] == {"kind": "line", "item": f"{played}:2", "chosen": 1, "votes": 2, "found": 2}
    assert [line["votes"] for line in lines[2:]] == [0] * 10


def test_what_is_told_is_what_the_bank_holds():
    held = content()
    assert len(held["line"]) == 12 * len(held["list"])
    assert held["list"]["list-03"].startswith("List 3")
    assert held["line"]["list-01:1"] == "Food served on a stick"
