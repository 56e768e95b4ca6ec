"""`python -m tests.bench.panel`: how long the panel's pages take.

Of 100,000 games (twenty a table), 10,000 people, 2,000 reports, 20,000 lines of the log, every word and fake of the banks,
and 200 live tables. Each page is opened forty times in this process, signed in as an admin, by way of the whole app:
the median and the worst, and how often it asks the database.
"""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

from sqlalchemy import event, insert, update

from blueprints import bank
from records import deeds
from records.db import session
from records.models import Audit, KeptGame, Report, Usage
from records.trouble import LOOKS
from tables import codes, embedded, service
from tests import homes
from tests.bench import history
from tests.bench.house import database
from tests.blueprints.visitors import Browser, app

REPORTS, LINES, TABLES, TRIES = 2_000, 20_000, 200, 40


def main() -> None:
    """Fill a database and a Redis, look at every page, print a line each."""
    with database() as (home, url):
        rng = random.Random("panel")
        history.fill(rng, time.time())
        fill(rng)
        with embedded.serving(homes.environ(home)) as redis_url:
            made = app(home, redis_url, url)
            for n in range(TABLES):
                service.open_table("fictionary", f"host-{n}", f"Host {n}")
            measure(made)


def fill(rng: random.Random) -> None:
    """What people said, what admins did, how every thing in the banks did."""
    now = time.time()
    said = {
        "by_name": "Ann",
        "kind": "word",
        "game": "fictionary",
        "text": "A text",
        "note": "A note",
        "code": None,
    }
    did = {"admin": "p", "name": "Ida", "action": "mend", "reason": "Looked at."}
    with session() as work:
        work.execute(
            update(KeptGame), [{"id": f"g{n}", "code": _code(n // 20)} for n in range(history.GAMES)]
        )
        work.execute(insert(Report), [
            {**said, "by": f"p{n}", "item": f"word-{n}", "at": now - n, "state": ("open", "mended")[n % 2]}
            for n in range(REPORTS)
        ])  # fmt: skip
        work.execute(insert(Audit), [{**did, "at": now - n, "subject": f"report {n}"} for n in range(LINES)])
        work.execute(insert(Usage), [
            {"game": "fictionary", "kind": kind, "item": item, **_counts(rng)}
            for kind, items in bank.held("fictionary").items() for item in items
        ])  # fmt: skip


def _code(n: int) -> str:
    """The code of table number n."""
    return "".join(
        codes.LETTERS[n // len(codes.LETTERS) ** k % len(codes.LETTERS)] for k in range(codes.LENGTH)
    )


def _counts(rng: random.Random) -> dict[str, int]:
    votes = rng.randrange(0, 400)
    return {"offered": rng.randrange(99), "chosen": rng.randrange(2, 60), "votes": votes,
            "found": rng.randrange(votes + 1), "fooled": rng.randrange(votes + 1)}  # fmt: skip


def measure(made: Any) -> None:
    """The pages, one line each."""
    ida = Browser(made)
    ida.signs_in("Person 0", history.PASSWORD)
    deeds.grant(deeds.COMMAND_LINE, ida.person, "For the bench.")
    with session() as work:
        engine = work.get_bind()
    asked: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
    for path in _paths(ida.person):
        ida.looks(path)
        took = [_once(ida, path, asked) for _ in range(TRIES)]
        print(f"{path:58} {statistics.median(took):6.1f} {max(took):6.1f} ms, {len(asked)} queries")


def _paths(person: str) -> list[str]:
    content = [
        f"content/?game=fictionary&kind={kind}&look={look}"
        for kind in ("word", "fake")
        for look in LOOKS[kind]
    ]
    asked = [
        "", "people/", "people/?search=Person 99", "people/?search=nobody", "people/?page=200", f"people/{person}",
        "tables/", "games/", "games/?game=fictionary", "games/?page=200", "games/?search=Person 0",
        f"games/?search={_code(77)}", "games/?search=nothing", "games/g50", "ratings/", "ratings/?page=200",
        "reports/", "reports/?state=mended", "audit/", "audit/?search=report 19999", "audit/?page=200", "engine/",
        *content, "content/?game=fictionary&kind=fake&search=boat",
    ]  # fmt: skip
    return [f"/admin/{page}" for page in asked]


def _once(ida: Browser, path: str, asked: list[str]) -> float:
    asked.clear()
    began = time.perf_counter()
    assert ida.looks(path).status_code == 200, path
    return (time.perf_counter() - began) * 1000


if __name__ == "__main__":
    main()
