"""Kept games, read back: one by its id, somebody's twenty at a time, light unless the weight is asked for."""

from __future__ import annotations

import itertools

import pytest

from records import shelf
from tests.records.shelves import ENDED, keep, sign_up
from tests.records.statements import counted


def ids(page):
    return [game.id for game in page.games]


def test_a_game_is_found_by_its_id_with_its_seats_in_order(database_url):
    sign_up("Ada", "Basil")
    game_id = keep("fictionary", "Ada", "hard", "Guest", "Basil")
    kept = shelf.find(game_id)
    assert [(seat.seat, seat.name, seat.bot, seat.profile) for seat in kept.seats] == [
        (0, "Ada", None, "Ada"), (1, "Pip 1", "hard", None), (2, "Guest", None, None), (3, "Basil", None, "Basil"),
    ]  # fmt: skip
    assert (kept.game, kept.ended, kept.rated, kept.record, kept.receipt) == (
        "fictionary",
        ENDED,
        True,
        None,
        None,
    )
    assert shelf.find("nothing") is None


def test_the_record_and_the_receipt_come_only_when_asked_for(database_url):
    sign_up("Ada", "Basil")
    game_id = keep("fictionary", "Ada", "Basil", "Guest")
    with counted() as said:
        shelf.games_of("ada")
        shelf.find(game_id)
    assert not [
        statement for statement in said if "kept_game.record" in statement or "kept_game.receipt" in statement
    ]
    assert shelf.find(game_id, record=True).record["view"]["phase"] == "over"
    assert shelf.find(game_id, receipt=True).receipt["changes"].keys() == {"0", "1"}


def test_games_come_twenty_at_a_time_and_none_twice_even_if_they_ended_at_once(database_url):
    sign_up("Ada")
    for n in range(45):
        keep("one-two-many", "Ada", "Guest", "Other", ended=ENDED + n // 3, game_id=f"g{n:02}")
    seen, further = [], None
    while True:
        page = shelf.games_of("ada", further=further)
        seen.append(ids(page))
        further = page.further
        if further is None:
            break
    assert [len(page) for page in seen] == [20, 20, 5]
    assert list(itertools.chain(*seen)) == [f"g{n:02}" for n in range(44, -1, -1)]


def test_a_page_that_ends_with_the_last_game_has_none_further(database_url):
    sign_up("Ada")
    for n in range(20):
        keep("one-two-many", "Ada", "Guest", "Other", ended=ENDED + n)
    assert shelf.games_of("ada").further is None


def test_of_somebodys_games_others_see_those_they_sat_in(database_url):
    sign_up("Ada", "Basil")
    keep("one-two-many", "Ada", "Basil", "Guest", game_id="both")
    keep("one-two-many", "Ada", "Other", "Guest", game_id="without")
    assert ids(shelf.games_of("ada", seen_by="basil")) == ["both"]
    assert set(ids(shelf.games_of("ada", seen_by="guest"))) == {"both", "without"}
    assert ids(shelf.games_of("ada", seen_by="nobody")) == []


@pytest.mark.parametrize("further", ["", "nonsense", "1.5", "x~y", "~id"])
def test_a_page_that_nobody_was_given_is_refused(database_url, further):
    with pytest.raises(ValueError):
        shelf.games_of("ada", further=further)
