"""/healthz names each part that play needs, and says which is down."""

import threading
import time
from types import SimpleNamespace

import pytest

from app import create_app
from blueprints import health, patience
from config import Config
from records.db import disconnect
from tables import beats, store
from workers.queue import queue

LOST = {"ok": False, "why": "What Redis keeps can't be seen."}


@pytest.fixture
def house(connection, redis_url, sqlite_url, tmp_path):
    """The web process's app, with a clock and two workers that live."""
    app = create_app(_config(tmp_path, redis_url, sqlite_url))
    beats.clock(now=100.0)
    for name in ("one", "two"):
        beats.worker(name, now=100.0)
    yield app
    disconnect()


def test_every_part_is_named_when_all_are_well(house):
    answer = house.test_client().get("/healthz")
    assert answer.status_code == 200
    assert answer.json == {
        "ok": True,
        "parts": {
            "web": {"ok": True},
            "redis": {"ok": True},
            "queue": {"ok": True, "count": 0},
            "due": {"ok": True, "late_ms": 0},
            "sql": {"ok": True},
            "workers": {"ok": True, "count": 2},
            "clock": {"ok": True},
        },
    }


def test_a_clock_that_stops_saying_it_ticks_is_down(house, connection):
    connection.delete("parlor:beat:clock")
    answer = house.test_client().get("/healthz")
    assert answer.status_code == 503
    why = "The clock has given no sign of life for fifteen seconds."
    assert (answer.json["error"], answer.json["code"]) == (f"Down: clock. {why}", "down")
    assert answer.json["parts"]["clock"] == {"ok": False, "why": why}


def test_a_beat_lasts_fifteen_seconds(house, connection):
    assert connection.ttl("parlor:beat:clock") == 15
    assert connection.ttl("parlor:beat:worker:one") == 15


def test_workers_are_down_when_the_last_one_is_gone(house, connection):
    connection.delete("parlor:beat:worker:one")
    assert house.test_client().get("/healthz").json["parts"]["workers"] == {"ok": True, "count": 1}
    connection.delete("parlor:beat:worker:two")
    answer = house.test_client().get("/healthz")
    assert answer.status_code == 503
    why = "No worker has given a sign of life for fifteen seconds."
    assert answer.json["parts"]["workers"] == {"ok": False, "count": 0, "why": why}


def test_a_table_that_nobody_wakes_is_told_in_milliseconds(house, connection):
    connection.zadd(store.DUE, {"ABCDE": (time.time() - 5) * 1000, "FGHJK": float("inf")})
    due = house.test_client().get("/healthz").json["parts"]["due"]
    assert due["ok"] and 5_000 <= due["late_ms"] < 10_000
    connection.zadd(store.DUE, {"ABCDE": (time.time() - 60) * 1000})
    answer = house.test_client().get("/healthz")
    assert answer.status_code == 503
    assert "A table has been due for 60 seconds, and nobody woke it." in answer.json["error"]


def test_jobs_that_pile_up_are_counted_and_then_told(house, connection):
    assert queue().key == beats.QUEUE
    connection.rpush(beats.QUEUE, *range(health.MOST_JOBS))
    assert house.test_client().get("/healthz").json["parts"]["queue"] == {
        "ok": True,
        "count": health.MOST_JOBS,
    }
    connection.rpush(beats.QUEUE, "one more")
    answer = house.test_client().get("/healthz")
    assert (answer.status_code, answer.json["error"]) == (503, "Down: queue. 1001 jobs wait for a worker.")


def test_a_part_that_hangs_is_down_and_the_answer_comes_all_the_same(house, monkeypatch):
    let_go, looks = threading.Event(), []
    monkeypatch.setattr(health, "PATIENCE_SECONDS", 0.05)
    house.extensions["looks"]["sql"] = patience.Look(lambda: looks.append(1) or let_go.wait(20))
    for _ in range(3):
        answer = house.test_client().get("/healthz")
        assert answer.status_code == 503
        assert answer.json["error"] == "Down: sql. The database has not answered for a second."
        assert answer.json["parts"]["redis"] == {"ok": True}
    assert len(looks) == 1
    let_go.set()
    house.extensions["looks"]["sql"].done.wait(20)
    assert house.test_client().get("/healthz").status_code == 200


def test_a_look_that_never_ends_is_given_up_for_a_new_one(monkeypatch):
    hand = SimpleNamespace(now=100.0)
    monkeypatch.setattr(patience, "time", SimpleNamespace(monotonic=lambda: hand.now))
    never = threading.Event()
    look = patience.Look(lambda: never.wait(20))
    look.begin()
    assert isinstance(look.end(0.01), TimeoutError)
    look.do, hand.now = lambda: True, hand.now + patience.GIVE_UP_SECONDS + 1
    look.begin()
    assert look.end(20) is True
    never.set()


def test_without_redis_the_rest_is_still_looked_at(tmp_path, sqlite_url):
    answer = _asked(_config(tmp_path, f"unix://{tmp_path}/nowhere.sock", sqlite_url))
    assert answer.status_code == 503
    assert answer.json["parts"]["redis"] == {"ok": False, "why": "Redis can't be reached (ConnectionError)."}
    assert [answer.json["parts"][name] for name in ("queue", "due", "workers", "clock")] == [LOST] * 4
    assert answer.json["parts"]["sql"] == {"ok": True}
    assert answer.json["error"].startswith("Down: redis, queue, due, workers, clock. Redis can't be reached")


def test_without_sql_the_rest_is_still_looked_at(house, tmp_path, redis_url):
    answer = _asked(_config(tmp_path, redis_url, f"sqlite:///{tmp_path}/no/where.db"))
    assert answer.status_code == 503
    why = "The database can't be reached (OperationalError)."
    assert answer.json["parts"]["sql"] == {"ok": False, "why": why}
    assert answer.json["error"] == f"Down: sql. {why}"


def _asked(config):
    try:
        return create_app(config).test_client().get("/healthz")
    finally:
        disconnect()


def _config(home, redis_url, database_url):
    return Config.from_env({"PARLOR_HOME": str(home), "REDIS_URL": redis_url, "DATABASE_URL": database_url})
