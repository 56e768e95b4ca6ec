"""Whole games between simulated people, watched at every step.

    python -m tests.games.alphabet_roulette.whole_games 500 [6 12]

plays so many at every table size, or at those named, and says what they came to.
"""

import json
import random
import re
import sys

import games
from games.alphabet_roulette import review
from tests.kit import START

GAME = games.find("alphabet-roulette")
SIZES = range(GAME.min_players, GAME.max_players + 1)
# More steps than a game of twelve takes.
ENDLESS = 20_000
# What marks an answer as secret: its round, its category and its writer.
MARK = re.compile(r"zq(\d+)k(\d+)s(\d+)z")


def play(players, seed):
    """Play one game to its end: its last state, and its story for `again`. Fails on any leak."""
    rng = random.Random(f"whole:{players}:{seed}")
    settings = {"timer": rng.choice(GAME.choices["timer"]), "bonus": seed % 3 > 0}
    state, story, now = GAME.new(players, str(seed), START, settings), [], START
    for _ in range(ENDLESS):
        if GAME.result(state) is not None:
            return state, (settings, story)
        now += rng.choice((0.0, 0.4, 2.0))
        step = _step(state, rng, now)
        if step is None:
            now, step = GAME.deadline(state), ["tick"]
        before = state["phase"], state["cat"]
        _take(state, story, [*step, now])
        if state["phase"] == "write" or before != (state["phase"], state["cat"]) or rng.random() < 0.05:
            _check_leaks(state, rng)
    raise AssertionError("The game never ends.")


def again(players, seed, settings, story):
    """The last state of a game told again, by way of JSON."""
    settings, story = json.loads(json.dumps([settings, story]))
    state = json.loads(json.dumps(GAME.new(players, str(seed), START, settings)))
    for step in story:
        _take(state, [], step)
    return state


def _step(state, rng, now):
    """What happens next: a clock that is due, somebody's move, or now and then a coming or going."""
    due = GAME.deadline(state)
    if due is not None and due <= now:
        return ["tick"]
    if rng.random() < 0.01:
        return ["note", rng.choice(("leave", "back", "sit_in")), rng.randrange(state["n"])]
    if rng.random() < 0.004 and state["phase"] in ("roll", "review", "scored"):
        return ["act", -1, {"type": "move_on", "host": True}]
    return _move(state, rng)


def _move(state, rng):
    anyone = range(state["n"]) if rng.random() < 0.1 else GAME.deciding(state)
    for seat in rng.sample(list(anyone), len(anyone)):
        action = None if seat in state["gone"] else _decide(state, seat, rng)
        if action is not None:
            return ["act", seat, _marked(state, seat, action)]
    return None if GAME.deadline(state) is not None else ["note", "back", rng.randrange(state["n"])]


def _decide(state, seat, rng):
    """Most people just press Next, which needs no look at the whole table."""
    reads = state["phase"] == "review" and not state["ready"][seat] and not review.owes(state, seat)
    if reads and rng.random() < 0.7:
        return {"type": "next", "cat": state["cat"]}
    return GAME.bot_action(state, seat, "sim", rng)


def _marked(state, seat, action):
    """Every other line is marked; on the rest, two may say the same."""
    if action["type"] != "pad":
        return action
    marks = [f" zq{state['round']}k{cat}s{seat}z" if cat % 2 else "" for cat in range(12)]
    return {
        **action,
        "answers": [text and text + mark for text, mark in zip(action["answers"], marks, strict=True)],
    }


def _take(state, story, step):
    verb, *args = step
    getattr(GAME, verb)(state, *args)
    story.append(step)


def _check_leaks(state, rng):
    """Nobody sees another's pad before pencils are down, nor an answer whose turn has not come."""
    if state["phase"] not in ("write", "review"):
        return
    seat = rng.choice((None, *range(state["n"])))
    reached = -1 if state["phase"] == "write" else state["cat"]
    for found in MARK.finditer(json.dumps(GAME.shared(state))):
        turn, cat, writer = map(int, found.groups())
        assert (turn, cat) <= (state["round"], reached), f"All see the answer of {writer} to {cat}."
    for found in MARK.finditer(json.dumps(GAME.own(state, seat))):
        assert int(found[3]) == seat, f"{seat} sees the pad of {found[3]}."


def check(players, seed):
    """One game: it ends well, leaks nothing, and told again comes to the same document. Its last state."""
    state, told = play(players, seed)
    assert json.dumps(again(players, seed, *told)) == json.dumps(state)
    result = GAME.result(state)
    assert len(result["rounds"]) == 3
    assert len(set(state["letters"])) == len(set(state["lists"])) == 3
    assert [sum(points) for points in zip(*result["rounds"], strict=True)] == result["points"]
    return state


def main(count, sizes):
    for players in sizes:
        ruled = answers = 0
        for seed in range(count):
            state = check(players, seed)
            ruled += sum(len(this["challenges"]) for this in state["played"])
            answers += sum(bool(text) for this in state["played"] for pad in this["pads"] for text in pad)
        print(f"{players} players: {count} games, {answers} answers, {ruled} challenges", flush=True)


if __name__ == "__main__":
    count, *sizes = map(int, sys.argv[1:])
    main(count, sizes or SIZES)
