"""A kept game's replay: each round's reveal, beat for beat as it was."""

import pytest

from games.party import reveal
from tests.games.replays import steps, watched, without

SLUG = "fictionary"
MOMENTARY = ("reveal", "ready", "tied", "tiebreaks", "pick")


@pytest.mark.parametrize(("players", "seed"), [(3, 0), (7, 1)])
def test_every_step_is_what_a_spectator_saw_once_the_round_was_scored(players, seed):
    scored = {}
    for view in watched(SLUG, players, seed):
        if view["phase"] in ("scored", "over"):
            scored.setdefault(view["round"], view)
    replayed = steps(SLUG, players, seed)
    assert len(replayed) == len(scored) > 1
    for step, live in zip(replayed, scored.values(), strict=True):
        assert without(step["view"], *MOMENTARY) == without(live, *MOMENTARY)
        assert step["view"]["reveal"]["beats"] == live["reveal"]["beats"]
        assert step["title"] == f"Round {live['round'] + 1}: {live['last']['word']['word']}"


def test_the_beats_begin_after_a_while_to_read_and_end_before_the_step_does():
    for step in steps(SLUG, 3):
        played = step["view"]["reveal"]
        assert reveal.beat_at(played, 0.0) == -1
        assert played["starts"] < played["ends"] < step["seconds"]
        assert reveal.beat_at(played, step["seconds"]) == len(played["beats"])
