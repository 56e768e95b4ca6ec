"""A kept game's replay: every pair that was on the table, until two become one."""

from tests.games.one_two_many.people import Circle
from tests.games.replays import steps, watched, without

SLUG = "one-two-many"
MOMENTARY = ("guessed", "votes", "events", "openers")


def test_every_step_is_a_pair_as_a_spectator_saw_it():
    seen = {len(view["path"]): view for view in reversed(watched(SLUG, 5, 2)) if view["pair"]}
    replayed = [step["view"] for step in steps(SLUG, 5, 2)]
    assert len(replayed) > 2
    for view in replayed:
        assert without(view, *MOMENTARY) == without(seen[len(view["path"])], *MOMENTARY)
    assert replayed[-1]["won"] == seen[max(seen)]["won"]


def test_a_match_is_turned_over_as_one():
    circle = Circle(3)
    circle.pair((0, "fire"), (1, "water"))
    circle.pair((1, "Steam"), (2, "steam"))
    assert [step["title"] for step in circle.game.replay(circle.sees())] == ["fire + water", "Two say Steam"]


def test_a_pair_that_was_voted_the_same_lay_on_the_table_first():
    circle = Circle(3)
    circle.pair((0, "steamship"), (1, "steamer"))
    circle.same(0)
    circle.same(2)
    told = circle.game.replay(circle.sees())
    assert [step["title"] for step in told] == ["steamship + steamer", "steamship = steamer"]
    assert [bool(step["view"]["won"]) for step in told] == [False, True]
