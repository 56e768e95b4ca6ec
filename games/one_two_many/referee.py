"""One Two Many in the referee's calls: names, arguments and their order, for programs that play it.

Seats are `seat1` to `seat15` here, and "" is no seat.
"""

from __future__ import annotations

from typing import Any

from games.contract import Action, Call, Seat, State
from games.errors import Illegal
from games.one_two_many.rules import own, shared
from games.party import log


def calls(state: State, seat: Seat, after: int) -> list[Call]:
    """What the referee tells this seat (None: a spectator) beyond call number `after`: [number, name, args].

    Numbers begin anew with every game. With `after` 0, or one too long ago to look back to, the calls say
    how things stand now, all under the newest number.
    """
    events = log.recent(state, seat)
    if events[0]["n"] - 1 <= after <= events[-1]["n"] and after > 0:
        return [[event["n"], *_told(event)] for event in events if event["n"] > after]
    return [[events[-1]["n"], *call] for call in _situation(state, seat)]


def call(name: str, args: Any) -> Action:
    """The move that a player's call makes. Raises Illegal for one that the referee cannot read."""
    given = list(args) if isinstance(args, list | tuple) else []
    if name == "game.guess" and len(given) == 2:
        return {"type": "guess", "round": given[0], "text": given[1]}
    if name == "game.equivalent" and len(given) == 1:
        return {"type": "equivalent", "same": given[0]}
    raise Illegal("The referee takes a guess with a round and a text, or a plain yes or no.", "no_such_call")


def _told(event: dict[str, Any]) -> list[Any]:
    match event["type"]:
        case "begin":
            return _begin(event["round"], event["pair"])
        case "guessed":
            return ["game.guessed", [_seat(event["seat"])]]
        case "your_guess":
            return ["game.your_guess_is", [event["text"]]]
        case "voted":
            return ["game.voted_equivalent", [_seat(event["seat"]), event["same"]]]
    return ["game.win", _both(event["pair"])]


def _situation(state: State, seat: Seat) -> list[list[Any]]:
    """Calls that bring somebody who just arrived to where the game stands."""
    seen, mine = shared(state), own(state, seat)
    if seen["won"]:
        return [["game.win", _both(seen["pair"])]]
    told = [_begin(seen["round"], seen["pair"])]
    told += [["game.guessed", [_seat(other)]] for other in seen["guessed"]]
    told += [["game.your_guess_is", [mine["guess"]]]] if mine["guess"] else []
    return told + [["game.voted_equivalent", [_seat(other), True]] for other in seen["votes"]]


def _begin(round_no: int, pair: list[dict[str, Any]] | None) -> list[Any]:
    if pair is None:
        return ["game.begin_initial", []]
    return ["game.begin_guessing", [round_no, *_both(pair)]]


def _both(pair: list[dict[str, Any]]) -> list[str]:
    return [part for guess in pair for part in (_seat(guess["seat"]), guess["text"])]


def _seat(seat: Seat) -> str:
    return "" if seat is None else f"seat{seat + 1}"
