"""How alike two definitions are."""

import pytest

from games.fictionary import likeness


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("A small boat", "a small-boat!"),
        ("A hooked prod for driving elephants", "A hooked prod, for driving the elephants"),
        ("A hooked prod for driving elephants", "A prod for driving elephants"),
        ("Elephant", "elephant."),
        ("A small boat", "The boat, small"),
    ],
)
def test_essentially_the_same_definition(one, other):
    assert likeness.close(one, other)
    assert likeness.close(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("A hooked prod for driving elephants", "A prod for elephants of war"),
        ("A boat", "The boat of a king"),
        ("A boat", "To boat"),
        ("A small boat", "A small coat"),
    ],
)
def test_another_definition(one, other):
    assert not likeness.close(one, other)


def test_the_line_is_at_sixty_percent_of_the_words_that_matter():
    assert likeness.close("red green blue", "red green blue black white")
    assert not likeness.close("red green blue", "red green pink")
    assert not likeness.close("red green blue", "red green blue black white gray")


@pytest.mark.parametrize(
    ("stem", "words"),
    [
        ("rop", "rope ropes roped roping"),
        ("run", "run runs running"),
        ("carry", "carry carries carried carrying"),
        ("box", "box boxes"),
        ("dress", "dress dresses dressed dressing"),
        ("mak", "make makes making"),
        ("boss", "boss bosses"),
        ("bus", "bus"),
        ("iris", "iris"),
        ("red", "red"),
        ("king", "king kings"),
        ("tie", "tie"),
    ],
)
def test_plurals_ing_and_ed_are_cut(stem, words):
    assert {likeness.stem(word) for word in words.split()} == {stem}


def test_content_words_leave_out_the_small_ones():
    assert likeness.words("A person who mends the sails of ships") == {"mend", "sail", "ship"}
    assert likeness.words("") == frozenset()


def test_too_like_the_real_one_at_two_words_or_a_fifth():
    real = frozenset({"a", "b", "c", "d"})
    assert likeness.too_real(
        frozenset({"a", "b", "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9"}), real
    )
    assert likeness.too_real(frozenset({"a", "y"}), real)
    assert not likeness.too_real(frozenset({"a", "y", "z"}), real)
    assert not likeness.too_real(frozenset({"y", "z"}), real)


def test_fakes_are_too_alike_at_three_words_or_a_quarter():
    fake = frozenset("abcdefgh")
    assert likeness.alike(frozenset("abc") | {f"x{i}" for i in range(20)}, fake)
    assert likeness.alike(frozenset("ab"), fake)
    assert not likeness.alike(frozenset("abz"), fake)
    assert not likeness.alike(frozenset(), frozenset())


def test_the_share_of_words_in_both():
    assert likeness.jaccard({"a", "b"}, {"b", "c"}) == pytest.approx(1 / 3)
    assert likeness.jaccard(set(), set()) == 0
