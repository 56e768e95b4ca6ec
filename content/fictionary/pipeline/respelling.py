# ruff: noqa: RUF001, RUF002 (a stress mark is not an accent)
"""Respellings, as a dictionary prints them: `ˈbrat-əl`. And how a voice is told to read one: `brat uhl`."""

import re

VOWELS = {
    "au̇": "ow", "ȯi": "oy", "ā": "ay", "ē": "ee", "ī": "y", "ō": "oh", "ü": "oo", "u̇": "uu",
    "ȯ": "aw", "ä": "ah", "ə": "uh", "a": "a", "e": "eh", "i": "ih",
}  # fmt: skip
CONSONANTS = {
    **{c: c for c in ("ch", "sh", "th", "zh", *"bdfghjklmnprstvwyz")},
    "t͟h": "th", "ŋ": "ng", "ⁿ": "n", "ḵ": "kh",
}  # fmt: skip
_SOUNDS = VOWELS | CONSONANTS
_CLOSED = {"ə": "u", "e": "e", "i": "i", "au̇": "ou"}
_BEFORE_R = {"ə": "u", "ä": "a", "ȯ": "o", "a": "ai", "e": "ai", "i": "ee", "u̇": "oo"}
_OPEN = {"a": "ah", "au̇": "ao"}
_OPEN_I = {"s": "igh", "n": "igh"}
_LETTER = re.compile("|".join(sorted(_SOUNDS, key=len, reverse=True)))
_MARKS = "[-ˈˌ]"


def syllables(said: str) -> list[str]:
    """The syllables of a respelling, without stress."""
    return [s for s in re.split(_MARKS, said) if s]


def letters(syllable: str) -> list[str]:
    """The respelling's letters (some are two characters). Raises ValueError if one is not ours."""
    found = _LETTER.findall(syllable)
    if "".join(found) != syllable:
        raise ValueError(f"{syllable!r} has a letter that no respelling has")
    return found


def faults(said: str) -> list[str]:
    """What is wrong with a respelling, a phrase each: one vowel a syllable, one main stress a word."""
    found = [f for s in syllables(said) for f in _syllable_faults(s)]
    parts = len(syllables(said))
    if parts == 1 and re.search(_MARKS, said):
        found.append("a word of one syllable takes no mark")
    if parts > 1 and said.count("ˈ") != 1:
        found.append("one main stress, no more")
    if not parts or re.search(f"{_MARKS}{{2}}|{_MARKS}$|^-", said):
        found.append("a mark that parts nothing")
    return found


def _syllable_faults(syllable: str) -> list[str]:
    try:
        vowels = sum(c in VOWELS for c in letters(syllable))
    except ValueError as fault:
        return [str(fault)]
    return [] if vowels == 1 else [f"{syllable!r} has {vowels} vowels"]


def aloud(said: str) -> str:
    """The plain form for a voice, one piece a syllable: `ˌkä-miˈnāt` is `kah mih nayt`.

    A piece is spelt as English would spell it, as voices read by English rules: `dyt` would be "dit", so it is
    `dite`; `gen` would be "jen", so it is `ghen`; `lohs` would be "loze", so it is `lohss`.
    """
    return " ".join(_piece(s) for s in syllables(said))


def _piece(syllable: str) -> str:
    found = letters(syllable)
    at = next(i for i, c in enumerate(found) if c in VOWELS)
    before, after = ("".join(_SOUNDS[c] for c in part) for part in (found[:at], found[at + 1 :]))
    if len(before) > 1 and before.endswith("y") and (found[at] == "ü" or (found[at], after) == ("ə", "")):
        before, vowel = before[:-1], "ew"
    else:
        vowel = _vowel(found[at], before, after)
    hard = before.endswith("g") and vowel[0] in "eiy"
    return before + ("h" if hard else "") + vowel + _ending(found[at], before, after)


def _vowel(letter: str, before: str, after: str) -> str:
    if letter == "ī" and before:
        return "i" if after else _OPEN_I.get(before, "y")
    if not before and letter in ("ā", "ī"):
        return {"ā": "ai" if after else "eigh", "ī": "eye"}[letter]
    if after.startswith("r") and not (before.endswith("w") and letter in "äȯ"):
        return _BEFORE_R.get(letter, VOWELS[letter])
    if after and (letter, after[0]) != ("ə", "l") and (letter, before[-1:]) != ("ə", "p"):
        return _CLOSED.get(letter, VOWELS[letter])
    return _OPEN.get(letter, VOWELS[letter]) if before and not after else VOWELS[letter]


def _ending(letter: str, before: str, after: str) -> str:
    """What follows the vowel: an e makes it long, and an s stays an s."""
    if letter == "ī" and before and after:
        return "ce" if after == "s" else f"{after[0]}e{after[1:].replace('z', 's')}"
    if after == "s":
        return "ss"
    return after + ("e" if re.fullmatch("[nlr]s", after) else "")
