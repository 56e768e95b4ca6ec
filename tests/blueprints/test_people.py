"""Profiles and leaderboards: what anybody may see of how somebody plays, and what only those who sat there may."""

from __future__ import annotations

import re
import time

import pytest

from records.db import disconnect, session
from records.models import KeptGame, Person, Rating
from tests.blueprints.test_history import words_of
from tests.blueprints.visitors import Browser, app
from tests.records.shelves import DAY, keep, sign_up


@pytest.fixture
def house(connection, redis_url, database_url, tmp_path):
    made = app(tmp_path, redis_url, database_url)
    sign_up("Ada", "Basil")
    yield made
    disconnect()


def games_on(answer):
    return re.findall(r"/history/(game-[\w-]+)", answer.text)


def test_a_profile_shows_ratings_and_how_they_came_about_to_anyone(visitor):
    for n in range(3):
        keep("fictionary", "Ada", "Basil", "Guest", seed=n, ended=time.time() - (9 - n) * DAY)
    page = visitor.looks("/people/Ada")
    words = words_of(page)
    assert "3 rated games" in words
    assert '<path class="plot-line" d="M46.0 ' in page.text
    with session() as work:
        rating = work.get(Rating, ("ada", "fictionary")).rating
    assert f"{rating:.0f} ± " in words
    assert re.search(
        rf"<td>{rating:.0f}</td></tr></tbody>|<tbody><tr><th scope=\"row\">3</th>.*?<td>{rating:.0f}</td>",
        page.text,
    )


def test_a_name_leads_there_however_it_is_spelled(visitor):
    assert "<h1>Ada</h1>" in visitor.looks("/people/aDA").text


def test_a_visitor_sees_only_games_they_sat_in_and_ones_own_page_has_all(house, visitor):
    keep("one-two-many", "Ada", "Basil", "Guest", game_id="game-without")
    shared = keep("one-two-many", "Ada", "Basil", "Guest", game_id="game-shared")
    stranger = Browser(house)
    visitor.signs_up("Dora")
    with session() as work:
        work.get(KeptGame, shared).places[1].person = visitor.person
    assert games_on(visitor.looks("/people/Ada")) == ["game-shared"]
    assert games_on(stranger.looks("/people/Ada")) == []
    assert "shown to those who sat in them" in words_of(stranger.looks("/people/Ada"))
    assert games_on(visitor.looks("/people/Dora")) == ["game-shared"]


@pytest.mark.parametrize("fact", ["banned", "deleted"])
def test_somebody_banned_or_deleted_is_as_little_there_as_nobody(visitor, fact):
    with session() as work:
        setattr(work.get(Person, "ada"), fact, True)
    assert visitor.looks("/people/Ada").status_code == 404
    assert visitor.looks("/people/Nobody at all").status_code == 404
    assert visitor.looks("/people/Ada?further=nonsense").status_code == 404


def test_the_leaderboard_links_to_profiles_and_marks_ones_own_line(visitor):
    visitor.signs_up("Dora")
    with session() as work:
        for person, points in (("ada", 1600), (visitor.person, 1700)):
            work.add(
                Rating(
                    person=person,
                    game="fictionary",
                    rating=points,
                    deviation=60,
                    updated=time.time(),
                    played=9,
                    met=9,
                )
            )
    page = visitor.looks("/games/fictionary/leaderboard")
    assert re.findall(r'href="/people/(\w+)"', page.text.partition("<tbody>")[2]) == ["Dora", "Ada"]
    assert re.search(r'class="board-me"><td>1</td>', page.text)
    assert "Nobody is on it yet" in visitor.looks("/games/one-two-many/leaderboard").text


@pytest.mark.parametrize("page", ["0", "-1", "x", "99999999", "1.5"])
def test_a_page_that_cannot_be_is_not_found(visitor, page):
    assert visitor.looks(f"/games/fictionary/leaderboard?page={page}").status_code == 404
    answer = visitor.looks(f"/api/v1/games/fictionary/leaderboard?page={page}")
    assert (answer.status_code, answer.json["code"]) == (404, "no_page")


def test_programs_get_the_same_profile_and_board(visitor):
    for n in range(2):
        keep("fictionary", "Ada", "Basil", "Guest", seed=n, ended=time.time() - (9 - n) * DAY)
    person = visitor.looks("/api/v1/people/ada").json
    assert person["name"] == "Ada"
    assert [form["played"] for form in person["ratings"]] == [2]
    assert [step["number"] for step in person["progress"]["fictionary"]] == [1, 2]
    assert (person["games"], person["further"]) == ([], None)
    token = visitor.client.post("/api/v1/guest", json={"name": "Eve"}).json
    keep("fictionary", "Ada", "Basil", "Guest", game_id="game-with-eve")
    with session() as work:
        work.get(KeptGame, "game-with-eve").places[2].person = token["id"]
    seen = visitor.client.get(
        "/api/v1/people/ada", headers={"Authorization": f"Bearer {token['token']}"}
    ).json
    assert [game["id"] for game in seen["games"]] == ["game-with-eve"]
    false = visitor.client.get("/api/v1/people/ada", headers={"Authorization": "Bearer false"})
    assert (false.status_code, false.json["code"]) == (401, "no_token")
    assert false.headers["WWW-Authenticate"] == "Bearer"
    board = visitor.looks("/api/v1/games/fictionary/leaderboard").json
    assert (board["game"], board["rows"], board["more"]) == ("fictionary", [], False)
    nobody = visitor.looks("/api/v1/people/nobody-here")
    assert (nobody.status_code, nobody.json["code"]) == (404, "no_person")
    assert visitor.looks("/api/v1/games/chess/leaderboard").status_code == 404
