"""What a round's votes are worth, and the round as it is remembered.

A *card* is {"text", "by", "real"}: `by` the seats that wrote it, [] for the real definition. A *played* round
is {"round", "judge", "word", "cards", "points", "totals"}, each card with its "votes": the seats that chose
it.
"""

from collections.abc import Mapping
from typing import Any

from games.contract import State

Card = dict[str, Any]

FOUND, FOOLED = 2, 1


def points_for(players: int, judge: int, cards: list[Card], votes: Mapping[int, int]) -> list[int]:
    """A round's points per seat, from `votes`: the index of the card each voter chose.

    A voter gets 2 for finding the real definition; for each one fooled, the card's author and the Judge get
    1.
    """
    points = [0] * players
    for voter, chosen in votes.items():
        if cards[chosen]["real"]:
            points[voter] += FOUND
        else:
            for seat in (*cards[chosen]["by"], judge):
                points[seat] += FOOLED
    return points


def played(state: State, votes: Mapping[int, int], points: list[int]) -> dict[str, Any]:
    """The round in play as it goes into the history, its points already in the totals."""
    this = state["r"]
    cards = [
        {"text": card["text"], "by": card["by"], "real": card["real"], "votes": _voters(votes, k)}
        for k, card in enumerate(this["cards"])
    ]
    return {
        "round": state["round"],
        "judge": this["judge"],
        "word": this["word"],
        "cards": cards,
        "points": points,
        "totals": list(state["totals"]),
    }


def _voters(votes: Mapping[int, int], card: int) -> list[int]:
    return sorted(voter for voter, chosen in votes.items() if chosen == card)


def real_card(cards: list[Card]) -> int:
    """The index of the real definition among the cards."""
    return next(k for k, card in enumerate(cards) if card["real"])


def best_bluff(rounds: list[dict[str, Any]]) -> dict[str, Any] | None:
    """The fake that fooled the most in these played rounds, the earliest of equals; None for no fool."""
    bluffs = [(this, card) for this in rounds for card in this["cards"] if card["votes"] and not card["real"]]
    if not bluffs:
        return None
    this, card = max(bluffs, key=lambda bluff: len(bluff[1]["votes"]))
    return {
        "round": this["round"],
        "word": this["word"],
        "text": card["text"],
        "by": card["by"],
        "fooled": card["votes"],
    }
