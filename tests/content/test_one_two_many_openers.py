"""One Two Many's openers: three hundred short, different things."""

import tomllib
from pathlib import Path

OPENERS = tomllib.loads((Path(__file__).parents[2] / "content/one_two_many/openers.toml").read_text("utf-8"))[
    "openers"
]


def test_there_are_three_hundred_openers_and_no_two_are_the_same():
    assert len(OPENERS) == 300
    assert len({opener.lower().removeprefix("the ") for opener in OPENERS}) == 300


def test_an_opener_is_one_to_three_short_words():
    long = [opener for opener in OPENERS if not 1 <= len(opener.split()) <= 3 or len(opener) > 20]
    assert long == []


def test_an_opener_stands_as_a_player_would_type_it():
    assert [opener for opener in OPENERS if opener != " ".join(opener.split())] == []
    assert all(c.isalpha() or c in " -" for opener in OPENERS for c in opener)
