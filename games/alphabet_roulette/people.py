"""Simulated people for the tests: the game is for people, so its tables offer no bots.

They roll, write, now and then challenge, vote and press Next, from what their seat sees.
"""

from random import Random

from games.alphabet_roulette import review, rules
from games.alphabet_roulette.lists import CATEGORIES
from games.alphabet_roulette.seen import own, shared
from games.contract import Action, State, View

# How they write: short enough a stock that two often say the same, and with every fault an answer can have.
_ENDINGS = ("obble", "obbles", "ingo", "umper", "atch", "attle-{}", "ox", "oxes", "ish {}umpet", "ool & {}at")
_BEGINNINGS = ("", "", "", "the ", "A ", "my ", "«")
_CHALLENGES, _SECOND_THOUGHTS = 0.1, 0.3


def bot_action(state: State, seat: int, level: str, rng: Random) -> Action | None:
    """A move for a simulated person (level "sim"), or None to wait; for a bot, the move that steps aside."""
    if level != "sim":
        return fallback(state, seat)
    sees = {**shared(state), **own(state, seat)}
    deeds = {"roll": _roll, "write": _write, "review": _read, "scored": _go_on}
    return deeds[sees["phase"]](sees, seat, rng) if sees["phase"] in deeds else None


def fallback(state: State, seat: int) -> Action | None:
    """The move that steps aside: write nothing, leave every answer as it is, let the table go on."""
    if seat not in rules.deciding(state):
        return None
    owed = review.owes(state, seat)
    if owed:
        kind = state["challenges"][owed[0]]["kind"]
        return {"type": "vote", "id": owed[0], "yes": kind != "appeal"}
    plain = {"roll": "roll", "write": "done", "review": "next", "scored": "ready"}[state["phase"]]
    return {"type": plain, "cat": state["cat"]} if plain == "next" else {"type": plain}


def _roll(sees: View, seat: int, _rng: Random) -> Action | None:
    return {"type": "roll", "round": sees["round"]} if sees["roller"] == seat else None


def _write(sees: View, seat: int, rng: Random) -> Action | None:
    if not sees["live"]:
        return None
    if sees["done"][seat]:
        return {"type": "keep"} if rng.random() < _CHALLENGES else None
    if sees["pad_v"] and rng.random() > _SECOND_THOUGHTS:
        return {"type": "done"}
    answers = [_answer(sees["letter"], rng) for _ in range(CATEGORIES)]
    return {"type": "pad", "round": sees["round"], "v": sees["pad_v"] + 1, "answers": answers}


def _answer(letter: str, rng: Random) -> str:
    if rng.random() < 1 / CATEGORIES:
        return ""
    return rng.choice(_BEGINNINGS) + letter + rng.choice(_ENDINGS).format(letter.lower())


def _read(sees: View, seat: int, rng: Random) -> Action | None:
    if sees["owes"]:
        return {"type": "vote", "id": rng.choice(sees["owes"]), "yes": rng.random() < 1 / 2}
    seats = [other for other, kinds in enumerate(sees["may"]) if kinds]
    if seats and rng.random() < _CHALLENGES:
        return _challenge(sees, rng.choice(seats), rng)
    return None if sees["review"]["ready"][seat] else {"type": "next", "cat": sees["review"]["cat"]}


def _challenge(sees: View, about: int, rng: Random) -> Action:
    kind = rng.choice(sees["may"][about])
    action = {"type": "challenge", "cat": sees["review"]["cat"], "kind": kind, "seat": about}
    return {**action, "other": rng.choice(sees["review"]["same"][about])} if kind == "same" else action


def _go_on(sees: View, seat: int, _rng: Random) -> Action | None:
    return None if sees["ready"][seat] else {"type": "ready", "round": sees["round"]}
