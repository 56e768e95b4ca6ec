"""What each seat sees of a game: `shared` by everyone, `own` by one seat or (None) by a spectator.

Shared: game, n, phase, round (from 0), rounds, secs, bonus, roller, letters, letter, roll {"letter", "at",
"lands", "by", "spin"}, starts, ends, live, paused, list {"id", "no", "categories"}, filled (answers on each
pad), done, scores, totals, ready (a bool per seat, between rounds), places (once over), gone, events, and

- review, while answers are read: {"cat", "ready", "marks": each category's so far (`marks.py`),
  "challenges" (`review.py`), "same": by seat those its answer on screen may yet be called the same as,
  "hints": by seat the likely ones of these}; None at other times
- played: {"round", "letter", "list" (its number), "points"} of each round scored; with "categories", "marks"
  by category and "challenges" too, except while people write or read, when nobody looks back

Own: pad and pad_v (while all write), may (by seat, the kinds of challenge this seat may raise about its
answer on screen), owes (the ids of the challenges that wait for this seat's vote).
"""

from typing import Any

from games.alphabet_roulette import challenges, course, hints, lists, marks, review
from games.alphabet_roulette.lists import CATEGORIES
from games.alphabet_roulette.settings import ROUNDS
from games.contract import Seat, State, View
from games.party import log, rounds

# How many of the last events a screen needs: those of one change, and of a few it may have missed.
RECENT = 10
_SHOWN_PLAINLY = (
    "game", "n", "phase", "round", "secs", "bonus", "roller", "letters", "letter", "roll", "starts", "ends",
    "live", "paused", "done", "scores", "totals", "gone",
)  # fmt: skip


def shared(state: State) -> View:
    """The part of the view that is the same for everyone."""
    phase = state["phase"]
    return {
        **{key: state[key] for key in _SHOWN_PLAINLY},
        "rounds": ROUNDS,
        "list": _list(state["list"]),
        "filled": [sum(map(bool, pad)) for pad in state["pads"]],
        "review": _review(state) if phase == "review" else None,
        "played": [_played(state, this) for this in state["played"]],
        "ready": state["ready"] if phase == "scored" else None,
        "places": rounds.places(state["totals"]) if phase == "over" else None,
        "events": log.recent(state, None)[-RECENT:],
    }


def own(state: State, seat: Seat) -> View:
    """The part of the view that is this seat's alone: its pad, and what it may and must do in the review."""
    is_writer = seat is not None and state["phase"] == "write"
    is_reader = state["phase"] == "review" and seat in course.present(state)
    return {
        "pad": state["pads"][seat] if is_writer else None,
        "pad_v": state["pad_v"][seat] if is_writer else 0,
        "may": _may(state, seat) if is_reader and seat is not None else [],
        "owes": review.owes(state, seat),
    }


def _may(state: State, seat: int) -> list[list[str]]:
    rows = review.on_screen(state)
    return [challenges.may_raise(state, rows, seat, other) for other in range(state["n"])]


def _list(list_id: str) -> View:
    this = lists.find(list_id)
    return {"id": this.id, "no": this.no, "categories": list(this.categories)}


def _review(state: State) -> View:
    """The categories read so far and the one on screen: the rest wait their turn."""
    rows = review.on_screen(state)
    same = [challenges.unlike(state, rows, seat) for seat in range(state["n"])]
    return {
        "cat": state["cat"],
        "ready": state["ready"],
        "marks": [review.mark(state, cat) for cat in range(state["cat"] + 1)],
        "challenges": [_challenge(each) for each in state["challenges"]],
        "same": same,
        "hints": [_hints(rows, seat, others) for seat, others in enumerate(same)],
    }


def _hints(rows: list[marks.Mark], seat: int, others: list[int]) -> list[int]:
    text = rows[seat]["text"]
    return [other for other in others if hints.likely_twins(text, rows[other]["text"])]


def _challenge(each: marks.Challenge) -> View:
    shown = ("id", "cat", "kind", "seat", "other", "by", "votes", "prefilled", "decided")
    return {key: each[key] for key in shown}


def _played(state: State, this: State) -> View:
    summary: dict[str, Any] = {key: this[key] for key in ("round", "letter", "points")}
    summary["list"] = lists.find(this["list"]).no
    return summary if state["phase"] in ("write", "review") else {**summary, **_whole(state, this)}


def _whole(state: State, this: State) -> View:
    args = this["letter"], this["pads"], this["challenges"], state["bonus"]
    return {
        "categories": list(lists.find(this["list"]).categories),
        "marks": [marks.marks(*args, cat) for cat in range(CATEGORIES)],
        "challenges": [_challenge(each) for each in this["challenges"]],
    }
