"""The target, playing on when the lead is shared, the last round, and what the table remembers."""

from games.fictionary import new, result
from games.fictionary.winning import FAKES_KEPT, MOST_ROUNDS, WORDS_KEPT, end_round
from tests.games.fictionary.desk import Desk


def desk_with(totals, **changes):
    desk = Desk(len(totals))
    desk.state.update(totals=list(totals), scores=[list(totals)], **changes)
    return desk.state


def test_the_first_to_lead_alone_at_the_target_wins():
    state = desk_with([10, 9, 3])
    end_round(state)
    assert state["phase"] == "over"
    assert result(state)["winners"] == [0]
    assert result(state)["places"] == [1, 2, 3]


def test_below_the_target_the_game_goes_on():
    state = desk_with([9, 9, 3])
    end_round(state)
    assert (state["phase"], state["tiebreaks"], result(state)) == ("scored", 0, None)


def test_a_lead_shared_at_the_target_is_shared_at_the_third_round_end():
    state = desk_with([10, 10, 3])
    ends = []
    for _ in range(3):
        end_round(state)
        ends.append((state["phase"], state["tiebreaks"]))
    assert ends == [("scored", 1), ("scored", 2), ("over", 2)]
    assert result(state)["winners"] == [0, 1]
    assert result(state)["places"] == [1, 1, 3]


def test_a_lead_that_is_shared_no_more_wins_at_once():
    state = desk_with([10, 10, 3])
    end_round(state)
    state["totals"] = [10, 12, 3]
    end_round(state)
    assert (state["phase"], result(state)["winners"]) == ("over", [1])


def test_a_shared_win_past_the_target_too():
    state = desk_with([14, 14, 14], tiebreaks=2)
    end_round(state)
    assert result(state)["winners"] == [0, 1, 2]


def test_a_game_ends_after_sixty_rounds_whatever_the_totals():
    state = desk_with([4, 4, 3], round=MOST_ROUNDS - 2)
    end_round(state)
    assert state["phase"] == "scored"
    state["round"] += 1
    end_round(state)
    assert (state["phase"], result(state)["winners"]) == ("over", [0, 1])
    assert MOST_ROUNDS == 60


def test_a_whole_game_is_won_at_the_table():
    desk = Desk(3)
    while desk.phase != "over":
        desk.play_round(dict.fromkeys(desk.others, "real"))
        if desk.phase == "scored":
            desk.ready()
    assert desk.game.counts(desk.state)
    assert sum(points[0] for points in desk.result["rounds"]) == desk.result["points"][0]
    assert max(desk.result["points"]) >= 10
    assert desk.deadline is None


def test_words_and_fakes_go_with_the_table_and_are_not_dealt_again():
    desk = Desk(3)
    while desk.phase != "over":
        desk.play_round(dict.fromkeys(desk.others, "real"))
        if desk.phase == "scored":
            desk.ready()
    carry = desk.state["_carry"]
    assert carry["words"] == desk.state["chosen"]
    assert len(carry["fakes"]) == 2 * len(desk.state["history"])
    again = new(3, "another seed", 0.0, {"_before": carry})
    assert again["before"] == carry["words"]
    assert again["fakes_before"] == carry["fakes"]
    assert not set(again["offered"]) & set(carry["words"])


def test_a_table_remembers_300_words_and_500_fakes_the_latest():
    assert (WORDS_KEPT, FAKES_KEPT) == (300, 500)
    long = {"before": [f"w{i}" for i in range(300)], "fakes_before": [f"f{i}" for i in range(500)]}
    state = desk_with([10, 9, 3], **long, chosen=["skep", "pelf"], fakes=["new"])
    end_round(state)
    assert state["_carry"]["words"] == [f"w{i}" for i in range(2, 300)] + ["skep", "pelf"]
    assert state["_carry"]["fakes"] == [f"f{i}" for i in range(1, 500)] + ["new"]


def test_a_word_the_bank_no_longer_has_is_forgotten():
    state = new(3, "s", 0.0, {"_before": {"words": ["retired", "skep", 3, None], "fakes": ["ab12", 3]}})
    assert state["before"] == ["skep"]
    assert state["fakes_before"] == ["ab12"]
