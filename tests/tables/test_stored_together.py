"""Changes that come at once are stored together: none is lost, none disturbs another, each is told its own outcome."""

from __future__ import annotations

import threading

import pytest
import redis

from games.errors import Illegal
from tables import store
from tables.changes import Change, Together
from tables.store import NoTable

CODES = ("ABFHK", "ABFHL", "ABFHM")


@pytest.fixture
def counters(connection, redis_url):
    store.connect(redis_url)
    for code in CODES:
        assert store.create(code, {"count": 0, "log": []}, 0.0)
    return CODES


def at_once(*errands):
    """Run each errand on a thread of its own, all let go at one moment; what each answered or raised, in order."""
    gate, outcomes = threading.Barrier(len(errands)), [None] * len(errands)

    def run(number, errand):
        gate.wait()
        try:
            outcomes[number] = errand()
        except Exception as raised:
            outcomes[number] = raised

    threads = [threading.Thread(target=run, args=each) for each in enumerate(errands)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    return outcomes


def add(code, name, refuse=None):
    def step(doc):
        doc["count"] += 1
        if refuse:
            raise refuse
        doc["log"].append(name)
        return doc["count"]

    return lambda: store.change(code, step, lambda doc: None)


def test_a_hundred_changes_of_three_tables_at_once_are_all_there(counters):
    errands = [add(counters[n % 3], n) for n in range(99)]
    outcomes = at_once(*errands)
    for third, code in enumerate(counters):
        _, doc = store.load(code)
        assert sorted(doc["log"]) == list(range(third, 99, 3))
        assert doc["count"] == 33
        assert sorted(saved.answer for saved in outcomes[third::3]) == list(range(1, 34))


def test_a_refusal_among_them_leaves_no_trace_and_reaches_only_its_own(counters):
    code = counters[0]
    refused = Illegal("No.")
    errands = [add(code, n, refused if n % 3 == 0 else None) for n in range(30)]
    outcomes = at_once(*errands)
    _, doc = store.load(code)
    assert doc["count"] == 20 and sorted(doc["log"]) == [n for n in range(30) if n % 3]
    assert all((outcome is refused) == (n % 3 == 0) for n, outcome in enumerate(outcomes))


def test_a_table_that_is_gone_stops_nobody_elses_change(counters):
    store.client().delete(f"parlor:table:{counters[1]}")
    outcomes = at_once(*(add(counters[n % 2], n) for n in range(20)))
    assert all(isinstance(outcome, NoTable) for outcome in outcomes[1::2])
    assert store.load(counters[0])[1]["count"] == 10


def test_two_processes_changing_one_table_lose_nothing(counters):
    code = counters[0]
    store.load(code)
    seq, raw = store._kept[code]
    for n in range(5):
        add(code, n)()
        store._kept[code] = (seq, raw)
    assert store.load(code)[1]["log"] == [0, 1, 2, 3, 4]


def test_while_one_is_under_way_the_others_gather_and_go_as_one():
    journeys, under_way, go_on = [], threading.Event(), threading.Event()

    def carry(changes):
        journeys.append(len(changes))
        under_way.set()
        go_on.wait(10)
        for change in changes:
            change.end(1)

    together = Together(carry)
    first = threading.Thread(target=together.send, args=(a_change(),))
    first.start()
    under_way.wait(10)
    others = [threading.Thread(target=together.send, args=(a_change(),)) for _ in range(8)]
    for thread in others:
        thread.start()
    while len(together._waiting) < 8:
        pass
    go_on.set()
    for thread in (first, *others):
        thread.join(10)
    assert journeys == [1, 8]


def test_trouble_on_the_way_is_everyones_who_was_on_it_and_nobodys_after():
    broken = redis.ConnectionError("away")

    def carry(changes):
        if changes[0].code == "lost":
            raise broken
        for change in changes:
            change.end(1)

    together = Together(carry)
    lost, later = a_change("lost"), a_change("later")
    together.send(lost)
    together.send(later)
    assert (lost.done, lost.trouble) == (True, broken)
    assert (later.done, later.trouble) == (True, None)


def test_a_carrier_that_is_broken_off_leaves_nobody_waiting_for_ever():
    def carry(changes):
        raise SystemExit

    together, change = Together(carry), a_change()
    with pytest.raises(SystemExit):
        together.send(change)
    assert isinstance(change.trouble, RuntimeError)
    assert not together._is_under_way


def test_after_redis_forgot_the_script_a_change_is_stored_all_the_same(counters):
    store.client().script_flush()
    assert add(counters[0], "after")().answer == 1
    assert store.load(counters[0])[1]["log"] == ["after"]


def a_change(code="ABFHK"):
    return Change(code, lambda doc: None, lambda doc: None, lambda: False)
