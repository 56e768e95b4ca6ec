"""Kept games for tests: people sign up, and games between simulated people are played to their end and kept."""

from __future__ import annotations

import functools
import itertools

from records import history, names
from records.db import session
from records.models import Person
from tests.contract.people import of_game

ENDED = 1_764_450_000.0
DAY = 24 * 3600.0
ids = itertools.count(1)


def sign_up(*people, **facts):
    """Somebody by each of these names signs up; their ids are the names in small letters."""
    with session() as work:
        work.add_all(
            Person(id=name.lower(), name=name, sign_in=names.fold(name), joined=0.0, **facts)
            for name in people
        )


def keep(slug, *people, seed=0, ended=ENDED, game_id=None, rated=True):
    """Keep a game that these people played: a name, or a bot's level. Answers its id."""
    told = finished(slug, *people, seed=seed, ended=ended, game_id=game_id, rated=rated)
    assert history.keep(told)
    return told["id"]


def finished(slug, *people, seed=0, ended=ENDED, game_id=None, rated=True):
    """A game that these people played, as its table tells it."""
    outcome, record, usage = whole(slug, len(people), seed)
    return {
        "id": game_id or f"game-{next(ids)}", "game": slug, "code": "ABFHK", "ended": ended, "rated": rated,
        "seats": [_side(name, seat, outcome) for seat, name in enumerate(people)],
        "record": record, "usage": usage, "carry": None,
    }  # fmt: skip


@functools.cache
def whole(slug, players, seed):
    """A game played to its end: its result, its record, how the banks did."""
    *_, table = of_game(slug).play(players, seed)
    game, state = table.game, table.state
    record = {"view": table.sees(), "result": game.result(state), "terms": game.terms(state)}
    return game.result(state), record, game.usage(state)


def _side(name, seat, outcome):
    is_bot = name in ("easy", "medium", "hard")
    return {
        "person": None if is_bot else name.lower(), "name": f"Pip {seat}" if is_bot else name,
        "bot": name if is_bot else None, "covered": False,
        "place": outcome["places"][seat], "points": outcome["points"][seat],
    }  # fmt: skip
