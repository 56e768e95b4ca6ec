"""Static files: kept for ever under their hash, packed, and nothing outside their folder."""

from __future__ import annotations

import dataclasses

import brotli
import pytest

from app import create_app
from blueprints import assets
from config import Config
from tests import homes
from tests.blueprints.visitors import Browser


@pytest.fixture(scope="module")
def client(redis_url, tmp_path_factory):
    config = Config.from_env(homes.environ(tmp_path_factory.mktemp("home")))
    app = create_app(dataclasses.replace(config, redis_url=redis_url, async_mode="threading"))
    return app.test_client()


@pytest.fixture
def prefix(client):
    return client.application.config["STATIC_PREFIX"]


def test_a_file_under_its_hash_is_kept_for_ever(client, prefix):
    answer = client.get(f"{prefix}/css/tokens.css")
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer.data == (assets.FOLDER / "css/tokens.css").read_bytes()


def test_a_file_under_an_old_hash_is_served_and_not_kept(client):
    answer = client.get("/static/0000000000/css/tokens.css")
    assert answer.status_code == 200
    assert "immutable" not in answer.headers["Cache-Control"]


def test_text_is_packed_for_who_can_read_it(client, prefix):
    answer = client.get(f"{prefix}/css/tokens.css", headers={"Accept-Encoding": "gzip, br"})
    assert answer.headers["Content-Encoding"] == "br"
    assert brotli.decompress(answer.data) == (assets.FOLDER / "css/tokens.css").read_bytes()
    assert "Accept-Encoding" in answer.headers["Vary"]


@pytest.mark.parametrize("path", ["../config.py", "css/../../app.py", "nothing.css", "kit/README.md", "css"])
def test_nothing_else_is_served(client, prefix, path):
    for ways in ({}, {"Accept-Encoding": "br"}):
        assert client.get(f"{prefix}/{path}", headers=ways).status_code == 404


def test_a_changed_file_changes_the_hash(tmp_path):
    (tmp_path / "a.css").write_text("a")
    before = assets.tree_hash(tmp_path)
    (tmp_path / "a.css").write_text("b")
    assert assets.tree_hash(tmp_path) != before


def test_a_page_may_be_framed_by_nobody_and_runs_only_our_scripts(client):
    answer = client.get("/")
    assert answer.headers["X-Frame-Options"] == "DENY"
    assert "script-src 'self' 'nonce-" in answer.headers["Content-Security-Policy"]


def test_a_room_shrinks_above_a_phones_keyboard_so_that_send_stays_in_sight(house):
    ann = Browser(house)
    code = ann.opens_a_table("Ann")
    assert "interactive-widget=resizes-content" in ann.looks(f"/t/{code}").text
