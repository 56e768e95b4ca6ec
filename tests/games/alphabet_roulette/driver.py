"""Where Alphabet Roulette's secrets are: each pad until pencils are down, and the answers not yet gone through."""

import copy

from games.alphabet_roulette import bot_action

SEEDS = 2
SIZES = (2, 3, 6)
SETTINGS = (None, {"timer": 60, "bonus": False})
# Whole pads are played in test_whole_games.py. Here a few lines do: nobody answers the rest, so it is skipped.
ANSWERED = (0, 11)


def person(state, seat, rng):
    """A simulated person who leaves most of the lines empty."""
    action = bot_action(state, seat, "sim", rng)
    if action and action["type"] == "pad":
        answers = action["answers"]
        return {**action, "answers": [answers[k] if k in ANSWERED else "" for k in range(len(answers))]}
    return action


def mark(_state, _seat, action, text):
    """A pad with `text` in each of its answers, numbered so that no answer is part of another."""
    if action["type"] != "pad":
        return action
    marked = [
        f"{answer} {text}k{number}z" if answer else "" for number, answer in enumerate(action["answers"])
    ]
    return {**action, "answers": marked}


def secrets(state):
    if state["phase"] not in ("write", "review"):
        return []
    first = 0 if state["phase"] == "write" else state["cat"] + 1
    return [
        (text, {seat}) for seat, pad in enumerate(state["pads"]) for text in pad[first:] if _is_marked(text)
    ]


def _is_marked(text):
    """Long enough not to be found by chance in something else."""
    return len(text) > len("1001k0z")


def twins(state):
    """The same table where somebody's pad says something else, and was saved once more."""
    if state["phase"] != "write":
        return
    for seat, pad in enumerate(state["pads"]):
        other = copy.deepcopy(state)
        other["pads"][seat] = ["another answer" if answer else "" for answer in pad]
        other["pad_v"][seat] += 1
        yield other, {seat}
