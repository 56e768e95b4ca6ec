"""The rules of Alphabet Roulette: a new game, and the moves a player may make.

The state, besides what `party.rounds` and `party.log` keep in it:

- n, seed, secs (to write), bonus: the players and the table's settings; gone: the seats of those who left
- roller, letters (played in this game), letter and roll (this round's), starts, ends, live: the pads' clock
- list and lists (ids: this round's, this game's), before: those of the table's earlier games
- pads, pad_v (the number of each pad's newest save), done: what each seat has written
- cat (from 0) and challenges: the review (`review.py`); played: the rounds scored, whole

Phases: roll, write (the die, the countdown, then the pads), review (a category at a time), scored (all say
they are ready), over. docs/games/alphabet-roulette.md works an example of every rule.
"""

from typing import Any

from games.alphabet_roulette import challenges, course, lists, review
from games.alphabet_roulette.lists import CATEGORIES
from games.alphabet_roulette.settings import ANSWER_LEN, options
from games.contract import Action, Seat, Settings, State
from games.errors import Illegal
from games.party import draw, moves, rounds, typed

slug, name = "alphabet-roulette", "Alphabet Roulette"
min_players, max_players = 2, 12
bots, chat = False, False
# The review is talked over: people are left alone for longer before they are asked whether they're there.
idle_after = 300
quiet = ("pad",)
# The largest number a save may have: what every JSON reader still counts exactly.
_MOST_SAVES = 2**53
_NONSENSE = "That move didn't make sense."


def new(players: int, seed: str, _now: float, settings: Settings | None = None) -> State:
    """A game that waits for its first roll. Raises Illegal outside two to twelve players."""
    if not min_players <= players <= max_players:
        raise Illegal("Alphabet Roulette is for two to twelve people.", "players")
    chosen = options(settings)
    before = settings.get("_before") if isinstance(settings, dict) else None
    state: State = {
        "game": slug,
        "n": players,
        "seed": seed,
        "secs": chosen["timer"],
        "bonus": chosen["bonus"],
        **rounds.begin(players),
        "paused": False,
        "gone": [],
        "roller": draw.stream(seed, "roller").randrange(players),
        "letters": [],
        "lists": [],
        "before": lists.known(before),
        "played": [],
    }
    course.start_round(state)
    return state


def act(state: State, seat: int, action: Any, now: float) -> None:
    """Apply a move (roll, pad, done, keep, challenge, vote, next, ready, move_on), or raise Illegal.

    A move may name the `round` it is meant for (from 0); meant for another, it is refused with `wrong_round`.
    """
    if type(action) is dict and "round" in action:
        meant = moves.whole(action, "round", "That was meant for no round of this game.")
        if meant != state["round"]:
            raise Illegal("That was meant for another round.", "wrong_round")
    moves.dispatch(_MOVES, state, seat, action, now)


def _roll(state: State, seat: int, action: Action, now: float) -> None:
    course.must_be(state, "roll", "The die has been rolled.", "not_now")
    if seat != state["roller"] and action.get("host") is not True:
        raise Illegal("It isn't your turn to roll.", "not_your_roll")
    course.roll(state, seat if seat >= 0 else None, now)


def _pad(state: State, seat: int, action: Action, _now: float) -> None:
    """The whole pad as it stands; `v` counts its saves up, and an older save changes nothing."""
    _must_write(state)
    number, written = action.get("v", 0), action.get("answers")
    if type(number) is not int or not 0 <= number <= _MOST_SAVES:
        raise Illegal(_NONSENSE, "no_such_move")
    if type(written) is not list or len(written) != CATEGORIES:
        raise Illegal(_NONSENSE, "no_such_move")
    if number and number <= state["pad_v"][seat]:
        return
    state["pads"][seat] = [typed.clean(answer, ANSWER_LEN) for answer in written]
    state["pad_v"][seat] = number or state["pad_v"][seat]


def _must_write(state: State) -> None:
    course.must_be(state, "write", "Nobody is writing right now.", "not_now")
    if not state["live"]:
        raise Illegal("The pads aren't open yet.", "too_early")


def _done(state: State, seat: int, _action: Action, _now: float) -> None:
    _must_write(state)
    state["done"][seat] = True
    _stop_if_all_done(state)


def _keep(state: State, seat: int, _action: Action, _now: float) -> None:
    _must_write(state)
    state["done"][seat] = False


def _ready(state: State, seat: int, _action: Action, _now: float) -> None:
    course.must_be(state, "scored", "The round isn't over yet.", "not_now")
    rounds.press_ready(state, seat)
    _start_if_all_ready(state)


def _move_on(state: State, seat: int, action: Action, now: float) -> None:
    """The host waits no longer: for a roll, a category's readers and votes, or the next round."""
    if action.get("host") is not True:
        raise Illegal("Only the host can move the table on.", "not_host")
    if state["phase"] == "roll":
        _roll(state, seat, action, now)
    elif state["phase"] == "review":
        if "cat" in action and action["cat"] != state["cat"]:
            raise Illegal("That category isn't on screen.", "wrong_category")
        review.close_votes(state)
        course.next_category(state)
    elif state["phase"] == "scored":
        course.next_round(state)
    else:
        raise Illegal("There is nothing to move on from right now.", "not_now")


_MOVES: dict[str, moves.Move] = {
    "roll": _roll,
    "pad": _pad,
    "done": _done,
    "keep": _keep,
    "challenge": challenges.challenge,
    "vote": review.vote,
    "next": review.press_next,
    "ready": _ready,
    "move_on": _move_on,
}


def note(state: State, what: str, seat: Seat, _now: float) -> None:
    """Hear of someone who leaves, comes back or takes a seat, and of pauses."""
    if state["phase"] == "over":
        return
    if what in ("pause", "resume"):
        state["paused"] = what == "pause"
    elif seat is not None and what == "leave" and seat not in state["gone"]:
        state["gone"] = sorted([*state["gone"], seat])
        _wait_no_more(state, seat)
    elif seat is not None and what in ("back", "sit_in") and seat in state["gone"]:
        state["gone"] = [other for other in state["gone"] if other != seat]
        state["done"][seat] = state["ready"][seat] = False


def _wait_no_more(state: State, seat: int) -> None:
    """Nothing waits on a seat that was left; its pad keeps what it wrote."""
    if state["phase"] == "roll" and state["roller"] == seat:
        course.pass_die(state)
    elif state["phase"] == "write":
        _stop_if_all_done(state)
    elif state["phase"] == "review":
        _read_on(state)
    elif state["phase"] == "scored":
        _start_if_all_ready(state)


def _read_on(state: State) -> None:
    """Whoever left may have owed the last vote: then all see the ruling before the table goes on."""
    if review.settle(state):
        course.unready(state)
    else:
        review.go_on(state)


def _stop_if_all_done(state: State) -> None:
    here = course.present(state)
    if state["live"] and here and all(state["done"][seat] for seat in here):
        course.pencils_down(state, "done")


def _start_if_all_ready(state: State) -> None:
    here = course.present(state)
    if here and all(state["ready"][seat] for seat in here):
        course.next_round(state)


def deciding(state: State) -> list[int]:
    """The seats the table waits on: the roller, each writer until done, each reader, each for the next round."""
    here = course.present(state)
    if state["phase"] == "roll":
        return [seat for seat in here if seat == state["roller"]]
    if state["phase"] == "write":
        return [seat for seat in here if state["live"] and not state["done"][seat]]
    if state["phase"] == "review":
        return [seat for seat in here if not state["ready"][seat] or review.owes(state, seat)]
    return [seat for seat in here if state["phase"] == "scored" and not state["ready"][seat]]


def holds_up(state: State, seat: int) -> bool:
    """Whether no clock will end the wait for this seat: always, but while all write."""
    return state["phase"] != "write" and seat in deciding(state)


def ready(state: State) -> list[int]:
    """The seats that are done writing, have read the category, or are ready for the next round."""
    pressed = state["done"] if state["phase"] == "write" else state["ready"]
    return [seat for seat in course.present(state) if pressed[seat]]


def round_no(state: State) -> int:
    """The round in play, from 0."""
    return int(state["round"])


def counts(state: State) -> bool:
    """A game is kept once it was played to the end of its third round."""
    return bool(state["phase"] == "over")
