"""Anybody may say that something is wrong; what they say it of is looked up, and it waits for somebody to look at it."""

import html
import re

import pytest
from sqlalchemy import select

from blueprints import reports
from games.fictionary.fakes import ident
from records import history
from records.db import session
from records.models import Report
from tables import service
from tests.blueprints.visitors import Browser
from tests.records.shelves import whole
from tests.records.test_history import finished, side

WORD = {"kind": "definition", "game": "fictionary", "item": "abatis", "note": "It is made of branches."}


@pytest.fixture
def ann(house):
    """Ann at a table of her own."""
    browser = Browser(house)
    browser.code = browser.opens_a_table("Ann", "fictionary")
    return browser


def waiting():
    with session() as work:
        return [
            (r.kind, r.item, r.by_name, r.note, r.code)
            for r in work.scalars(select(Report).order_by(Report.id))
        ]


def says(browser, **said):
    room = browser.looks(f"/t/{browser.code}").text
    token = re.search(r'"csrf": ?"([^"]+)"', room)[1]
    return browser.client.post("/reports", json=said, headers={"X-CSRFToken": token})


def test_a_word_is_reported_from_a_room(ann):
    answer = says(ann, **WORD, code=ann.code)
    assert answer.json == {"ok": True, "said": reports.THANKS}
    assert waiting() == [("definition", "abatis", "Ann", "It is made of branches.", ann.code)]
    with session() as work:
        assert work.scalar(select(Report.text)).startswith("abatis (noun)")


def test_the_same_said_twice_waits_once_and_is_thanked_for(ann):
    says(ann, **WORD)
    assert says(ann, **WORD).json["said"] == reports.WAITING
    assert len(waiting()) == 1


def test_a_made_up_definition_is_known_by_its_text_if_it_is_of_the_pool(ann):
    fake = "Black with an edge of green"
    assert says(ann, kind="fake", game="fictionary", item=fake).json["ok"]
    assert waiting()[0][:2] == ("fake", ident(fake))
    own = says(ann, kind="fake", game="fictionary", item="A thing of my own")
    assert (own.status_code, own.json["error"]) == (400, reports.SOMEBODYS_OWN)


def test_a_line_is_reported_by_its_id(ann):
    assert says(ann, kind="line", game="alphabet-roulette", item="list-01:1").json["ok"]
    assert says(ann, kind="line", game="alphabet-roulette", item="Heard through the wall").json["ok"]
    assert [item for _, item, *_ in waiting()] == ["list-01:1", "list-01:5"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"item": "no such word"}, reports.NO_SUCH_THING),
        ({"item": 7}, reports.NO_SUCH_THING),
        ({"kind": "list"}, reports.NO_SUCH_THING),
        ({"kind": ["word"]}, reports.NO_SUCH_THING),
        ({"game": "one-two-many"}, reports.NO_SUCH_THING),
        ({"game": "nope"}, "There is no such game here."),
        ({"note": "x" * 401}, reports.TOO_LONG),
        ({"note": {"a": 1}}, reports.TOO_LONG),
        ({"kind": "person", "item": "p-somebody"}, "There is no table with that code."),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(ann, change, sentence):
    answer = says(ann, **{**WORD, **change})
    assert (answer.status_code in (400, 404), answer.json["error"]) == (True, sentence)
    assert waiting() == []


def test_somebody_is_reported_by_whoever_is_at_their_table_and_by_nobody_else(house, ann):
    bo, cy = Browser(house), Browser(house)
    bo.joins(ann.code, "Bo")
    cy.code = cy.opens_a_table("Cy")
    said = {"kind": "person", "item": bo.person, "code": ann.code}
    assert says(cy, **said, note="Rude.").json["error"] == "You are not at this table."
    assert says(ann, **said).json["error"] == reports.SAY_WHAT
    assert says(ann, **{**said, "item": ann.person}, note="Me!").json["error"] == reports.ONESELF
    assert says(ann, **{**said, "item": cy.person}, note="Rude.").json["error"] == reports.NOBODY
    assert says(ann, **said, note="Rude to Cy.").json["ok"]
    assert waiting() == [("person", bo.person, "Ann", "Rude to Cy.", ann.code)]


def test_a_spectator_may_report_too(house, ann):
    bo = Browser(house)
    bo.joins(ann.code, "Bo")
    bo.code = ann.code
    service.stand(ann.code, bo.person)
    assert says(bo, **WORD, code=ann.code).json["ok"]


def test_a_flood_of_reports_is_slowed_down(ann):
    words = ["aalii", "aardwolf", "abatis", "abeam", "abecedarian", "aalii"]
    answers = [
        says(ann, kind=kind, game="fictionary", item=word)
        for word in words[:3]
        for kind in ("word", "definition")
    ]
    assert [answer.json["ok"] for answer in answers] == [True] * 5 + [False]
    assert answers[-1].json["code"] == "too_fast"


def test_a_report_without_its_token_is_refused(ann):
    assert ann.client.post("/reports", json=WORD).status_code == 400
    assert ann.client.post("/reports", data=WORD).status_code == 400
    assert waiting() == []


def test_a_page_without_sheets_has_a_form_for_it(house):
    reader = Browser(house)
    page = "/reports?game=fictionary&kind=word&item=abatis"
    assert "A barrier of felled trees" in reader.looks(page).text
    answer = reader.sends("/reports", page, kind="pronunciation", game="fictionary", item="abatis", note="")
    assert reports.THANKS in answer.text
    assert waiting() == [("pronunciation", "abatis", "somebody", "", None)]


@pytest.mark.parametrize(
    "asked", ["", "?game=fictionary", "?game=fictionary&kind=person&item=p1", "?game=x&kind=word&item=abatis"]
)
def test_there_is_no_form_for_what_is_not_there(house, asked):
    assert Browser(house).looks(f"/reports{asked}").status_code == 400


@pytest.mark.parametrize("body", [b"[1]", b"{", b"[" * 50_000, b"7"])
def test_any_body_is_answered(ann, body):
    token = re.search(r'"csrf": ?"([^"]+)"', ann.looks(f"/t/{ann.code}").text)[1]
    headers = {"X-CSRFToken": token, "Content-Type": "application/json"}
    answer = ann.client.post("/reports", data=body, headers=headers)
    assert (answer.status_code, answer.json["ok"]) == (400, False)


def test_a_kept_games_page_leads_to_the_form(house, ann):
    ann.signs_up("Ann")
    outcome, record, _ = whole("fictionary", 3, 1)
    sides = [
        side(ann.person if n == 0 else None, outcome["places"][n], bot=None if n == 0 else "easy")
        for n in range(3)
    ]
    history.keep({**finished(*sides), "record": record})
    page = ann.looks("/history/game-1").text
    ways = [html.unescape(way) for way in re.findall(r'href="(/reports\?[^"]+)"', page)]
    assert len(ways) == len(record["view"]["rounds"])
    assert "What is wrong?" in ann.looks(ways[0]).text
