"""How a game goes: who rolls, the pads' clock, the categories one by one, the score, and round upon round."""

from typing import Any

from games.alphabet_roulette import answers, lists, marks
from games.alphabet_roulette.lists import CATEGORIES
from games.alphabet_roulette.settings import COUNTDOWN_SECONDS, DIE, GRACE_SECONDS, ROLL_SECONDS, ROUNDS
from games.contract import State
from games.errors import Illegal
from games.party import draw, log, rounds

# The faces a tumbling die can start from, one drawn a round: every screen shows the same tumble.
SPINS = 2**31


def present(state: State) -> list[int]:
    """The seats somebody may sit in: all but those who left."""
    return [seat for seat in range(state["n"]) if seat not in state["gone"]]


def start_round(state: State) -> None:
    """Clear the pads, draw the round's list and wait for the roll."""
    state |= {
        "phase": "roll",
        "letter": None,
        "roll": None,
        "starts": None,
        "ends": None,
        "live": False,
        "pads": [[""] * CATEGORIES for _ in range(state["n"])],
        "pad_v": [0] * state["n"],
        "done": [False] * state["n"],
        "cat": None,
        "challenges": [],
    }
    _draw_list(state)
    log.event(state, "round", round=state["round"], roller=state["roller"])


def _draw_list(state: State) -> None:
    """The round's list. What the table has played goes on to its next game, until it has played them all."""
    if lists.is_played_out(state["before"], state["lists"]):
        state["before"] = []
    state["list"] = lists.pick(state["seed"], state["round"], state["before"], state["lists"])
    state["lists"].append(state["list"])
    state["_carry"] = [*state["before"], *state["lists"]]


def pass_die(state: State) -> None:
    """The roll goes round the table, past those who left."""
    n, at = state["n"], state["roller"]
    turns = [(at + step) % n for step in range(1, n + 1)]
    state["roller"] = next((seat for seat in turns if seat not in state["gone"]), at)


def roll(state: State, by: int | None, now: float) -> None:
    """The die falls on a letter not yet played; the pads open when it has landed and all are set."""
    rng = draw.stream(state["seed"], "roll", state["round"])
    letter = rng.choice([each for each in DIE if each not in state["letters"]])
    lands = now + ROLL_SECONDS
    starts = lands + COUNTDOWN_SECONDS
    state["letters"].append(letter)
    state |= {
        "phase": "write",
        "letter": letter,
        "roll": {"letter": letter, "at": now, "lands": lands, "by": by, "spin": rng.randrange(SPINS)},
        "starts": starts,
        "ends": starts + state["secs"],
    }
    log.event(state, "roll", round=state["round"], letter=letter, roller=state["roller"], by=by)


def deadline(state: State) -> float | None:
    """When the pads open, or when pencils go down: the grace after the last second."""
    if state["phase"] != "write" or state["paused"]:
        return None
    return float(state["ends"] + GRACE_SECONDS if state["live"] else state["starts"])


def tick(state: State, now: float) -> bool:
    """Open the pads or put the pencils down, if it is time; whether it was."""
    due = deadline(state)
    if due is None or now < due:
        return False
    if state["live"]:
        pencils_down(state, "time")
    else:
        state["live"] = True
        log.event(state, "go", round=state["round"])
    return True


def shift(state: State, seconds: float) -> None:
    """Put the running clock off by so many seconds, and the tumble with it."""
    if state["phase"] != "write":
        return
    state["starts"] += seconds
    state["ends"] += seconds
    state["roll"]["at"] += seconds
    state["roll"]["lands"] += seconds


def pencils_down(state: State, why: str) -> None:
    """The writing is over, because of the "time" or because all are "done": on to the answers."""
    state |= {"phase": "review", "live": False}
    log.event(state, "pencils", round=state["round"], why=why)
    next_category(state)


def next_category(state: State) -> None:
    """Bring up the next category somebody answered; after the last, score the round."""
    after = -1 if state["cat"] is None else state["cat"]
    cat = next((k for k in range(after + 1, CATEGORIES) if _is_answered(state, k)), None)
    if cat is None:
        _score(state)
        return
    state["cat"] = cat
    unready(state)
    log.event(state, "category", round=state["round"], cat=cat)


def _is_answered(state: State, cat: int) -> bool:
    return any(not answers.is_blank(pad[cat]) for pad in state["pads"])


def unready(state: State) -> None:
    """Nobody has pressed Next: there is something new to read."""
    state["ready"] = [False] * state["n"]


def _score(state: State) -> None:
    points = marks.points(state["letter"], state["pads"], state["challenges"], state["bonus"])
    kept: dict[str, Any] = {key: state[key] for key in ("round", "letter", "list", "pads", "challenges")}
    state["played"].append({**kept, "points": points})
    state |= {"pads": [[""] * CATEGORIES for _ in points], "challenges": [], "cat": None}
    rounds.score(state, points)
    rounds.end(state, last=state["round"] + 1 >= ROUNDS)
    log.event(state, state["phase"], round=state["round"], points=points)


def next_round(state: State) -> None:
    """On to the next round: the die goes to the next at the table."""
    rounds.advance(state)
    pass_die(state)
    start_round(state)


def must_be(state: State, phase: str, sentence: str, code: str) -> None:
    """Raise Illegal unless the game is in that phase."""
    if state["phase"] != phase:
        raise Illegal(sentence, code)
