"""Where the toy game's secrets are: the words written so far in this round."""

SEEDS = 10


def mark(state, _seat, action, text):
    return {**action, "word": state["letters"][-1] + text} if action["type"] == "write" else action


def secrets(state):
    made = (state["pick"] or {"made": {}})["made"]
    return [(word, {int(seat)}) for seat, word in made.items() if word]
