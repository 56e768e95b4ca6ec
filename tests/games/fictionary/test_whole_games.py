"""Whole games between bots. `python -m tests.games.fictionary.whole_games 2000` plays two thousand of them."""

import json
import math

import pytest

from games.fictionary.measure import anchors, found, main, play, report, share, unsure
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
    gaps = {
        ("medium", "easy"): expected(30),
        ("hard", "easy"): expected(90),
        ("hard", "medium"): expected(60),
    }
    assert anchors(gaps) == pytest.approx({"easy": 1470, "medium": 1500, "hard": 1560})


def test_pairings_that_disagree_are_weighed_against_each_other():
    shares = {("medium", "easy"): 0.5, ("hard", "easy"): 0.6, ("hard", "medium"): 0.5}
    ratings = anchors(shares)
    assert 1500 - ratings["easy"] == pytest.approx(ratings["hard"] - 1500)
    assert 20 < ratings["hard"] - 1500 < 35, (
        "between the gap of 0 that two pairings show and the 70 of the third"
    )


def test_the_worked_example_of_the_pairings():
    shares = {("medium", "easy"): 0.534, ("hard", "easy"): 0.664, ("hard", "medium"): 0.595}
    ratings = anchors(shares)
    assert {level: round(rating, -1) for level, rating in ratings.items()} == {
        "easy": 1470,
        "medium": 1500,
        "hard": 1580,
    }
    assert {level: round(off) for level, off in unsure(ratings, shares, 600).items()} == {
        "easy": 12,
        "medium": 0,
        "hard": 12,
    }


def test_a_level_that_always_wins_is_not_infinitely_better():
    shares = {("medium", "easy"): 1.0, ("hard", "easy"): 1.0, ("hard", "medium"): 1.0}
    ratings = anchors(shares)
    assert ratings["easy"] < 1000 and ratings["hard"] > 2000
    assert all(-1000 < rating < 4000 for rating in ratings.values())


def test_a_proposal_says_how_far_it_may_be_off():
    level = dict.fromkeys(("easy", "medium", "hard"), 1500.0)
    shares = {("medium", "easy"): 0.5, ("hard", "easy"): 0.5, ("hard", "medium"): 0.5}
    off = unsure(level, shares, 600)
    assert off["medium"] == 0
    assert off["easy"] == off["hard"] == pytest.approx(400 / math.log(10) * math.sqrt(2 / 3 * 4 / 600))
    assert unsure(level, shares, 2400)["hard"] == pytest.approx(off["hard"] / 2)


def expected(gap):
    """The share of whoever is rated `gap` points higher."""
    return 1 / (1 + 10 ** (-gap / 400))


def test_a_measurement_names_every_level_and_pairing():
    lines = "\n".join(report(2, 2, propose=True, given={"easy": 1470, "medium": 1500, "hard": 1560}))
    for words in (
        "easy finds",
        "medium finds",
        "hard finds",
        "medium beats easy",
        "hard beats easy",
        "hard beats medium",
        "proposed: medium 1500 ± 0, given 1500",
    ):
        assert words in lines


@pytest.mark.parametrize(
    ("words", "lines"), [(["--anchors"], 9), (["--anchors", "--given", "1470,1500,1560"], 9), ([], 6)]
)
def test_the_tool_prints_its_measurement(capsys, monkeypatch, words, lines):
    monkeypatch.setattr("sys.argv", ["measure", "--games", "1", "--pairings", "1", *words])
    main()
    assert len(capsys.readouterr().out.splitlines()) == lines


@pytest.mark.parametrize("given", ["1470,1500", "a,b,c", ""])
def test_ratings_that_are_not_three_are_refused_in_a_sentence(capsys, monkeypatch, given):
    monkeypatch.setattr("sys.argv", ["measure", "--given", given])
    with pytest.raises(SystemExit):
        main()
    assert "argument --given" in capsys.readouterr().err
