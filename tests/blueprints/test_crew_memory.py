"""People who played together find each other again at a new table, and go on from what the last one knew."""

from __future__ import annotations

import threading
import time

import pytest

from blueprints import crew_memory
from records import crews, db
from tables import service
from tests.tables.house import opened, stopped
from workers import jobs

LISTS = ["brisk-01", "brisk-02"]


@pytest.fixture
def house(connection, redis_url, database_url, monkeypatch):
    """A house whose games are kept, on either kind of database."""
    clock = stopped(monkeypatch)
    clock.moment = time.time()
    return opened(redis_url, clock)


def test_a_game_of_yesterday_is_carried_on_at_a_new_table(house):
    first = house.table("Ann", "Bo", game="lonely-word", settings={"rounds": 1})
    had = finish(first)
    jobs.keep(first.code)
    second = house.table("Bo", "Ann", game="lonely-word", settings={"rounds": 1})
    assert crew_memory.offered(second.code, "bo") == {"people": 2, "ended": first.clock.moment, "games": 1}
    assert crew_memory.offered(second.code, "ann") is None, "only the host is asked"
    crew_memory.carry_on(second.code, "bo", {"do": "carry_on", "id": "one"})
    assert second.doc["carry"] == {"lonely-word": {"letters": had}}
    assert not crew_memory.carry_on(second.code, "bo", {"do": "carry_on", "id": "one"}).changed
    assert crew_memory.offered(second.code, "bo") is None
    finish(second)
    assert len(second.doc["carry"]["lonely-word"]["letters"]) == len(had) + 1


def test_a_third_person_makes_it_another_crew(house):
    first = house.table("Ann", "Bo", game="lonely-word", settings={"rounds": 1})
    finish(first)
    jobs.keep(first.code)
    second = house.table("Ann", "Bo", "Cy", game="lonely-word")
    assert crew_memory.offered(second.code, "ann") is None
    assert second.refuses(crew_memory.carry_on, second.code, "ann", {"do": "carry_on"}).code == "nothing"
    service.leave(second.code, "cy")
    assert crew_memory.offered(second.code, "ann")["people"] == 2


def test_without_a_database_nothing_is_offered_and_nobody_waits(house, monkeypatch):
    table, never = house.table("Ann", "Bo"), threading.Event()
    db.connect("sqlite:////no/such/folder/parlor.db")
    assert crew_memory.offered(table.code, "ann") is None
    monkeypatch.setattr(crew_memory, "PATIENCE_SECONDS", 0.05)
    monkeypatch.setattr(crews, "remembered", lambda *_: never.wait(20))
    assert crew_memory.offered(table.code, "ann") is None
    never.set()


def test_a_program_asks_and_carries_on_over_the_wire(guests, parlor_records):
    ann, bo, cy = guests("Ann", "Bo", "Cy", game="alphabet-roulette")
    assert ann.call("crew", {}) == {"ok": True, "crew": None}
    remember(ann, bo, cy)
    offer = ann.call("crew", {})["crew"]
    assert (offer["people"], offer["games"]) == (3, 1)
    assert bo.call("crew", {})["crew"] is None
    assert bo.host("carry_on")["code"] == "not_host"
    assert ann.host("carry_on", carry=["mine"])["ok"]
    bo.sees(lambda view: view["table"]["remembers"])
    assert ann.host("carry_on")["ok"] is False
    assert ann.host("start")["ok"]


def remember(*guests):
    """These people finished a game of Alphabet Roulette a day ago."""
    seat = {"name": "Somebody", "bot": None, "covered": False, "place": 1, "points": 0}
    seats = [{**seat, "person": guest.id} for guest in guests]
    crews.remember({
        "id": "yesterday", "game": "alphabet-roulette", "code": "ABFHK", "ended": time.time() - 86_400, "rated": False,
        "seats": seats, "record": {}, "usage": [], "carry": LISTS,
    })  # fmt: skip


def finish(table):
    """Play the toy game, one round long, to its end; the letters it remembers."""
    table.host(table.doc["host"], "start")
    for person in ("ann", "bo"):
        table.act(person, "write", word=table.state["letters"][-1] + person)
    return table.doc["carry"]["lonely-word"]["letters"]
