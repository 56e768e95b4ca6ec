"""How the lists and their lines did in a game that is over, for whoever mends them."""

from typing import Any

from games.alphabet_roulette import lists, marks
from games.alphabet_roulette.lists import CATEGORIES
from games.contract import State

Used = dict[str, Any]


def usage(state: State) -> list[Used]:
    """A line for every list played and every one of its twelve categories.

    `chosen`: it was played; `votes`: the answers people gave; `found`: those that scored.
    """
    return [used for this in state["played"] for used in _of_round(state, this)]


def content() -> dict[str, dict[str, str]]:
    """What the bank holds: lists by id, and their lines by `line_id`."""
    every = lists.every()
    lines = {line_id(one.id, k): text for one in every for k, text in enumerate(one.categories)}
    return {"list": {one.id: _title(one) for one in every}, "line": lines}


def line_id(list_id: str, cat: int) -> str:
    """A line's id: `list-03:7` is the seventh category (6, counted from 0) of list-03."""
    return f"{list_id}:{cat + 1}"


def _title(one: lists.CategoryList) -> str:
    return f"List {one.no}{' (retired)' if one.retired else ''}"


def _of_round(state: State, this: State) -> list[Used]:
    lines = [_of_line(state, this, cat) for cat in range(CATEGORIES)]
    whole = {key: sum(line[key] for line in lines) for key in ("votes", "found")}
    return [{"kind": "list", "item": this["list"], "chosen": 1, **whole}, *lines]


def _of_line(state: State, this: State, cat: int) -> Used:
    rows = marks.marks(this["letter"], this["pads"], this["challenges"], state["bonus"], cat)
    given = [row for row in rows if row["status"] != "blank"]
    scored = sum(row["points"] > 0 for row in given)
    return {
        "kind": "line",
        "item": line_id(this["list"], cat),
        "chosen": 1,
        "votes": len(given),
        "found": scored,
    }
