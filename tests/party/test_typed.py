"""Typed text, cleaned once at the door."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.party import typed

THOROUGH = settings(max_examples=500, deadline=None, derandomize=True, database=None)
TRICKY = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from(
            "\u200b\u200c\u200d\u202e\u2066\ufeff\ufe0f\u0301\u0307\u3164\u00ad\u2028 \t\n🔥👩\u094dक"
        ),
    ),
    max_size=80,
)


@pytest.mark.parametrize(
    ("raw", "line"),
    [
        ("  fire  ", "fire"),
        ("ice\ncream", "ice cream"),
        ("ice \t\r\n cream", "ice cream"),
        ("ice\u2028cream\u00a0cone\u3000!", "ice cream cone !"),
        ("fi\u200bre", "fire"),
        ("fi\u200dre", "fire"),
        ("🔥\u200dx", "🔥x"),
        ("x\u200d🔥", "x🔥"),
        ("\ufefffire\u2060", "fire"),
        ("fi\u00adre", "fire"),
        ("\u202eerif\u202c", "erif"),
        ("\u2066fire\u2069", "fire"),
        ("fi\x00\x07re\x1b", "fire"),
        ("\ud800fire", "fire"),
        ("fire\uffff\ufdd0\ue000", "fire"),
        ("fire\ufe0f", "fire"),
        ("cafe\u0301", "café"),
        ("z\u0302\u0303\u0304\u0306\u0307\u0308a", "ẑ\u0303\u0304\u0306\u0307a"),
    ],
)
def test_a_line_keeps_its_words_and_loses_the_tricks(raw, line):
    assert typed.clean(raw, 60) == line


@pytest.mark.parametrize(
    "blank", ["", "   ", "\n\t", "\u200b", "\u3164", "\u2800\u115f", "\u202e \u202c", "\u200d"]
)
def test_what_draws_nothing_is_nothing(blank):
    assert typed.clean(blank, 60) == ""


@pytest.mark.parametrize("other", [None, 3, True, ["fire"], {"text": "fire"}, b"fire"])
def test_what_is_no_text_is_nothing(other):
    assert typed.clean(other, 60) == ""


@pytest.mark.parametrize(
    "text", ["👩‍🚀", "🏳️‍🌈", "❤️‍🔥", "می‌خواهم", "नमस्‍ते", "Straße", "日本語", "🇫🇷", "don\u2019t", "A & B = C (D)"]
)
def test_what_people_really_write_stays_as_it_is(text):
    assert typed.clean(text, 60) == text


def test_a_line_is_cut_to_the_most_it_may_have():
    assert typed.clean("a" * 100, 60) == "a" * 60
    assert typed.clean("aaa bbb", 4) == "aaa"
    assert typed.clean("👩‍🚀", 2) == "👩"


def test_a_very_long_text_is_not_read_to_its_end():
    assert typed.clean(" " * 480 + "fire", 60) == ""


def test_runs_of_spaces_stay_where_they_are_asked_to():
    assert typed.clean(" ice  cream ", 60, keep_spaces=True) == "ice  cream"
    assert typed.clean(" ice\n\ncream ", 60, keep_spaces=True) == "ice  cream"


@THOROUGH
@given(TRICKY, st.integers(1, 60), st.booleans())
def test_a_clean_line_is_short_and_whole_and_clean_already(raw, most, keep_spaces):
    line = typed.clean(raw, most, keep_spaces)
    assert len(line) <= most
    assert line == line.strip()
    assert unicodedata.is_normalized("NFC", line)
    assert line.encode("utf-8").decode("utf-8") == line
    assert not any(unicodedata.category(char) in ("Cc", "Cs", "Co", "Zl", "Zp") for char in line)
    assert keep_spaces or "  " not in line
    assert typed.clean(line, most, keep_spaces) == line


@pytest.mark.parametrize(
    ("one", "other"),
    [("fire", "FIRE"), (" fire ", "Fire"), ("cafe\u0301", "CAFÉ"), ("Straße", "STRASSE"), ("ΣΑΣ", "σας")],
)
def test_case_spaces_around_and_ways_to_encode_make_no_difference(one, other):
    assert typed.same(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("fire", "fires"),
        ("ice cream", "icecream"),
        ("ice cream", "ice  cream"),
        ("cafe", "café"),
        ("the sea", "sea"),
    ],
)
def test_anything_more_is_a_difference(one, other):
    assert not typed.same(one, other)
