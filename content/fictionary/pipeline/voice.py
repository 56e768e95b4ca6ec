"""The house voice: how a definition, real or made up, is written.

A real definition must not stand out from the players' inventions, so every definition in a bank is plain
words in one or two shapes. What a machine can hold is held here; whether it is any good is for a reader.
"""

import re

SHORTEST, LONGEST, MOST_WORDS = 15, 100, 15
_STRANGE = re.compile(r"[^A-Za-z0-9 ,'-]")
_DICTIONARY = re.compile(
    r"\b(of or|relat(es|ing) to|pertain(s|ing)|characteri[sz]ed by|etc|genus|or the like|esp|specifically|"
    r"typically|capable of being|that which|in a manner|used of|said of)\b",
    re.I,
)
_NOT_NOUN = {"To", "Of", "Being", "Very"}
_NOT_ADJECTIVE = {"A", "An", "The", "To"}
_ECHO = 5


def faults(pos: str, text: str, word: str = "") -> list[str]:
    """What breaks the house voice in a definition of `word` (or of no word in particular), a phrase each."""
    return _size(text) + _letters(text) + _opening(pos, text) + _echoes(text, word)


def _size(text: str) -> list[str]:
    found = []
    if not SHORTEST <= len(text) <= LONGEST:
        found.append(f"{len(text)} characters, not {SHORTEST} to {LONGEST}")
    if len(_words(text)) > MOST_WORDS:
        found.append(f"{len(_words(text))} words, at most {MOST_WORDS}")
    return found


def _letters(text: str) -> list[str]:
    found = []
    if strange := _STRANGE.search(text):
        found.append(f"the character {strange.group()!r}")
    if label := _DICTIONARY.search(text):
        found.append(f"a dictionary's words: {label.group()!r}")
    if text != " ".join(text.split()):
        found.append("a stray space")
    if not text[:1].isupper():
        found.append("no capital first")
    return found


def _opening(pos: str, text: str) -> list[str]:
    first = (_words(text) or [""])[0]
    if pos == "verb" and first != "To":
        return ["a verb starts with To"]
    if (pos == "noun" and first in _NOT_NOUN) or (pos == "adjective" and first in _NOT_ADJECTIVE):
        return [f"no {pos} starts with {first}"]
    return []


def _echoes(text: str, word: str) -> list[str]:
    """Words of the text that share the word's first five letters, or begin it."""
    if not word:
        return []
    said = [w for w in re.findall("[a-z]+", text.lower()) if w.startswith(word[:_ECHO])]
    return [f"it echoes the word: {w!r}" for w in said]


def _words(text: str) -> list[str]:
    return re.findall(r"[A-Za-z0-9'-]+", text)
