"""/healthz names each part that play needs, and says which is down."""

import pytest

from app import create_app
from config import Config
from records.db import disconnect
from tables import beats


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
            "sql": {"ok": True},
            "workers": {"ok": True, "count": 2},
            "clock": {"ok": True},
        },
    }


def test_a_clock_that_stops_saying_it_ticks_is_down(house, connection):
    connection.delete("parlor:beat:clock")
    answer = house.test_client().get("/healthz")
    assert answer.status_code == 503
    assert (answer.json["error"], answer.json["code"]) == ("Down: clock.", "down")
    assert answer.json["parts"]["clock"] == {"ok": False}


def test_a_beat_lasts_fifteen_seconds(house, connection):
    assert connection.ttl("parlor:beat:clock") == 15
    assert connection.ttl("parlor:beat:worker:one") == 15


def test_workers_are_down_when_the_last_one_is_gone(house, connection):
    connection.delete("parlor:beat:worker:one")
    assert house.test_client().get("/healthz").json["parts"]["workers"] == {"ok": True, "count": 1}
    connection.delete("parlor:beat:worker:two")
    answer = house.test_client().get("/healthz")
    assert answer.status_code == 503
    assert answer.json["parts"]["workers"] == {"ok": False, "count": 0}


def test_without_redis_the_rest_is_still_looked_at(tmp_path, sqlite_url):
    answer = _asked(_config(tmp_path, f"unix://{tmp_path}/nowhere.sock", sqlite_url))
    assert answer.status_code == 503
    assert answer.json["parts"]["redis"] == {"ok": False, "why": "ConnectionError"}
    assert answer.json["parts"]["sql"] == {"ok": True}
    assert answer.json["error"] == "Down: redis, workers, clock."


def test_without_sql_the_rest_is_still_looked_at(house, tmp_path, redis_url):
    answer = _asked(_config(tmp_path, redis_url, f"sqlite:///{tmp_path}/no/where.db"))
    assert answer.status_code == 503
    assert answer.json["parts"]["sql"] == {"ok": False, "why": "OperationalError"}
    assert answer.json["error"] == "Down: sql."


def _asked(config):
    try:
        return create_app(config).test_client().get("/healthz")
    finally:
        disconnect()


def _config(home, redis_url, database_url):
    return Config.from_env({"PARLOR_HOME": str(home), "REDIS_URL": redis_url, "DATABASE_URL": database_url})
