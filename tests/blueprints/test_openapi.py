"""The API does what its own description says: every route is in it, and a machine tries them all."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
import requests

from app import create_app
from config import Config
from records.db import disconnect
from tests.wire import PATIENCE_SECONDS, Guest

SCHEMATHESIS = Path(sys.executable).with_name("schemathesis")
TRIES = "25"


@pytest.fixture
def app(redis_url, sqlite_url, tmp_path):
    """The web process's app."""
    environ = {"PARLOR_HOME": str(tmp_path), "REDIS_URL": redis_url, "DATABASE_URL": sqlite_url}
    yield create_app(Config.from_env(environ))
    disconnect()


def test_every_route_is_described_and_nothing_else_is(app):
    there = {
        (re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule), method.lower())
        for rule in app.url_map.iter_rules()
        if rule.rule.startswith("/api/")
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }
    paths = app.test_client().get("/api/v1/openapi.json").json["paths"]
    assert there == {(path, method) for path, methods in paths.items() for method in methods}


def test_the_api_does_what_it_says_whatever_is_sent(parlor, tmp_path):
    guest = Guest(parlor, "Ann")
    run = subprocess.run(
        [
            SCHEMATHESIS, "run", f"{parlor}/api/v1/openapi.json", "--checks", "all",
            "--max-examples", TRIES, "--phases", "examples,coverage,fuzzing,stateful", "--no-color",
            "--generation-deterministic", "--header", f"Authorization: Bearer {guest.token}",
        ],
        capture_output=True, text=True, check=False, cwd=tmp_path,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        ({"data": "{", "headers": {"Content-Type": "application/json"}}, 400, "malformed"),
        ({"data": "[" * 100_000, "headers": {"Content-Type": "application/json"}}, 400, "malformed"),
        ({"data": b"\xff\xfe", "headers": {"Content-Type": "application/json"}}, 400, "malformed"),
        ({"json": ["Ann"]}, 400, "malformed"),
        ({"json": {"name": 5}}, 400, "no_name"),
        ({"data": {"name": "Ann"}}, 415, "not_json"),
        ({}, 415, "not_json"),
        ({"json": {"name": "A" * 300_000}}, 413, "refused"),
    ],
)
def test_a_body_that_can_not_be_read_gets_one_sentence(parlor, sent, status, code):
    answer = requests.post(f"{parlor}/api/v1/guest", timeout=PATIENCE_SECONDS, **sent)
    assert (answer.status_code, answer.json()["ok"], answer.json()["code"]) == (status, False, code)
    assert re.fullmatch(r"[A-Z][^.]*\.", answer.json()["error"].replace(": application/json", ""))


def test_what_is_no_page_of_the_api_is_answered_in_its_shape(parlor):
    nowhere = requests.get(f"{parlor}/api/v1/nowhere", timeout=PATIENCE_SECONDS)
    assert (nowhere.status_code, nowhere.json()["ok"]) == (404, False)
    wrong = requests.delete(f"{parlor}/api/v1/guest", timeout=PATIENCE_SECONDS)
    assert (wrong.status_code, wrong.json()["ok"]) == (405, False)
    assert set(wrong.headers["Allow"].split(", ")) == {"POST", "OPTIONS"}


def test_a_false_token_is_refused_and_told_how_to_say_who_one_is(parlor):
    for method, page in (("POST", "tables"), ("GET", "tables/ABFHK")):
        answer = requests.request(
            method, f"{parlor}/api/v1/{page}", headers={"Authorization": "Bearer false"}, timeout=PATIENCE_SECONDS
        )  # fmt: skip
        assert (answer.status_code, answer.json()["code"]) == (401, "no_token")
        assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_too_much_at_once_is_refused_in_the_same_shape(parlor):
    answer = requests.post(f"{parlor}/api/v1/guest", json={"name": "x" * 300_000}, timeout=PATIENCE_SECONDS)
    assert (answer.status_code, answer.json()["ok"]) == (413, False)


def test_another_sites_scripts_may_not_read_the_api(parlor):
    answer = requests.get(
        f"{parlor}/api/v1/games", headers={"Origin": "http://elsewhere.example"}, timeout=PATIENCE_SECONDS
    )
    assert not [name for name in answer.headers if name.lower().startswith("access-control-")]


def test_a_program_may_say_that_a_word_is_wrong(parlor):
    token = Guest(parlor, "Ann").token
    for item, status in (("thalassic", 200), ("no such word", 404)):
        answer = requests.post(
            f"{parlor}/api/v1/reports", json={"kind": "word", "game": "fictionary", "item": item},
            headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE_SECONDS,
        )  # fmt: skip
        assert (answer.status_code, answer.json()["ok"]) == (status, status == 200)
