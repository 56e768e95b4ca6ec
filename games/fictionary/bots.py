"""A bot's move, decided from its own seat's view: what a person in that seat could see.

One thing it knows is not on its screen: it may know a word, as a well-read player would (`knows`). The levels
differ in how often they do, in how they write (fakes.py), and in how well they tell a fake by its look.
"""

import hashlib
import math
import re
from random import Random

from games.contract import Action, State, View
from games.fictionary import absence, fakes, likeness, shapes, words
from games.fictionary.rules import WORDINGS
from games.fictionary.seen import own, shared

LEVELS = ("easy", "medium", "hard")
# The chance of knowing a word of obscurity 60; how much the shape of a stock fake counts against a card; and
# how loosely the vote follows the scores (the softmax's temperature).
READ = {"easy": 0.02, "medium": 0.15, "hard": 0.3}
NOSE = {"easy": 0.0, "medium": 0.4, "hard": 0.7}
NOISE = {"easy": 2.5, "medium": 1.2, "hard": 0.8}

_OPENINGS = {"verb": ("To ",), "noun": ("A ", "An ", "The ")}
_CHATTY = re.compile(
    r"\b(i|i'm|im|me|my|you|your|lol|haha\w*|ok|okay|idk|um+|yeah|hey|guys|stuff|dunno)\b", re.I
)


def bot_action(state: State, seat: int, level: str, rng: Random) -> Action | None:
    """The move of the bot in that seat, or None when nothing is asked of it."""
    if seat not in absence.deciding(state):
        return None
    return decide({**shared(state), **own(state, seat)}, seat, level if level in LEVELS else "medium", rng)


def decide(view: View, seat: int, level: str, rng: Random) -> Action:
    """The move of a bot of this level that sees `view`, in a phase that asks one of its seat."""
    if view["phase"] == "choose":
        return {"type": "choose", "word": rng.choice(view["offer"])["id"]}
    if view["phase"] == "write":
        return _write(view, level, rng)
    if view["phase"] == "vote":
        return {"type": "vote", "option": _vote(view, seat, level, rng)}
    return {"type": "ready"}


def _write(view: View, level: str, rng: Random) -> Action:
    word = view["word"]
    made = fakes.make(word["word"], word["pos"], rng, level, WORDINGS)
    return {"type": "write", "text": made[0], "alt": made[1:]}


def _vote(view: View, seat: int, level: str, rng: Random) -> int:
    word, options = view["word"], [option for option in view["options"] if option["k"] != view["my_card"]]
    if any(option["text"] is None for option in options):
        return int(rng.choice(options)["k"])
    if knows(word["id"], seat, level):
        real = words.get(word["id"]).says
        sure = [option for option in options if likeness.close(option["text"], real)]
        if sure:
            return int(rng.choice(sure)["k"])
    scores = [_score(option["text"], word["word"], word["pos"], level) for option in options]
    return int(options[softmax_pick(scores, NOISE[level], rng)]["k"])


def _score(text: str, word: str, pos: str, level: str) -> float:
    return plausible(text, word, pos) - (NOSE[level] if shapes.looks_made(text) else 0.0)


def knows(word_id: str, seat: int, level: str) -> bool:
    """Whether a bot of this level in this seat happens to know the word: always the same answer."""
    drawn = int.from_bytes(hashlib.blake2b(f"{word_id}:{seat}:{level}".encode(), digest_size=6).digest())
    return drawn / 2**48 < READ[level] * (1.6 - words.get(word_id).obscurity / 100)


def plausible(text: str, word: str, pos: str) -> float:
    """How much a definition reads like a dictionary's, from about -3 to 2."""
    score = 1.0 if text.startswith(_OPENINGS.get(pos, ())) else 0.0
    score += 0.5 if 22 <= len(text) <= 110 else -0.8 if len(text) < 14 else 0.0
    score -= 1.2 if "!" in text or "?" in text else 0.0
    score -= 1.3 if _CHATTY.search(text) else 0.0
    score -= 0.6 if word.casefold() in text.casefold() else 0.0
    ending = shapes.ending_of(word, pos)
    if ending:
        score += 0.6 if shapes.keeps_promise(ending, text) else -0.2
    return score


def softmax_pick(scores: list[float], temperature: float, rng: Random) -> int:
    """An index of `scores`, the likelier the higher its score; the lower the temperature, the surer."""
    best = max(scores)
    weights = [math.exp((score - best) / temperature) for score in scores]
    left = rng.random() * sum(weights)
    for i, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return i
    return len(scores) - 1
