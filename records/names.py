"""Names to sign in by: what they may be, and when two of them read alike. Pure."""

from __future__ import annotations

import unicodedata
from typing import Any

LEAST, MOST = 2, 24
MOST_FOLDED = 64
BETWEEN = " ._-"
SOMEONE = "Someone"  # whoever has no name here any more

HOW_LONG = f"A name has {LEAST} to {MOST} characters."
MADE_OF = "A name is made of letters, digits, spaces, dots, hyphens and underscores."
BEGINS = "A name begins with a letter or a digit."
ONE_ALPHABET = "Write the whole name in one alphabet."
OURS = "That name is kept for the house. Choose another."

# Letters that look like others: Cyrillic and Greek ones as the Latin letters they are drawn like, digits as letters.
CYRILLIC = str.maketrans("авеёзіїјкмнорсԁѕтухһԛԝӏ", "abeezlljkmhopcdstyxhqwl")
GREEK = str.maketrans("αβεζηικμνορτυχ", "abezhlkmnoptyx")
LATIN = str.maketrans("i10", "llo")


class Unfit(ValueError):
    """A name or password that cannot be had; the text is a sentence for whoever chose it."""


def clean(raw: Any) -> str:
    """A name as it is kept and shown. Raises Unfit, whose text says what to mend."""
    name = " ".join(unicodedata.normalize("NFKC", raw if isinstance(raw, str) else "").split())
    if not LEAST <= len(name) <= MOST:
        raise Unfit(HOW_LONG)
    if not all(_is_letter(c) or c in BETWEEN for c in name):
        raise Unfit(MADE_OF)
    if not name[0].isalnum():
        raise Unfit(BEGINS)
    if len(_alphabets(name)) > 1:
        raise Unfit(ONE_ALPHABET)
    if fold(name) in RESERVED:
        raise Unfit(OURS)
    if len(fold(name)) > MOST_FOLDED:
        raise Unfit(HOW_LONG)
    return name


def fold(name: str) -> str:
    """What all names that read alike have in common; "" for what could be no name."""
    small = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(c for c in small if _is_letter(c))
    return letters.translate(CYRILLIC).translate(GREEK).translate(LATIN)


def _is_letter(c: str) -> bool:
    """Whether it is a letter, a mark on one, or a digit of any script."""
    return unicodedata.category(c)[0] in "LM" or unicodedata.category(c) == "Nd"


def _alphabets(name: str) -> set[str]:
    """Which of the alphabets that look alike a name is written in."""
    scripts = (unicodedata.name(c, "").partition(" ")[0] for c in name)
    return {script for script in scripts if script in ("LATIN", "GREEK", "CYRILLIC")}


RESERVED = frozenset(
    fold(name)
    for name in ("admin", "administrator", "anonymous", "bot", "deleted", "everybody", "everyone", "guest", "host",
                 "house", "the house", "moderator", "nobody", "official", "owner", "parlor", "parlour", "somebody",
                 "someone", "staff", "support", "system")
)  # fmt: skip
