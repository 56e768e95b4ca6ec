"""When a game of Fictionary is won, and what its table remembers of it."""

from games.contract import State
from games.party import rounds

# Rounds played on when the lead is shared at the target, before the win is shared too.
TIEBREAKS = 2
MOST_ROUNDS = 60
# What goes with the table to its next game.
WORDS_KEPT, FAKES_KEPT = 300, 500


def end_round(state: State) -> None:
    """Close a scored round: the game is won, or plays on."""
    is_tied = tied(state)
    is_won = max(state["totals"]) >= state["target"] and (not is_tied or state["tiebreaks"] >= TIEBREAKS)
    is_last = is_won or state["round"] + 1 >= MOST_ROUNDS
    state["tiebreaks"] += bool(is_tied and not is_last)
    if is_last:
        state["_carry"] = carry(state)
    rounds.end(state, last=is_last)


def tied(state: State) -> list[int]:
    """The seats that share the lead at or past the target; none when one leads alone."""
    leaders = rounds.leaders(state["totals"])
    return leaders if max(state["totals"]) >= state["target"] and len(leaders) > 1 else []


def carry(state: State) -> dict[str, list[str]]:
    """The words and fakes the table's next game keeps clear of."""
    return {
        "words": (state["before"] + state["chosen"])[-WORDS_KEPT:],
        "fakes": (state["fakes_before"] + state["fakes"])[-FAKES_KEPT:],
    }
