"""Where One Two Many's secrets are: the guess that waits for a second one."""

import copy

from games.one_two_many import rules

SEEDS = 20


def mark(_state, _seat, action, text):
    return {**action, "text": text} if action.get("text") else action


def secrets(state):
    made = (state["pick"] or {"made": {}})["made"]
    return [(text, {int(seat)}) for seat, text in made.items()]


def twins(state):
    """The same table where the waiting guess is another, and where it has just been replaced."""
    for seat in (state["pick"] or {"made": {}})["made"]:
        other = copy.deepcopy(state)
        other["pick"]["made"][seat] = "another guess"
        yield other, {int(seat)}
        replaced = copy.deepcopy(state)
        guess = {"type": "guess", "round": state["round"], "text": "a second thought"}
        rules.act(replaced, int(seat), guess, 0.0)
        yield replaced, {int(seat)}
