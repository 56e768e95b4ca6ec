"""What every answer to a category is worth, once the obvious is struck and the table has ruled.

A mark is {"text", "status", "points", "words", "twins"}: status is "blank", "letter" (the wrong one), "out"
(voted out), "same" (as another's) or "ok"; words counts those that begin with the letter; twins are the seats
whose answers are the same as this.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from games.alphabet_roulette import answers

Mark = dict[str, Any]
Challenge = dict[str, Any]
Pads = Sequence[Sequence[str]]
Texts = tuple[str, ...]


class Ruling(NamedTuple):
    """How the table ruled on a challenge: False against the answer, or that the two are the same."""

    kind: str
    seat: int
    other: int | None
    decided: bool


Rulings = tuple[Ruling, ...]


def marks(letter: str, pads: Pads, challenges: Sequence[Challenge], bonus: bool, cat: int) -> list[Mark]:
    """Each seat's mark for category `cat` (from 0), as the rulings in `challenges` leave it."""
    settled = [c for c in challenges if c["cat"] == cat and c["decided"] is not None]
    rulings = tuple(Ruling(c["kind"], c["seat"], c["other"], c["decided"]) for c in settled)
    return [dict(mark) for mark in _marks(letter, tuple(pad[cat] for pad in pads), rulings, bonus)]


def points(letter: str, pads: Pads, challenges: Sequence[Challenge], bonus: bool) -> list[int]:
    """Each seat's points for the whole round."""
    cats = range(len(pads[0]))
    by_cat = [[mark["points"] for mark in marks(letter, pads, challenges, bonus, cat)] for cat in cats]
    return [sum(of_seat) for of_seat in zip(*by_cat, strict=True)]


@lru_cache(maxsize=1024)
def _marks(letter: str, texts: Texts, rulings: Rulings, bonus: bool) -> list[Mark]:
    """Remembered, because every look at the table asks for all that has been read so far."""
    standing = [_standing(seat, text, letter, rulings) for seat, text in enumerate(texts)]
    twins = _twins(texts, standing, rulings)
    doubles = [bonus and not _is_ruled(rulings, "bonus", seat, False) for seat in range(len(texts))]
    status = ["same" if theirs else alone for theirs, alone in zip(twins, standing, strict=True)]
    return [
        _mark(texts[seat], status[seat], letter, twins[seat], doubles[seat]) for seat in range(len(texts))
    ]


def _standing(seat: int, text: str, letter: str, rulings: Rulings) -> str:
    """The answer's status by itself, before it is held beside the others."""
    if answers.is_blank(text):
        return "blank"
    if not answers.starts_with(text, letter) and not _is_ruled(rulings, "appeal", seat, True):
        return "letter"
    return "out" if _is_ruled(rulings, "answer", seat, False) else "ok"


def _is_ruled(rulings: Rulings, kind: str, seat: int, decided: bool) -> bool:
    return Ruling(kind, seat, None, decided) in rulings


def _twins(texts: Texts, standing: Sequence[str], rulings: Rulings) -> list[list[int]]:
    """For each seat, those whose answers are the same: by the rule or by a vote, and by way of each other."""
    in_play = [seat for seat, status in enumerate(standing) if status == "ok"]
    group = list(range(len(texts)))
    for one, other in _pairs(texts, in_play, rulings):
        group = [group[one] if label == group[other] else label for label in group]
    return [
        [other for other in in_play if other != seat and seat in in_play and group[other] == group[seat]]
        for seat in range(len(texts))
    ]


def _pairs(texts: Texts, in_play: Sequence[int], rulings: Rulings) -> Iterator[tuple[int, int]]:
    """Two by two, the answers in play that are the same."""
    first: dict[str, int] = {}
    for seat in in_play:
        yield first.setdefault(answers.same(texts[seat]), seat), seat
    for ruling in rulings:
        kind, seat, other, decided = ruling
        if kind == "same" and not decided and seat in in_play and other is not None and other in in_play:
            yield seat, other


def _mark(text: str, status: str, letter: str, twins: list[int], may_double: bool) -> Mark:
    """An answer that counts scores one, or one for each word with the letter where that is more."""
    count = answers.alliteration(text, letter)
    worth = max(1, count) if may_double else 1
    return {
        "text": text,
        "status": status,
        "points": worth if status == "ok" else 0,
        "words": count,
        "twins": twins,
    }
