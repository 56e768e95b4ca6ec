"""The banks, and the forms they are read from."""

import tomllib

import pytest

from content.fictionary.pipeline import pack, variety
from content.fictionary.pipeline.fakes import KINDS
from games.fictionary import banks, warm
from games.fictionary.banks import FOLDER, PARTS

WORD = """
[[word]]
id = "skep"
word = "skep"
pos = "noun"
sense_key = "skep%1:06:00::"
family = "skep"
topic = ""
obscurity = 80
guessable = 10
fun = 70
definition = 95
rating = 90
says = "A beehive woven from straw"
verified = "both"
difference = ""
"""


def test_packed_words_hold_what_the_game_needs_one_a_line():
    assert pack.packed(WORD) == (
        '[\n{"id": "skep", "word": "skep", "pos": "noun", "family": "skep", "topic": "", "obscurity": 80, '
        '"rating": 90, "says": "A beehive woven from straw"}\n]\n'
    )


def test_the_games_own_words_are_packed_as_their_source_says():
    source = (FOLDER / "words.toml").read_text("utf-8")
    assert (FOLDER / "words.json").read_text("utf-8") == pack.packed(source), (
        "python -m content.fictionary.pipeline.pack"
    )
    assert len(banks.load(FOLDER).words) == len(tomllib.loads(source)["word"])


def test_the_games_own_bank_has_what_bots_need_for_every_part_of_speech():
    bank = banks.load(FOLDER)
    for pos in {word.pos for word in bank.words.values()}:
        assert len(bank.fakes.get(pos, [])) >= 20, pos
    assert set(bank.fakes) | set(bank.words_of) | {e.pos for e in bank.endings} <= set(PARTS)


def test_an_endings_shape_leans_only_toward_kinds_that_the_pool_has():
    shapes = banks.load(FOLDER).shapes
    assert [(s.ending, kind) for s in shapes for kind in s.kinds if kind not in KINDS[s.pos].split()] == []


def test_a_bank_is_read_once_and_warming_up_reads_it(bank):
    warm()
    assert banks.load(FOLDER) is banks.load(FOLDER)
    assert banks.current() is bank


def test_a_bank_in_use_is_put_back_even_when_something_goes_wrong(bank):
    other = banks.load(FOLDER)
    with pytest.raises(KeyError), banks.use(other):
        assert banks.current() is other
        raise KeyError
    assert banks.current() is bank


def test_a_folder_without_a_bank_says_which_file_is_missing(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"words\.json"):
        banks.read(tmp_path)


def test_variety_counts_rounds_and_names_every_source():
    played, faults, sources = variety.measure(12)
    assert played >= 12
    assert set(faults) <= set(variety.FAULTS)
    assert faults["again"] == faults["word"] == 0
    assert sources["the pool"] > sources["another word"]


def test_variety_sees_two_fakes_of_a_frame_and_one_like_the_real(bank):
    first, second = bank.fakes_of_kind["noun", "custom"][:2]
    this = {"cards": [
        {"text": first.text, "real": False}, {"text": second.text, "real": False},
        {"text": "Hanging boots on a gate", "real": True},
    ]}  # fmt: skip
    nothing = {"again": set(), "before": set(), "words": set()}
    assert variety._faults({**this, "word": "x"}, nothing) >= {"frame", "kind", "real"}
