"""What a word's shape says to someone who has never met it: its ending, and its beginning."""

from functools import lru_cache
from random import Random

from games.fictionary import banks, likeness
from games.fictionary.banks import Bank, Ending, Prefix

# Letters that must be left of a word before its beginning or ending counts as one.
_STEM = 3
_BLANK = "{topic}"


def ending_of(word: str, pos: str) -> Ending | None:
    """The telling ending of a word, the longest there is, or None."""
    fits = [e for e in banks.current().endings if e.pos == pos and _ends(word, e.ending)]
    return max(fits, key=lambda e: len(e.ending), default=None)


def kinds_of(word: str, pos: str) -> tuple[str, ...]:
    """The kinds of thing the word's ending suggests; empty when it suggests none."""
    fits = [s for s in banks.current().shapes if s.pos == pos and _ends(word, s.ending)]
    return max(fits, key=lambda s: len(s.ending)).kinds if fits else ()


def prefix_of(word: str) -> Prefix | None:
    """The word's meaningful beginning, the longest there is, or None."""
    fits = [
        p
        for p in banks.current().prefixes
        if word.startswith(p.prefix) and len(word) >= len(p.prefix) + _STEM
    ]
    return max(fits, key=lambda p: len(p.prefix), default=None)


def _ends(word: str, ending: str) -> bool:
    return word.endswith(ending) and len(word) >= len(ending) + _STEM


def tell(ending: Ending, word: str, rng: Random) -> str:
    """A sentence of the ending, about what the word's beginning means or else some topic."""
    prefix = prefix_of(word)
    topic = prefix.topic if prefix else rng.choice(banks.current().topics)
    return rng.choice(ending.says).replace(_BLANK, topic)


def keeps_promise(ending: Ending, text: str) -> bool:
    """Whether a definition says what the word's ending does: fear, for -phobia."""
    return not ending.promise.isdisjoint(likeness.tokens(text))


def stock_frame(text: str) -> str:
    """The sentence of an ending, or the joke, that a definition was made from; "" for none."""
    plain = text.casefold()
    return next((stock for stock, head, tail in _stock(banks.current()) if _fills(plain, head, tail)), "")


def _fills(plain: str, head: str, tail: str | None) -> bool:
    if tail is None:
        return plain == head
    return plain.startswith(head) and plain.endswith(tail) and len(plain) > len(head) + len(tail)


@lru_cache(maxsize=4)
def _stock(bank: Bank) -> list[tuple[str, str, str | None]]:
    """Every sentence, and what stands before and after its blank in lower case; None when it has no blank."""
    sentences = [sentence for ending in bank.endings for sentence in ending.says]
    sentences += [joke for jokes in bank.silly.values() for joke in jokes]
    parts = [(sentence, sentence.casefold().partition(_BLANK)) for sentence in sentences]
    return [(sentence, head, tail if blank else None) for sentence, (head, blank, tail) in parts]


def looks_made(text: str) -> bool:
    """Whether a definition has the shape of an ending's sentence, or is a stock joke: a tell."""
    return stock_frame(text) != ""


def gives_away(text: str, word: str) -> bool:
    """Whether a definition names its word, or uses one that begins with the same five letters."""
    start = word.casefold()[:5]
    return any(token.startswith(start) for token in likeness.tokens(text))
