"""What bots make up."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from games.fictionary import banks, fakes, likeness, shapes
from games.fictionary.bots import LEVELS

MANY = 600


def firsts(word, pos, level, times=MANY):
    rng = Random(f"{word} {level}")
    return [fakes.make(word, pos, rng, level, 1)[0] for _ in range(times)]


def share(texts, holds):
    return sum(map(holds, texts)) / len(texts)


def test_up_to_eight_different_wordings():
    for level in LEVELS:
        made = fakes.make("skep", "noun", Random(1), level, 8)
        assert len(made) == len(set(made)) == 8
        assert all(0 < len(text) <= 140 for text in made)


@pytest.mark.parametrize("pos", ["noun", "verb", "adjective", "adverb"])
def test_they_are_of_the_words_part_of_speech(pos, bank):
    others = {fake.text for fake in bank.fakes[pos]} | {word.says for word in bank.words_of[pos]}
    made = fakes.make("zuvvle", pos, Random(2), "hard", 8)
    assert set(made) <= others


def test_a_part_of_speech_nobody_knows_is_a_noun(bank):
    made = fakes.make("zuvvle", "interjection", Random(2), "hard", 8)
    assert {bank.fake_of_text[text].pos for text in made if text in bank.fake_of_text} == {"noun"}


@pytest.mark.parametrize(("level", "chance"), [("easy", 0.05), ("medium", 0.08), ("hard", 0.10)])
def test_some_are_another_words_real_definition(level, chance, bank):
    real = {word.says for word in bank.words.values()}
    assert share(firsts("zuvvle", "adverb", level, 6000), real.__contains__) == pytest.approx(
        chance, abs=0.012
    )


@pytest.mark.parametrize(("level", "chance"), [("easy", 0.15), ("medium", 0), ("hard", 0)])
def test_an_easy_bot_is_silly_one_time_in_seven(level, chance, bank):
    jokes = set(bank.silly["noun"])
    assert share(firsts("zuvvle", "noun", level, 2000), jokes.__contains__) == pytest.approx(
        chance, abs=0.025
    )


@pytest.mark.parametrize(("level", "chance"), [("easy", 0.25), ("medium", 0.5), ("hard", 0.7)])
def test_a_telling_ending_is_told_by_level(level, chance):
    """An easy bot's jokes come out of the same draw, so what it tells is 25% less the 15% it jokes."""
    told = share(firsts("zuvvlephobia", "noun", level), lambda text: "fear" in text or "dread" in text)
    assert told == pytest.approx(chance - fakes.SILLINESS.get(level, 0), abs=0.06)


def test_the_ending_is_told_about_what_the_beginning_means():
    texts = [text for text in firsts("vitrophobia", "noun", "hard", 60) if "fear" in text or "dread" in text]
    assert texts
    assert all("window glass" in text for text in texts)


@pytest.mark.parametrize(("level", "lean"), [("easy", 0.3), ("medium", 0.5), ("hard", 0.65)])
def test_an_endings_shape_is_leaned_on_by_level(level, lean, bank):
    """-wort suggests a plant: the lean, and a plant by chance otherwise; from those the pool gave."""
    texts = [t for t in firsts("zuvvlwort", "noun", level, 1500) if t in bank.fake_of_text]
    by_chance = len(bank.fakes_of_kind["noun", "plant"]) / len(bank.fakes["noun"])
    plants = share(texts, lambda text: bank.fake_of_text[text].kind == "plant")
    assert plants == pytest.approx(lean + (1 - lean) * by_chance, abs=0.05)


def test_a_quarter_touch_on_what_the_words_beginning_means(bank):
    texts = [t for t in firsts("ichthyuvvle", "noun", "medium", 1500) if t in bank.fake_of_text]
    about = {"fish", likeness.stem("herring")}
    by_chance = sum(not fake.words.isdisjoint(about) for fake in bank.fakes["noun"]) / len(bank.fakes["noun"])
    fishy = share(texts, lambda text: not bank.fake_of_text[text].words.isdisjoint(about))
    assert fishy == pytest.approx(0.25 + 0.75 * by_chance, abs=0.05)


def test_what_a_beginning_means_counts_in_full_though_the_pool_lacks_some_of_its_words(bank):
    fishy = banks.Prefix("zuvv", "fish", frozenset({"fish", "unheard", "unseen", "unsaid"}))
    with banks.use(replace(bank, prefixes=[fishy])):
        texts = [t for t in firsts("zuvvuvvle", "noun", "medium", 1500) if t in bank.fake_of_text]
    by_chance = len(bank.fakes_about["noun", "fish"]) / len(bank.fakes["noun"])
    share_of_fish = share(texts, lambda text: "fish" in bank.fake_of_text[text].words)
    assert share_of_fish == pytest.approx(0.25 + 0.75 * by_chance, abs=0.05)


def test_only_the_first_wording_of_an_easy_bot_is_a_joke(bank):
    jokes, rng = set(bank.silly["noun"]), Random(3)
    many = [fakes.make("zuvvle", "noun", rng, "easy", 8) for _ in range(200)]
    assert any(made[0] in jokes for made in many)
    assert not any(text in jokes for made in many for text in made[1:])


def test_an_ending_is_told_less_often_after_the_first_wording():
    """Three times in ten as often: 21% of a hard bot's later draws, more than none and less than the first's 70%."""
    rng, told, later = Random(8), 0, 0
    for _ in range(400):
        made = fakes.make("zuvvlephobia", "noun", rng, "hard", 2)
        later += len(made) - 1
        told += sum(fakes.shapes.looks_made(text) for text in made[1:])
    assert told / later == pytest.approx(0.7 * 0.3, abs=0.06)


def test_a_bot_borrows_the_definition_of_another_word_and_never_of_this_one(bank):
    word = next(word for word in bank.words.values() if word.pos == "adverb")
    others = {other.says for other in bank.words_of["adverb"]} - {word.says}
    made = {text for i in range(300) for text in fakes.make(word.word, "adverb", Random(i), "hard", 8)}
    assert word.says not in made
    assert others <= made


def test_no_wording_names_the_word_or_begins_a_word_like_it():
    for i in range(40):
        made = fakes.make("herring", "noun", Random(i), "medium", 8)
        assert not any("herr" in text.casefold() for text in made)
    assert shapes.gives_away("A skeptic's hat", "skeptical")
    assert shapes.gives_away("A SKEP of bees", "skep")
    assert not shapes.gives_away("A straw hat", "skeptical")
    assert shapes.gives_away("A skept hat", "skeptical")
    assert not shapes.gives_away("A skepful of bees", "skeptical")


def test_the_wordings_of_one_bot_differ_in_kind_frame_and_words(bank):
    repeats = Counter()
    for i in range(100):
        made = [fakes.wording(text) for text in fakes.make("zuvvle", "noun", Random(i), "medium", 8)]
        repeats["kind"] += len([m for m in made if m.kind]) != len({m.kind for m in made if m.kind})
        repeats["frame"] += len([m for m in made if m.frame]) != len({m.frame for m in made if m.frame})
    assert repeats["kind"] < 15
    assert repeats["frame"] < 5
    assert len({fake.kind for fake in bank.fakes["noun"]}) >= 14


def test_the_same_stream_makes_the_same_wordings():
    assert fakes.make("skep", "noun", Random(9), "hard", 8) == fakes.make(
        "skep", "noun", Random(9), "hard", 8
    )


def test_a_definitions_id_is_the_same_however_it_is_typed():
    assert fakes.ident("A small boat") == fakes.ident("a small-boat!")
    assert fakes.ident("A small boat") != fakes.ident("A small coat")
    assert len(fakes.ident("A small boat")) == 8


def test_a_sentence_of_an_ending_and_a_joke_are_known_for_what_they_are():
    assert shapes.stock_frame("An unreasonable fear of dentists' chairs") == "An unreasonable fear of {topic}"
    assert (
        shapes.stock_frame("a DREAD of fog that comes on at night")
        == "A dread of {topic} that comes on at night"
    )
    assert shapes.looks_made("A hat for a goose")
    assert not shapes.looks_made("A hat for a moose")
    assert not shapes.looks_made("An unreasonable fear of ")
    assert not shapes.looks_made("A dread of fog that comes on at noon")


def test_a_wording_from_elsewhere_has_its_content_words_worked_out():
    one = fakes.wording("A person who mends sails")
    assert (one.kind, one.frame, one.words) == ("", "", frozenset({"mend", "sail"}))


def test_the_bank_stores_the_content_words_that_would_be_worked_out(bank):
    for fake in bank.fake_of_text.values():
        assert fake.words == likeness.words(fake.text)


def test_a_words_ending_and_beginning_are_the_longest_there_are():
    assert shapes.ending_of("ichthyomancy", "noun").ending == "mancy"
    assert shapes.ending_of("ichthyomancy", "verb") is None
    assert shapes.ending_of("phobia", "noun") is None
    assert shapes.prefix_of("ichthyomancy").prefix == "ichthyo"
    assert shapes.prefix_of("ichthyish").prefix == "ichthy"
    assert shapes.prefix_of("ichthyic") is None
    assert shapes.kinds_of("mugwort", "noun") == ("plant",)
    assert shapes.kinds_of("mugwort", "verb") == ()
