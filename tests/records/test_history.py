"""A finished game is kept once, with its ratings, and only if somebody who has signed up sat in it."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select

from records import history
from records.db import session
from records.models import KeptGame, Person, Place, Rating

ENDED = 1_764_450_000.0


def sign_up(*ids):
    with session() as work:
        work.add_all(Person(id=one, name=one.title(), sign_in=one, joined=0.0) for one in ids)


def side(person, place, *, bot=None, covered=False, points=0):
    return {
        "person": person,
        "name": (person or bot).title(),
        "bot": bot,
        "covered": covered,
        "place": place,
        "points": points,
    }


def finished(*sides, game_id="game-1", rated=True, ended=ENDED):
    return {
        "id": game_id, "game": "fictionary", "code": "ABFHK", "ended": ended, "rated": rated, "seats": list(sides),
        "record": {"rounds": [1, 2]}, "usage": [], "carry": None,
    }  # fmt: skip


def rating(person):
    with session() as work:
        row = work.get(Rating, (person, "fictionary"))
        return row and (round(row.rating, 4), round(row.deviation, 4), row.played, row.met)


def count(model):
    with session() as work:
        return work.scalar(select(func.count()).select_from(model))


def test_a_game_of_two_new_people_moves_both(database_url):
    sign_up("ada", "basil")
    assert history.keep(finished(side("ada", 1), side("basil", 2)))
    assert rating("ada") == (1662.2120, 290.2305, 1, 1)
    assert rating("basil") == (1337.7880, 290.2305, 1, 1)


def test_keeping_the_same_game_again_writes_nothing_and_says_so(database_url):
    sign_up("ada", "basil")
    game = finished(side("ada", 1), side("basil", 2))
    assert [history.keep(game), history.keep(game)] == ["now", "before"]
    assert rating("ada") == (1662.2120, 290.2305, 1, 1)
    assert count(Place) == 2


def test_a_game_of_guests_is_not_kept(database_url):
    assert history.keep(finished(side("guest-1", 1), side("guest-2", 2))) is None
    assert count(KeptGame) == 0


def test_a_guest_counts_as_somebody_new_and_never_changes(database_url):
    sign_up("ada")
    history.keep(finished(side("ada", 1), side("guest", 2)))
    assert rating("ada") == (1662.2120, 290.2305, 1, 0)
    assert rating("guest") is None


def test_a_covered_seat_is_no_side_of_the_game(database_url):
    sign_up("ada", "basil", "cleo")
    history.keep(finished(side("ada", 2), side("basil", 3), side("cleo", 1, covered=True)))
    assert rating("ada") == (1662.2120, 290.2305, 1, 1)
    assert rating("cleo") is None


def test_a_game_that_moves_no_ratings_is_still_kept(database_url):
    sign_up("ada")
    assert history.keep(finished(side("ada", 1), side("guest", 1), rated=False))
    assert rating("ada") is None
    assert count(KeptGame) == 1


def test_bots_are_met_at_their_anchors(database_url):
    sign_up("ada")
    history.keep(finished(side("ada", 1), side(None, 2, bot="hard"), side(None, 3, bot="easy")))
    moved, _, _, met = rating("ada")
    assert moved > 1600
    assert met == 1


def test_a_receipt_says_who_was_met_and_why_somebody_was_not_rated(database_url):
    sign_up("ada")
    history.keep(
        finished(side("ada", 1), side("cleo", 2, covered=True), side(None, 3, bot="hard"), side("guest", 4))
    )
    with session() as work:
        receipt = work.get(KeptGame, "game-1").receipt
    assert [meeting["other"] for meeting in receipt["changes"]["0"]["meetings"]] == [2, 3]
    assert receipt["not_rated"] == {
        "1": "A bot covered this seat.",
        "2": "A bot's rating is fixed.",
        "3": "A guest has no rating to move.",
    }


def test_time_without_a_game_is_counted_before_the_next(database_url):
    sign_up("ada", "basil")
    history.keep(finished(side("ada", 1), side("basil", 2)))
    year = 365 * 24 * 3600
    history.keep(finished(side("ada", 1), side("basil", 2), game_id="game-2", ended=ENDED + year))
    with session() as work:
        after = work.get(KeptGame, "game-2").receipt["changes"]["0"]["before"]["deviation"]
    assert after == pytest.approx((290.2305**2 + 34.64**2 * 365 / 30) ** 0.5, abs=0.01)


def test_what_breaks_in_the_middle_leaves_nothing_behind(database_url, monkeypatch):
    sign_up("ada", "basil")
    monkeypatch.setattr(history, "_receipt", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        history.keep(finished(side("ada", 1), side("basil", 2)))
    assert count(KeptGame) == count(Rating) == count(Place) == 0
