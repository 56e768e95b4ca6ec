"""A report waits in the queue once, until somebody closes it."""

import threading

from sqlalchemy import select

from records import deeds, reports
from records.db import session
from records.models import Report

WRONG = {"by": "p1", "by_name": "Ann", "kind": "word", "game": "fictionary", "item": "abatis", "text": "abatis: …",
         "note": "It is well known.", "code": "ABFHK"}  # fmt: skip
ADMIN = deeds.Doer("p9", "Ida")


def states():
    with session() as work:
        return list(work.scalars(select(Report.state).order_by(Report.id)))


def test_the_same_report_by_the_same_person_waits_once(database_url):
    assert reports.say(WRONG, 1.0)
    assert not reports.say({**WRONG, "note": "Again!"}, 2.0)
    assert reports.waiting() == 1


def test_another_person_or_another_thing_is_another_report(database_url):
    for other in ({}, {"by": "p2"}, {"kind": "definition"}, {"item": "aalii"}, {"game": "another"}):
        assert reports.say({**WRONG, **other}, 1.0)
    assert reports.waiting() == 5


def test_the_same_report_from_two_tabs_at_once_waits_once(database_url):
    said = []
    tabs = [threading.Thread(target=lambda: said.append(reports.say(WRONG, 1.0))) for _ in range(8)]
    for tab in tabs:
        tab.start()
    for tab in tabs:
        tab.join()
    assert sorted(said) == [False] * 7 + [True]


def test_what_was_closed_can_be_said_again(database_url):
    reports.say(WRONG, 1.0)
    with session() as work:
        number = work.scalar(select(Report.id))
    deeds.decline(ADMIN, number, "It stays: nobody at the table knew it.")
    assert reports.say(WRONG, 3.0)
    assert states() == ["declined", "open"]
