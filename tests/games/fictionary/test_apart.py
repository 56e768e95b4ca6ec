"""Which wording stands for each writer once everyone is in."""

from random import Random

from games.fictionary import banks, fakes, likeness
from games.fictionary.apart import keep_apart

REAL = "A tall plant with prickly heads"


def of_kind(bank, kind, n=0):
    return bank.fakes_of_kind["noun", kind][n].text


def stands(*writings, real=REAL, word="teasel", seen=(), before=()):
    return keep_apart(writings, real, word, [fakes.ident(t) for t in seen], [fakes.ident(t) for t in before])


def test_a_persons_stands_as_written_whatever_it_is():
    assert stands(["A teasel"], [REAL], ["A boat"], ["A boat"]) == ["A teasel", REAL, "A boat", "A boat"]


def test_a_bots_first_wording_stands_if_nothing_speaks_against_it():
    assert stands(["A silver coin", "A boat"]) == ["A silver coin"]


def test_a_bots_never_names_the_word_even_if_all_else_gives_way():
    hats = ["A hat", "A coat of hat felt"]
    assert stands(["A teasel brush", "Of teasels", "A hat"], hats) == hats


def test_a_bots_is_not_like_the_real_one():
    assert stands(["A plant with soft heads", "A silver coin"]) == ["A silver coin"]
    assert stands(["A plant in a cracked pot", "A silver coin"]) == ["A plant in a cracked pot"]


def test_a_bots_is_not_like_a_persons_wherever_that_person_sits():
    person = "A brass bell rung in fog"
    assert stands(["A brass bell for goats", "A silver coin"], [person])[0] == "A silver coin"
    assert stands([person], ["A brass bell for goats", "A silver coin"])[1] == "A silver coin"


def test_a_bots_is_not_of_the_frame_of_another(bank):
    first, second = (bank.fakes_of_kind["noun", "custom"][n].text for n in (0, 3))
    assert stands([first, "x"], [second, "A silver coin"])[1] == "A silver coin"


def test_a_bots_is_not_of_the_kind_of_another(bank):
    whole = "Whoever is last to leave a wedding"
    person = of_kind(bank, "person")
    assert bank.fake_of_text[whole].kind == bank.fake_of_text[person].kind
    assert stands([person, "x"], [whole, "A silver coin"])[1] == "A silver coin"


def test_the_kind_gives_way_before_the_tables_memory(bank):
    whole, person, fee = "Whoever is last to leave a wedding", of_kind(bank, "person"), of_kind(bank, "fee")
    assert stands([person, "x"], [fee, whole], before=[fee])[1] == whole


def test_the_tables_memory_gives_way_before_being_apart(bank):
    fee, bell = of_kind(bank, "fee"), "A brass bell for goats"
    assert stands(["A brass bell rung in fog"], [bell, fee], before=[fee])[1] == fee


def test_being_apart_gives_way_before_being_unlike_the_real_one():
    bell, like_real = "A brass bell for goats", "A plant with soft heads"
    assert stands(["A brass bell rung in fog"], [like_real, bell])[1] == bell


def test_being_unlike_the_real_one_gives_way_before_repeating():
    said, like_real = "A silver coin", "A plant with soft heads"
    assert stands([said, like_real], seen=[said]) == [like_real]
    assert stands([said], ["a silver coin.", like_real])[1] == like_real


def test_what_was_written_this_game_is_not_written_again():
    assert stands(["A silver coin", "A boat"], seen=["a silver coin!"]) == ["A boat"]


def test_failing_all_it_is_the_first_that_is_not_essentially_the_real_one():
    assert stands([REAL, "A teasel", "A teasel brush"]) == ["A teasel"]
    assert stands([REAL, "A tall plant with the prickly heads"]) == [REAL]


def test_rounds_of_bots_are_kept_apart(bank):
    for i in range(60):
        rng, word = Random(i), list(banks.current().words.values())[i % 40]
        writings = [fakes.make(word.word, word.pos, rng, "hard", 8) for _ in range(3)]
        texts = keep_apart(writings, word.says, word.word)
        chosen = [fakes.wording(text) for text in texts]
        frames = [one.frame for one in chosen if one.frame]
        if word.pos == "noun":
            assert len(frames) == len(set(frames))
            assert not any(likeness.too_real(one.words, likeness.words(word.says)) for one in chosen)
        assert len(set(texts)) == 3
