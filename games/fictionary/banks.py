"""The banks a game of Fictionary is dealt from: words, fakes, endings, beginnings, jokes and pronunciations.

`current()` is the bank of this process, read once from `content/fictionary` (its README gives the forms of
the files). A test or a tool plays with another by `with use(bank):`.
"""

import csv
import json
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from games.fictionary import likeness

FOLDER = Path(__file__).parents[2] / "content" / "fictionary"
PARTS = ("noun", "verb", "adjective", "adverb")
# The first file that has a word says it.
SAID = ("said_cmudict.tsv", "said_gcide.tsv", "said_house.tsv")


class Word(NamedTuple):
    """A word of the bank. Scores are 0 to 100; `says` is the real definition, in the house voice."""

    id: str
    word: str
    pos: str
    family: str
    topic: str
    obscurity: int
    rating: int
    says: str


class Fake(NamedTuple):
    """A made-up definition of the pool; `frame` is "" for one written whole, `words` its content words."""

    pos: str
    kind: str
    frame: str
    text: str
    words: frozenset[str]


class Ending(NamedTuple):
    """An ending that says what a word means: sentences for it, and the words that keep its promise."""

    ending: str
    pos: str
    promise: frozenset[str]
    says: tuple[str, ...]


class Shape(NamedTuple):
    """An ending that only suggests what kinds of thing a word is."""

    ending: str
    pos: str
    kinds: tuple[str, ...]


class Prefix(NamedTuple):
    """What a word's beginning means: a topic to name, and the content words that touch on it."""

    prefix: str
    topic: str
    words: frozenset[str]


@dataclass(frozen=True, eq=False)
class Bank:
    """Everything Fictionary plays with, and the ways it is looked up."""

    words: dict[str, Word]
    words_of: dict[str, list[Word]]
    fakes: dict[str, list[Fake]]
    fakes_of_kind: dict[tuple[str, str], list[Fake]]
    fakes_about: dict[tuple[str, str], list[Fake]]
    fake_of_text: dict[str, Fake]
    endings: list[Ending]
    shapes: list[Shape]
    prefixes: list[Prefix]
    topics: list[str]
    silly: dict[str, list[str]]
    said: dict[str, tuple[str, str]]


_using: ContextVar[Bank | None] = ContextVar("fictionary_bank", default=None)
_loaded: dict[Path, Bank] = {}


def current() -> Bank:
    """The bank in use; read from `content/fictionary` the first time it is asked for."""
    return _using.get() or load(FOLDER)


@contextmanager
def use(bank: Bank) -> Iterator[Bank]:
    """Play with `bank` for as long as the block lasts, in this thread or task alone."""
    token = _using.set(bank)
    try:
        yield bank
    finally:
        _using.reset(token)


def load(folder: Path) -> Bank:
    """The bank in `folder`, read once. Raises FileNotFoundError when one of its files is missing."""
    if folder not in _loaded:
        _loaded[folder] = read(folder)
    return _loaded[folder]


def read(folder: Path) -> Bank:
    """The bank in `folder`, read anew."""
    words = _words(folder / "words.json")
    fakes = _fakes(folder / "fakes.tsv")
    endings, prefixes = _toml(folder / "endings.toml"), _toml(folder / "prefixes.toml")
    silly = _toml(folder / "silly.toml")
    beginnings = [_prefix(p["prefix"], p["means"]) for p in prefixes["prefix"]]
    return Bank(
        words={word.id: word for word in words},
        words_of=_grouped((word.pos, word) for word in words),
        fakes=_grouped((fake.pos, fake) for fake in fakes),
        fakes_of_kind=_grouped(((fake.pos, fake.kind), fake) for fake in fakes),
        fakes_about=_about(fakes, frozenset().union(*(p.words for p in beginnings))),
        fake_of_text={fake.text: fake for fake in fakes},
        endings=[
            Ending(e["ending"], e["pos"], frozenset(e["promise"]), tuple(e["says"]))
            for e in endings["ending"]
        ],
        shapes=[Shape(s["ending"], s["pos"], tuple(s["kinds"])) for s in endings["shape"]],
        prefixes=beginnings,
        topics=list(endings["topics"]),
        silly={pos: list(silly.get(pos, [])) for pos in PARTS},
        said=_said(folder),
    )


def _words(path: Path) -> list[Word]:
    rows = json.loads(path.read_text("utf-8"))
    return [Word(*(row[name] for name in Word._fields)) for row in rows]


def _fakes(path: Path) -> list[Fake]:
    lines = path.read_text("utf-8").splitlines()[1:]
    rows = (line.split("\t") for line in lines)
    return [Fake(pos, kind, frame, text, frozenset(words.split())) for pos, kind, frame, text, words in rows]


def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


def _grouped(pairs: Iterable[tuple[Any, Any]]) -> dict[Any, list[Any]]:
    groups: dict[Any, list[Any]] = defaultdict(list)
    for name, item in pairs:
        groups[name].append(item)
    return dict(groups)


def _prefix(prefix: str, means: list[str]) -> Prefix:
    return Prefix(prefix, means[0], frozenset().union(*map(likeness.words, means)))


def _about(fakes: list[Fake], topics: frozenset[str]) -> dict[tuple[str, str], list[Fake]]:
    return _grouped(((fake.pos, word), fake) for fake in fakes for word in fake.words & topics)


def _said(folder: Path) -> dict[str, tuple[str, str]]:
    said: dict[str, tuple[str, str]] = {}
    for path in (folder / name for name in SAID if (folder / name).exists()):
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                said.setdefault(row["word"], (row["said"], row["say"]))
    return said
