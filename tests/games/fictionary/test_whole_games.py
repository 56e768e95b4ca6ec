"""Whole games between bots. `python -m tests.games.fictionary.whole_games 2000` plays two thousand of them."""

import json

import pytest

from games.fictionary.measure import anchors, found, main, play, report, share
from tests.games.fictionary import whole_games


@pytest.mark.parametrize("number", range(20))
def test_a_game_of_bots_ends_without_a_leak_or_a_word_offered_twice_and_repeats_itself(number):
    assert whole_games.look(number) == []


def test_a_table_stays_under_forty_kilobytes():
    state = play("a long game", ["easy", "medium", "hard"] * 4, {"target": 30, "_before": None})
    carried = {
        **state["_carry"],
        "words": [f"word number {i}" for i in range(300)],
        "fakes": ["01234567"] * 500,
    }
    state = play("a long game", ["easy", "medium", "hard"] * 4, {"target": 30, "_before": carried})
    assert len(json.dumps(state, separators=(",", ":")).encode()) < 40 * 1024


def test_a_table_that_plays_on_remembers_words_and_fakes(bank):
    first = play("one", ["medium"] * 3)
    second = play("two", ["medium"] * 3, {"_before": first["_carry"]})
    assert not set(first["chosen"]) & set(second["chosen"])
    assert second["_carry"]["words"] == first["chosen"] + second["chosen"]


def test_measuring_twice_gives_the_same():
    assert found(3) == found(3)
    assert share("hard", "easy", 4) == share("hard", "easy", 4)


def test_the_shares_measured_propose_the_levels_ratings():
    assert anchors(0.545, 0.592) == {"easy": 1470, "medium": 1500, "hard": 1560}
    assert anchors(1.0, 0.0) == {"easy": 700, "medium": 1500, "hard": 700}


def test_a_measurement_names_every_level_and_pairing():
    lines = "\n".join(report(2, 2, propose=True))
    for words in (
        "easy finds",
        "medium finds",
        "hard finds",
        "medium beats easy",
        "hard beats medium",
        "proposed",
    ):
        assert words in lines


def test_the_tool_prints_its_measurement(capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["measure", "--games", "1", "--pairings", "1", "--anchors"])
    main()
    assert len(capsys.readouterr().out.splitlines()) == 6
