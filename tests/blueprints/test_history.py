"""The pages of kept games: open to whoever has the link, whole, and the same for programs."""

from __future__ import annotations

import html
import re
from urllib.parse import quote

import pytest

from records import leaving
from records.db import disconnect, session
from records.models import KeptGame, Person
from tests.blueprints.visitors import app
from tests.records.shelves import DAY, ENDED, keep, sign_up, whole
from tests.records.statements import counted

SLUGS = ["alphabet-roulette", "fictionary", "one-two-many"]
PEOPLE = ("Ada", "Basil", "Guest", "Cleo")


@pytest.fixture
def house(connection, redis_url, database_url, tmp_path):
    """The web process's app, with three people who have signed up."""
    made = app(tmp_path, redis_url, database_url)
    sign_up("Ada", "Basil", "Cleo")
    yield made
    disconnect()


def words_of(answer):
    """What can be read on a page, in one line."""
    assert answer.status_code == 200, answer.text
    body = answer.text.partition("<main")[2]
    return " ".join(re.sub(r"<[^>]+>", " ", body).replace("&#39;", "'").replace("&amp;", "&").split())


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_can_be_read_by_whoever_has_its_link(visitor, slug):
    game_id = keep(slug, *PEOPLE)
    words = words_of(visitor.looks(f"/history/{game_id}"))
    result, record, _ = whole(slug, len(PEOPLE), 0)
    first = [name for name, place in zip(PEOPLE, result["places"], strict=True) if place == 1]
    assert f"{' and '.join(first)} win" in words
    for sentence in record["terms"]:
        assert sentence in words


def test_every_round_of_fictionary_is_there_with_its_cards_and_who_fooled_whom(visitor):
    words = words_of(visitor.looks(f"/history/{keep('fictionary', *PEOPLE, seed=1)}"))
    _, record, _ = whole("fictionary", len(PEOPLE), 1)
    for this in record["view"]["rounds"]:
        assert this["word"]["word"] in words
        for card in this["cards"]:
            assert card["text"].replace('"', "&#34;") in words
            assert not card["by"] or f"by {' and '.join(PEOPLE[seat] for seat in card['by'])}" in words
    best = record["view"]["best"]
    assert f"{' and '.join(PEOPLE[seat] for seat in best['by'])} fooled " in words


def test_a_round_of_fictionary_that_brought_nobody_anything_says_so(visitor):
    words = words_of(visitor.looks(f"/history/{keep('fictionary', *PEOPLE, seed=4)}"))
    rounds = whole("fictionary", len(PEOPLE), 4)[1]["view"]["rounds"]
    assert words.count("Nobody scored.") == sum(not any(this["points"]) for this in rounds) > 0


def test_every_answer_of_alphabet_roulette_is_there_with_what_it_was_worth(visitor):
    words = words_of(visitor.looks(f"/history/{keep('alphabet-roulette', *PEOPLE, seed=1)}"))
    _, record, _ = whole("alphabet-roulette", len(PEOPLE), 1)
    for this in record["view"]["played"]:
        assert f"Round {this['round'] + 1}, letter {this['letter']}" in words
        for category, marks in zip(this["categories"], this["marks"], strict=True):
            assert category in words
            assert all(mark["text"].replace("&", "&") in words for mark in marks)
        assert words.count(" about “") >= len(this["challenges"])


def test_every_line_of_alphabet_roulette_can_be_reported(visitor):
    page = visitor.looks(f"/history/{keep('alphabet-roulette', *PEOPLE, seed=1)}").text
    _, record, _ = whole("alphabet-roulette", len(PEOPLE), 1)
    lines = [html.unescape(line) for line in re.findall(r"<option>([^<]+)</option>", page)]
    assert lines == [line for this in record["view"]["played"] for line in this["categories"]]
    for line in lines:
        asked = visitor.looks(f"/reports?game=alphabet-roulette&kind=line&item={quote(line)}")
        assert line in words_of(asked)


def test_the_braid_of_one_two_many_has_every_pair(visitor):
    words = words_of(visitor.looks(f"/history/{keep('one-two-many', *PEOPLE, seed=2)}"))
    _, record, _ = whole("one-two-many", len(PEOPLE), 2)
    for step in record["view"]["path"][:-1]:
        assert " ".join(f"{said['text']}" for said in step["pair"][:1]) in words
    assert record["view"]["won"]["texts"][0] in words


@pytest.mark.parametrize("slug", SLUGS)
def test_a_replay_carries_every_step_and_the_names_in_seat_order(visitor, slug):
    page = visitor.looks(f"/history/{keep(slug, *PEOPLE)}/replay")
    assert page.status_code == 200
    assert '"names": ["Ada", "Basil", "Guest", "Cleo"]' in page.text.replace('","', '", "').replace(
        '":[', '": ['
    )
    assert page.text.count('"seconds"') > 1


def test_a_receipt_tells_each_meeting_and_why_the_others_stayed(visitor):
    game_id = keep("fictionary", "Ada", "Basil", "Guest", "hard")
    words = words_of(visitor.looks(f"/history/{game_id}/receipt"))
    with session() as work:
        receipt = work.get(KeptGame, game_id).receipt
    for change in receipt["changes"].values():
        assert f"{change['before']['rating']:.0f} ± {change['before']['deviation']:.0f} before" in words
        assert f"{change['after']['rating']:.0f} ± {change['after']['deviation']:.0f} after" in words
        for meeting in change["meetings"]:
            assert f"{meeting['expected'] * 100:.0f} in 100" in words
            assert f"{abs(meeting['moved']):.1f}" in words
    assert "A guest has no rating to move." in words
    assert "A bot's rating is fixed." in words


def test_a_game_that_moved_no_rating_says_so(visitor):
    game_id = keep("one-two-many", "Ada", "Guest", rated=False)
    assert "rating moved in this game." in words_of(visitor.looks(f"/history/{game_id}/receipt"))
    assert "/receipt" not in visitor.looks(f"/history/{game_id}").text


def test_somebody_deleted_is_someone(visitor):
    game_id = keep("fictionary", "Ada", "Basil", "Guest")
    with session() as work:
        row = work.get(Person, "basil")
        row.deleted, row.name, row.sign_in = True, "", None
    words = words_of(visitor.looks(f"/history/{game_id}"))
    assert "Basil" not in words
    assert "Someone" in words


def test_somebody_who_left_for_good_is_someone_too(visitor, monkeypatch):
    game_id = keep("fictionary", "Ada", "Basil", "Guest")
    monkeypatch.setattr("records.accounts.passwords.fits", lambda *_: True)
    leaving.delete_me("basil", "any")
    words = words_of(visitor.looks(f"/history/{game_id}"))
    assert "Basil" not in words
    assert "Someone" in words


@pytest.mark.parametrize("path", ["/history/nothing", "/history/nothing/replay", "/history/nothing/receipt"])
def test_a_game_that_is_not_there_is_not_found(visitor, path):
    assert visitor.looks(path).status_code == 404


@pytest.mark.parametrize(
    "path",
    ["/history/%00", "/api/v1/history/%00", "/people/Ada?further=1~%00", "/people/%00", "/games/%00/leaderboard",
     "/people/Ada?further=nan~x", "/history/" + "x" * 3000, "/people/%FF%FE", "/people/Ada?further=1e999~x"],
)  # fmt: skip
def test_nothing_in_an_address_breaks_a_page(visitor, path):
    assert visitor.looks(path).status_code in (200, 400, 404)


def test_a_guest_is_told_how_to_have_a_history(visitor):
    words = words_of(visitor.looks("/history"))
    assert "Games are kept for people who have an account. Sign up to keep yours from now on." in words


def test_ones_own_games_stand_there_twenty_at_a_time_the_newest_first(visitor):
    visitor.signs_up("Dora")
    me = visitor.person
    for n in range(23):
        told = keep("one-two-many", "Ada", "Basil", "Guest", ended=ENDED + n * DAY, game_id=f"game-of-{n}")
        with session() as work:
            work.get(KeptGame, told).places[2].person = me
    first = visitor.looks("/history")
    assert re.findall(r"/history/game-of-(\d+)", first.text) == [str(n) for n in range(22, 2, -1)]
    [older] = re.findall(r'href="(\?further=[^"]+)"', first.text)
    second = visitor.looks(f"/history{older}")
    assert re.findall(r"/history/game-of-(\d+)", second.text) == ["2", "1", "0"]
    assert "?further" not in second.text
    assert visitor.looks("/history?further=nonsense").status_code == 404


def test_a_page_asks_the_database_ten_times_at_most(visitor):
    for n in range(25):
        keep("fictionary", "Ada", "Basil", "Guest", "easy", ended=ENDED + n * DAY, game_id=f"busy-{n}")
    paths = ["/history/busy-3", "/history/busy-3/replay", "/history/busy-3/receipt", "/people/ada", "/history",
             "/games/fictionary/leaderboard", "/api/v1/history/busy-3", "/api/v1/people/ada"]  # fmt: skip
    visitor.signs_up("Dora")
    for path in paths:
        with counted() as said:
            assert visitor.looks(path).status_code == 200
        assert 0 < len(said) <= 10, (path, said)


def test_programs_get_the_same_game(visitor):
    game_id = keep("fictionary", "Ada", "Basil", "Guest")
    answer = visitor.looks(f"/api/v1/history/{game_id}").json
    assert answer["ok"]
    assert (answer["id"], answer["game"], answer["rated"]) == (game_id, "fictionary", True)
    assert [seat["name"] for seat in answer["seats"]] == ["Ada", "Basil", "Guest"]
    assert [seat["profile"] for seat in answer["seats"]] == ["Ada", "Basil", None]
    assert "person" not in answer["seats"][0]
    assert len(answer["record"]["view"]["rounds"]) == len(answer["record"]["result"]["rounds"])
    assert set(answer["receipt"]["changes"]) == {"0", "1"}
    missing = visitor.looks("/api/v1/history/nothing")
    assert (missing.status_code, missing.json["code"]) == (404, "no_game")


def test_a_game_that_brings_no_page_of_its_own_shows_its_points(visitor):
    game_id = keep("lonely-word", "Ada", "Basil", "Guest")
    words = words_of(visitor.looks(f"/history/{game_id}"))
    assert "Round by round" in words
    assert visitor.looks(f"/history/{game_id}/replay").status_code == 404
