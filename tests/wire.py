"""A program at the table: everything here goes through the wire of docs/wire.md, as anybody's bot would."""

from __future__ import annotations

import json
import threading
import time
from contextlib import closing
from functools import partial
from typing import Any

import requests
import socketio
import websocket

PATIENCE_SECONDS = 10


def without_goodbye(line: websocket.WebSocket) -> websocket.WebSocket:
    """The same line, which closes without waiting for the other end: gevent's server says nothing for three seconds."""
    line.close = partial(line.close, timeout=0)
    return line


def knock(address: str, auth: Any, namespace: str = "/one-two-many") -> dict[str, Any]:
    """Ask to be let into a namespace, by hand; the refusal, as {"message", "data"}."""
    url = address.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
    with closing(without_goodbye(websocket.create_connection(url, timeout=PATIENCE_SECONDS))) as door:
        door.send(f"40{namespace},{json.dumps(auth)}")
        while True:
            text = door.recv()
            if text.startswith("44"):
                refusal: dict[str, Any] = json.loads(text.partition(",")[2])
                return refusal
            assert text[:2] != "40", f"{auth} was let in."


class Guest:
    """Somebody with a token, and perhaps a connection to a table."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name = address, name
        answer = requests.post(
            f"{address}/api/v1/guest", json={"name": name}, timeout=PATIENCE_SECONDS
        ).json()
        self.token, self.id = answer["token"], answer["id"]
        self.heard: list[tuple[str, tuple[Any, ...]]] = []
        self.views: list[dict[str, Any]] = []
        self._news = threading.Condition()
        self.socket: Any = None

    def open(self, game: str = "one-two-many", **settings: Any) -> str:
        """Open a table and come to it; its code."""
        answer = requests.post(
            f"{self.address}/api/v1/tables", json={"game": game, "settings": settings}, timeout=PATIENCE_SECONDS,
            headers={"Authorization": f"Bearer {self.token}"},
        ).json()  # fmt: skip
        return self.come(answer["code"], game)

    def come(self, code: str, game: str = "one-two-many", auth: dict[str, Any] | None = None) -> str:
        """Connect to the table's namespace and wait for its first view."""
        self.code, self.namespace = code, f"/{game}"
        self.views.clear()
        self.socket = socketio.Client(reconnection=False)
        self.socket.on("*", self._hear, namespace=self.namespace)
        self.socket.connect(
            self.address, namespaces=[self.namespace], auth=auth or {"code": code, "token": self.token},
            transports=["websocket"], wait_timeout=PATIENCE_SECONDS,
        )  # fmt: skip
        self._line = without_goodbye(self.socket.eio.ws)
        self.until(lambda: bool(self.views))
        return code

    def call(self, event: str, *data: Any) -> Any:
        """Send an event and wait for its answer."""
        given = data[0] if len(data) == 1 else data or None
        return self.socket.call(event, given, namespace=self.namespace, timeout=PATIENCE_SECONDS)

    def act(self, kind: str, act_id: str | None = None, **facts: Any) -> dict[str, Any]:
        """Make a move of the game."""
        answer: dict[str, Any] = self.call("act", {"id": act_id, "action": {"type": kind, **facts}})
        return answer

    def host(self, do: str, **facts: Any) -> dict[str, Any]:
        """Ask what a host may ask."""
        answer: dict[str, Any] = self.call("host", {"do": do, **facts})
        return answer

    def leave(self) -> None:
        """Lose the connection."""
        self.socket.disconnect()
        self._line.shutdown()

    @property
    def view(self) -> dict[str, Any]:
        """The newest view."""
        return max(self.views, key=lambda view: view["seq"])

    def sees(self, true: Any) -> dict[str, Any]:
        """Wait for a view of which something is true, and answer it."""
        self.until(lambda: true(self.view))
        return self.view

    def hears(self, event: str) -> tuple[Any, ...]:
        """Wait for an event, and answer its arguments."""
        self.until(lambda: any(name == event for name, _ in self.heard))
        return next(args for name, args in self.heard if name == event)

    def until(self, true: Any) -> None:
        """Wait for something to come true. Raises AssertionError if it never does."""
        ends = time.monotonic() + PATIENCE_SECONDS
        with self._news:
            while not true():
                left = ends - time.monotonic()
                assert left > 0, f"{self.name} waited in vain; the newest view is {self.views and self.view}"
                self._news.wait(left)

    def _hear(self, event: str, *args: Any) -> None:
        with self._news:
            if event == "view":
                self.views.append(args[0])
            else:
                self.heard.append((event, args))
            self._news.notify_all()
