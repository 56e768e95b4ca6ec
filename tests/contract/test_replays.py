"""A kept game can be stepped through again: each step is a whole view, worth looking at for a while."""

from tests.kit import through_json


def test_every_step_is_a_view_like_the_one_it_was_made_from(people):
    *_, table = people.play(people.few_sizes[1], 0)
    seen = table.sees()
    for step in through_json(people.game.replay(seen)):
        assert step.keys() == {"title", "view", "seconds"}
        assert step["view"].keys() == seen.keys()
        assert step["title"].strip()
        assert 0 < step["seconds"] < 120


def test_a_game_without_a_replay_has_no_steps(people):
    if people.game.slug == "lonely-word":
        assert people.game.replay({}) == []
