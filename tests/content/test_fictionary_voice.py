# ruff: noqa: RUF001 (a stress mark is not an accent)
"""The house voice, the rating of a word, and the letters of a respelling: what the banks are held to."""

import pytest

from content.fictionary.pipeline import respelling, voice
from content.fictionary.pipeline.rating import UNCOUNTED, obscurity, rating
from content.fictionary.pipeline.said import respell


@pytest.mark.parametrize(
    ("pos", "text"),
    [
        ("noun", "A sailors' stew of meat, vegetables and hard biscuit"),
        ("noun", "Money paid for leaving a boat on a beach"),
        ("verb", "To run off, taking something along"),
        ("adjective", "Not quite respectable in taste or morals"),
        ("adverb", "To one side, and a little behind"),
    ],
)
def test_a_plain_definition_has_no_fault(pos, text):
    assert voice.faults(pos, text) == []


@pytest.mark.parametrize(
    ("pos", "text", "fault"),
    [
        ("noun", "A small boat.", "13 characters, not 15 to 100"),
        ("noun", "A small river boat.", "the character '.'"),
        ("noun", "A boat (of reeds) for rivers", "the character '('"),
        ("noun", "a small river boat", "no capital first"),
        ("noun", "A small  river boat", "a stray space"),
        ("noun", "To row a small boat", "no noun starts with To"),
        ("verb", "Rows a small river boat", "a verb starts with To"),
        ("adjective", "A little worn at the edges", "no adjective starts with A"),
        ("adjective", "Of or in small river boats", "a dictionary's words: 'Of or'"),
        ("noun", "A boat of a man who has a boat on a lake in a wood by a mill", "18 words, at most 15"),
    ],
)
def test_each_breach_of_the_voice_is_named(pos, text, fault):
    assert fault in voice.faults(pos, text)


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("caraf", "A carafe made of river clay"),
        ("skep", "A thing like two skeps tied up"),
        ("brattle", "To make brattish noises"),
    ],
)
def test_a_definition_never_echoes_its_word(word, text):
    assert any("echoes" in fault for fault in voice.faults("", text, word))


def test_sharing_four_letters_is_no_echo():
    assert voice.faults("noun", "A carpet of fallen leaves", "carpus") == []


def test_brisance_is_rated_97():
    assert obscurity(0.9) == 94
    assert rating(94, guessable=0, fun=93, definition=100) == 97


def test_an_uncounted_word_is_nearly_as_obscure_as_can_be():
    assert obscurity(UNCOUNTED) == 98
    assert (obscurity(0.0), obscurity(9.0)) == (100, 0)


@pytest.mark.parametrize(
    ("said", "say"),
    [
        ("ˈbrat-əl", "brat uhl"),
        ("ˌkä-miˈnāt", "kah mih nayt"),
        ("əˈkȯst", "uh kawst"),
        ("ˈīd-əl", "eyed uhl"),
        ("ˈkȯrˌdīt", "kor dite"),
        ("ˈān-shənt", "ain shunt"),
        ("ˈges-təˌlōs", "ghess tuh lohss"),
        ("ˈbezˌmäns", "bez mahnse"),
        ("sīˈner-ik", "sigh nair ik"),
        ("ˈfyü-kyəˌlau̇t", "few kew lout"),
        ("skwärˈsīs", "skwahr sice"),
        ("busk", None),
    ],
)
def test_a_respelling_is_said_in_plain_pieces(said, say):
    if say is None:
        assert any("no respelling has" in fault for fault in respelling.faults(said))
    else:
        assert respelling.faults(said) == []
        assert respelling.aloud(said) == say


@pytest.mark.parametrize("said", ["brat-əl", "ˈbratl", "ˈbrat--əl", "ˈbəsk", "ˈbratəl", ""])
def test_a_faulty_respelling_is_caught(said):
    assert respelling.faults(said)


@pytest.mark.parametrize(
    ("phones", "said"),
    [
        ("AH0 K AO1 S T", "əˈkȯst"),
        ("B R AE1 T AH0 L", "ˈbrat-əl"),
        ("F EY2 N T HH AA1 R T IH0 D", "ˌfāntˈhär-tid"),
        ("K AE0 N AY1", "kaˈnī"),
        ("S EH1 N T AY2 M", "ˈsenˌtīm"),
        ("B AH1 S K", "bəsk"),
    ],
)
def test_phones_become_a_respelling(phones, said):
    assert respell(phones.split()) == said
