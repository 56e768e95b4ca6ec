"""Challenges: what may still be raised about an answer on screen, and raising it."""

from collections.abc import Sequence
from typing import Any

from games.alphabet_roulette import course, review
from games.alphabet_roulette.marks import Challenge, Mark
from games.contract import State
from games.errors import Illegal
from games.party import log, moves, votes

_NOT_YOURS = {
    "answer": "You can't challenge your own answer.",
    "bonus": "You can't challenge your own bonus.",
}
_RAISED = {True: "There is a vote on that already.", False: review.RULED}
_NOT_THERE = {
    "answer": "That answer doesn't count as it is.",
    "same": "Those two can't be called the same.",
    "bonus": "That answer has no bonus to lose.",
    "appeal": "Only your own wrong-letter answer can be appealed.",
}


def may_raise(state: State, rows: Sequence[Mark], by: int, seat: int) -> list[str]:
    """The kinds of challenge that seat `by` may still raise about `seat`'s answer on screen."""
    theirs = ("same", "appeal") if by == seat else ("answer", "same", "bonus")
    return [kind for kind in _kinds_open(state, rows, seat) if kind in theirs]


def _kinds_open(state: State, rows: Sequence[Mark], seat: int) -> list[str]:
    row = rows[seat]
    fits = {
        "answer": row["status"] == "ok",
        "same": bool(unlike(state, rows, seat)),
        "bonus": row["status"] == "ok" and row["points"] > 1,
        "appeal": row["status"] == "letter",
    }
    return [
        kind for kind in review.KINDS if fits[kind] and (kind == "same" or not _raised(state, kind, seat))
    ]


def unlike(state: State, rows: Sequence[Mark], seat: int) -> list[int]:
    """The seats whose answers on screen may yet be called the same as this seat's.

    Answers that are the same already stand together: a vote on one of them was a vote on all.
    """
    in_play = [other for other, row in enumerate(rows) if row["status"] in ("ok", "same")]
    if seat not in in_play:
        return []
    ours = {seat, *rows[seat]["twins"]}
    strangers, raised = [other for other in in_play if other not in ours], _comparisons(state)
    return [other for other in strangers if not (raised and _compared(raised, rows, seat, other))]


def _compared(raised: Sequence[Challenge], rows: Sequence[Mark], seat: int, other: int) -> Challenge | None:
    """The one of `raised` that asks whether these two, or any that are the same as these, are the same."""
    ours, theirs = {seat, *rows[seat]["twins"]}, {other, *rows[other]["twins"]}
    pairs = [(c, {c["seat"], c["other"]}) for c in raised]
    return next((c for c, pair in pairs if pair & ours and pair & theirs), None)


def _comparisons(state: State) -> list[Challenge]:
    return [c for c in _here(state) if c["kind"] == "same"]


def _raised(state: State, kind: str, seat: int) -> Challenge | None:
    return next((c for c in _here(state) if (c["kind"], c["seat"]) == (kind, seat)), None)


def _here(state: State) -> list[Challenge]:
    return [c for c in state["challenges"] if c["cat"] == state["cat"]]


def challenge(state: State, seat: int, action: dict[str, Any], _now: float) -> None:
    """Raise {"cat", "kind", "seat"}, with "other" for the same. Raises Illegal if it can't be raised."""
    review.must_read(state, action)
    kind, about, other = _subject(state, action)
    _must_be_open(state, seat, kind, about, other)
    writers = [about] if other is None else [about, other]
    raised = {
        "id": len(state["challenges"]),
        "cat": state["cat"],
        "kind": kind,
        "seat": about,
        "other": other,
        "by": seat,
        "involved": [each for each in writers if kind == "appeal" or each != seat],
        "votes": _first_votes(writers, seat, kind),
        "prefilled": False,
        "decided": None,
    }
    state["challenges"].append(raised)
    course.unready(state)
    log.event(state, "challenge", **review.facts(raised), by=seat)
    raised["prefilled"] = review.settle(state)


def _subject(state: State, action: dict[str, Any]) -> tuple[str, int, int | None]:
    kind = action.get("kind")
    if type(kind) is not str or kind not in review.KINDS:
        raise Illegal("That can't be challenged.", "no_such_move")
    keys = ("seat", "other") if kind == "same" else ("seat",)
    seats = [moves.whole(action, key, "Say whose answer you mean.") for key in keys]
    if not all(0 <= seat < state["n"] for seat in seats):
        raise Illegal("Nobody sits there.", "no_such_seat")
    return kind, seats[0], seats[1] if kind == "same" else None


def _must_be_open(state: State, by: int, kind: str, seat: int, other: int | None) -> None:
    rows = review.on_screen(state)
    earlier = (
        _raised(state, kind, seat) if other is None else _compared(_comparisons(state), rows, seat, other)
    )
    if earlier is not None:
        raise Illegal(_RAISED[earlier["decided"] is None], "raised")
    if by == seat and kind in _NOT_YOURS:
        raise Illegal(_NOT_YOURS[kind], "your_own")
    is_pair = other is None or other in unlike(state, rows, seat)
    if not is_pair or kind not in may_raise(state, rows, by, seat):
        raise Illegal(_NOT_THERE[kind], "no_challenge")


def _first_votes(writers: Sequence[int], by: int, kind: str) -> votes.Ballot:
    """The writers' votes are for the answer, the challenger's against it."""
    ballot = votes.open()
    for seat in writers:
        votes.cast(ballot, seat, True)
    votes.cast(ballot, by, kind == "appeal")
    return ballot
