"""verified.tsv: what each definition was checked against, and with what verdict.

    python -m content.fictionary.pipeline.verify           what is missing or does not fit
    python -m content.fictionary.pipeline.verify WORD...   words beside the dictionaries' entries, to be read

A verdict is `both` (WordNet and Webster agree with the definition), `wordnet-only` (Webster has the word and
says something else: the difference is told) or `no-entry` (no entry of 1913). It is read, never matched by a
script.
"""

import sys
from collections.abc import Iterator

from content.fictionary.pipeline import build, dictionaries, house
from content.fictionary.pipeline.house import Kept

VERDICTS = ("both", "wordnet-only", "no-entry")


def faults(words: list[Kept], verified: dict[str, tuple[str, str]]) -> list[str]:
    """What the file lacks or has too much, `word: what`."""
    bank = {word.word for word in words}
    found = [f"{word}: nobody verified it" for word in sorted(bank - set(verified))]
    found += [f"{word}: verified, but not in the bank" for word in sorted(set(verified) - bank)]
    return found + [f"{word}: {fault}" for word, verdict in verified.items() for fault in _fault(*verdict)]


def contradictions(words: list[Kept], verified: dict[str, tuple[str, str]]) -> Iterator[str]:
    """Where the dictionaries themselves tell otherwise: a sense that is not there, an entry that is."""
    for word in words:
        try:
            dictionaries.gloss(word.sense_key)
        except KeyError:
            yield f"{word.word}: WordNet has no sense {word.sense_key}"
        entries = len(dictionaries.webster(word.word))
        if (verified[word.word][0] == "no-entry") == bool(entries):
            yield f"{word.word}: {verified[word.word][0]}, but Webster has {entries}"


def _fault(verdict: str, difference: str) -> Iterator[str]:
    if verdict not in VERDICTS:
        yield f"no such verdict: {verdict!r}"
    if (verdict == "wordnet-only") != bool(difference):
        yield "a difference goes with wordnet-only, and with it alone"


def _show(word: Kept, verdict: tuple[str, str]) -> str:
    beside = [f"  WordNet  {dictionaries.gloss(word.sense_key)}"]
    beside += [f"  Webster  {entry[:600]}" for entry in dictionaries.webster(word.word)]
    return "\n".join([f"{word.word} ({word.pos}): {word.says}", *beside, f"  {' '.join(verdict)}"])


def main() -> int:
    words, verified = house.kept(house.lines()), build.verdicts()
    if asked := set(sys.argv[1:]):
        print(*(_show(word, verified[word.word]) for word in words if word.word in asked), sep="\n\n")
        return 0
    found = faults(words, verified)
    if dictionaries.WORDNET.exists() and dictionaries.GCIDE.exists():
        found += contradictions(words, verified)
    print(*found, f"{len(verified)} verdicts, {len(found)} faults", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
