"""How the banks did in a game: words offered, chosen and found; fakes of the pool that fooled."""

from games.fictionary import content, usage
from games.fictionary.fakes import ident
from tests.games.fictionary.desk import Desk

POOLED = "A toll paid to a ferryman for night crossings"


def lines(desk, kind):
    return [
        {k: v for k, v in line.items() if k != "kind"} for line in usage(desk.state) if line["kind"] == kind
    ]


def test_every_word_offered_is_told_and_the_chosen_one_with_who_found_it():
    desk = Desk(4)
    offer = desk.state["r"]["offer"]
    desk.choose(offer[2])
    desk.write()
    desk.vote({1: "real", 2: 1, 3: "real"})
    told = lines(desk, "word")
    assert [line["item"] for line in told if line.get("offered")] == offer
    assert told[-1] == {"item": offer[2], "chosen": 1, "found": 2, "votes": 3}


def test_a_definition_of_the_pool_is_told_by_its_id_and_one_of_a_persons_own_is_not():
    desk = Desk(4)
    desk.choose()
    desk.write({1: POOLED, 2: "A thing of my own", 3: "A clumsy bow"})
    desk.vote({1: "real", 2: 1, 3: 1})
    assert lines(desk, "fake") == [{"item": ident(POOLED), "chosen": 1, "fooled": 2, "votes": 3}]
    assert content()["fake"][ident(POOLED)] == POOLED


def test_a_round_nobody_wrote_in_still_tells_its_word():
    desk = Desk(3)
    desk.choose()
    for seat in desk.others:
        desk.away(seat)
    assert lines(desk, "word")[-1] == {"item": desk.last["word"], "chosen": 1, "found": 0, "votes": 0}


def test_the_bank_says_a_word_with_its_part_its_sound_and_its_meaning():
    entry = content()["word"]
    assert set(entry) == {word for word in entry if entry[word].startswith(f"{word} (")}
    assert any(" (noun) " in text and ": " in text for text in entry.values())
