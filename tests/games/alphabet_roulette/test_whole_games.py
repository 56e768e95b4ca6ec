"""Whole games between simulated people. `whole_games.py` plays five hundred at every size; here are a few."""

import pytest

from tests.games.alphabet_roulette import whole_games


@pytest.mark.parametrize("players", whole_games.SIZES)
def test_a_whole_game_ends_leaks_nothing_and_told_again_comes_to_the_same_document(players):
    state = whole_games.check(players, seed=players)
    assert state["phase"] == "over"


def test_simulated_people_use_every_kind_of_challenge_and_answer():
    kinds, statuses = set(), set()
    for seed in range(12):
        state, _ = whole_games.play(5, seed)
        shown = whole_games.GAME.view(state, None)["played"]
        kinds |= {each["kind"] for this in shown for each in this["challenges"]}
        statuses |= {mark["status"] for this in shown for row in this["marks"] for mark in row}
    assert kinds == {"answer", "same", "bonus", "appeal"}
    assert statuses == {"blank", "letter", "out", "same", "ok"}
