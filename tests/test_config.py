"""Settings: what holds when nothing is set, and one sentence for each thing that cannot be."""

import stat
from multiprocessing.pool import ThreadPool
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from config import SETTINGS, BadSetting, Config


@pytest.fixture
def short_path():
    """A folder whose path is no longer than people's are."""
    with TemporaryDirectory() as folder:
        yield Path(folder)


def test_nothing_needs_to_be_set(short_path, monkeypatch):
    monkeypatch.chdir(short_path)
    config = Config.from_env({})
    assert (config.host, config.port, config.workers, config.proxies) == ("127.0.0.1", 5000, 2, 0)
    assert (config.async_mode, config.fsync, config.embedded_redis) == ("eventlet", "everysec", True)
    assert config.home == short_path / "instance"
    assert config.redis_url == f"unix://{short_path}/instance/redis.sock"
    assert config.database_url == f"sqlite:///{short_path}/instance/parlor.db"


def test_an_empty_setting_is_as_good_as_none(tmp_path):
    empty = {setting.name: "" for setting in SETTINGS}
    config = Config.from_env({**empty, "PARLOR_HOME": str(tmp_path)})
    assert config == Config.from_env({"PARLOR_HOME": str(tmp_path)})


def test_what_is_set_holds(short_path):
    config = Config.from_env(
        {
            "PARLOR_HOST": "0.0.0.0",
            "PARLOR_PORT": "8080",
            "PARLOR_HOME": str(short_path),
            "PARLOR_SECRET": "a secret",
            "PARLOR_WORKERS": "4",
            "PARLOR_ASYNC": "gevent",
            "PARLOR_FSYNC": "always",
            "REDIS_URL": "redis://cellar/3",
            "DATABASE_URL": "postgresql://ann@cellar/parlor",
            "PARLOR_PROXIES": "1",
            "PARLOR_LIMITS": "off",
            "PARLOR_METRICS_TOKEN": "a token",
        }
    )
    assert config == Config(
        host="0.0.0.0",
        port=8080,
        home=short_path,
        sockets=short_path,
        secret="a secret",
        workers=4,
        async_mode="gevent",
        fsync="always",
        redis_url="redis://cellar/3",
        database_url="postgresql://ann@cellar/parlor",
        proxies=1,
        limits=False,
        metrics_token="a token",
        embedded_redis=False,
    )


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("PARLOR_PORT", "http", "PARLOR_PORT must be a whole number from 1 to 65535, not 'http'."),
        ("PARLOR_PORT", "70000", "PARLOR_PORT must be a whole number from 1 to 65535, not '70000'."),
        ("PARLOR_PORT", "٣", "PARLOR_PORT must be a whole number from 1 to 65535, not '٣'."),
        ("PARLOR_WORKERS", "0", "PARLOR_WORKERS must be a whole number from 1 to 64, not '0'."),
        ("PARLOR_PROXIES", "-1", "PARLOR_PROXIES must be a whole number from 0 to 10, not '-1'."),
        (
            "PARLOR_ASYNC",
            "asyncio",
            "PARLOR_ASYNC must be one of eventlet, gevent, threading, not 'asyncio'.",
        ),
        ("PARLOR_LIMITS", "few", "PARLOR_LIMITS must be one of on, off, not 'few'."),
        ("PARLOR_FSYNC", "never", "PARLOR_FSYNC must be one of everysec, always, no, not 'never'."),
    ],
)
def test_a_setting_that_cannot_be_is_refused_by_name(tmp_path, name, value, sentence):
    with pytest.raises(BadSetting) as refusal:
        Config.from_env({"PARLOR_HOME": str(tmp_path), name: value})
    assert str(refusal.value) == sentence


def test_the_secret_is_made_once_and_kept_for_this_user_alone(tmp_path):
    first = Config.from_env({"PARLOR_HOME": str(tmp_path)}).secret
    assert Config.from_env({"PARLOR_HOME": str(tmp_path)}).secret == first
    assert len(first) >= 48
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


def test_homes_have_secrets_of_their_own(tmp_path):
    secrets = {Config.from_env({"PARLOR_HOME": str(tmp_path / name)}).secret for name in "abc"}
    assert len(secrets) == 3


def test_processes_that_start_together_agree_on_the_secret(tmp_path):
    environ = {"PARLOR_HOME": str(tmp_path)}
    with ThreadPool(16) as together:
        secrets = together.map(lambda _: Config.from_env(environ).secret, range(64))
    assert len(set(secrets)) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]


def test_a_long_home_has_its_sockets_in_a_short_place_of_its_own(tmp_path):
    homes = [tmp_path / ("a" * 100) / name for name in "ab"]
    places = [Config.from_env({"PARLOR_HOME": str(home)}).sockets for home in homes]
    assert len(set(places)) == 2
    assert all(len(str(place)) < 76 for place in places)


def test_a_home_may_begin_with_a_tilde(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    assert Config.from_env({"PARLOR_HOME": "~/parlor"}).home == Path(tmp_path) / "parlor"
