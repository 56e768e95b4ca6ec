"""`python -m tests.bench.keeping`: how long after its last move a game is in history, on a whole Parlor of its own.

Told by the table itself: from the answer to the move that wins until every screen has the way to the game's page.
"""

from __future__ import annotations

import statistics
import time

from records import db
from records.db import session
from records.models import KeptGame, Person
from tests.bench.house import parlor
from tests.wire import Guest

GAMES = 40
NAMES = ("Ann", "Bo", "Cy")


def main() -> None:
    """Play games of One Two Many that are won at once, one after the other; print the median and the worst."""
    with parlor() as (base, home):
        db.connect(f"sqlite:///{home / 'parlor.db'}")
        guests = [Guest(base, name) for name in NAMES]
        with session() as work:
            work.add_all(
                Person(id=one.id, name=one.name, sign_in=one.name.lower(), joined=0.0) for one in guests
            )
        code = guests[0].open("one-two-many")
        for guest in guests[1:]:
            guest.come(code, "one-two-many")
        guests[0].sees(lambda view: len(view["table"]["seats"]) == len(guests))
        took = sorted(_game(guests, n) for n in range(GAMES))
        for guest in guests:
            guest.leave()
        print(
            f"end of a game to its page: median {statistics.median(took):.2f} s, worst {took[-1]:.2f} s of {GAMES}"
        )


def _game(guests: list[Guest], n: int) -> float:
    """Deal, let two say the same, and wait for the page; the seconds that took."""
    assert guests[0].host("again" if n else "start")["ok"]
    for guest in guests[:2]:
        guest.sees(lambda view: view["table"]["phase"] == "playing" and view["table"]["deal"] == n + 1)
        assert guest.act("guess", round=0, text=f"snow {n}")["ok"]
    began = time.perf_counter()
    kept = guests[2].sees(lambda view: view["table"]["kept"] is not None and view["table"]["deal"] == n + 1)
    took = time.perf_counter() - began
    with session() as work:
        assert work.get(KeptGame, kept["table"]["kept"]) is not None
    return took


if __name__ == "__main__":
    main()
