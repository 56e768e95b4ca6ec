"""A host's remembered settings, on both kinds of database."""

import pytest

from records.house_rules import remember, remembered

pytestmark = pytest.mark.usefixtures("database_url")


def test_a_host_finds_the_settings_of_last_time():
    remember("ann", "one-two-many", {"target": 15}, now=100.0)
    assert remembered("ann", "one-two-many") == {"target": 15}


def test_new_settings_take_the_place_of_the_old_ones():
    remember("ann", "one-two-many", {"target": 15}, now=100.0)
    remember("ann", "one-two-many", {"target": 20, "timer": 0}, now=200.0)
    assert remembered("ann", "one-two-many") == {"target": 20, "timer": 0}


def test_settings_belong_to_one_person_and_one_game():
    remember("ann", "one-two-many", {"target": 15}, now=100.0)
    assert remembered("ben", "one-two-many") == {}
    assert remembered("ann", "fictionary") == {}
