"""Points, the round as it is remembered, the best bluff, and the beats of the reveal."""

import pytest

from games.fictionary.beats import beats
from games.fictionary.scoring import best_bluff, points_for
from tests.games.fictionary.desk import Desk

BEN, CLEO, DEV, EVE = 1, 2, 3, 4
CARDS = [
    {"text": "Ben's", "by": [BEN], "real": False},
    {"text": "Cleo's", "by": [CLEO], "real": False},
    {"text": "Dev's", "by": [DEV], "real": False},
    {"text": "The real one", "by": [], "real": True},
]


def test_ben_fools_two_and_eve_finds_it():
    votes = {CLEO: 0, DEV: 0, EVE: 3}
    assert points_for(5, 0, CARDS, votes) == [2, 2, 0, 0, 2]


def test_had_dev_not_voted_ben_and_the_judge_would_each_have_one():
    assert points_for(5, 0, CARDS, {CLEO: 0, EVE: 3}) == [1, 1, 0, 0, 2]


def test_an_author_may_score_both_ways():
    assert points_for(5, 0, CARDS, {BEN: 3, CLEO: 0}) == [1, 3, 0, 0, 0]


def test_no_vote_scores_no_one():
    assert points_for(5, 0, CARDS, {}) == [0] * 5


def test_the_same_numbers_come_out_of_a_round_at_the_table():
    desk = Desk(5)
    desk.choose()
    desk.write({BEN: "A boat", CLEO: "A coat", DEV: "A goat", EVE: "A moat"})
    desk.vote({CLEO: BEN, DEV: BEN, EVE: "real"})
    desk.away(BEN)
    assert desk.state["totals"] == [2, 2, 0, 0, 2]
    assert desk.state["scores"] == [[2, 2, 0, 0, 2]]
    assert [(card["by"], card["votes"]) for card in desk.last["cards"] if card["votes"]] in (
        [([BEN], [CLEO, DEV]), ([], [EVE])],
        [([], [EVE]), ([BEN], [CLEO, DEV])],
    )


def played(votes, points=(2, 2, 0, 0, 2)):
    cards = [{**card, "votes": sorted(v for v, k in votes.items() if k == i)} for i, card in enumerate(CARDS)]
    return {
        "round": 0,
        "judge": 0,
        "word": "skep",
        "cards": cards,
        "points": list(points),
        "totals": list(points),
    }


def test_the_reveal_shows_votes_then_fakes_then_the_real_one_then_points():
    shown = beats(played({CLEO: 0, DEV: 0, BEN: 1, EVE: 3}))
    assert [(beat["cue"], beat["ms"]) for beat in shown] == [
        ("votes", 2200), ("author", 1700), ("author", 1700), ("authors", 1500), ("real", 2400), ("judge", 1400),
        ("totals", 1200),
    ]  # fmt: skip
    votes, ben, cleo, rest, real, judge, totals = shown
    assert votes["votes"] == {"1": 1, "2": 0, "3": 0, "4": 3}
    assert (ben["k"], ben["by"], ben["fooled"]) == (0, [BEN], [CLEO, DEV])
    assert (cleo["k"], cleo["fooled"]) == (1, [BEN])
    assert rest["ks"] == [2]
    assert (real["k"], real["found"]) == (3, [EVE])
    assert (judge["judge"], judge["points"]) == (0, 3)
    assert totals["points"] == totals["totals"] == [2, 2, 0, 0, 2]


def test_the_fake_that_fooled_the_most_comes_first_and_equals_as_they_lie():
    assert [b["k"] for b in beats(played({BEN: 2, CLEO: 0, DEV: 0})) if b["cue"] == "author"] == [0, 2]
    assert [b["k"] for b in beats(played({BEN: 2, CLEO: 2, DEV: 0})) if b["cue"] == "author"] == [2, 0]
    assert [b["k"] for b in beats(played({BEN: 2, DEV: 1, CLEO: 0})) if b["cue"] == "author"] == [0, 1, 2]


def test_without_votes_there_are_no_arrows_and_without_idle_fakes_no_line_about_them():
    assert [beat["cue"] for beat in beats(played({}))] == ["authors", "real", "judge", "totals"]
    all_fooled = beats(played({BEN: 2, DEV: 1, CLEO: 0}))
    assert "authors" not in [beat["cue"] for beat in all_fooled]


@pytest.mark.parametrize(
    ("cue", "votes", "line"),
    [
        ("author", {CLEO: 0, DEV: 0}, "Card 1 is a fake: 2 believed it."),
        ("authors", {CLEO: 0, BEN: 1}, "Nobody believed card 3."),
        ("authors", {CLEO: 0}, "Nobody believed cards 2 and 3."),
        ("authors", {}, "Nobody believed cards 1, 2 and 3."),
        ("real", {EVE: 3}, "Card 4 is the real one: 1 found it."),
        ("real", {}, "Card 4 is the real one: nobody found it."),
        ("judge", {}, "The Judge gets no points."),
        ("judge", {CLEO: 0}, "The Judge gets 1 point."),
        ("judge", {CLEO: 0, DEV: 0}, "The Judge gets 2 points."),
    ],
)
def test_a_beat_says_its_counts(cue, votes, line):
    assert next(beat["say"] for beat in beats(played(votes)) if beat["cue"] == cue) == line


def test_every_beat_has_a_line_for_those_who_listen():
    assert all(beat["say"].endswith(".") for beat in beats(played({CLEO: 0, EVE: 3})))


def test_the_reveal_at_the_table_is_the_one_its_kept_round_gives():
    desk = Desk(5)
    desk.play_round({CLEO: BEN, EVE: "real"})
    assert desk.state["reveal"]["beats"] == beats(desk.last)
    assert desk.state["reveal"]["ends"] - desk.state["reveal"]["starts"] == pytest.approx(10.4)


def test_the_best_bluff_fooled_the_most_the_earliest_of_equals():
    first, second = played({CLEO: 0}), {**played({BEN: 2, CLEO: 2}), "round": 1}
    third = {**played({CLEO: 0, DEV: 0}), "round": 2}
    best = best_bluff([first, second, third])
    assert (best["round"], best["by"], best["fooled"], best["text"]) == (1, [DEV], [BEN, CLEO], "Dev's")


def test_finding_the_real_one_is_no_bluff():
    assert best_bluff([played({CLEO: 3, EVE: 3})]) is None
    assert best_bluff([]) is None
