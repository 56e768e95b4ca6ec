"""What an answer says: its words, whether they begin with the letter, and when two answers are the same.

static/games/alphabet_roulette checks letters by the same rule as a person types; both are held to
tests/games/alphabet_roulette/answers.json.
"""

from functools import lru_cache
from unicodedata import combining, normalize

ARTICLES = ("a", "an", "the")
# A hyphen and a dash part words as a space does; "&" is the word it stands for.
_PARTED = str.maketrans({"-": " ", "\u2010": " ", "\u2011": " ", "\u2013": " ", "&": " and "})
_APOSTROPHES = str.maketrans("", "", "'\u2019")
_SHORTEST_PLURAL = 4


@lru_cache(maxsize=8192)
def words(text: str) -> tuple[str, ...]:
    """The words of an answer in plain small letters, without the marks around them.

    They part at spaces and hyphens. A leading a, an or the is not counted if something follows it.
    """
    found = [word for word in map(_bare, _plain(text).translate(_PARTED).split()) if word]
    has_article = len(found) > 1 and found[0] in ARTICLES
    return tuple(found[1:] if has_article else found)


def _plain(text: str) -> str:
    """Small letters without accents, so that É is an E."""
    return "".join(char for char in normalize("NFD", text) if not combining(char)).casefold()


def _bare(word: str) -> str:
    kept = [place for place, char in enumerate(word) if char.isalnum()]
    return word[kept[0] : kept[-1] + 1] if kept else ""


def is_blank(text: str) -> bool:
    """Whether there is no answer: nothing written, or only marks."""
    return not words(text)


def starts_with(text: str, letter: str) -> bool:
    """Whether the answer's first word begins with the letter: “The Beatles” is a B."""
    found = words(text)
    return bool(found) and found[0].startswith(letter.casefold())


def alliteration(text: str, letter: str) -> int:
    """How many of the answer's words begin with the letter: “Peter Piper picked” has three of P."""
    return sum(word.startswith(letter.casefold()) for word in words(text))


@lru_cache(maxsize=8192)
def same(text: str) -> str:
    """What makes two answers the same: equal for both if, and only if, they are.

    Case, marks, a leading article and a plural s make no difference: “Bananas” is “a banana”.
    """
    found = [word.translate(_APOSTROPHES) for word in words(text)]
    if found and len(found[-1]) >= _SHORTEST_PLURAL and found[-1].endswith("s") and found[-1][-2] != "s":
        found[-1] = found[-1][:-1]
    return " ".join(found)
