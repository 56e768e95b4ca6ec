"""Coins on pages without script have the letters that they have in a room (tests/js/coins.test.mjs)."""

import pytest

from blueprints.initials import all_initials, initials


@pytest.mark.parametrize(
    ("name", "mark"),
    [
        ("Ann Lee", "AL"),
        ("Ann", "An"),
        ("Ann (2)", "A2"),
        ("李雷", "李雷"),
        ("!!", "?"),
        ("x", "X"),
        ("é. b", "ÉB"),
    ],
)
def test_two_letters_say_who_it_is(name, mark):
    assert initials(name) == mark


def test_no_two_at_a_table_are_alike_where_their_letters_allow_it():
    assert all_initials(["Ann", "Anna", "Andy", "Ann"]) == ["An", "Aa", "Ad", "An"]
