"""Everyone connected to this process, and what they see: hears that a table changed, draws each seat's own view.

A table is drawn at once when it was quiet, and at most every 50 ms while much happens; news marked quiet may wait half a
second. The part that all see alike is encoded once. Views are whole and numbered, so one that is late or lost does no harm.
"""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, field
from typing import Any

import orjson
import redis

from blueprints import wire
from tables import measures, presence, service, store, talk, views
from tables.record import Doc, game_of
from tables.seats import seat_of

BETWEEN_SECONDS = 0.05
QUIET_SECONDS = 0.5
BEAT_SECONDS = 10.0
TABLES_AT_ONCE = 20
log = logging.getLogger("parlor")


@dataclass(eq=False)
class Screen:
    """One connection to one table; `person` is None for a big screen; `called` is the (deal, seat, number)
    of its last call, `shows` the hash of what it shows."""

    sid: str
    eio_sid: str
    namespace: str
    code: str
    person: str | None
    wants_calls: bool = False
    called: tuple[int, int | None, int] = (0, None, 0)
    shows: int = 0
    budget: float = 80.0
    spent_at: float = field(default_factory=time.time)


@dataclass(eq=False)
class Wall:
    """The screens of one table here, and when they are next drawn."""

    screens: dict[str, Screen] = field(default_factory=dict)
    wanted: int = 0
    drawn: float = 0.0
    draw_at: float | None = None


class Screens:
    """All connections of this process."""

    def __init__(self, server: Any) -> None:
        self.server = server
        self.walls: dict[str, Wall] = {}
        self.by_sid: dict[str, Screen] = {}
        self.drawings = 0

    def expect(self, screen: Screen) -> None:
        """Know of a screen as soon as it is known whose it is: so it can be put out even while it comes in."""
        self.by_sid[screen.sid] = screen
        measures.CONNECTIONS.set(len(self.by_sid))

    def add(self, screen: Screen) -> None:
        """Show a table on one more screen."""
        self.expect(screen)
        self.walls.setdefault(screen.code, Wall()).screens[screen.sid] = screen

    def remove(self, sid: str) -> Screen | None:
        """Forget a screen; answers which it was."""
        screen = self.by_sid.pop(sid, None)
        if screen:
            measures.CONNECTIONS.set(len(self.by_sid))
            wall = self.walls.get(screen.code)
            if wall and wall.screens.pop(sid, None) and not wall.screens:
                del self.walls[screen.code]
        return screen

    def listen(self) -> None:
        """Hear of changes and of talk, for ever. After an interruption every table here is drawn anew."""
        while True:
            try:
                ears = store.client().pubsub(ignore_subscribe_messages=True)
                ears.subscribe(store.CHANGES, store.TALK)
                for code in list(self.walls):
                    self._hear_out({"channel": store.CHANGES.encode(), "data": f"{code} 0".encode()})
                for note in ears.listen():
                    self._hear_out(note)
            except redis.RedisError:
                self.server.sleep(0.5)

    def keep_present(self) -> None:
        """Say again and again that everyone connected here still is: of a few tables at a time, so that no move waits."""
        while True:
            codes = list(self.walls)
            for first in range(0, max(1, len(codes)), TABLES_AT_ONCE):
                self._say_present(codes[first : first + TABLES_AT_ONCE])
                self.server.sleep(BEAT_SECONDS * TABLES_AT_ONCE / max(TABLES_AT_ONCE, len(codes)))

    def changed(self, code: str, seq: int, *, quiet: bool) -> None:
        """A table stands at `seq` now: draw it soon."""
        wall = self.walls.get(code)
        if wall is None:
            return
        wall.wanted = max(wall.wanted, seq)
        now = time.time()
        moment = max(now + (QUIET_SECONDS if quiet else 0.0), wall.drawn + BETWEEN_SECONDS)
        if wall.draw_at is not None and wall.draw_at <= moment:
            return
        wall.draw_at = moment
        if moment <= now:
            self._draw(code, wall)
        else:
            self.server.start_background_task(self._draw_later, code, wall, moment)

    def show(self, screen: Screen, at_least: int = 0) -> None:
        """Draw one screen now."""
        seq, doc = service.look(screen.code, at_least)
        screen.shows = 0
        self._send_all([screen], seq, doc)

    def _say_present(self, codes: list[str]) -> None:
        screens = [
            screen for code in codes if code in self.walls for screen in self.walls[code].screens.values()
        ]
        try:
            presence.still_here([(s.code, s.person, s.sid) for s in screens if s.person], time.time())
        except redis.RedisError:
            log.warning("Redis could not be reached; presence will be told again")

    def _hear_out(self, note: dict[str, Any]) -> None:
        """Act on a note. Whatever is wrong with one table, the others go on being told."""
        try:
            self._hear(note)
        except redis.RedisError:
            raise
        except Exception:
            log.exception("what happened at a table could not be shown: %s", note["data"][:80])

    def _hear(self, note: dict[str, Any]) -> None:
        if note["channel"] == store.CHANGES.encode():
            code, seq, *quiet = note["data"].decode().split()
            self.changed(code, int(seq), quiet=bool(quiet))
        else:
            code, event, data, to = orjson.loads(note["data"])
            if event == talk.DISMISSED:
                self._dismiss(to)
            else:
                self._tell(code, event, data, to)

    def _dismiss(self, person: str) -> None:
        """Put out everyone who is connected as this person; aside, since hearing must go on whatever comes of it."""
        for screen in [screen for screen in self.by_sid.values() if screen.person == person]:
            self.server.start_background_task(self._put_out, screen)

    def _put_out(self, screen: Screen) -> None:
        """End a connection. Socket.IO ends none that is still being made: that one is waited for."""
        connected = self.server.manager.is_connected
        while screen.sid in self.by_sid and not connected(screen.sid, screen.namespace):
            self.server.sleep(BETWEEN_SECONDS)
        self.server.disconnect(screen.sid, screen.namespace)

    def _draw_later(self, code: str, wall: Wall, moment: float) -> None:
        self.server.sleep(max(0.0, moment - time.time()))
        if wall.draw_at == moment:
            self._draw(code, wall)

    def _draw(self, code: str, wall: Wall) -> None:
        wall.draw_at, wall.drawn = None, time.time()
        try:
            seq, doc = service.look(code, wall.wanted)
            self._send_all(list(wall.screens.values()), seq, doc)
        except store.NoTable:
            self._tell(code, "closed", {"reason": "The table is gone."}, None)
        except redis.RedisError:
            log.warning("Redis could not be reached; the table will be drawn when it can")
        except Exception:
            log.exception("table %s could not be drawn", code)

    def _send_all(self, screens: list[Screen], seq: int, doc: Doc) -> None:
        now, began, sent, size = time.time(), time.perf_counter(), 0, 0
        table = orjson.dumps(views.shared(doc))
        common = views.game_shared(doc)
        game = orjson.dumps(common) if common is not None else None
        for screen in screens:
            seat = seat_of(doc, screen.person)
            own = wire.join(table, orjson.dumps(views.own(doc, screen.person)))
            mine = b"null" if game is None else wire.join(game, orjson.dumps(views.game_own(doc, seat)))
            body = b'"you":%s,"table":%s,"game":%s}' % (orjson.dumps(seat), own, mine)
            if hash(body) == screen.shows:
                continue  # Nothing here is news: that somebody else changed a secret pick is nobody's business.
            screen.shows = hash(body)
            view = b'{"seq":%d,"now":%.3f,%s' % (seq, now, body)
            sent, size = sent + 1, size + len(view)
            self.server.eio.send(screen.eio_sid, wire.view_event(screen.namespace, view))
            if screen.wants_calls:
                self._call(screen, doc, seat)
        self.drawings += len(screens)
        measures.drew(time.perf_counter() - began, sent, size)
        if doc["closed"]:
            self._tell(doc["code"], "closed", {"reason": doc["closed"]}, None)

    def _call(self, screen: Screen, doc: Doc, seat: int | None) -> None:
        """The game's own calls since the last ones this screen heard."""
        game = game_of(doc)
        if game.calls is None or not doc["state"] or screen.namespace != f"/{game.slug}":
            return
        *same, heard = screen.called
        heard = heard if same == [doc["deal"], seat] else 0
        for number, name, args in game.calls(doc["state"], seat, heard):
            screen.called = (doc["deal"], seat, number)
            self.server.emit(name, tuple(args), namespace=screen.namespace, to=screen.sid)

    def _tell(self, code: str, event: str, data: dict[str, Any], to: str | None) -> None:
        wall = self.walls.get(code)
        for screen in list(wall.screens.values()) if wall else []:
            if to is None or screen.person == to:
                self.server.emit(event, data, namespace=screen.namespace, to=screen.sid)
