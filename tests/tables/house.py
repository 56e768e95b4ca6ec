"""Verbs for tests of the table service: people arrive, press and vanish, and time passes as clock and workers let it."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

import games
from games.errors import Illegal
from tables import course, service, steps, store, upkeep, views
from tests import toy_game

START = 1_764_450_000.0


class Clock:
    """A time that stands still until it is moved."""

    def __init__(self):
        self.moment = START

    def now(self):
        return self.moment


def stopped(monkeypatch, *more):
    """A clock that says what time it is to the tables, and to the modules `more`."""
    hand = Clock()
    for module in (service, steps, upkeep, *more):
        monkeypatch.setattr(module, "time", SimpleNamespace(time=hand.now))
    return hand


def opened(redis_url, clock):
    """A house where nobody has sat down yet; it has the toy game."""
    store.connect(redis_url)
    games.register(toy_game)
    return House(clock)


class House:
    """Opens tables."""

    def __init__(self, clock):
        self.clock = clock

    def table(self, *names, game="one-two-many", settings=None):
        """A table in its lobby, opened by the first of `names`, with all of them seated and connected."""
        code = service.open_table(game, names[0].lower(), names[0], settings)
        table = AtTable(self.clock, code)
        for name in names:
            table.comes(name)
        return table


class AtTable:
    """One table. People are called by their names in small letters."""

    def __init__(self, clock, code):
        self.clock, self.code = clock, code
        self.ids = itertools.count(1)
        self.errands = []

    def comes(self, name, connection="tab"):
        """Somebody follows the link and is connected."""
        service.join(self.code, name.lower(), name)
        return service.arrive(self.code, name.lower(), connection)

    def drops(self, person, connection="tab"):
        """A connection is lost."""
        service.depart(self.code, person, connection)

    def returns(self, person, connection="tab"):
        """A connection is there again."""
        return service.arrive(self.code, person, connection)

    def act(self, person, kind, act_id=None, **facts):
        """A move of the game."""
        return service.act(self.code, person, {"type": kind, **facts}, act_id or f"act-{next(self.ids)}")

    def host(self, who, do, **facts):
        """A host's wish."""
        return service.run(self.code, who, {"do": do, "id": f"wish-{next(self.ids)}", **facts})

    def wait(self, seconds):
        """Time passes; whatever falls due is done on its moment, as clock and workers would."""
        until = self.clock.moment + seconds
        while True:
            moment = course.next_moment(self.doc)
            if moment is None or moment > until:
                break
            self.clock.moment = max(self.clock.moment, moment)
            self.wakes()
        self.clock.moment = until

    def wakes(self):
        """A worker wakes the table, and its bots that should move do."""
        errands = upkeep.wake(self.code)
        self.errands.append(errands)
        for seat in errands.bots:
            upkeep.bot_move(self.code, seat)
        return errands

    @property
    def doc(self):
        return store.load(self.code)[1]

    @property
    def seq(self):
        return store.load(self.code)[0]

    @property
    def state(self):
        return self.doc["state"]

    def sees(self, person):
        """That person's whole view."""
        seq, doc = store.load(self.code)
        return views.whole(doc, seq, person, self.clock.moment)

    def table(self, person=None):
        """The table part of a view."""
        return self.sees(person)["table"]

    def seats(self):
        """Who sits where: names, or a bot's level."""
        return [seat["bot"] or seat["name"] for seat in self.table()["seats"]]

    def refuses(self, do, *args, **facts):
        """A press that must be refused, changing nothing. The refusal."""
        before = store.client().hgetall(f"parlor:table:{self.code}")
        try:
            do(*args, **facts)
        except Illegal as refusal:
            assert refusal.sentence.endswith("."), refusal.sentence
            assert store.client().hgetall(f"parlor:table:{self.code}") == before
            return refusal
        raise AssertionError(f"{do.__name__} {args} {facts} was not refused.")
