"""What an answer says. The examples in answers.json are those the letter check on the page is held to as well."""

import json
from pathlib import Path

import pytest

from games.alphabet_roulette import answers

EXAMPLES = json.loads(Path(__file__).with_name("answers.json").read_text("utf-8"))


@pytest.mark.parametrize(("text", "letter", "fits"), EXAMPLES["letter"])
def test_an_answer_begins_with_its_first_word_that_is_no_article(text, letter, fits):
    assert answers.starts_with(text, letter) is fits


@pytest.mark.parametrize(("text", "letter", "count"), EXAMPLES["words"])
def test_the_words_with_the_letter_are_counted(text, letter, count):
    assert answers.alliteration(text, letter) == count


@pytest.mark.parametrize(("one", "other", "are_same"), EXAMPLES["same"])
def test_case_marks_an_article_and_a_plural_make_no_difference_and_nothing_else(one, other, are_same):
    assert (answers.same(one) == answers.same(other)) is are_same


def test_the_beatles_is_a_b():
    assert answers.words("The Beatles") == ("beatles",)
    assert answers.starts_with("The Beatles", "B")


def test_bananas_and_a_banana_are_the_same():
    assert answers.same("Bananas") == answers.same("a banana") == "banana"


def test_only_the_first_article_is_skipped_and_only_if_something_follows():
    assert answers.words("The A Team") == ("a", "team")
    assert answers.words("the") == ("the",)


def test_an_answer_of_nothing_but_marks_is_blank():
    assert [answers.is_blank(text) for text in ("", "  ", "...", "-", "&", "7")] == [
        True,
        True,
        True,
        True,
        False,
        False,
    ]
