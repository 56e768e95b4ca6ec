"""The five words a Judge is offered."""

import copy
from collections import Counter

import pytest

from games.fictionary import banks, course, new, words
from games.fictionary.banks import Bank, Word
from games.party import draw
from tests.games.fictionary.desk import Desk

NOTHING = (frozenset(), frozenset())


def bank_of(*entries):
    """A bank of words given as (id, rating), or (id, rating, family, topic)."""
    made = [(*entry, entry[0], "")[:4] if len(entry) == 2 else entry for entry in entries]
    bank = {
        name: Word(name, name, "noun", family, topic, 80, rating, "A thing")
        for name, rating, family, topic in made
    }
    return Bank(bank, {}, {}, {}, {}, {}, [], [], [], [], {}, {})


def offers(bank, times, n=5, tiers=(NOTHING,)):
    with banks.use(bank):
        return [words.offer(draw.stream("s", "offer", i), n, tiers) for i in range(times)]


def test_a_perfect_word_weighs_one_and_a_sixty_about_a_quarter():
    assert words.weight(100) == 1
    assert words.weight(60) == pytest.approx(0.27, abs=0.005)
    assert words.weight(59) == 0.01


def test_a_word_rated_60_is_offered_about_a_quarter_as_often_as_a_perfect_one():
    bank = bank_of(*((f"perfect{i}", 100) for i in range(100)), *((f"sixty{i}", 60) for i in range(100)))
    seen = Counter(word.rstrip("0123456789") for hand in offers(bank, 3000) for word in hand)
    assert seen["sixty"] / seen["perfect"] == pytest.approx(0.27, abs=0.03)


def test_a_word_under_the_floor_is_offered_only_when_everything_better_is_used_up():
    bank = bank_of(*((f"good{i}", 80) for i in range(400)), *((f"poor{i}", 50) for i in range(5)))
    assert not any("poor" in word for hand in offers(bank, 100) for word in hand)
    used = ({f"good{i}" for i in range(398)}, frozenset())
    assert all({"good398", "good399"} < set(hand) for hand in offers(bank, 20, tiers=(used,)))


def test_no_two_of_a_hand_are_of_one_family():
    bank = bank_of(*((f"w{i}", 80, f"family{i // 4}", "") for i in range(24)))
    for hand in offers(bank, 100):
        assert len(set(hand)) == 5
        assert len({int(word[1:]) // 4 for word in hand}) == 5


def test_no_two_of_a_hand_are_nature_or_technical_words():
    topics = ["nature"] * 10 + ["technical"] * 10 + [""] * 4
    bank = bank_of(*((f"w{i}", 80, f"w{i}", topic) for i, topic in enumerate(topics)))
    for hand in offers(bank, 200):
        counts = Counter(topics[int(word[1:])] for word in hand)
        assert counts["nature"] <= 1
        assert counts["technical"] <= 1
        assert len(hand) == 5


def test_the_first_tier_that_leaves_enough_holds():
    bank = bank_of(*((f"w{i}", 80) for i in range(8)))
    strict = ({f"w{i}" for i in range(4)}, frozenset())
    loose = ({"w0", "w1"}, frozenset())
    assert all(not set(hand) & {"w0", "w1"} for hand in offers(bank, 50, tiers=(strict, loose)))
    assert any(set(hand) & {"w2", "w3"} for hand in offers(bank, 50, tiers=(strict, loose)))
    assert all(
        set(hand) <= {f"w{i}" for i in range(3, 8)}
        for hand in offers(bank, 50, tiers=(({"w0", "w1", "w2"}, frozenset()),))
    )


def test_families_are_kept_out_with_their_words():
    bank = bank_of(*((f"w{i}", 80, f"family{i // 2}", "") for i in range(20)))
    tier = (frozenset(), {"family0", "family1"})
    assert not any(set(hand) & {"w0", "w1", "w2", "w3"} for hand in offers(bank, 100, tiers=(tier,)))


def test_when_no_tier_leaves_enough_nothing_is_kept_out():
    bank = bank_of(*((f"w{i}", 80) for i in range(5)))
    everything = ({f"w{i}" for i in range(5)}, frozenset())
    assert [sorted(hand) for hand in offers(bank, 1, tiers=(everything,))] == [["w0", "w1", "w2", "w3", "w4"]]


def test_a_bank_too_small_for_a_hand_gives_what_it_has():
    assert sorted(offers(bank_of(("a", 80), ("b", 80)), 1)[0]) == ["a", "b"]


def offered_at_a_table(bank, **known):
    """The hands of many tables that know this of their words: ids offered, chosen and played before."""
    with banks.use(bank):
        for seed in range(60):
            state = {
                **new(3, str(seed), 0.0),
                "offered": [],
                "chosen": [],
                "before": [],
                **copy.deepcopy(known),
            }
            course.start_round(state, 0.0)
            yield set(state["r"]["offer"])


def numbered(*numbers):
    return [f"w{n}" for n in numbers]


def test_a_table_keeps_out_what_it_offered_with_its_families_and_what_it_played_before():
    bank = bank_of(*((f"w{i}", 80, f"family{i // 2}", "") for i in range(20)))
    out = set(numbered(0, 1, 2, 3, 4))
    for hand in offered_at_a_table(bank, offered=numbered(0, 2), before=numbered(4)):
        assert not hand & out


def test_words_whose_definition_was_read_come_again_before_any_that_was_offered():
    bank = bank_of(*((f"w{i}", 80) for i in range(12)))
    read = [{"cards": [{"text": "A thing"}]}]  # which every word of this bank is
    hands = list(offered_at_a_table(bank, history=read, offered=numbered(0, 1)))
    assert set().union(*hands) == set(numbered(*range(2, 12)))


def test_when_too_few_are_left_words_offered_come_again_but_none_chosen_nor_its_family_nor_played_before():
    bank = bank_of(*((f"w{i}", 80, f"family{i % 9}", "") for i in range(10)))
    hands = list(
        offered_at_a_table(bank, offered=numbered(*range(10)), chosen=numbered(0), before=numbered(1))
    )
    assert not set().union(*hands) & set(numbered(0, 9, 1))
    assert set().union(*hands) == set(numbered(2, 3, 4, 5, 6, 7, 8))


def test_when_too_few_are_left_still_words_played_before_come_again_but_none_chosen_nor_its_family():
    bank = bank_of(*((f"w{i}", 80, f"family{i % 9}", "") for i in range(10)))
    known = {"offered": numbered(*range(10)), "chosen": numbered(0), "before": numbered(1, 2, 3, 4)}
    assert set().union(*offered_at_a_table(bank, **known)) == set(numbered(1, 2, 3, 4, 5, 6, 7, 8))


def test_a_table_never_runs_dry():
    bank = bank_of(*((f"w{i}", 80) for i in range(6)))
    everything = numbered(*range(6))
    for hand in offered_at_a_table(bank, offered=everything, chosen=everything[:3], before=everything[3:]):
        assert len(hand) == 5


def test_a_rounds_words_are_drawn_from_the_stream_of_its_seed_and_number():
    desk = Desk(3)
    first = desk.state["r"]["offer"]
    desk.play_round({})
    desk.ready()
    for number, out in ((0, set()), (1, set(first))):
        drawn = words.offer(draw.stream(desk.seed, "offer", number), 5, [(out, words.families(out))])
        assert desk.state["offered"][number * 5 : number * 5 + 5] == drawn


def test_the_same_seed_and_round_offer_the_same_words():
    assert Desk(3).state["r"]["offer"] == Desk(3).state["r"]["offer"]
    assert Desk(3, judge=1).state["r"]["offer"] != Desk(3, judge=2).state["r"]["offer"]


def test_a_game_offers_no_word_twice_nor_one_of_the_same_family():
    desk = Desk(3)
    for _ in range(8):
        desk.play_round({})
        desk.ready()
    offered = desk.state["offered"]
    assert len(offered) == len(set(offered)) == 45
    assert len(words.families(offered)) == 45


def test_words_played_at_the_table_before_are_kept_out_first():
    before = list(banks.current().words)[:20]
    desk = Desk(3, _before={"words": before})
    for _ in range(3):
        desk.play_round({})
        desk.ready()
    assert not set(desk.state["offered"]) & set(before)


def test_a_word_whose_definition_was_read_out_as_a_fake_is_not_offered_any_more():
    desk, again = Desk(3), Desk(3)
    desk.play_round({})
    desk.ready()
    coming = words.get(desk.state["r"]["offer"][0])
    again.choose()
    again.write({again.others[0]: coming.says, again.others[1]: "A small boat"})
    again.vote({again.others[0]: "real", again.others[1]: "real"})
    again.ready()
    assert again.state["round"] == desk.state["round"]
    assert coming.id not in again.state["r"]["offer"]


def test_when_offered_words_run_out_those_not_chosen_come_again():
    desk = Desk(3)
    for _ in range(20):
        desk.play_round({})
        desk.ready()
    assert len(desk.state["chosen"]) == len(set(desk.state["chosen"])) == 20


def test_a_word_is_shown_with_how_it_is_said_by_the_first_file_that_has_it():
    assert words.shown("brisance") == {
        "id": "brisance", "word": "brisance", "pos": "noun", "said": "bri-\u02c8zäns", "say": "bri zahns",
    }  # fmt: skip
    assert words.shown("louche")["said"] == "\u02c8lüsh"
    assert words.shown("skep")["said"] == "\u02c8skep"
    assert words.shown("snath")["say"] == "snath"
    assert words.shown("pelf")["said"] is None


def test_a_word_that_is_not_in_the_bank_is_not_known_of():
    assert words.knows_of("skep")
    assert not any(words.knows_of(word) for word in ("nope", None, 3, ["skep"], {}))
