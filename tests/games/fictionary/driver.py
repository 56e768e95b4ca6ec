"""Where Fictionary's secrets are: the Judge's five and the real definition, what is written, who votes for what."""

import copy
import itertools

SEEDS = 3
SETTINGS = ({"timer": 60, "bot_pace": "quick"}, {"show": False}, {"show": False, "timer": 90})


def mark(state, _seat, action, text):
    """A definition with `text` at its start; a bot's other wordings get it too, each with its own number."""
    if action["type"] != "write":
        return action
    others = [f"{text}n{i} {other}"[:140] for i, other in enumerate(action.get("alt", []))]
    return {**action, "text": f"{text} {action['text']}"[:140], "alt": others}


def secrets(state):
    this, judge = state["r"], state["r"]["judge"]
    if state["phase"] == "choose":
        return [(f'"{word}"', {judge}) for word in this["offer"] if not _played(state, word)]
    if state["phase"] == "write":
        return [(this["real"], {judge}), *_written(state)]
    if state["phase"] == "vote":
        return [] if state["show"] or this["unread"] else [(card["text"], {judge}) for card in this["cards"]]
    return []


def _played(state, word):
    return any(this["word"] == word for this in state["history"])


def _written(state):
    for seat, pick in state["pick"]["made"].items():
        for text in (pick or {}).values():
            for one in text if type(text) is list else [text]:
                yield one, {int(seat)}


def twins(state):
    """The same table with another word chosen from, another real card, a definition by another, another vote."""
    this = state["r"]
    if state["phase"] == "vote":
        yield _real_elsewhere(state), {this["judge"]}
        yield from _votes_elsewhere(state)
        yield from _written_by_each_other(state)


def _real_elsewhere(state):
    other = copy.deepcopy(state)
    cards = other["r"]["cards"]
    real = next(k for k, card in enumerate(cards) if card["real"])
    fake = next(k for k, card in enumerate(cards) if not card["real"])
    cards[real]["real"], cards[fake]["real"] = False, True
    return other


def _votes_elsewhere(state):
    for seat, card in state["pick"]["made"].items():
        other = copy.deepcopy(state)
        other["pick"]["made"][seat] = (card or 0) + 1
        yield other, {int(seat)}


def _written_by_each_other(state):
    """Two authors' cards swap hands: only those two see anything else than before."""
    authors = [(k, card["by"]) for k, card in enumerate(state["r"]["cards"]) if card["by"]]
    for (k, by), (other_k, other_by) in itertools.pairwise(authors):
        other = copy.deepcopy(state)
        other["r"]["cards"][k]["by"], other["r"]["cards"][other_k]["by"] = other_by, by
        yield other, {*by, *other_by}
