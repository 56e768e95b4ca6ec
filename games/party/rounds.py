"""Rounds: points by round, totals, places, and everyone's word that they are ready for the next.

A state that plays in rounds holds `round` (from 0), `scores` (a list of points per seat for each round
played), `totals`, `ready` (a bool per seat) and `phase`, which is "scored" between rounds and "over" after
the last.
"""

from collections.abc import Sequence

from games.contract import Result, State


def begin(players: int) -> State:
    """The fields of a game about to play its first round."""
    return {"round": 0, "scores": [], "totals": [0] * players, "ready": [False] * players}


def score(state: State, points: Sequence[int]) -> None:
    """Write down a round's points, one per seat, and add them to the totals."""
    state["scores"].append(list(points))
    state["totals"] = [total + gained for total, gained in zip(state["totals"], points, strict=True)]


def end(state: State, *, last: bool) -> None:
    """Close the round: the game is over after its last, and otherwise waits until all are ready."""
    state["phase"] = "over" if last else "scored"
    state["ready"] = [False] * len(state["totals"])


def press_ready(state: State, seat: int) -> None:
    """`seat` is ready for the next round. Pressed twice, it stays so."""
    state["ready"][seat] = True


def ready_seats(state: State) -> list[int]:
    """The seats that are ready."""
    return [seat for seat, is_ready in enumerate(state["ready"]) if is_ready]


def unready_seats(state: State) -> list[int]:
    """The seats the next round waits for."""
    return [seat for seat, is_ready in enumerate(state["ready"]) if not is_ready]


def advance(state: State) -> None:
    """Turn to the next round; nobody has said they are ready for the one after it."""
    state["round"] += 1
    state["ready"] = [False] * len(state["totals"])


def leaders(totals: Sequence[int]) -> list[int]:
    """The seats with the most points."""
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def places(totals: Sequence[int]) -> list[int]:
    """Each seat's place, 1 the best. Equal totals share one, and the places they fill are not given again."""
    return [1 + sum(other > total for other in totals) for total in totals]


def result(state: State) -> Result | None:
    """The outcome once the game is over: places, points and winners by seat, and each round's points."""
    if state["phase"] != "over":
        return None
    totals = state["totals"]
    return {
        "places": places(totals),
        "points": list(totals),
        "winners": leaders(totals),
        "rounds": [list(points) for points in state["scores"]],
    }
