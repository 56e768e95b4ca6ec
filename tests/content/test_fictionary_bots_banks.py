"""What bots bluff with beside the pool, and the spelling list: counts, and nothing missing."""

import re
import tomllib

from content.fictionary.pipeline import spell, voice
from content.fictionary.pipeline.fakes import KINDS
from content.fictionary.pipeline.frames import mend
from content.fictionary.pipeline.house import BANK, PARTS

ENDINGS = tomllib.loads((BANK / "endings.toml").read_text("utf-8"))
PREFIXES = tomllib.loads((BANK / "prefixes.toml").read_text("utf-8"))["prefix"]
SILLY = tomllib.loads((BANK / "silly.toml").read_text("utf-8"))
LISTED = spell.sections(spell.LIST.read_text("utf-8"))


def test_nineteen_endings_tell_what_a_word_means_in_thirty_eight_sentences():
    assert len(ENDINGS["ending"]) == 19
    assert len({says for ending in ENDINGS["ending"] for says in ending["says"]}) == 38


def test_a_sentence_for_an_ending_keeps_its_promise_in_the_house_voice():
    for ending in ENDINGS["ending"]:
        for says in ending["says"]:
            text = mend(says.replace("{topic}", ENDINGS["topics"][0]))
            assert voice.faults(ending["pos"], text) == [], text
            assert set(re.findall("[a-z]+", text.lower())) & set(ending["promise"]), text


def test_eighteen_shapes_lean_toward_kinds_that_there_are():
    assert len(ENDINGS["shape"]) == 18
    assert [s for s in ENDINGS["shape"] if not set(s["kinds"]) <= set(KINDS[s["pos"]].split())] == []


def test_ninety_eight_beginnings_mean_something():
    assert len({prefix["prefix"] for prefix in PREFIXES}) == len(PREFIXES) == 98
    assert all(prefix["means"] for prefix in PREFIXES)


def test_there_are_fifteen_jokes_for_each_part_of_speech_that_has_them():
    assert set(SILLY) < set(PARTS)
    assert [len(set(jokes)) for jokes in SILLY.values()] == [15, 15, 15]
    assert [joke for pos, jokes in SILLY.items() for joke in jokes if voice.faults(pos, joke)] == []


def test_no_word_of_the_banks_is_missing_from_the_spelling_list():
    assert spell.lacking({word for section in LISTED for word in section}) == []


def test_a_section_of_the_spelling_list_is_decoded_as_it_was_coded():
    words = ["bake", "baker", "bakery", "cake", "a"]
    assert spell.decoded(spell.coded(words)) == sorted(words)
    assert spell.coded(["bake", "baker", "cake"]) == "0bake\n4r\n0cake"


def test_the_spelling_lists_commonest_words_are_common_ones():
    common, _, _, top = LISTED
    assert set(top) <= set(common)
