"""Every game can be played to its end, stored between any two moves, repeated, paused and left."""

import copy
import hashlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from games.errors import Illegal
from tests.contract.people import of_game
from tests.kit import retell, through_json

A_MILLISECOND = 0.001


def test_simulated_people_finish_a_game_at_every_table_size(people):
    for players in people.sizes:
        for seed in people.seeds:
            for table in people.play(players, seed):
                assert set(table.deciding) <= set(range(players))
                assert table.state["_carry"] is not None if "_carry" in table.state else True
            check_result(table.result, players)


def check_result(result, players):
    """Places and points for every seat, winners in first place, ties sharing the better place."""
    assert set(result) == {"places", "points", "winners", "rounds"}
    places = result["places"]
    assert len(places) == len(result["points"]) == players
    assert result["winners"] == [seat for seat in range(players) if places[seat] == 1]
    assert places == [1 + sum(other < place for other in places) for place in places]
    assert all(len(points) == players for points in result["rounds"])
    assert [sum(column) for column in zip(*result["rounds"], strict=True)] == result["points"]


def test_a_game_over_waits_for_nobody_and_is_kept(people):
    for players in people.few_sizes:
        *_, table = people.play(players, 0)
        game, state = people.game, table.state
        assert game.deciding(state) == []
        assert game.deadline(state) is None
        assert game.counts(state) is True
        assert game.rates(state) in (True, False)
        assert game.tick(copy.deepcopy(state), table.now + 1e6) is False


def test_a_game_in_play_has_no_result_and_is_not_kept(people):
    for table in people.play(people.sizes[-1], 1):
        if table.result is None:
            assert people.game.counts(table.state) is False
            assert people.game.rates(table.state) is False


def test_the_same_seed_moves_and_times_give_the_same_document(people):
    for players in people.few_sizes:
        *_, table = people.play(players, 3)
        again = retell(people.game, players, table.seed, table.settings, table.story)
        assert json.dumps(again) == json.dumps(table.state)


def test_another_process_plays_the_same_game(people):
    """Nothing hangs on the order of a set or the hash of a text, which differ from process to process."""
    *_, table = people.play(people.sizes[0], 2)
    script = "import sys; from tests.contract.test_play import play_elsewhere; play_elsewhere(sys.argv[1])"
    answers = {
        subprocess.run(
            [sys.executable, "-c", script, people.game.slug],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(Path.cwd())},
            capture_output=True,
            check=True,
            text=True,
        ).stdout.strip()
        for hash_seed in ("1", "2")
    }
    assert answers == {fingerprint(table.state)}


def play_elsewhere(slug):
    people = of_game(slug)
    *_, table = people.play(people.sizes[0], 2)
    print(fingerprint(table.state))


def fingerprint(state):
    return hashlib.sha256(json.dumps(state).encode()).hexdigest()


def test_other_seeds_give_other_games(people):
    stories = set()
    for seed in list(people.seeds)[:3]:
        *_, table = people.play(people.sizes[0], seed)
        stories.add(json.dumps(table.story))
    assert len(stories) > 1


def test_a_clock_does_nothing_a_millisecond_early_and_something_on_time(people):
    game, clocks = people.game, 0
    for players in people.few_sizes:
        for seed in list(people.seeds)[:4]:
            for table in people.play(players, seed):
                due = table.deadline
                if due is None:
                    assert game.tick(copy.deepcopy(table.state), table.now + 1e6) is False
                    continue
                clocks += 1
                assert due > table.now - 2, "A clock that has run out must do something."
                check_clock(game, table.state, due)
    assert clocks or not runs_clocks(people)


def check_clock(game, state, due):
    early, late = copy.deepcopy(state), copy.deepcopy(state)
    assert game.tick(early, due - A_MILLISECOND) is False
    assert early == state
    assert game.tick(late, due) is True
    assert late != state


def runs_clocks(people):
    """A game that answers `tick` itself has clocks."""
    return people.game.tick.__module__ != "games.contract"


def test_a_clock_that_is_put_off_runs_out_exactly_that_much_later(people):
    for players in people.few_sizes:
        for table in people.play(players, 1):
            state = copy.deepcopy(table.state)
            people.game.shift(state, 64.5)
            if table.deadline is None:
                assert people.game.deadline(state) is None
            else:
                assert people.game.deadline(state) == pytest.approx(table.deadline + 64.5, abs=1e-6)
                check_clock(people.game, state, people.game.deadline(state))


def test_a_game_paused_now_and_then_is_still_finished(people):
    rng = random.Random("pauses")
    for players in people.few_sizes:
        for table in people.play(players, 4):
            if table.result is None and rng.random() < 0.1:
                before = table.deadline
                table.pause(100.0)
                assert (table.deadline is None) == (before is None)
        check_result(table.result, players)


def test_a_game_people_leave_and_come_back_to_is_still_finished(people):
    rng = random.Random("comings and goings")
    for players in people.few_sizes:
        for table in people.play(players, 5):
            if table.result is None and rng.random() < 0.2:
                seat = rng.randrange(players)
                there = rng.choice((("leave", "sit_in"), ("leave", "back"), ("cover", "back")))
                for what in there:
                    table.note(what, seat)
                    check_answers(people.game, table.state, players)
        check_result(table.result, players)


def test_whoever_left_is_waited_for_no_more(people):
    for players in people.few_sizes:
        for table in people.play(players, 6):
            if table.result is None and not people.game.bots:
                for seat in range(players):
                    state = copy.deepcopy(table.state)
                    people.game.note(state, "leave", seat, table.now)
                    assert seat not in people.game.deciding(state)


def test_a_seat_that_is_away_can_be_passed_over_at_any_moment(people):
    for players in people.few_sizes:
        for table in people.play(players, 7):
            for seat in table.deciding:
                state = copy.deepcopy(table.state)
                people.game.away(state, seat, table.now)
                check_answers(people.game, state, players)


def test_a_seat_nobody_plays_has_a_legal_move_or_none(people):
    for players in people.few_sizes:
        for table in people.play(players, 8):
            for seat in table.deciding:
                action = people.game.fallback(table.state, seat)
                if action is not None:
                    people.game.act(copy.deepcopy(table.state), seat, action, table.now)


def test_what_a_table_remembers_is_taken_into_its_next_game(people):
    players = people.sizes[0]
    *_, table = people.play(players, 0)
    carry = table.state.get("_carry")
    for before in (carry, None, "nonsense", {"words": 3, "letters": "abc"}, [1]):
        settings = {**(table.settings or {}), "_before": before, "_bots": [0]}
        check_answers(people.game, people.game.new(players, "next", table.now, settings), players)


def test_a_table_of_the_wrong_size_is_refused_with_a_sentence(people):
    game = people.game
    for players in (game.min_players - 1, game.max_players + 1, 0, -1):
        with pytest.raises(Illegal) as refused:
            game.new(players, "seed", 0.0, None)
        assert refused.value.sentence.endswith(".")


def check_answers(game, state, players):
    """Every question of the contract has an answer of the right kind, whatever the state."""
    through_json(state)
    seats = set(range(players))
    assert set(game.deciding(state)) <= seats
    assert set(game.ready(state)) <= seats
    assert type(game.round_no(state)) is int
    assert all(type(term) is str and term for term in game.terms(state))
    assert isinstance(game.deadline(state), float | int | None)
    for seat in (0, players - 1, None):
        through_json(game.view(state, seat))
    for seat in seats:
        assert type(game.holds_up(state, seat)) is bool
        assert isinstance(game.away_due(state, seat), float | int | None)
