"""A finished game is kept exactly once, wherever the worker that keeps it dies."""

from __future__ import annotations

import itertools

import pytest
from sqlalchemy import func, select

from records import ratings
from records.db import session
from records.models import CountedGame, Crew, KeptGame, Person, Place, Rating
from tables import measures, upkeep
from tests.records.shelves import sign_up
from tests.records.statements import Killed, dies_before
from tests.tables.test_people_at_a_table import win
from workers import jobs

ONCE = [(1, round(change.after.rating, 4)) for change in ratings.rate([ratings.Standing()] * 3, [1, 1, 3])]


def over(house, *names):
    """A table whose game has just ended: the first two won."""
    table = house.table(*names)
    table.host(names[0].lower(), "start")
    win(table, names[0].lower(), names[1].lower())
    return table


def played(person):
    """How often a game moved somebody's rating, and where it is now."""
    with session() as work:
        row = work.get(Rating, (person, "one-two-many"))
        return row and (row.played, round(row.rating, 4))


def measured():
    """How many games /metrics says were kept."""
    return measures.KEPT.labels("one-two-many").collect()[0].samples[0].value


def count(model, *where):
    with session() as work:
        return work.scalar(select(func.count()).select_from(model).where(*where))


def test_a_worker_that_dies_between_any_two_statements_has_kept_the_game_once_when_the_next_is_done(
    database_url, house
):
    for number in itertools.count():
        names = [f"{name}{number}" for name in ("Ann", "Bo", "Cy")]
        sign_up(*names)
        table = over(house, *names)
        died = dies_before(number, jobs.keep, table.code)
        jobs.keep(table.code)
        game_id = table.doc["game_id"]
        assert count(KeptGame, KeptGame.id == game_id) == count(CountedGame, CountedGame.id == game_id) == 1
        assert count(Place, Place.kept_id == game_id) == 3
        assert [played(name.lower()) for name in names] == ONCE
        assert upkeep.to_keep(table.code) == []
        assert table.table()["kept"] == game_id
        if not died:
            break
    assert number > 8


def test_a_worker_that_dies_before_it_tells_the_table_is_followed_by_one_that_does(
    database_url, house, monkeypatch
):
    sign_up("Ann", "Bo", "Cy")
    table = over(house, "Ann", "Bo", "Cy")

    def dies(*_):
        raise Killed

    with monkeypatch.context() as now, pytest.raises(Killed):
        now.setattr(upkeep, "kept", dies)
        jobs.keep(table.code)
    before = [measured(), *(played(name) for name in ("ann", "bo", "cy"))]
    assert table.table()["kept"] is None
    jobs.keep(table.code)
    assert table.table()["kept"] == table.doc["game_id"]
    assert [measured(), *(played(name) for name in ("ann", "bo", "cy"))] == before
    assert count(KeptGame) == 1


def test_a_game_of_guests_is_counted_and_not_kept(database_url, house):
    table = over(house, "Ann", "Bo", "Cy")
    jobs.keep(table.code)
    assert (count(KeptGame), count(Person), count(CountedGame)) == (0, 0, 1)
    assert table.table()["kept"] is None
    assert upkeep.to_keep(table.code) == []


def test_the_sweep_forgets_crews_and_counted_games_of_long_ago(database_url, house):
    with session() as work:
        work.add(CountedGame(id="game-0", ended=0.0))
        work.add(Crew(crew="mark", game="fictionary", ended=0.0, games=1, carry={}))
    jobs.sweep()
    assert count(CountedGame) == count(Crew) == 0
