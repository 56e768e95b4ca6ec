"""/metrics counts what all processes did, and tells it to this machine and to whoever has the token."""

from __future__ import annotations

import re
import subprocess
import sys
import time

import pytest
import requests

from app import create_app
from config import Config
from records.db import disconnect
from tables import measures
from tests import homes
from tests.wire import PATIENCE_SECONDS


@pytest.fixture
def client(redis_url, sqlite_url, tmp_path):
    """`client(PARLOR_…="…")`: pages of an app with these settings."""

    def make(**settings):
        environ = {
            "PARLOR_HOME": str(tmp_path),
            "REDIS_URL": redis_url,
            "DATABASE_URL": sqlite_url,
            **settings,
        }
        return create_app(Config.from_env(environ)).test_client()

    yield make
    disconnect()


@pytest.mark.parametrize(
    ("address", "headers", "settings", "status"),
    [
        ("127.0.0.1", {}, {}, 200),
        ("::1", {}, {}, 200),
        ("::ffff:127.0.0.1", {}, {}, 200),
        ("192.0.2.7", {}, {}, 403),
        ("127.0.0.1", {"X-Forwarded-For": "192.0.2.7"}, {}, 403),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, {}, 403),
        ("127.0.0.1", {"X-Forwarded-For": "192.0.2.7"}, {"PARLOR_PROXIES": "1"}, 403),
        ("192.0.2.7", {"X-Forwarded-For": "127.0.0.1"}, {"PARLOR_PROXIES": "1"}, 403),
        ("127.0.0.1", {"X-Forwarded-For": "192.0.2.7, 127.0.0.1"}, {"PARLOR_PROXIES": "1"}, 200),
        ("192.0.2.7", {"Authorization": "Bearer open"}, {"PARLOR_METRICS_TOKEN": "open"}, 200),
        ("192.0.2.7", {"Authorization": "Bearer shut"}, {"PARLOR_METRICS_TOKEN": "open"}, 403),
        ("192.0.2.7", {"Authorization": "Bearer "}, {}, 403),
    ],
)
def test_the_numbers_are_for_this_machine_and_for_the_token(client, address, headers, settings, status):
    answer = client(**settings).get("/metrics", headers=headers, environ_base={"REMOTE_ADDR": address})
    assert answer.status_code == status
    if status == 403:
        assert answer.json["code"] == "not_yours"
        assert "PARLOR_METRICS_TOKEN" in answer.json["error"]


def test_a_page_is_timed_by_its_endpoint_and_a_refusal_counted_by_its_code(client):
    pages = client()
    before = _numbers(pages.get("/metrics").text)
    pages.post("/api/v1/guest", json={"name": "  "})
    pages.get("/nowhere/at/all")
    after = _numbers(pages.get("/metrics").text)
    for name in (
        'parlor_refusals_total{code="no_name"}',
        'parlor_page_seconds_count{endpoint="api.guest"}',
        'parlor_page_seconds_count{endpoint="none"}',
    ):
        assert after[name] - before.get(name, 0) == 1, name


def test_web_workers_and_clock_are_one_scrape(guests, parlor):
    before = _numbers(_scrape(parlor))
    ann, bo = guests("Ann", "Bo", game="fictionary", target=10)
    ann.host("add_bot", level="easy")
    assert ann.host("start")["ok"]
    ann.act("emphatically not a move")
    wanted = {
        'parlor_moves_total{by="bot",game="fictionary"}',
        'parlor_refusals_total{code="no_such_move"}',
        "parlor_views_total",
        "parlor_view_bytes_total",
        "parlor_draw_seconds_count",
        "parlor_due_late_seconds_count",
        'parlor_job_seconds_count{job="wake"}',
        'parlor_job_seconds_count{job="bot"}',
        'parlor_page_seconds_count{endpoint="api.open_table"}',
    }
    for guest in (ann, bo):
        _choose(guest)
    after = _until(parlor, lambda now: all(now.get(name, 0) > before.get(name, 0) for name in wanted))
    assert after["parlor_connections"] >= 2


def test_what_a_dead_process_counted_stays_and_what_only_the_living_say_goes(tmp_path):
    count = "measures.moves('one-two-many', 'bot').inc(3); measures.CONNECTIONS.set(7);"
    alive = _process(tmp_path, count)
    assert alive["parlor_connections"] == 7
    later = _process(tmp_path, "")
    assert later['parlor_moves_total{by="bot",game="one-two-many"}'] == 3
    assert later.get("parlor_connections", 0) == 0


def _process(folder, does):
    """What a process of its own sees after doing this, which then ends without a farewell."""
    script = f"import os; from tables import measures; {does} print(measures.shown().decode(), flush=True); os._exit(0)"
    environ = {**homes.environ(folder), measures.FOLDER: str(folder)}
    return _numbers(
        subprocess.check_output([sys.executable, "-c", script], env=environ, cwd=homes.TOP, text=True)
    )


def _scrape(address):
    answer = requests.get(f"{address}/metrics", timeout=PATIENCE_SECONDS)
    assert answer.status_code == 200, answer.text
    return answer.text


def _until(address, true):
    """The numbers once they are as wanted."""
    ends = time.monotonic() + 60
    while not true(now := _numbers(_scrape(address))):
        assert time.monotonic() < ends, now
        time.sleep(0.2)
    return now


def _choose(guest):
    """Choose if one is the Judge, so that the bot has something to write."""
    offer = guest.sees(lambda view: view["game"])["game"].get("offer")
    if offer:
        assert guest.act("choose", word=offer[0]["id"])["ok"]


def _numbers(text):
    return {
        name: float(value)
        for name, value in re.findall(r"^(parlor_\S+(?:\{.*\})?) ([0-9.e+-]+)$", text, re.M)
    }
