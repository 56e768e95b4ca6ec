"""How alike two definitions are, by the words in them that matter.

Two measures, for two questions. `close`: is this essentially the real definition, whoever wrote it?
`too_real` and `alike`, finer, on content words cut to their stems: would these two look odd beside each other
on the table?
"""

import re
from collections.abc import Set

# A round's fakes keep this far from the real definition, and from each other: so many content words shared,
# or so large a share of all the words in either.
REAL_SHARED, REAL_JACCARD = 2, 0.2
FAKE_SHARED, FAKE_JACCARD = 3, 0.25
CLOSE_JACCARD = 0.6

_WORD = re.compile(r"[^\W_]+")
_DOUBLED = re.compile(r"([bdgmnprt])\1$")
_TRIVIAL = """
a an the of or and to in on at by for with from as is are was were be been being that which who whom whose
it its into onto over under up down out off than then so such this these those their his her one ones any some
no not very more most used use using made make making especially usually often kind type sort thing something
someone person people having has have had
"""
_SMALL = frozenset(_TRIVIAL.split())


def has_words(text: str) -> bool:
    """Whether there is a letter or a digit in it at all."""
    return bool(_WORD.search(text))


def tokens(text: str) -> list[str]:
    """The words of a text in order, in lower case, without its punctuation."""
    return _WORD.findall(text.casefold())


def key(text: str) -> str:
    """What two texts share when they differ only in case, punctuation and spacing."""
    return "".join(tokens(text))


def close(one: str, other: str) -> bool:
    """Whether two definitions are essentially the same: the same words, or 60% of those that matter.

    Below two words that matter on either side, only the same words count.
    """
    if key(one) == key(other):
        return True
    ours, theirs = _plain(one), _plain(other)
    return min(len(ours), len(theirs)) >= 2 and jaccard(ours, theirs) >= CLOSE_JACCARD


def _plain(text: str) -> set[str]:
    return set(tokens(text)) - _SMALL


def words(text: str) -> frozenset[str]:
    """The content words of a definition: lower case, cut to their stems, the small common ones left out."""
    return frozenset(stem(word) for word in _plain(text))


def stem(word: str) -> str:
    """A word without its plural, -ing or -ed, so that `ropes`, `roped` and `roping` are one: `rop`."""
    if word.endswith(("ies", "ied")) and len(word) > 4:
        return word[:-3] + "y"
    for ending, least in (("ing", 6), ("ed", 5)):
        if word.endswith(ending) and len(word) >= least:
            return _DOUBLED.sub(r"\1", word[: -len(ending)]).removesuffix("e")
    if word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3:
        word = word[:-1]
    return word.removesuffix("e") if len(word) > 3 else word


def jaccard(ours: Set[str], theirs: Set[str]) -> float:
    """The words in both, as a share of the words in either; 0 when there are none."""
    either = len(ours | theirs)
    return len(ours & theirs) / either if either else 0.0


def too_real(fake: Set[str], real: Set[str]) -> bool:
    """Whether a fake's content words come too near the real definition's."""
    return len(fake & real) >= REAL_SHARED or jaccard(fake, real) >= REAL_JACCARD


def alike(ours: Set[str], theirs: Set[str]) -> bool:
    """Whether two fakes' content words are too near for one round."""
    return len(ours & theirs) >= FAKE_SHARED or jaccard(ours, theirs) >= FAKE_JACCARD
