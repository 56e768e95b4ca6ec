"""A kept game to step through again: each round's roll, its categories one by one, and what they came to."""

from typing import Any

from games.alphabet_roulette.settings import COUNTDOWN_SECONDS, ROLL_SECONDS
from games.contract import View

# The die lies still for a moment before it is thrown.
REST_SECONDS = 0.5
READ_SECONDS, ANSWER_SECONDS, POINTS_SECONDS = 2.0, 1.0, 5.0


def replay(view: View) -> list[View]:
    """A step for every roll, every category that somebody answered and every round's points."""
    return [step for this in view["played"] for step in _round(view, this)]


def _round(view: View, this: dict[str, Any]) -> list[View]:
    before = _before(view, this)
    answered = [cat for cat, marks in enumerate(this["marks"]) if any(map(_is_answer, marks))]
    return [_roll(before, this), *(_category(before, this, cat) for cat in answered), _points(view, this)]


def _before(view: View, this: dict[str, Any]) -> View:
    """The table as that round began: the rounds before it are scored, nothing of its own is."""
    at, seats = this["round"], range(view["n"])
    scores = view["scores"][:at]
    return {
        **view,
        "round": at,
        "letters": view["letters"][: at + 1],
        "letter": this["letter"],
        "list": {"id": None, "no": this["list"], "categories": this["categories"]},
        "live": False,
        "done": [False for _ in seats],
        "filled": [0 for _ in seats],
        "scores": scores,
        "totals": [sum(points[seat] for points in scores) for seat in seats],
        "played": view["played"][:at],
        "review": None,
        "ready": None,
        "places": None,
        "events": [],
    }


def _roll(before: View, this: dict[str, Any]) -> View:
    lands = REST_SECONDS + ROLL_SECONDS
    starts = lands + COUNTDOWN_SECONDS
    # How it tumbled is not kept; it tumbles the same way whenever this round is looked at again.
    spin = ord(this["letter"]) * 7919 + this["round"]
    roll = {"letter": this["letter"], "at": REST_SECONDS, "lands": lands, "by": None, "spin": spin}
    shown = {"phase": "write", "roll": roll, "starts": starts, "ends": starts + before["secs"]}
    title = f"Round {this['round'] + 1}: the letter {this['letter']}"
    return {"title": title, "view": {**before, **shown}, "seconds": starts}


def _category(before: View, this: dict[str, Any], cat: int) -> View:
    argued = [each for each in this["challenges"] if each["cat"] <= cat]
    nobody: list[list[int]] = [[] for _ in range(before["n"])]
    review = {
        "cat": cat,
        "ready": [False] * before["n"],
        "marks": this["marks"][: cat + 1],
        "challenges": argued,
        "same": nobody,
        "hints": nobody,
    }
    shown = {"phase": "review", "roll": _lies(this), "review": review}
    said = sum(map(_is_answer, this["marks"][cat])) + 2 * sum(each["cat"] == cat for each in argued)
    return {
        "title": f"{cat + 1}. {this['categories'][cat]}",
        "view": {**before, **shown},
        "seconds": READ_SECONDS + ANSWER_SECONDS * said,
    }


def _points(view: View, this: dict[str, Any]) -> View:
    played = this["round"] + 1
    is_last = played == len(view["played"])
    scores = view["scores"][:played]
    shown = {
        "phase": "over" if is_last else "scored",
        "roll": _lies(this),
        "scores": scores,
        "totals": [sum(points[seat] for points in scores) for seat in range(view["n"])],
        "played": view["played"][:played],
        "ready": None if is_last else [False] * view["n"],
        "places": view["places"] if is_last else None,
    }
    return {
        "title": f"Round {played}: the points",
        "view": {**_before(view, this), **shown},
        "seconds": POINTS_SECONDS,
    }


def _lies(this: dict[str, Any]) -> dict[str, Any]:
    """A die that fell long ago."""
    return {
        "letter": this["letter"],
        "at": -2 * ROLL_SECONDS,
        "lands": -ROLL_SECONDS,
        "by": None,
        "spin": ord(this["letter"]),
    }


def _is_answer(mark: dict[str, Any]) -> bool:
    return bool(mark["status"] != "blank")
