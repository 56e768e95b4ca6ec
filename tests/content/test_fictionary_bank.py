"""Fictionary's word bank as it stands: built from its source, within its caps, read, and said aloud."""

import json
from collections import Counter

import pytest

from content.fictionary.pipeline import build, dictionaries, house, pack, respelling, said, verify
from content.fictionary.pipeline.rating import rating

ROWS = house.lines()
WORDS = house.kept(ROWS)
FILES = {"CMUdict": said.CMUDICT, "house": said.BY_HOUSE}


def test_every_word_that_was_read_is_kept_in_the_house_voice_or_dropped_with_a_reason():
    assert house.faults(ROWS) == []


def test_there_are_more_words_than_any_table_will_play():
    assert len(WORDS) >= 2_261


def test_the_bank_is_what_its_source_builds():
    text = build.bank(WORDS, build.verdicts())
    assert build.WORDS.read_text("utf-8") == text
    assert pack.FOLDER.joinpath("words.json").read_text("utf-8") == pack.packed(text)


def test_every_rating_is_worked_out_from_its_scores():
    scores = [(word.obscurity, word.guessable, word.fun, word.definition) for word in WORDS]
    assert [word.rating for word in WORDS] == [rating(*four) for four in scores]
    assert all(word.guessable <= 55 for word in WORDS)


def test_a_word_is_its_own_id():
    entries = json.loads((house.BANK / "words.json").read_text("utf-8"))
    assert [entry["id"] for entry in entries] == [entry["word"] for entry in entries]
    assert [entry["id"] for entry in entries] == sorted(word.word for word in WORDS)


def test_a_word_once_shipped_stays_in_the_bank_or_is_retired():
    assert len(build.shipped()) >= 2_261
    assert build.lost(ROWS) == []
    assert build.lost([row for row in ROWS if row["word"] != WORDS[0].word]) == [WORDS[0].word]


@pytest.mark.parametrize(("topic", "most"), [("nature", 0.12), ("technical", 0.04)])
def test_plants_animals_and_jargon_are_few(topic, most):
    share = sum(word.topic == topic for word in WORDS) / len(WORDS)
    assert share <= most


def test_most_words_were_counted_in_print():
    tiers = Counter(word.tier for word in WORDS)
    assert (tiers["B"] + tiers["C"]) / len(WORDS) <= 0.25


def test_no_two_words_begin_so_alike_that_they_are_one_family():
    starts = Counter(word.word[:7] for word in WORDS if len(word.word) >= 7)
    assert [start for start, n in starts.items() if n > 1] == []


def test_every_definition_was_checked_against_both_dictionaries():
    assert verify.faults(WORDS, build.verdicts()) == []


def test_an_entry_cut_off_before_its_source_is_still_websters(monkeypatch):
    cut, other = b"Bluenose, a ship (called also", b"luthier, n. [RDH]"
    text = cut + b" Bluenoser) [Webster 1913 Suppl.] " + other + b" Lutidine [1913 Webster]"
    places = {"bluenose": [(0, len(cut))], "luthier": [(text.index(other), len(other))]}
    monkeypatch.setattr(dictionaries, "_gcide_text", lambda: text)
    monkeypatch.setattr(dictionaries, "_gcide_places", places.__getitem__)
    assert dictionaries.webster("bluenose") == [cut.decode() + " Bluenoser) [Webster 1913 Suppl.]"]
    assert dictionaries.webster("luthier") == []


def test_every_word_can_be_said_aloud():
    told = [row["word"] for path in FILES.values() for row in said.rows(path)]
    assert sorted(told) == sorted(word.word for word in WORDS)


@pytest.mark.parametrize("source", FILES)
def test_a_pronunciation_is_spelt_in_our_letters_and_says_its_source(source):
    for row in said.rows(FILES[source]):
        assert respelling.faults(row["said"]) == [], row
        assert row["say"] == respelling.aloud(row["said"]), row
        assert row["source"] == source, row
