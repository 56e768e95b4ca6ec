"""The screens of one web process: what goes wrong with one table keeps no other in the dark."""

from __future__ import annotations

import threading
import time

import pytest

from blueprints.screens import Screen, Screens
from tables import service, store, talk

PATIENCE_SECONDS = 10


class Server:
    """As much of a Socket.IO server as screens need: it keeps what it is given to send, and ends what is connected."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str]] = []
        self.connected: set[str] = set()
        self.ended: list[str] = []
        self.eio = self.manager = self

    def is_connected(self, sid: str, _: str) -> bool:
        return sid in self.connected

    def disconnect(self, sid: str, _: str) -> None:
        if sid in self.connected:
            self.ended.append(sid)

    def send(self, eio_sid: str, text: str) -> None:
        self.sent.append((eio_sid, text))

    def emit(self, event: str, *_: object, **__: object) -> None:
        """Calls and talk are not looked at here."""

    def sleep(self, seconds: float) -> None:
        time.sleep(seconds)

    def start_background_task(self, task, *args) -> None:
        threading.Thread(target=task, args=args, daemon=True).start()


@pytest.fixture
def server():
    return Server()


@pytest.fixture
def screens(connection, redis_url, server):
    store.connect(redis_url)
    screens = Screens(server)
    threading.Thread(target=screens.listen, daemon=True).start()
    until(lambda: connection.pubsub_numsub(store.CHANGES)[0][1])
    return screens


def until(true):
    ends = time.monotonic() + PATIENCE_SECONDS
    while not true():
        assert time.monotonic() < ends, "It never came true."
        time.sleep(0.01)


def test_news_that_makes_no_sense_and_a_table_that_cannot_be_drawn_stop_nobody_elses(
    screens, server, connection
):
    good, bad = (service.open_table("one-two-many", "ann", "Ann") for _ in range(2))
    for code in (good, bad):
        screens.add(Screen(f"sid {code}", code, "/one-two-many", code, "ann"))
    connection.hset(f"parlor:table:{bad}", "j", b'{"v": 1, "phase": "lobby"}')
    store._kept.clear()
    connection.publish(store.CHANGES, "nonsense")
    connection.publish(store.CHANGES, f"{bad} 99")
    connection.publish(store.TALK, "{")
    service.join(good, "bo", "Bo")
    until(lambda: any(to == good and "Bo" in text for to, text in server.sent))


def test_who_is_put_out_while_coming_in_is_out_as_soon_as_they_are_in_and_nobody_else_is(screens, server):
    code = service.open_table("one-two-many", "ann", "Ann")
    screens.add(Screen("bo's", "bo's", "/one-two-many", code, "bo"))
    screens.expect(Screen("ann's", "ann's", "/one-two-many", code, "ann"))
    server.connected.add("bo's")
    talk.dismiss("ann")
    talk.dismiss("bo")
    until(lambda: server.ended == ["bo's"])
    server.connected.add("ann's")
    until(lambda: server.ended == ["bo's", "ann's"])


def test_who_is_refused_while_coming_in_is_forgotten(screens):
    screens.expect(Screen("ann's", "ann's", "/one-two-many", "ABCDE", "ann"))
    assert screens.remove("ann's").person == "ann"
    assert (screens.by_sid, screens.walls, screens.remove("ann's")) == ({}, {}, None)
