"""The Socket.IO server and its namespaces, one a game. A handler says who it is and calls one service verb.

The namespaces are python-socketio's own, on the server that Flask-SocketIO made: a move does without Flask's request
context, which would cost it a third. Identity is read once, as the connection begins.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import orjson
import socketio
from flask import Flask
from flask_socketio import SocketIO

import games
from blueprints import crew_memory, house_rules, identity, wire
from blueprints.answers import Answer, answered, no, yes
from blueprints.screens import Screen, Screens
from games.contract import Game
from games.errors import Illegal
from tables import codes, service, talk, words

LARGEST_MESSAGE = 64 * 1024
LARGEST_MOVE = 12 * 1024
MOVES_A_SECOND = 40.0
BURST = 80.0

socket = SocketIO()
Handler = Callable[[Screen, dict[str, Any]], Answer]


def _done(_: None) -> Answer:
    """It was done, and there is nothing to say of it."""
    return yes()


def init_app(app: Flask) -> None:
    """Make the Socket.IO server and add a namespace for every game."""
    config = app.config["PARLOR"]
    socket.init_app(
        app, async_mode=config.async_mode, json=wire.Json, serializer=wire.TextPacket, async_handlers=False,
        manage_session=False, max_http_buffer_size=LARGEST_MESSAGE, allow_upgrades=True,
    )  # fmt: skip
    screens = Screens(socket.server)
    app.extensions["screens"] = screens
    for game in games.every():
        socket.server.register_namespace(TableNamespace(app, game, screens))


class TableNamespace(socketio.Namespace):
    """The moves of one game's tables."""

    def __init__(self, app: Flask, game: Game, screens: Screens) -> None:
        super().__init__(f"/{game.slug}")
        self.app, self.game, self.screens = app, game, screens

    def trigger_event(self, event: str, *args: Any) -> Any:
        """Every event comes through here, whatever its name and shape; each is answered."""
        if event == "connect":
            return self._connect(*args)
        if event == "disconnect":
            return self._disconnect(args[0])
        return self._event(event, *args)

    def _connect(self, sid: str, environ: dict[str, Any], auth: Any = None) -> None:
        screen = answered(
            lambda: yes(screen=self._screen(sid, environ, auth if isinstance(auth, dict) else {}))
        )
        if not screen["ok"]:
            self.screens.remove(sid)
            raise socketio.exceptions.ConnectionRefusedError(screen["error"], {"code": screen["code"]})
        self.server.start_background_task(self._first_look, screen["screen"])

    def _screen(self, sid: str, environ: dict[str, Any], auth: dict[str, Any]) -> Screen:
        code = codes.clean(auth.get("code"))
        me = self._who(environ, auth)
        eio_sid = self.server.manager.eio_sid_from_sid(sid, self.namespace)
        screen = Screen(
            sid, eio_sid, self.namespace, code, me[0] if me else None, wants_calls="token" in auth
        )
        self.screens.expect(screen)
        if not code or service.look(code)[1]["game"] != self.game.slug:
            raise Illegal(words.NO_TABLE, "no_table")
        if me:
            service.join(code, *me)
            service.arrive(code, me[0], sid)
        self.screens.add(screen)  # Last of all, so that nothing is shown before the connection stands.
        return screen

    def _who(self, environ: dict[str, Any], auth: dict[str, Any]) -> tuple[str, str] | None:
        """The (person, name) that connects, None for a big screen. Raises Illegal for nobody and for a false token."""
        if auth.get("tv") is True:
            return None
        with self.app.app_context():
            me = (
                identity.of_token(auth["token"])
                if "token" in auth
                else identity.of_environ(self.app, environ)
            )
        if me is None:
            raise Illegal("Say who you are first: open the table's page again.", "no_person")
        return me

    def _first_look(self, screen: Screen) -> None:
        lines = answered(lambda: yes(lines=talk.lines(screen.code)))
        self.server.emit("talk", {"lines": lines.get("lines", [])}, namespace=self.namespace, to=screen.sid)
        answered(lambda: yes(shown=self.screens.show(screen)))

    def _disconnect(self, sid: str) -> None:
        screen = self.screens.remove(sid)
        if screen and screen.person:
            answered(lambda: yes(gone=service.depart(screen.code, screen.person, sid)))

    def _event(self, event: str, sid: str, *args: Any) -> Answer:
        screen = self.screens.by_sid.get(sid)
        if screen is None:
            return no(words.NOT_AT_TABLE, "not_at_table")
        if not _affords(screen):
            return no(words.TOO_FAST, "too_fast")
        if _size(args) > LARGEST_MOVE:
            return no(words.TOO_LONG, "too_long")
        return answered(lambda: self._do(event, screen, args))

    def _do(self, event: str, screen: Screen, args: tuple[Any, ...]) -> Answer:
        handler = EVENTS.get(event)
        if handler is None:
            return self._call(event, screen, args)
        data = args[0] if args and isinstance(args[0], dict) else {}
        if screen.person is None and event not in ("look", "clock"):
            raise Illegal(words.NOT_AT_TABLE, "not_at_table")
        if event == "look":
            self.screens.show(screen)
        return handler(screen, data)

    def _call(self, event: str, screen: Screen, args: tuple[Any, ...]) -> Answer:
        """A call in the game's own dialect, where it has one."""
        if self.game.call is None or screen.person is None:
            raise Illegal(words.UNKNOWN, "unknown")
        return yes(seq=service.act(screen.code, screen.person, self.game.call(event, list(args))).seq)


def _host(screen: Screen, wish: dict[str, Any]) -> Answer:
    """A host's wish; the settings a game is started with become the host's own."""
    if wish.get("do") == "carry_on":
        return yes(seq=crew_memory.carry_on(screen.code, screen.person, wish).seq)
    seq = service.run(screen.code, screen.person, wish).seq
    if wish.get("do") in ("start", "again"):
        socket.start_background_task(house_rules.remember, screen.code, screen.person)
    return yes(seq=seq)


EVENTS: dict[str, Handler] = {
    "act": lambda s, d: yes(seq=service.act(s.code, s.person, d.get("action"), d.get("id")).seq),
    "host": _host,
    "crew": lambda s, d: yes(crew=crew_memory.offered(s.code, s.person)),
    "sit": lambda s, d: yes(seq=service.sit(s.code, s.person, d.get("seat")).seq),
    "stand": lambda s, d: yes(seq=service.stand(s.code, s.person).seq),
    "leave": lambda s, d: yes(seq=service.leave(s.code, s.person).seq),
    "rename": lambda s, d: yes(seq=service.rename(s.code, s.person, d.get("name")).seq),
    "away": lambda s, d: yes(seq=service.away(s.code, s.person).seq),
    "back": lambda s, d: yes(seq=service.back(s.code, s.person).seq),
    "nudge": lambda s, d: _done(service.nudge(s.code, s.person, d.get("seat"))),
    "emote": lambda s, d: _done(service.emote(s.code, s.person, d.get("name"))),
    "say": lambda s, d: _done(service.say(s.code, s.person, d.get("text"))),
    "look": lambda s, d: yes(),
    "clock": lambda s, d: yes(now=time.time()),
}


def _affords(screen: Screen) -> bool:
    """Whether this connection has not sent too much too fast: forty a second, eighty at once."""
    now = time.time()
    screen.budget = min(BURST, screen.budget + (now - screen.spent_at) * MOVES_A_SECOND)
    screen.spent_at = now
    if screen.budget < 1.0:
        return False
    screen.budget -= 1.0
    return True


def _size(args: tuple[Any, ...]) -> int:
    """How long a message is as JSON; more than anything allowed if it can't be written as JSON at all."""
    try:
        return len(orjson.dumps(args))
    except TypeError:
        return LARGEST_MESSAGE
