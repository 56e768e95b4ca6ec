"""WordNet 3.0 and GCIDE, as Debian installs them: what a sense means, and what Webster printed in 1913.

Needs `wordnet-base`, `wordnet-sense-index` and `dict-gcide`; only those who verify words need them.
"""

import gzip
import re
from functools import cache
from pathlib import Path

WORDNET = Path("/usr/share/wordnet")
GCIDE = Path("/usr/share/dictd")
_FILES = {"1": "noun", "2": "verb", "3": "adj", "4": "adv", "5": "adj"}
_BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
MOST_ENTRIES = 4
_SOURCE = re.compile(rb"\[[^]\n]*(?:1913|WordNet|PJC|RDH|Century)[^]\n]*\]")


def gloss(sense_key: str) -> str:
    """What WordNet says of a sense. Raises KeyError for a key it does not have."""
    file = _FILES[sense_key.partition("%")[2][0]]
    line = (WORDNET / f"data.{file}").read_bytes()[_offsets()[sense_key] :].split(b"\n", 1)[0]
    return line.decode("latin-1").partition("| ")[2].strip()


def webster(word: str) -> list[str]:
    """GCIDE's first entries for a word that are from Webster of 1913, as they stand."""
    return [entry for entry in _entries(word)[:MOST_ENTRIES] if "1913" in entry]


@cache
def _offsets() -> dict[str, int]:
    lines = (WORDNET / "index.sense").read_text(encoding="latin-1").splitlines()
    return {key: int(offset) for key, offset, *_ in map(str.split, lines)}


def _entries(word: str) -> list[str]:
    text = _gcide_text()
    found = [text[start : _end(text, start, length)] for start, length in _gcide_places(word)]
    return [re.sub(r"\s+", " ", entry.decode("utf-8", "replace")).strip() for entry in found]


def _end(text: bytes, start: int, length: int) -> int:
    """Where an entry ends. The index cuts some off before their source: those run on to the first one named."""
    source = _SOURCE.search(text, start)
    return max(start + length, source.end() if source else 0)


@cache
def _gcide_text() -> bytes:
    with gzip.open(GCIDE / "gcide.dict.dz") as file:
        return file.read()


def _gcide_places(word: str) -> list[tuple[int, int]]:
    return [(_number(start), _number(length)) for start, length in _gcide_index().get(word, [])]


@cache
def _gcide_index() -> dict[str, list[tuple[str, str]]]:
    index: dict[str, list[tuple[str, str]]] = {}
    for line in (GCIDE / "gcide.index").read_text(encoding="utf-8").splitlines():
        headword, start, length = line.split("\t")
        index.setdefault(headword.lower(), []).append((start, length))
    return index


def _number(digits: str) -> int:
    value = 0
    for digit in digits:
        value = value * 64 + _BASE64.index(digit)
    return value
