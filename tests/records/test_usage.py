"""How the banks did is counted once for every finished game, whatever dies while it is being counted."""

from __future__ import annotations

import itertools
import threading

import pytest

from records import history, trouble, usage
from records.db import session
from records.models import CountedGame, KeptGame, Person, Usage
from tables import upkeep
from tests.records.statements import dies_before
from workers import jobs

WORD = {"kind": "word", "item": "abatis"}


def finished(*lines, game_id="game-1", **more):
    return {"id": game_id, "game": "fictionary", "ended": 1_764_450_000.0, "usage": list(lines), **more}


def abatis():
    [row] = trouble.some("fictionary", "word", ["abatis"])
    return {name: n for name, n in row.counts.items() if n}


def test_what_a_game_says_of_one_thing_is_added_up(database_url):
    assert usage.count(finished({**WORD, "offered": 1}, {**WORD, "chosen": 1, "found": 2, "votes": 3}))
    assert usage.count(finished({**WORD, "offered": 1}, game_id="game-2"))
    assert abatis() == {"offered": 2, "chosen": 1, "found": 2, "votes": 3}


def test_a_game_counts_once_however_often_it_is_told(database_url):
    told = finished({**WORD, "offered": 1})
    assert [usage.count(told), usage.count(told)] == [True, False]
    assert abatis() == {"offered": 1}


def test_a_game_that_was_told_before_anything_was_counted_counts_nothing(database_url):
    old = finished()
    del old["usage"]
    assert usage.count(old)
    assert offered() == []


def test_games_counted_at_the_same_moment_all_count(database_url):
    lines = [{"kind": "word", "item": f"word-{n}", "offered": 1} for n in range(20)]
    told = [finished(*(lines if n % 2 else lines[::-1]), game_id=f"game-{n // 2}") for n in range(16)]
    threads = [threading.Thread(target=usage.count, args=(one,)) for one in told]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert offered() == [8] * 20


def offered():
    with session() as work:
        return [row.offered for row in work.query(Usage)]


@pytest.fixture
def tell(database_url, monkeypatch):
    """`tell(game)`: a table tells of a finished game until it hears that it is counted."""
    telling = []
    monkeypatch.setattr(upkeep, "to_keep", lambda code: list(telling))
    monkeypatch.setattr(upkeep, "kept", lambda *_: telling.clear())
    return lambda game: telling.append({"id": game["id"], "game": game})


def test_a_worker_that_dies_between_any_two_statements_has_counted_once_when_the_next_is_done(tell):
    with session() as work:
        work.add_all(Person(id=one, name=one, sign_in=one, joined=0.0) for one in ("ada", "basil"))
    for number in itertools.count():
        tell(whole_game(f"game-{number}"))
        died = dies_before(number, jobs.keep, "ABFHK")
        jobs.keep("ABFHK")
        assert abatis() == {"offered": number + 1, "chosen": number + 1}, f"killed at {number}"
        if not died:
            break
    assert number > 6


def whole_game(game_id):
    seats = [
        {"person": person, "name": person, "bot": None, "covered": False, "place": place, "points": 0}
        for place, person in enumerate(("ada", "basil"), 1)
    ]
    return finished(
        {**WORD, "offered": 1, "chosen": 1},
        game_id=game_id,
        code="ABFHK",
        rated=True,
        seats=seats,
        record={},
        carry=None,
    )


def test_a_game_nobody_signed_up_for_is_counted_though_it_is_not_kept(tell):
    tell(whole_game("game-1"))
    jobs.keep("ABFHK")
    assert abatis() == {"offered": 1, "chosen": 1}
    with session() as work:
        assert work.query(KeptGame).count() == 0
    assert history.keep(whole_game("game-1")) is None


def test_which_games_are_counted_is_forgotten_long_after_and_their_counts_are_not(database_url):
    told = finished({**WORD, "offered": 1})
    usage.count(told)
    usage.sweep(told["ended"] + usage.LASTS_SECONDS - 1)
    assert not usage.count(told)
    usage.sweep(told["ended"] + usage.LASTS_SECONDS + 1)
    assert marks() == 0
    assert abatis() == {"offered": 1}


def marks():
    with session() as work:
        return work.query(CountedGame).count()
