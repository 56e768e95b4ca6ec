"""`python -m tests.bench.history`: how long the pages of kept games take, of 100,000 games and 10,000 people in SQLite.

One game in fifty has a whole record, the others a line, so that filling takes seconds. The profile and the history measured
are each of another person, and once those of a regular with two thousand games. With every page: what SQLite reads whole.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Engine, event, insert

from records import names, passwords
from records.db import session
from records.models import Base, KeptGame, Person, Place, Rating
from tables import embedded
from tests import homes
from tests.bench.house import database
from tests.blueprints.visitors import Browser, app
from tests.records.shelves import whole

GAMES, PEOPLE, SEATS, REGULAR_GAMES, TRIES = 100_000, 10_000, 4, 2_000, 40
CHUNK, WHOLE_ONE_IN = 5_000, 50
SLUGS = ("fictionary", "alphabet-roulette", "one-two-many")
DAY = 24 * 3600.0
PASSWORD = "a long password"


def main() -> None:
    """Fill a database, look at every page, print a line each."""
    with database() as (home, url):
        began = time.perf_counter()
        fill(random.Random("history"), time.time())
        print(f"{GAMES:,} games of {PEOPLE:,} people filled in {time.perf_counter() - began:.0f} s")
        with embedded.serving(homes.environ(home)) as redis_url:
            measure(app(home, redis_url, url), random.Random("looks"))


def fill(rng: random.Random, now: float) -> None:
    """Everybody, their ratings, and games over the last two years."""
    kept = passwords.keep(PASSWORD)
    with session() as work:
        work.execute(insert(Person), [_person(n, kept) for n in range(PEOPLE)])
        work.execute(insert(Rating), [_rating(rng, n, slug, now) for n in range(PEOPLE) for slug in SLUGS])
    for first in range(0, GAMES, CHUNK):
        games, places = [], []
        for n in range(first, first + CHUNK):
            game, seats = _game(rng, n, now - (GAMES - n) * 2 * 365 * DAY / GAMES)
            games.append(game)
            places.extend(seats)
        with session() as work:
            work.execute(insert(KeptGame), games)
            work.execute(insert(Place), places)


def measure(made: Any, rng: random.Random) -> None:
    """The median of what each page takes in this process, in milliseconds."""
    visitor = Browser(made)
    visitor.signs_in("Person 0", PASSWORD)
    pages: dict[str, Iterator[str]] = {
        "profile": (f"/people/Person {rng.randrange(1, PEOPLE)}" for _ in iter(int, 1)),
        "profile of a regular": (path for path in iter(lambda: "/people/Person 0", None)),
        "history of a regular": (path for path in iter(lambda: "/history", None)),
        "leaderboard": (f"/games/{rng.choice(SLUGS)}/leaderboard" for _ in iter(int, 1)),
        "leaderboard, page 40": (f"/games/{rng.choice(SLUGS)}/leaderboard?page=40" for _ in iter(int, 1)),
        "game": (f"/history/{_whole_game(rng)}" for _ in iter(int, 1)),
        "replay": (f"/history/{_whole_game(rng)}/replay" for _ in iter(int, 1)),
        "receipt": (f"/history/{_whole_game(rng)}/receipt" for _ in iter(int, 1)),
    }
    for what, paths in pages.items():
        times = sorted(_takes(visitor, next(paths)) for _ in range(TRIES))
        scanned = ", ".join(_scans(visitor, next(paths))) or "nothing"
        print(
            f"{what}: median {statistics.median(times):.1f} ms, worst {times[-1]:.1f} ms; reads whole: {scanned}"
        )


def _takes(visitor: Browser, path: str) -> float:
    began = time.perf_counter()
    answer = visitor.looks(path)
    assert answer.status_code == 200, (path, answer.status_code)
    return (time.perf_counter() - began) * 1000


def _scans(visitor: Browser, path: str) -> list[str]:
    """Which tables SQLite reads from end to end for this page, as its own plans say."""
    asked: list[tuple[str, Any]] = []

    def hear(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        asked.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", hear)
    visitor.looks(path)
    event.remove(Engine, "before_cursor_execute", hear)
    with session() as work:
        connection = work.connection()
        plans = [
            str(row[3])
            for statement, parameters in asked
            if statement.startswith("SELECT")
            for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        ]
    return sorted(
        {plan for plan in plans if plan.startswith(tuple(f"SCAN {table}" for table in Base.metadata.tables))}
    )


def _person(n: int, kept: str) -> dict[str, Any]:
    name = f"Person {n}"
    return {
        "id": f"person-{n}", "name": name, "sign_in": names.fold(name), "password": kept, "recovery": None, "joined": 0.0,
        "signed_out": 0.0, "admin": False, "banned": False, "deleted": False,
    }  # fmt: skip


def _rating(rng: random.Random, n: int, slug: str, now: float) -> dict[str, Any]:
    return {
        "person": f"person-{n}", "game": slug, "rating": rng.gauss(1500, 150), "deviation": rng.uniform(40, 200),
        "updated": now - rng.uniform(0, 120) * DAY, "played": 30, "met": rng.choice((0, 5, 20)),
    }  # fmt: skip


def _game(rng: random.Random, n: int, ended: float) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    slug = SLUGS[n % len(SLUGS)]
    people = rng.sample(range(1, PEOPLE), SEATS)
    if n % (GAMES // REGULAR_GAMES) == 0:
        people[0] = 0
    outcome, record, _ = whole(slug, SEATS, n % 5)
    changes = {str(seat): _change(rng, seat) for seat in range(SEATS)}
    is_whole = n % WHOLE_ONE_IN == 0
    game = {
        "id": f"g{n}", "game": slug, "code": "ABFHK", "ended": ended, "rated": True,
        "record": record if is_whole else {}, "receipt": {"changes": changes, "not_rated": {}} if is_whole else {},
    }  # fmt: skip
    return game, [
        {
            "kept_id": f"g{n}", "seat": seat, "person": f"person-{who}", "name": f"Person {who}", "bot": None,
            "place": outcome["places"][seat], "points": outcome["points"][seat], "ended": ended,
            "before": changes[str(seat)]["before"]["rating"], "after": changes[str(seat)]["after"]["rating"],
        }
        for seat, who in enumerate(people)
    ]  # fmt: skip


def _change(rng: random.Random, seat: int) -> dict[str, Any]:
    before, after = ({"rating": rng.gauss(1500, 100), "deviation": 80.0} for _ in range(2))
    met = {"weight": 0.5, "expected": 0.5, "scored": 1.0, "moved": 7.5}
    return {
        "before": before, "after": after,
        "meetings": [{"other": other, **met} for other in range(SEATS) if other != seat],
    }  # fmt: skip


def _whole_game(rng: random.Random) -> str:
    return f"g{rng.randrange(0, GAMES, WHOLE_ONE_IN)}"


if __name__ == "__main__":
    main()
