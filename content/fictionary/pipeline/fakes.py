"""frames/ + whole/ -> fakes.tsv, the pool of made-up definitions that bots write from.

    python -m content.fictionary.pipeline.fakes            writes it
    python -m content.fictionary.pipeline.fakes --check    says whether the file is what would be written
    python -m content.fictionary.pipeline.fakes --sample 300 SEED   shows some at random, to be read

The definitions written whole go in first, then the frames' fillings, one of each frame in turn. If more pass
the gates than a part of speech needs, framed ones go, always one of the length that there is most too much of,
so that the made up are as long and as short as the real.
"""

import csv
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import islice, zip_longest
from random import Random
from typing import NamedTuple

from content.fictionary.pipeline import house
from content.fictionary.pipeline.frames import Frame, fillings, frames
from content.fictionary.pipeline.gates import Pool
from content.fictionary.pipeline.house import BANK
from games.fictionary import likeness

FAKES = BANK / "fakes.tsv"
WHOLE = BANK / "whole"
COLUMNS = ("pos", "kind", "frame", "text", "words")
QUOTAS = {"noun": 15_373, "adjective": 2_893, "verb": 1_663, "adverb": 71}
"""20,000 in the word bank's proportions."""
KINDS = {
    "noun": "act ailment animal belief building cloth container crowd custom dish drink fastening fault feast"
    " fee feeling game garment instrument land mark material measure oddball official ornament part person"
    " plant remnant song sound speech tool trick vehicle weather writing",
    "adjective": "color condition looks manner mind motion place shape size sound speech taste temper texture"
    " time weather worth",
    "verb": "clean complain cook cut gather handle idle join look speak spoil strike trick walk work",
    "adverb": "degree manner mood place time",
}
"""What sort of thing a definition may say that a word is, by part of speech."""
SPARE = 1.6
"""How many times its quota a part of speech is let fill up to before the lengths decide."""
BAND = 3
"""Lengths are told apart by so many characters."""


class Made(NamedTuple):
    """A made-up definition; `frame` is empty for one written whole."""

    pos: str
    kind: str
    frame: str
    text: str


def whole() -> list[Made]:
    """Every definition written whole, in the files' order."""
    found = []
    for path in sorted(WHOLE.glob("*.tsv")):
        with path.open(newline="", encoding="utf-8") as file:
            rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
            found += [Made(row["pos"], row["kind"], "", row["text"]) for row in rows]
    return found


def pool(pos: str, gate: Pool, real: list[str]) -> list[Made]:
    """The definitions of one part of speech, exactly its quota if there are enough."""
    passing = (made for made in whole() if made.pos == pos and gate.let_in(made.text))
    stood = list(islice(passing, gate.quota))
    ours = [frame for frame in frames() if frame.pos == pos]
    room = int(gate.quota * SPARE) - len(stood)
    framed: list[Made] = []
    for made in _in_turn(ours):
        if len(framed) >= room:
            break
        if gate.let_in(made.text, made.frame):
            framed.append(made)
    return stood + best_lengths(framed, stood, gate.quota, real)


def text(made: list[Made]) -> str:
    """The whole file: a line a definition, with its content words."""
    body = ["\t".join((*fake, " ".join(sorted(likeness.words(fake.text))))) for fake in sorted(made)]
    return "\n".join(["\t".join(COLUMNS), *body, ""])


def _in_turn(ours: list[Frame]) -> Iterator[Made]:
    """The fillings of every frame, one of each frame in turn."""
    for row in zip_longest(*(fillings(frame) for frame in ours)):
        for frame, filled in zip(ours, row, strict=True):
            if filled:
                yield Made(frame.pos, frame.kind, frame.name, filled)


def best_lengths(framed: list[Made], stood: list[Made], quota: int, real: list[str]) -> list[Made]:
    """What is left of `framed` when, with `stood`, they are `quota` and as near as can be to the real lengths."""
    want = {band: n * quota / len(real) for band, n in Counter(map(_band, real)).items()}
    have = Counter(_band(made.text) for made in stood + framed)
    spare: dict[int, list[Made]] = defaultdict(list)
    for made in framed:
        spare[_band(made.text)].append(made)
    for _ in range(len(stood) + len(framed) - quota):
        fullest = max(sorted(filter(spare.get, spare)), key=lambda band: have[band] - want.get(band, 0))
        spare[fullest].pop()
        have[fullest] -= 1
    return [made for band in spare.values() for made in band]


def _band(text: str) -> int:
    return len(text) // BAND


def build() -> list[Made]:
    """The pool of every part of speech, and a line on each to say how it went."""
    words = house.kept(house.lines())
    made = []
    for pos, quota in QUOTAS.items():
        real = [word.says for word in words if word.pos == pos]
        gate = Pool(pos, quota, real)
        found = pool(pos, gate, real)
        made += found
        _tell(gate, found)
    return made


def _tell(gate: Pool, found: list[Made]) -> None:
    by_hand = sum(not made.frame for made in found)
    turned = ", ".join(f"{fault} {n}" for fault, n in gate.turned.most_common())
    print(f"{gate.pos}: {len(found)} of {gate.quota}, {by_hand} whole; turned away: {turned}")


def _sample(n: int, seed: str) -> list[str]:
    lines = FAKES.read_text(encoding="utf-8").splitlines()[1:]
    return ["\t".join(line.split("\t")[:4]) for line in Random(seed).sample(lines, n)]


def main() -> int:
    if "--sample" in sys.argv:
        print(*_sample(int(sys.argv[2]), sys.argv[3]), sep="\n")
        return 0
    made = build()
    if "--check" in sys.argv:
        return 0 if FAKES.read_text(encoding="utf-8") == text(made) else 1
    FAKES.write_text(text(made), encoding="utf-8")
    return 0 if Counter(fake.pos for fake in made) == QUOTAS else 1


if __name__ == "__main__":
    sys.exit(main())
