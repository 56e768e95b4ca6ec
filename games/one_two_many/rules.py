"""The rules of One Two Many.

A round is a sealed pick that closes at two. Round 0 asks for two openers; every later round asks for what
the two guesses on the table (`pair`) both suggest. Two guesses that are the same words win, and so does a
majority that says they are really the same. docs/games/one-two-many.md works an example of every rule.
"""

from __future__ import annotations

from typing import Any

from games.contract import Result, Seat, Settings, State, View
from games.errors import Illegal
from games.one_two_many import openers
from games.party import commit, log, moves, rounds, typed, votes

slug, name = "one-two-many", "One Two Many"
min_players, max_players = 2, 15
MAX_LEN = 60
PAIR = 2


def options(_raw: Any) -> Settings:
    """This game has nothing to set."""
    return {}


def new(players: int, seed: str, now: float, _settings: Settings | None = None) -> State:
    """A game waiting for its two openers. Raises Illegal outside two to fifteen players."""
    if players < min_players:
        raise Illegal("It takes at least two people to start.", "need_min_players")
    if players > max_players:
        raise Illegal("There is room for fifteen people in this game.", "too_many_players")
    state: State = {
        "game": slug,
        "n": players,
        "phase": "guess",
        **rounds.begin(players),
        "pair": None,
        "path": [],
        "won": None,
        "gone": [],
        "paused": False,
        "stopped": False,
        "openers": openers.drawn(seed),
    }
    _ask(state, now)
    _announce(state)
    return state


def act(state: State, seat: int, action: Any, now: float) -> None:
    """Apply a guess or a vote, or raise Illegal (`wrong_round`, `not_initial`, `need_min_players` …)."""
    moves.dispatch({"guess": _guess, "equivalent": _equivalent}, state, seat, action, now)


def shared(state: State) -> View:
    """What the whole table sees: who has guessed but not what, and every pair there has been."""
    return {
        "game": slug,
        "n": state["n"],
        "phase": state["phase"],
        "round": state["round"],
        "pair": state["pair"],
        "guessed": commit.seats_in(state),
        "votes": votes.voters(state["votes"], True),
        "majority": votes.majority(state["n"]),
        "path": list(state["path"]),
        "won": state["won"],
        "max_len": MAX_LEN,
        "openers": [] if state["path"] else state["openers"],
        "events": log.recent(state, None),
    }


def own(state: State, seat: Seat) -> View:
    """What only this seat sees: its guess as it waits. A spectator's is empty."""
    return {"guess": commit.made(state, seat), "voted": votes.has_voted(state["votes"], seat)}


def deciding(state: State) -> list[int]:
    """Everyone here who could still guess: any of them may be the one to close the round."""
    if state["stopped"]:
        return []
    return [seat for seat in commit.deciding(state) if seat not in state["gone"]]


def holds_up(state: State, seat: int) -> bool:
    """Whether the round can't close without this seat: too few others are here who could guess."""
    here, lacking = state["n"] - len(state["gone"]), PAIR - len(commit.seats_in(state))
    if here > PAIR + lacking:
        return False
    waiting = deciding(state)
    return seat in waiting and len(waiting) <= lacking


def result(state: State) -> Result | None:
    """The two who won tie for first and everyone else for the next place; None until then."""
    return rounds.result(state)


def counts(state: State) -> bool:
    """A game is kept once it is won."""
    return bool(state["phase"] == "over")


def rates(state: State) -> bool:
    """Two people can only win together, which says nothing about either."""
    return counts(state) and state["n"] > PAIR


def round_no(state: State) -> int:
    """The round being guessed; 0 while the two openers are sought."""
    return int(state["round"])


def note(state: State, what: str, seat: Seat, now: float) -> None:
    """Hear who left or came back, and of pauses: a pause, or too few people, begins the round again."""
    if state["phase"] == "over":
        return
    if what == "leave" and seat is not None and seat not in state["gone"]:
        _step_out(state, seat)
    elif what in ("back", "sit_in"):
        state["gone"] = [other for other in state["gone"] if other != seat]
    elif what in ("pause", "resume"):
        state["paused"] = what == "pause"
    _stop_or_go_on(state, now)


def _guess(state: State, seat: int, action: dict[str, Any], now: float) -> None:
    round_wanted = moves.whole(action, "round", "Say which round your guess is for.")
    _check_round(state, round_wanted)
    _check_running(state)
    text = _text(action)
    if text:
        _put(state, seat, text, now)
    else:
        _cancel(state, seat)


def _text(action: dict[str, Any]) -> str:
    raw = action.get("text")
    if type(raw) is not str:
        raise Illegal("A guess is made of words.", "no_such_move")
    text = typed.clean(raw, 2 * MAX_LEN, keep_spaces=True)
    if len(text) > MAX_LEN:
        raise Illegal(f"Keep your guess to {MAX_LEN} characters.", "too_long")
    return text


def _put(state: State, seat: int, text: str, now: float) -> None:
    first = commit.made(state, seat) is None
    commit.put(state, seat, text)
    log.event(state, "your_guess", to=seat, text=text)
    if commit.is_complete(state):
        _close(state, now)
    elif first:
        log.event(state, "guessed", seat=seat)


def _cancel(state: State, seat: int) -> None:
    if commit.made(state, seat) is None:
        return
    commit.retract(state, seat)
    log.event(state, "your_guess", to=seat, text="")
    log.event(state, "guessed", seat=None)


def _close(state: State, now: float) -> None:
    """Two guesses are in: both are shown at once, in the order they came, and the round is over."""
    picks, _ = commit.take(state)
    pair = [{"seat": seat, "text": text} for seat, text in picks.items() if text is not None]
    state["pair"] = pair
    state["path"].append({"round": state["round"], "pair": pair})
    if typed.same(pair[0]["text"], pair[1]["text"]):
        _win(state, "match")
        return
    rounds.score(state, [0] * state["n"])
    rounds.advance(state)
    _ask(state, now)
    _announce(state)


def _equivalent(state: State, seat: int, action: dict[str, Any], _now: float) -> None:
    agrees = moves.yes_or_no(action, "same", "Say whether the two guesses are the same.")
    if state["phase"] == "over":
        raise Illegal("This game has been won already.", "over")
    if state["pair"] is None:
        raise Illegal("There are no two guesses to call the same yet.", "not_initial")
    _check_running(state)
    ballot = state["votes"]
    changed = votes.cast(ballot, seat, True) if agrees else votes.retract(ballot, seat)
    if changed:
        log.event(state, "voted", seat=seat, same=agrees)
    if len(ballot) >= votes.majority(state["n"]):
        _win(state, "vote")


def _win(state: State, how: str) -> None:
    """The two whose guesses are on the table have won, by a match or by the table's word."""
    seats = [guess["seat"] for guess in state["pair"]]
    state["won"] = {
        "seats": seats,
        "texts": [guess["text"] for guess in state["pair"]],
        "how": how,
        "round": state["path"][-1]["round"],
    }
    state["pick"] = None
    rounds.score(state, [int(seat in seats) for seat in range(state["n"])])
    rounds.end(state, last=True)
    log.event(state, "win", pair=state["pair"])


def _check_round(state: State, wanted: int) -> None:
    """A guess is for one round. Where two guesses closed it, the third is for a round that is no more."""
    if wanted > state["round"]:
        raise Illegal("That round hasn't begun.", "wrong_round")
    if wanted < state["round"] or state["phase"] == "over":
        raise Illegal("Too late: that round has its two guesses.", "wrong_round")


def _check_running(state: State) -> None:
    if _too_few(state):
        raise Illegal("At least two seats must be taken to play on.", "need_min_players")
    if state["stopped"]:
        raise Illegal("The game is paused.", "paused")


def _too_few(state: State) -> bool:
    return bool(state["n"] - len(state["gone"]) < min_players)


def _step_out(state: State, seat: int) -> None:
    """A seat given up takes its open guess and its vote along: whoever sits there next made neither."""
    state["gone"].append(seat)
    _cancel(state, seat)
    if votes.retract(state["votes"], seat):
        log.event(state, "voted", seat=seat, same=False)


def _stop_or_go_on(state: State, now: float) -> None:
    stops = state["paused"] or _too_few(state)
    if stops and not state["stopped"]:
        _ask(state, now)
    elif state["stopped"] and not stops:
        _announce(state)
    state["stopped"] = stops


def _ask(state: State, now: float) -> None:
    """Ask everyone for a guess, with neither guess nor vote on the table."""
    commit.open(state, now, seats=range(state["n"]), kind="guess", enough=PAIR)
    state["votes"] = votes.open()


def _announce(state: State) -> None:
    log.event(state, "begin", round=state["round"], pair=state["pair"])
