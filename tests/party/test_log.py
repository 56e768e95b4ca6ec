"""Numbered events, for all or for one seat."""

import json

import pytest

from games.party import log


@pytest.fixture
def state():
    return {}


def numbers(state, seat):
    return [event["n"] for event in log.recent(state, seat)]


def test_an_event_for_all_is_seen_by_all(state):
    log.event(state, "rolled", letter="B")
    for seat in (None, 0, 3):
        assert log.recent(state, seat) == [{"n": 1, "type": "rolled", "letter": "B"}]


def test_an_event_for_one_seat_is_seen_by_that_seat_alone(state):
    log.event(state, "told", to=2, text="fire")
    assert log.recent(state, 2) == [{"n": 1, "type": "told", "text": "fire"}]
    assert log.recent(state, 1) == log.recent(state, None) == []


def test_an_event_may_be_about_a_seat(state):
    log.event(state, "guessed", seat=2)
    assert log.recent(state, 0) == [{"n": 1, "type": "guessed", "seat": 2}]


def test_everyones_numbers_run_without_a_gap_so_that_nobody_can_count_what_others_were_told(state):
    log.event(state, "begun")
    log.event(state, "told", to=2)
    log.event(state, "told", to=2)
    log.event(state, "ended")
    assert numbers(state, 2) == [1, 2, 3, 4]
    assert numbers(state, 0) == numbers(state, None) == [1, 2]


def test_before_anything_has_happened_there_is_nothing_to_look_back_on(state):
    assert log.recent(state, 0) == []
    assert log.last(state, 0) == log.last(state, None) == 0


def test_one_can_look_back_on_the_last_events_only_and_their_numbers_go_on(state):
    for count in range(100):
        log.event(state, "step", count=count)
    assert len(state["events"]) == log.KEEP
    assert numbers(state, None) == list(range(101 - log.KEEP, 101))
    assert log.recent(state, None)[-1] == {"n": 100, "type": "step", "count": 99}


def test_a_flood_for_one_seat_takes_nothing_from_the_others(state):
    log.event(state, "begun")
    for _ in range(100):
        log.event(state, "told", to=1)
    assert numbers(state, 0) == [1]
    assert numbers(state, 1) == list(range(102 - log.KEEP, 102))
    assert log.last(state, 1) == 101
    assert len(state["events"]) == 1 + log.KEEP


def test_numbers_never_change_as_time_goes_on_however_events_mix(state):
    given = {0: {}, 1: {}, None: {}}
    for count in range(300):
        log.event(state, "step", to=(None, 0, None, 1, 1)[count % 5], count=count)
        state = json.loads(json.dumps(state))
        for seat, known in given.items():
            for event in log.recent(state, seat):
                assert known.setdefault(event["count"], event["n"]) == event["n"]
    assert [sorted(known.values()) for known in given.values()] == [
        list(range(1, 181)),
        list(range(1, 241)),
        list(range(1, 121)),
    ]
