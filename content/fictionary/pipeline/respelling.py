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
    """The plain form for a voice, one piece a syllable: `ˌkä-miˈnāt` is `kah mih nayt`."""
    return " ".join(_piece(s) for s in syllables(said))


def _piece(syllable: str) -> str:
    found = letters(syllable)
    sounds = ["eye" if c == "ī" and not i else _SOUNDS[c] for i, c in enumerate(found)]
    return "".join(sounds).replace("uhr", "er")
