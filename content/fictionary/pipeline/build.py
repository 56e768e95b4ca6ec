"""house.tsv and verified.tsv -> words.toml, the word bank.

    python -m content.fictionary.pipeline.build          writes it
    python -m content.fictionary.pipeline.build --check  says whether the file is what would be written
    python -m content.fictionary.pipeline.build --ship   adds its ids to shipped.txt, at a release

The same lines always give the same file. Every rating is worked out afresh. An id that was shipped is for ever: tables
remember it.
"""

import csv
import json
import sys
from pathlib import Path

from content.fictionary.pipeline import house
from content.fictionary.pipeline.house import BANK, Kept

WORDS = BANK / "words.toml"
VERIFIED = BANK / "verified.tsv"
SHIPPED = BANK / "shipped.txt"
RETIRED = "retired:"
"""How the reason begins for which a shipped word is dropped."""
HEAD = "# Built from house.tsv and verified.tsv: mend those and build again (docs/content.md).\n"


def verdicts(path: Path = VERIFIED) -> dict[str, tuple[str, str]]:
    """Each word's verdict against WordNet and Webster, and what Webster says instead (or nothing)."""
    with path.open(newline="", encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {row["word"]: (row["verdict"], row["difference"] or "") for row in rows}


def bank(words: list[Kept], verified: dict[str, tuple[str, str]]) -> str:
    """The whole file. Raises KeyError for a word nobody verified."""
    entries = [_entry(word, *verified[word.word]) for word in sorted(words, key=lambda word: word.word)]
    return HEAD + "".join(entries)


def shipped() -> list[str]:
    """Every id that any release had."""
    return SHIPPED.read_text(encoding="utf-8").split() if SHIPPED.exists() else []


def lost(rows: list[dict[str, str]]) -> list[str]:
    """Ids that were shipped and are neither in the bank nor retired."""
    there = {row["word"] for row in rows if row["kept"] == "keep" or row["text"].startswith(RETIRED)}
    return [word for word in shipped() if word not in there]


def _entry(word: Kept, verdict: str, difference: str) -> str:
    values = {
        "id": word.word,
        "word": word.word,
        "pos": word.pos,
        "sense_key": word.sense_key,
        "family": word.family,
        "topic": word.topic,
        "obscurity": word.obscurity,
        "guessable": word.guessable,
        "fun": word.fun,
        "definition": word.definition,
        "rating": word.rating,
        "says": word.says,
        "verified": verdict,
        "difference": difference,
    }
    return "\n[[word]]\n" + "".join(f"{k} = {json.dumps(v, ensure_ascii=False)}\n" for k, v in values.items())


def main() -> int:
    rows = house.lines()
    if found := house.faults(rows):
        print(*found, sep="\n")
        return 1
    text = bank(house.kept(rows), verdicts())
    if "--check" in sys.argv:
        return 0 if WORDS.read_text(encoding="utf-8") == text else 1
    WORDS.write_text(text, encoding="utf-8")
    if "--ship" in sys.argv:
        ids = sorted({*shipped(), *(word.word for word in house.kept(rows))})
        SHIPPED.write_text("\n".join(ids) + "\n", encoding="utf-8")
    print(f"{len(house.kept(rows))} words")
    return 0


if __name__ == "__main__":
    sys.exit(main())
