"""A kept game to step through again: each round's reveal, beat for beat as the table saw it."""

from typing import Any

from games.contract import View
from games.fictionary.beats import beats

# Time to read the cards before the votes come out, and to look at the end of it.
READ_SECONDS, REST_SECONDS = 3.0, 3.0


def replay(view: View) -> list[View]:
    """One step a round, from what a spectator saw at the end of the game."""
    return [_step(view, this) for this in view["rounds"] or []]


def _step(view: View, this: dict[str, Any]) -> View:
    played = beats(this)
    ends = READ_SECONDS + sum(beat["ms"] for beat in played) / 1000
    reveal = {"starts": READ_SECONDS, "ends": ends, "beats": played}
    return {
        "title": f"Round {this['round'] + 1}: {this['word']['word']}",
        "view": {**_then(view, this), "reveal": reveal, "last": this},
        "seconds": ends + REST_SECONDS,
    }


def _then(view: View, this: dict[str, Any]) -> View:
    """What a spectator saw once that round was scored."""
    played = this["round"] + 1
    is_last = played == len(view["rounds"])
    return {
        **view,
        "phase": "over" if is_last else "scored",
        "round": this["round"],
        "judge": this["judge"],
        "word": this["word"],
        "totals": this["totals"],
        "scores": view["scores"][:played],
        "ready": [False] * view["n"],
        "tied": [],
        "history": view["history"][:played],
        **({} if is_last else {"winners": None, "best": None, "rounds": None}),
    }
