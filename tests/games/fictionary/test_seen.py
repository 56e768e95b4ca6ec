"""Who sees what, phase by phase: the Judge, the other players, spectators."""

import json

import pytest

from games.fictionary import own, shared, words
from tests.games.fictionary.desk import Desk

JUDGE, WRITER, OTHER, SPECTATOR = 0, 1, 2, None
EVERYONE = (JUDGE, WRITER, OTHER, SPECTATOR)


def at_the_vote(**settings):
    desk = Desk(4, **settings)
    desk.choose()
    desk.write({1: "A boat", 2: "A coat", 3: "A goat"})
    return desk


def texts(desk, seat):
    return [option["text"] for option in desk.sees(seat)["options"]]


def test_choosing_only_the_judge_sees_the_five_words():
    desk = Desk(4)
    offer = desk.sees(JUDGE)["offer"]
    assert [word["id"] for word in offer] == desk.state["r"]["offer"]
    assert set(offer[0]) == {"id", "word", "pos", "said", "say"}
    for seat in (WRITER, OTHER, SPECTATOR):
        assert desk.sees(seat)["offer"] is None
        assert not any(f'"{word}"' in json.dumps(desk.sees(seat)) for word in desk.state["r"]["offer"])


def test_writing_everyone_sees_the_word_and_only_the_judge_the_real_definition():
    desk = Desk(4)
    desk.choose()
    for seat in EVERYONE:
        assert desk.sees(seat)["word"]["id"] == desk.state["r"]["word"]
        assert desk.sees(seat)["real"] == (desk.state["r"]["real"] if seat == JUDGE else None)
        assert desk.sees(seat)["offer"] is None


def test_writing_a_definition_is_seen_by_its_author_alone():
    desk = Desk(4)
    desk.choose()
    desk.write({1: "Zebra crossing"})
    assert desk.sees(WRITER)["mine"] == "Zebra crossing"
    for seat in (JUDGE, OTHER, SPECTATOR):
        assert "Zebra" not in json.dumps(desk.sees(seat))


def test_voting_everyone_sees_the_cards_and_no_authors():
    desk = at_the_vote()
    for seat in EVERYONE:
        assert texts(desk, seat) == [card["text"] for card in desk.cards]
        assert desk.sees(seat)["shown"] is True
        assert all(set(option) == {"k", "text"} for option in desk.sees(seat)["options"])
        assert "by" not in json.dumps(desk.sees(seat))


def test_voting_only_the_judge_sees_quietly_which_is_real():
    desk = at_the_vote()
    assert desk.sees(JUDGE)["real_card"] == desk.real
    assert desk.sees(JUDGE)["real"] == desk.state["r"]["real"]
    for seat in (WRITER, OTHER, SPECTATOR):
        assert desk.sees(seat)["real_card"] is None
        assert desk.sees(seat)["real"] is None


def test_voting_each_sees_their_own_card_and_vote():
    desk = at_the_vote()
    desk.vote({1: 2})
    assert desk.sees(WRITER)["my_card"] == desk.card_of(1)
    assert desk.sees(WRITER)["my_vote"] == desk.card_of(2)
    assert (desk.sees(JUDGE)["my_card"], desk.sees(SPECTATOR)["my_card"]) == (None, None)
    for seat in (JUDGE, OTHER, SPECTATOR):
        assert desk.sees(seat)["my_vote"] is None


def test_who_has_picked_everyone_may_know():
    desk = at_the_vote(timer=60)
    desk.vote({3: 2})
    for seat in EVERYONE:
        pick = desk.sees(seat)["pick"]
        assert (pick["kind"], pick["in"], pick["owed"]) == ("vote", [3], [1, 2])
        assert pick["ends"] == desk.deadline


def test_with_the_judge_reading_out_only_the_judge_has_the_texts():
    desk = at_the_vote(show=False)
    for seat in EVERYONE:
        assert texts(desk, seat) == [None] * 4
        assert desk.sees(seat)["shown"] is False
    assert desk.sees(JUDGE)["texts"] == [card["text"] for card in desk.cards]
    for seat in (WRITER, OTHER, SPECTATOR):
        assert desk.sees(seat)["texts"] is None
        assert "goat" not in json.dumps(desk.sees(seat))


@pytest.mark.parametrize("what", ["cover", "leave"])
def test_a_bot_that_takes_the_judges_seat_cannot_read_so_the_cards_show(what):
    desk = at_the_vote(show=False)
    desk.note(what, JUDGE)
    for seat in EVERYONE:
        assert texts(desk, seat) == [card["text"] for card in desk.cards]
    desk.note("back", JUDGE)
    assert texts(desk, WRITER) == [card["text"] for card in desk.cards]


def test_a_bot_judge_from_the_start_shows_the_cards_too():
    desk = at_the_vote(show=False, _bots=[0])
    assert texts(desk, WRITER) == [card["text"] for card in desk.cards]
    assert desk.sees(WRITER)["shown"] is True


def test_a_judge_who_was_only_away_a_moment_still_reads_out():
    desk = at_the_vote(show=False)
    desk.note("back", JUDGE)
    assert texts(desk, WRITER) == [None] * 4


def test_a_bot_judge_has_nothing_to_read_so_the_vote_is_as_short_as_with_the_cards_shown():
    desk = at_the_vote(show=False, timer=60, _bots=[0])
    assert desk.deadline == desk.now + 45


def test_a_judge_who_took_their_seat_back_before_the_vote_reads_out():
    desk = Desk(4, show=False, _bots=[0])
    desk.choose()
    desk.note("back", JUDGE)
    desk.write()
    assert texts(desk, WRITER) == [None] * 4


def test_scored_everyone_sees_everything():
    desk = at_the_vote(show=False)
    desk.vote({1: "real", 2: 1, 3: 1})
    for seat in EVERYONE:
        view = desk.sees(seat)
        cards = view["last"]["cards"]
        assert sorted(card["by"] for card in cards) == [[], [1], [2], [3]]
        assert next(card for card in cards if card["real"])["votes"] == [1]
        assert view["last"]["points"] == [2, 4, 0, 0]
        assert view["reveal"]["beats"][0]["cue"] == "votes"
        assert view["options"] is None
        assert view["pick"] is None


def test_the_last_round_stays_in_view_until_the_next_word_is_being_defined():
    desk = at_the_vote()
    desk.vote({1: "real", 2: 1, 3: 1})
    desk.ready()
    assert desk.sees(OTHER)["last"]["round"] == 0
    assert desk.sees(OTHER)["word"] is None
    desk.after_the_reveal()
    assert desk.sees(OTHER)["last"]["round"] == 0
    desk.choose()
    assert desk.sees(OTHER)["last"] is None
    assert desk.sees(OTHER)["reveal"] is None


def test_a_reveal_that_still_plays_stays_in_view_though_the_next_word_is_chosen():
    desk = at_the_vote()
    desk.vote({1: "real", 2: 1, 3: 1})
    desk.ready()
    desk.choose()
    assert desk.phase == "write"
    assert desk.sees(OTHER)["reveal"]["beats"]
    desk.after_the_reveal()
    assert desk.sees(OTHER)["reveal"] is None


def test_the_history_has_each_rounds_word_real_definition_and_best_bluff():
    desk = at_the_vote()
    desk.vote({1: "real", 2: 1, 3: 1})
    line = desk.sees(SPECTATOR)["history"][0]
    assert {key: line[key] for key in ("word", "said", "say")} == said_of(desk.last["word"])
    assert line["real"] == desk.state["r"]["real"]
    assert line["found"] == [1]
    assert line["best"] == {"text": "A boat", "by": [1], "fooled": [2, 3]}
    assert desk.sees(SPECTATOR)["best"] is None


def said_of(word_id):
    word = words.shown(word_id)
    return {key: word[key] for key in ("word", "said", "say")}


def test_at_the_end_everyone_sees_the_winners_the_best_bluff_and_every_round():
    desk = Desk(3)
    while desk.phase != "over":
        desk.play_round({desk.others[0]: desk.others[1], desk.others[1]: "real"})
        if desk.phase == "scored":
            desk.ready()
    view = desk.sees(SPECTATOR)
    assert view["winners"] == desk.result["winners"]
    assert view["best"]["round"] == 0
    assert [this["round"] for this in view["rounds"]] == list(range(len(desk.state["history"])))
    assert view["rounds"][-1]["totals"] == view["totals"]


def test_the_lead_shared_at_the_target_is_named():
    desk = Desk(3, target=10)
    desk.state["totals"] = [10, 10, 4]
    assert desk.sees(SPECTATOR)["tied"] == [0, 1]
    desk.state["totals"] = [9, 9, 4]
    assert desk.sees(SPECTATOR)["tied"] == []


def test_the_length_a_definition_may_have_comes_with_the_view():
    assert desk_view()["max_len"] == 140


def desk_view():
    return Desk(3).sees(None)


def test_what_all_share_and_what_is_ones_own_never_overlap():
    for desk in (Desk(4), at_the_vote(), at_the_vote(show=False)):
        for seat in (0, 1, None):
            assert not set(shared(desk.state)) & set(own(desk.state, seat))


def test_a_view_stays_under_six_kilobytes_when_twelve_vote():
    desk = Desk(12, target=30)
    for _ in range(3):
        desk.after_the_reveal()
        desk.choose()
        desk.write({seat: f"{seat} " + "long " * 27 for seat in desk.others})
        if desk.state["round"] < 2:
            desk.vote({seat: "real" if seat % 2 or seat == 2 else 2 for seat in desk.others})
            desk.ready()
    assert desk.phase == "vote"
    assert len(json.dumps(desk.sees(3), separators=(",", ":")).encode()) < 6 * 1024
