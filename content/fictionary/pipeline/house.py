"""house.tsv: every word that was read for the bank, kept with its definition or dropped with a reason.

    python -m content.fictionary.pipeline.house

says what is wrong with the file, if anything, and how much of it was kept.
"""

import csv
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from content.fictionary.pipeline import voice
from content.fictionary.pipeline.rating import GUESSED, RAREST, UNCOUNTED, obscurity, rating

BANK = Path(__file__).parent.parent
HOUSE = BANK / "house.tsv"
PARTS = ("noun", "adjective", "verb", "adverb")
TOPICS = ("", "nature", "technical")
TIERS = ("A", "B", "C")
"""How a word is known to be one: A counted in print, B in three dictionaries, C in two and on the web."""
SCORES = {"guessable": GUESSED, "fun": 100, "definition": 100}
COLUMNS = ("word", "kept", "text", "pos", "sense_key", "family", "topic", "zipf", "tier", *SCORES)


@dataclass(frozen=True)
class Kept:
    """A word of the bank. `definition` is the score of the definition, `says` the definition itself."""

    word: str
    says: str
    pos: str
    sense_key: str
    family: str
    topic: str
    zipf: float
    tier: str
    guessable: int
    fun: int
    definition: int

    @property
    def obscurity(self) -> int:
        return obscurity(self.zipf)

    @property
    def rating(self) -> int:
        return rating(self.obscurity, self.guessable, self.fun, self.definition)


def lines(path: Path = HOUSE) -> list[dict[str, str]]:
    """The file's rows as they stand."""
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def kept(rows: Iterable[dict[str, str]]) -> list[Kept]:
    """The words of the bank, in the file's order."""
    return [_kept(row) for row in rows if row["kept"] == "keep"]


def faults(rows: list[dict[str, str]]) -> list[str]:
    """All that is wrong, `word: what`; empty when the file can be built from."""
    times = Counter(row["word"] for row in rows)
    found = [f"{word}: {n} lines" for word, n in times.items() if n > 1]
    if [row["word"] for row in rows] != sorted(times):
        found.append("the lines are not in the order of their words")
    found += [f"{row['word']}: {fault}" for row in rows for fault in _row_faults(row)]
    return found + list(_shared(kept(row for row in rows if not list(_row_faults(row)))))


def _kept(row: dict[str, str]) -> Kept:
    zipf = float(row["zipf"]) if row["zipf"] else UNCOUNTED
    return Kept(
        word=row["word"],
        says=row["text"],
        pos=row["pos"],
        sense_key=row["sense_key"],
        family=row["family"],
        topic=row["topic"],
        zipf=zipf,
        tier=row["tier"],
        guessable=int(row["guessable"]),
        fun=int(row["fun"]),
        definition=int(row["definition"]),
    )


def _row_faults(row: dict[str, str]) -> Iterator[str]:
    if row["kept"] not in ("keep", "drop") or not row["text"]:
        yield "neither kept with a definition nor dropped with a reason"
    elif row["kept"] == "keep":
        yield from _figure_faults(row)
        yield from voice.faults(row["pos"], row["text"], row["word"])


def _figure_faults(row: dict[str, str]) -> Iterator[str]:
    if not re.fullmatch("[a-z]{4,14}", row["word"]):
        yield "not 4 to 14 letters"
    if row["pos"] not in PARTS or row["topic"] not in TOPICS or row["tier"] not in TIERS:
        yield "no such part of speech, topic or tier"
    if not row["sense_key"].startswith(f"{row['word']}%") or not row["family"]:
        yield "no sense key of its own, or no family"
    if bool(row["zipf"]) != (row["tier"] == "A") or float(row["zipf"] or 0) > RAREST:
        yield "counted words are tier A, and no commoner than a bank word may be"
    for name, most in SCORES.items():
        if not re.fullmatch(r"\d{1,3}", row[name]) or int(row[name]) > most:
            yield f"{name} is {row[name]!r}"


def _shared(words: list[Kept]) -> Iterator[str]:
    families = Counter(word.family for word in words)
    says = Counter(word.says.lower() for word in words)
    for word in words:
        if families[word.family] > 1:
            yield f"{word.word}: its family {word.family} has {families[word.family]} words"
        if says[word.says.lower()] > 1:
            yield f"{word.word}: another word has its definition"


def main() -> int:
    rows = lines()
    found = faults(rows)
    print(*found, f"{len(rows)} read, {len(kept(rows))} kept, {len(found)} faults", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
