"""Alphabet Roulette's lists: 72 times one category of each kind, and no two alike."""

import functools
import itertools
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from games.alphabet_roulette import answers
from games.alphabet_roulette.settings import DIE

FOLDER = Path(__file__).parents[2] / "content" / "alphabet_roulette"
LISTS = tomllib.loads((FOLDER / "lists.toml").read_text("utf-8"))["list"]
FIFTEEN = tomllib.loads((FOLDER / "fifteen.toml").read_text("utf-8"))
KINDS = [
    "people",
    "places",
    "food",
    "nature",
    "house",
    "shows",
    "sports",
    "are",
    "words",
    "school",
    "travel",
    "wild",
]
CATEGORIES = [category for each in LISTS for category in each["categories"]]
TEXTS = [category["text"] for category in CATEGORIES]
# Words in which categories are put, which say nothing about what they ask for.
FRAMED = """
a an the of in on at to for with or and by up into onto from that that's who who'd what what's something somebody
someone anything things thing are is it you you'd your can could would where somewhere place word words person people
"""
FRAME = frozenset(FRAMED.split())
CHARACTERS = 40


@functools.cache
def asked_for(text):
    words = (re.sub("[^a-z0-9]", "", word) for word in text.lower().split() if word not in FRAME)
    return frozenset(word[:-1] if word.endswith("s") and len(word) > 3 else word for word in words)


def likeness(one, other):
    """How much of what two categories ask for is the same, from 0 to 1 (Jaccard)."""
    ours, theirs = asked_for(one), asked_for(other)
    return len(ours & theirs) / len(ours | theirs)


def test_there_are_72_lists_numbered_from_one():
    assert [each["no"] for each in LISTS] == list(range(1, 73))
    assert [each["id"] for each in LISTS] == [f"list-{no:02}" for no in range(1, 73)]


def test_every_list_has_one_category_of_each_kind():
    for each in LISTS:
        assert sorted(category["kind"] for category in each["categories"]) == sorted(KINDS), each["id"]


def test_the_864_categories_are_all_different():
    assert len(TEXTS) == 864
    assert [text for text, count in Counter(text.lower() for text in TEXTS).items() if count > 1] == []


def test_no_two_categories_are_near_twins():
    twins = [pair for pair in itertools.combinations(TEXTS, 2) if likeness(*pair) >= 0.5]
    assert twins == []


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("A place to read", "Somewhere you'd read", True),
        ("Something with wings", "Anything with a wing", True),
        ("A word that rhymes with day", "A word that rhymes with snow", False),
        ("Something you can break", "Something you can catch", False),
    ],
)
def test_a_near_twin_asks_for_half_the_same(one, other, alike):
    assert (likeness(one, other) >= 0.5) is alike


def test_no_list_asks_twice_for_the_same_thing():
    for each in LISTS:
        asked = Counter(word for category in each["categories"] for word in asked_for(category["text"]))
        assert [word for word, count in asked.items() if count > 1] == [], each["id"]


def test_a_category_has_two_to_six_words_and_fits_its_line():
    assert [text for text in TEXTS if not 2 <= len(text.split()) <= 6 or len(text) > CHARACTERS] == []


def test_a_category_starts_with_a_capital_and_ends_without_a_mark():
    shape = re.compile(r"[A-Z][A-Za-z0-9é' ,-]*[A-Za-z0-9é]")
    assert [text for text in TEXTS if not shape.fullmatch(text)] == []


def test_things_that_are_is_how_that_kind_begins_and_no_other():
    for category in CATEGORIES:
        assert category["text"].startswith("Things that are ") is (category["kind"] == "are"), category[
            "text"
        ]


def test_openings_vary_within_a_list():
    for each in LISTS:
        openings = Counter(category["text"].split()[0] for category in each["categories"])
        assert openings["Something"] <= 3, each["id"]


def test_the_narrow_categories_have_an_answer_for_fifteen_letters():
    for text, written in FIFTEEN.items():
        assert text in TEXTS, text
        firsts = [
            next((each for each in DIE if answers.starts_with(answer, each)), answer)
            for answer in written.split(", ")
        ]
        assert set(firsts) <= set(DIE), text
        assert len(set(firsts)) >= 15, text
