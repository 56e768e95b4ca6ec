"""Open votes: who is for what, for all to see, until they change their mind.

A ballot is a dict from seat to choice, in the order of voting; its keys are strings, as JSON has it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

Ballot = dict[str, Any]


def open() -> Ballot:  # noqa: A001 - a vote is opened; nothing here reads a file
    """A ballot nobody has voted on."""
    return {}


def cast(ballot: Ballot, seat: int, choice: Any) -> bool:
    """Write down the seat's vote, in place of an earlier one; whether that changed anything."""
    changed = str(seat) not in ballot or ballot[str(seat)] != choice
    ballot[str(seat)] = choice
    return changed


def retract(ballot: Ballot, seat: int) -> bool:
    """Take the seat's vote back; whether there was one."""
    was_in = str(seat) in ballot
    ballot.pop(str(seat), None)
    return was_in


def has_voted(ballot: Ballot, seat: int | None) -> bool:
    """Whether that seat's vote is in."""
    return str(seat) in ballot


def voters(ballot: Ballot, choice: Any) -> list[int]:
    """The seats that are for `choice`, first vote first."""
    return [int(seat) for seat, theirs in ballot.items() if theirs == choice]


def tally(ballot: Ballot, among: Collection[int] | None = None) -> dict[Any, int]:
    """How many are for each choice, counting only the seats in `among` if it is given."""
    counts: dict[Any, int] = {}
    for seat, choice in ballot.items():
        if among is None or int(seat) in among:
            counts[choice] = counts.get(choice, 0) + 1
    return counts


def majority(seats: int) -> int:
    """The fewest votes that are more than half of `seats`."""
    return seats // 2 + 1
