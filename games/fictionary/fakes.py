"""How a bot makes definitions up: it sees the word and its part of speech, and nothing else.

Most come from the pool, leaning toward what the word's ending and beginning suggest; some from an ending that
tells, some are another word's real definition, and an easy bot's may be silly.
"""

import hashlib
from random import Random
from typing import NamedTuple

from games.fictionary import banks, likeness, shapes
from games.fictionary.banks import Fake

MAX_LEN = 140
# The chance, by level, that a bot …
SILLINESS = {"easy": 0.15}  # opens with a joke
SHAPED = {"easy": 0.25, "medium": 0.5, "hard": 0.7}  # opens with what the word's ending tells
BORROW = {"easy": 0.05, "medium": 0.08, "hard": 0.10}  # borrows another word's definition
LEAN = {"easy": 0.3, "medium": 0.5, "hard": 0.65}  # leans toward the kinds the ending suggests
# … or toward what the word's beginning means, whatever its level.
ABOUT = 0.25
# How much rarer an ending's sentence is among the wordings after the first.
LATER_SHAPED = 0.3
# How often it looks for a wording unlike those it has before it takes what comes.
_LOOKS = 8


class Wording(NamedTuple):
    """A definition a bot might send, with what likens it to others; frame and kind are "" for none."""

    text: str
    frame: str
    kind: str
    words: frozenset[str]


def wording(text: str) -> Wording:
    """A definition with its frame, kind and content words: the pool's own, or worked out for any other."""
    fake = banks.current().fake_of_text.get(text)
    if fake:
        return Wording(text, fake.frame, fake.kind, fake.words)
    return Wording(text, shapes.stock_frame(text), "", likeness.words(text))


def ident(text: str) -> str:
    """A definition's short id, the same however it is typed, by which a table remembers it."""
    return hashlib.blake2b(likeness.key(text).encode(), digest_size=4).hexdigest()


def make(word: str, pos: str, rng: Random, level: str, n: int) -> list[str]:
    """Up to `n` different definitions of `word`, the one to use first; a noun's, if the pool has none of its part."""
    pos = pos if banks.current().fakes.get(pos) else "noun"
    made: list[Wording] = []
    for attempt in range(n * 4):
        one = _one(word, pos, rng, level, made, is_first=attempt == 0)
        if one and len(one.text) <= MAX_LEN and one.text not in [m.text for m in made]:
            made += [] if shapes.gives_away(one.text, word) else [one]
        if len(made) == n:
            break
    return [m.text for m in made]


def _one(
    word: str, pos: str, rng: Random, level: str, made: list[Wording], *, is_first: bool
) -> Wording | None:
    roll = rng.random()
    ending, jokes = shapes.ending_of(word, pos), banks.current().silly.get(pos, [])
    if is_first and jokes and roll < SILLINESS.get(level, 0.0):
        return wording(rng.choice(jokes))
    if ending and roll < SHAPED[level] * (1.0 if is_first else LATER_SHAPED):
        return wording(shapes.tell(ending, word, rng))
    if roll > 1 - BORROW[level]:
        return _borrowed(word, pos, rng)
    return _from_pool(word, pos, rng, level, made)


def _borrowed(word: str, pos: str, rng: Random) -> Wording | None:
    others = banks.current().words_of.get(pos, [])
    other = rng.choice(others) if others else None
    return wording(other.says) if other and other.word != word else None


def _from_pool(word: str, pos: str, rng: Random, level: str, made: list[Wording]) -> Wording | None:
    pool = _leaning(word, pos, rng, level) or banks.current().fakes.get(pos, [])
    if not pool:
        return None
    for look in range(_LOOKS):
        fake = rng.choice(pool)
        if not any(_alike(fake, other, kind_matters=look < _LOOKS // 2) for other in made):
            break
    return Wording(fake.text, fake.frame, fake.kind, fake.words)


def _leaning(word: str, pos: str, rng: Random, level: str) -> list[Fake]:
    """The part of the pool that the word's shape suggests, as often as the level leans on it; or nothing."""
    bank, prefix, kinds = banks.current(), shapes.prefix_of(word), shapes.kinds_of(word, pos)
    about, by_kind = rng.random() < ABOUT, rng.random() < LEAN[level]
    meant = sorted(prefix.words) if prefix and about else []
    if touching := [some for w in meant if (some := bank.fakes_about.get((pos, w)))]:
        return rng.choice(touching)
    if kinds and by_kind:
        return bank.fakes_of_kind.get((pos, rng.choice(kinds)), [])
    return []


def _alike(fake: Fake, other: Wording, *, kind_matters: bool) -> bool:
    if kind_matters and fake.kind == other.kind:
        return True
    same_frame = bool(fake.frame) and fake.frame == other.frame
    return same_frame or likeness.alike(fake.words, other.words)
