"""The words of the bank: what a table may see of one, and which five a Judge is offered."""

from collections.abc import Iterable, Set
from random import Random
from typing import Any

from games.fictionary import banks
from games.fictionary.banks import Word
from games.party import draw

# Under this rating a word is hardly ever dealt.
FLOOR = 60
# No hand of five has two words of one of these topics.
APART = frozenset({"nature", "technical"})

# What keeps a word out of an offer: ids, and families.
Tier = tuple[Set[str], Set[str]]


def get(word_id: str) -> Word:
    """The word with this id. Raises KeyError if the bank has none."""
    return banks.current().words[word_id]


def knows_of(word_id: Any) -> bool:
    """Whether the bank has a word with this id."""
    return type(word_id) is str and word_id in banks.current().words


def families(word_ids: Iterable[str]) -> set[str]:
    """The families of these words; an id the bank no longer has belongs to none."""
    bank = banks.current().words
    return {bank[word_id].family for word_id in word_ids if word_id in bank}


def defined_as(texts: Set[str]) -> set[str]:
    """The words whose own definitions are among these texts."""
    return {word.id for word in banks.current().words.values() if word.says in texts}


def shown(word_id: str) -> dict[str, Any]:
    """A word as the table sees it: id, word, pos, and how it is said (None where nobody knows)."""
    word = get(word_id)
    said, say = banks.current().said.get(word.word, (None, None))
    return {"id": word.id, "word": word.word, "pos": word.pos, "said": said, "say": say}


def weight(rating: int) -> float:
    """How heavily a word of this rating weighs in the draw: 1 at 100, about a quarter at 60, hardly below."""
    return (rating - 45) / 55 if rating >= FLOOR else 0.01


def offer(rng: Random, n: int, tiers: Iterable[Tier]) -> list[str]:
    """Ids of `n` words for a Judge, drawn by rating: no two of a family, nor of a topic that is kept apart.

    `tiers` say what to keep out, the strictest first; the first that leaves enough holds. When none does,
    nothing is kept out, and only a bank too small for a hand gives fewer.
    """
    for ids, kept_families in (*tiers, (frozenset(), frozenset())):
        pool = [
            w for w in banks.current().words.values() if w.id not in ids and w.family not in kept_families
        ]
        hand = _hand(rng, pool, n)
        if len(hand) == n:
            break
    return [word.id for word in hand]


def _hand(rng: Random, pool: list[Word], n: int) -> list[Word]:
    hand: list[Word] = []
    for i in draw.weighted(rng, [weight(word.rating) for word in pool]):
        if not any(_too_near(pool[i], other) for other in hand):
            hand.append(pool[i])
        if len(hand) == n:
            break
    return hand


def _too_near(word: Word, other: Word) -> bool:
    return word.family == other.family or (word.topic == other.topic and word.topic in APART)
