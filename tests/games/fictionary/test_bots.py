"""How bots choose, read and vote."""

from collections import Counter
from random import Random

import pytest

from games.fictionary import own, shared
from games.fictionary.bots import LEVELS, NOISE, NOSE, bot_action, decide, knows, plausible, softmax_pick
from tests.games.fictionary.desk import Desk


def moves(desk, seat, level, times=300):
    return [bot_action(desk.state, seat, level, Random(i)) for i in range(times)]


def test_a_bot_judge_takes_any_of_the_five():
    desk = Desk(4)
    words = Counter(move["word"] for move in moves(desk, 0, "hard", 1000))
    assert set(words) == set(desk.state["r"]["offer"])
    assert min(words.values()) > 140


def test_a_bot_writes_one_definition_and_up_to_seven_more():
    desk = Desk(4)
    desk.choose()
    move = bot_action(desk.state, 1, "medium", Random(1))
    assert move["type"] == "write"
    assert len(move["alt"]) == 7
    assert move["text"] not in move["alt"]


def test_a_bot_never_votes_for_its_own_card():
    desk = Desk(4)
    desk.choose()
    desk.write()
    for level in LEVELS:
        assert desk.card_of(2) not in {move["option"] for move in moves(desk, 2, level)}


def test_a_bot_guesses_among_the_others_when_the_judge_reads_out():
    desk = Desk(4, show=False)
    desk.choose()
    desk.write()
    votes = Counter(move["option"] for move in moves(desk, 1, "hard", 900))
    assert set(votes) == {0, 1, 2, 3} - {desk.card_of(1)}
    assert max(votes.values()) / 900 == pytest.approx(1 / 3, abs=0.06)


def test_a_bot_that_knows_the_word_votes_for_what_is_close_to_its_meaning(bank):
    desk = Desk(4)
    word = next(w for w in desk.state["r"]["offer"])
    desk.choose(word)
    desk.write()
    seat = next(s for s in range(1, 400) if knows(word, s, "hard"))
    view = {**shared(desk.state), **own(desk.state, 1)}
    for i in range(50):
        assert decide(view, seat, "hard", Random(i))["option"] == desk.real
    copied = {
        **view,
        "options": [{**o, "text": bank.words[word].says} for o in view["options"]],
        "my_card": None,
    }
    assert len({decide(copied, seat, "hard", Random(i))["option"] for i in range(50)}) == 4


@pytest.mark.parametrize(("level", "read"), [("easy", 0.02), ("medium", 0.15), ("hard", 0.3)])
def test_how_many_words_a_bot_knows_follows_their_obscurity(level, read, bank):
    """`read` exactly at 60; 0.66 of it at 94; 1.6 times at 0."""
    names = {60: "mizzle60", 94: "x94", 0: "x0"}
    words = {
        name: bank.words["skep"]._replace(id=name, obscurity=obscurity) for obscurity, name in names.items()
    }
    bank.words.update(words)
    try:
        for obscurity, factor in ((60, 1.0), (94, 0.66), (0, 1.6)):
            known = sum(knows(names[obscurity], seat, level) for seat in range(40_000)) / 40_000
            assert known == pytest.approx(read * factor, abs=0.005)
    finally:
        for name in words:
            del bank.words[name]


def test_a_bot_always_knows_the_same_words(bank):
    known = [[word for word in bank.words if knows(word, seat, "hard")] for seat in (1, 2, 1)]
    assert known[0] == known[2] != known[1]
    alike = [word.id for word in bank.words.values() if word.obscurity == bank.words["skep"].obscurity][:2]
    seats = [[seat for seat in range(200) if knows(word, seat, "hard")] for word in alike]
    assert seats[0] != seats[1]


@pytest.mark.parametrize(
    ("text", "pos", "score"),
    [
        ("A small boat for two rowers", "noun", 1.5),
        ("An iron basket for a beacon fire", "noun", 1.5),
        ("The noise of a distant mill", "noun", 1.5),
        ("Money gained by doubtful means", "noun", 0.5),
        ("To row across a lake at night", "verb", 1.5),
        ("A small boat for two rowers", "verb", 0.5),
        ("Slow to laugh at anything", "adjective", 0.5),
        ("A small boat", "noun", 0.2),
        ("A boat for two", "noun", 1.0),
        ("A " + "b" * 11, "noun", 0.2),  # 13 characters
        ("A " + "b" * 12, "noun", 1.0),  # 14 characters
        ("A " + "b" * 19, "noun", 1.0),  # 21 characters
        ("A " + "b" * 20, "noun", 1.5),  # 22 characters
        ("A " + "b" * 108, "noun", 1.5),  # 110 characters
        ("A " + "b" * 109, "noun", 1.0),  # 111 characters
        ("A small boat for two rowers!", "noun", 0.3),
        ("Is it a small boat for rowers?", "noun", -0.7),
        ("A small boat that I once had", "noun", 0.2),
        ("lol a boat for two rowers", "noun", -0.8),
        ("A boat called zuvvle by its rowers", "noun", 0.9),
    ],
)
def test_how_much_a_definition_reads_like_a_dictionary(text, pos, score):
    assert plausible(text, "zuvvle", pos) == pytest.approx(score)


def test_a_telling_ending_that_is_matched_counts_and_one_that_is_not_counts_against():
    assert plausible("A lasting fear of deep water", "zuvvlephobia", "noun") == pytest.approx(2.1)
    assert plausible("A small boat for two rowers", "zuvvlephobia", "noun") == pytest.approx(1.3)


def test_a_better_player_has_a_better_nose_and_less_noise():
    assert NOSE == {"easy": 0, "medium": 0.4, "hard": 0.7}
    assert NOISE == {"easy": 2.5, "medium": 1.2, "hard": 0.8}


def test_a_likelier_score_is_picked_more_often_but_not_always():
    rng = Random(4)
    picked = Counter(softmax_pick([0.0, 1.0], NOISE["hard"], rng) for _ in range(10_000))
    assert picked[1] / 10_000 == pytest.approx(0.777, abs=0.015)
    picked = Counter(softmax_pick([0.0, 1.0], NOISE["easy"], rng) for _ in range(10_000))
    assert picked[1] / 10_000 == pytest.approx(0.599, abs=0.015)


@pytest.mark.parametrize(("level", "share"), [("easy", 0.5), ("medium", 0.5826), ("hard", 0.7058)])
def test_a_better_nose_is_drawn_less_to_a_stock_definition(level, share):
    desk = Desk(3)
    desk.choose()
    desk.write({1: "An unreasonable fear of ladders", 2: "A goat's horn full of cold soup"})
    view = {**shared(desk.state), **own(desk.state, 0)}
    seat = next(s for s in range(400) if not knows(view["word"]["id"], s, level))
    stock, other = desk.card_of(1), desk.card_of(2)
    view["options"] = [o for o in view["options"] if o["k"] != desk.real]
    votes = Counter(decide(view, seat, level, Random(i))["option"] for i in range(4000))
    assert votes[other] / (votes[other] + votes[stock]) == pytest.approx(share, abs=0.03)


def test_a_bot_does_nothing_while_a_reveal_plays_and_then_is_ready():
    desk = Desk(3)
    desk.play_round({1: "real", 2: "real"})
    assert bot_action(desk.state, 1, "easy", Random(1)) is None
    desk.after_the_reveal()
    assert bot_action(desk.state, 1, "easy", Random(1)) == {"type": "ready"}
    assert bot_action(Desk(3).state, 1, "easy", Random(1)) is None


def test_a_bot_decides_from_its_own_seats_view_alone(monkeypatch):
    desk = Desk(4)
    desk.choose()
    desk.write()
    move = bot_action(desk.state, 1, "hard", Random(7))
    desk.state["r"]["offer"] = desk.state["r"]["real"] = "changed"
    desk.state["seed"] = "changed"
    desk.state["pick"]["made"] = {"2": 0}
    assert bot_action(desk.state, 1, "hard", Random(7)) == move


def test_a_level_nobody_knows_plays_like_medium():
    desk = Desk(4)
    desk.choose()
    writes = [moves(desk, 1, level, 40) for level in ("sim", "medium", "hard")]
    assert writes[0] == writes[1] != writes[2]
