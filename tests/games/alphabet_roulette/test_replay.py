"""A kept game's replay: the roll, the categories one by one, the points, three times over."""

import pytest

from tests.games.replays import steps, watched, without

SLUG = "alphabet-roulette"
CASES = [(2, 0), (5, 1)]


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_a_category_is_what_a_spectator_saw_of_it_last(players, seed):
    read = {}
    for view in watched(SLUG, players, seed):
        if view["phase"] == "review":
            read[view["round"], view["review"]["cat"]] = view
    replayed = [step["view"] for step in steps(SLUG, players, seed) if step["view"]["phase"] == "review"]
    assert [(view["round"], view["review"]["cat"]) for view in replayed] == list(read)
    for view, live in zip(replayed, read.values(), strict=True):
        for name in ("letter", "letters", "scores", "totals", "secs", "bonus"):
            assert view[name] == live[name]
        assert view["list"]["categories"] == live["list"]["categories"]
        assert len(view["review"]["marks"]) == len(live["review"]["marks"])


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_the_points_are_those_the_table_saw(players, seed):
    scored = [view for view in watched(SLUG, players, seed) if view["phase"] in ("scored", "over")]
    seen = {view["round"]: view for view in reversed(scored)}
    replayed = [
        step["view"] for step in steps(SLUG, players, seed) if step["view"]["phase"] in ("scored", "over")
    ]
    assert [view["round"] for view in replayed] == [0, 1, 2]
    momentary = (
        "list",
        "events",
        "roll",
        "filled",
        "done",
        "starts",
        "ends",
        "roller",
        "ready",
        "gone",
        "pad",
    )
    for view in replayed:
        live = seen[view["round"]]
        assert without(view, *momentary) == without(live, *momentary)


def test_the_die_is_thrown_within_its_step_and_lies_still_in_the_others():
    for step in steps(SLUG, 2):
        roll = step["view"]["roll"]
        if step["view"]["phase"] == "write":
            assert 0 < roll["at"] < roll["lands"] < step["view"]["starts"] <= step["seconds"]
        else:
            assert roll["lands"] < 0


def test_a_category_nobody_answered_is_passed_over():
    for step in steps(SLUG, 5, 1):
        if step["view"]["phase"] == "review":
            marks = step["view"]["review"]["marks"][step["view"]["review"]["cat"]]
            assert any(mark["text"] for mark in marks)
