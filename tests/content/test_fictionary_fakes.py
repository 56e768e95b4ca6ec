"""The pool of made-up definitions: exact counts, the house voice, nothing worn out, nothing near the truth."""

import csv
from collections import Counter

import pytest

from content.fictionary.pipeline import house, voice
from content.fictionary.pipeline.fakes import FAKES, KINDS, QUOTAS, Made, best_lengths, whole
from content.fictionary.pipeline.frames import Frame, fillings, frames, mend
from content.fictionary.pipeline.gates import ALLOWANCE, FRAME_SHARE, TWIN, WORD_SHARE, Likes
from games.fictionary import likeness

with FAKES.open(newline="", encoding="utf-8") as file:
    ROWS = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
OF = {pos: [row for row in ROWS if row["pos"] == pos] for pos in QUOTAS}
REAL = house.kept(house.lines())


def test_there_are_twenty_thousand_in_the_word_banks_proportions():
    assert {pos: len(rows) for pos, rows in OF.items()} == QUOTAS


def test_they_come_of_many_frames_and_many_were_written_whole():
    assert len({row["frame"] for row in ROWS} - {""}) >= 508
    assert sum(not row["frame"] for row in ROWS) >= 3110


def test_every_kind_of_thing_is_there_and_no_other():
    assert {pos: " ".join(sorted({row["kind"] for row in rows})) for pos, rows in OF.items()} == KINDS
    assert {pos: len(kinds.split()) for pos, kinds in KINDS.items()} == {
        "noun": 38,
        "adjective": 17,
        "verb": 15,
        "adverb": 5,
    }


def test_each_is_in_the_house_voice():
    found = [(row["text"], voice.faults(row["pos"], row["text"])) for row in ROWS]
    assert [text for text, faults in found if faults] == []


def test_each_carries_its_content_words():
    assert [r["text"] for r in ROWS if r["words"] != " ".join(sorted(likeness.words(r["text"])))] == []


@pytest.mark.parametrize("pos", QUOTAS)
def test_no_frame_is_worn_out(pos):
    uses = Counter(row["frame"] for row in OF[pos] if row["frame"])
    assert [name for name, n in uses.items() if n > FRAME_SHARE * QUOTAS[pos]] == []


@pytest.mark.parametrize("pos", QUOTAS)
def test_no_word_is_worn_out(pos):
    real = [word.says for word in REAL if word.pos == pos]
    said = Counter(word for text in real for word in likeness.words(text))
    uses = Counter(word for row in OF[pos] for word in row["words"].split())
    most = {word: max(WORD_SHARE, ALLOWANCE * said[word] / len(real)) * QUOTAS[pos] for word in uses}
    assert [word for word, n in uses.items() if n > most[word]] == []


@pytest.mark.parametrize("pos", QUOTAS)
def test_no_two_are_near_twins(pos):
    before = Likes()
    for row in OF[pos]:
        words = frozenset(row["words"].split())
        assert not before.has(words, TWIN), row["text"]
        before.add(words)


def test_none_is_essentially_a_real_definition():
    close = [
        (fake["text"], word.word)
        for word in REAL
        for fake in _sharing(word.says)
        if likeness.close(fake["text"], word.says)
    ]
    assert close == []


def test_those_written_whole_are_in_the_pool_or_were_turned_away_by_a_gate():
    assert {row["text"] for row in ROWS if not row["frame"]} <= {made.text for made in whole()}


def test_a_frame_fills_its_blanks_with_what_goes_together():
    frame = Frame("boat", "noun", "vehicle", "A {size} {craft}", [
        {"size": ["open", "small"], "craft": ["punt"]},
        {"size": ["ocean-going"], "craft": ["yacht"]},
    ])  # fmt: skip
    assert sorted(fillings(frame)) == ["A small punt", "An ocean-going yacht", "An open punt"]
    assert fillings(frame) == fillings(frame)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("a oar of an boat", "An oar of a boat"),
        ("A hour in an union", "An hour in a union"),
        ("a useful one", "A useful one"),
        ("an uneven a urn", "An uneven an urn"),
    ],
)
def test_an_article_goes_with_what_follows(typed, meant):
    assert mend(typed) == meant


def test_what_goes_is_of_the_length_that_there_is_most_too_much_of():
    short, long = "A thin gray wire", "A thin gray wire for hanging lamps on ships"
    framed = [Made("noun", "tool", "wire", text) for text in (short, short, short, long, long)]
    left = best_lengths(framed, [], 4, real=[short, long])
    assert sorted(made.text for made in left) == [short, short, long, long]


def test_frames_have_names_of_their_own():
    assert [name for name, n in Counter(frame.name for frame in frames()).items() if n > 1] == []


_HAVING: dict[str, list[dict[str, str]]] = {}


def _sharing(text: str) -> list[dict[str, str]]:
    """The fakes that share two content words or more with a text: no other can be close to it."""
    if not _HAVING:
        for row in ROWS:
            for word in row["words"].split():
                _HAVING.setdefault(word, []).append(row)
    shared = Counter(row["text"] for word in likeness.words(text) for row in _HAVING.get(word, ()))
    return [{"text": text} for text, n in shared.items() if n >= 2]
