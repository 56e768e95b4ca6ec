"""The rules of Fictionary: a new game, and the moves a player may make.

The state, besides what `party.rounds`, `commit` and `reveal` keep in it:

- n, seed, target, timer, show, bot_pace: the players, and the table's settings; first: the Judge of round 0
- bots: the seats a bot plays now; seq: counts every change
- r: the round in play, {"judge", "offer", "word", "real", "cards", "unread"}; unread: its Judge can't read it
  out
- history: the rounds played (`scoring.played`); tiebreaks: rounds played on because the lead was shared
- offered, chosen: word ids of this game; before: those of the table's earlier games
- fakes, fakes_before: ids (`fakes.ident`) of the definitions written in this game, and in the last ones here

Phases: choose (the Judge picks a word), write and vote (everyone else), scored (the reveal, then all say they
are ready), over. docs/games/fictionary.md works an example of every rule.
"""

from typing import Any

from games.contract import Settings, State
from games.errors import Illegal
from games.fictionary import course, winning, words
from games.fictionary.fakes import MAX_LEN
from games.fictionary.likeness import has_words
from games.fictionary.settings import options
from games.party import commit, draw, moves, rounds, typed

slug, name = "fictionary", "Fictionary"
min_players, max_players = 3, 12
WORDINGS = 8
_QUOTES = " \"'`\u2018\u2019\u201c\u201d"
_TYPED_MOST = 400


def new(players: int, seed: str, now: float, settings: Settings | None = None) -> State:
    """A game whose first Judge is about to choose. Raises Illegal outside three to twelve players."""
    if not min_players <= players <= max_players:
        raise Illegal(f"Fictionary takes {min_players} to {max_players} players.", "players")
    raw = settings or {}
    state: State = {
        "game": slug,
        "n": players,
        "seed": seed,
        **options(raw),
        **rounds.begin(players),
        "seq": 0,
        "first": draw.stream(seed, "first").randrange(players),
        "bots": [seat for seat in range(players) if seat in (raw.get("_bots") or [])],
        "history": [],
        "tiebreaks": 0,
        "offered": [],
        "chosen": [],
        "fakes": [],
        **_remembered(raw.get("_before")),
        "pick": None,
        "reveal": None,
    }
    course.start_round(state, now)
    return state


def _remembered(before: Any) -> State:
    """What the table's earlier games left: words the bank still has, and fakes. Nothing, of any other shape."""
    left = before if type(before) is dict else {}
    kept = {key: left[key] if type(left.get(key)) is list else [] for key in ("words", "fakes")}
    return {
        "before": [word for word in kept["words"] if words.knows_of(word)][-winning.WORDS_KEPT :],
        "fakes_before": [fake for fake in kept["fakes"] if type(fake) is str][-winning.FAKES_KEPT :],
    }


def act(state: State, seat: int, action: Any, now: float) -> None:
    """Apply a move (choose, write, vote, ready, move_on), or raise Illegal with nothing changed.

    A move may name the `round` it is meant for (from 0); meant for another, it is refused with `wrong_round`.
    """
    if type(action) is dict and "round" in action:
        meant = moves.whole(action, "round", "That was meant for no round of this game.")
        if meant != state["round"]:
            raise Illegal("That was meant for another round.", "wrong_round")
    moves.dispatch(_MOVES, state, seat, action, now)
    state["seq"] += 1


def _choose(state: State, seat: int, action: dict[str, Any], now: float) -> None:
    if not commit.asks(state, seat, "choose"):
        raise Illegal("Only the Judge chooses the word, once a round.", "not_asked")
    if type(action.get("word")) is not str or action["word"] not in state["r"]["offer"]:
        raise Illegal("Choose one of your five words.", "no_such_word")
    course.put(state, seat, action["word"], now)


def _write(state: State, seat: int, action: dict[str, Any], now: float) -> None:
    if not commit.asks(state, seat, "write"):
        raise Illegal("You have no definition to write right now.", "not_asked")
    text = tidy(action.get("text"))
    others = action.get("alt") if seat in state["bots"] else None
    alt = [tidy(other) for other in others[: WORDINGS - 1]] if type(others) is list else []
    course.put(state, seat, {"text": text, "alt": alt}, now)


def tidy(raw: Any) -> str:
    """A definition as everyone will see it, so that how someone types doesn't give them away.

    Clean, without quotes round it or a period at its end, its first letter a capital. Raises Illegal when it
    has no letter or digit, or more than MAX_LEN characters.
    """
    text = typed.clean(raw, _TYPED_MOST).strip(_QUOTES)
    if not has_words(text):
        raise Illegal("Write a definition first.", "empty")
    if len(text) > MAX_LEN:
        raise Illegal(f"A definition has at most {MAX_LEN} characters.", "too_long")
    text = text[0].upper() + text[1:] if text[0].islower() else text
    return text.rstrip(". ") or text


def _vote(state: State, seat: int, action: dict[str, Any], now: float) -> None:
    if not commit.asks(state, seat, "vote"):
        raise Illegal("You have no vote right now.", "not_asked")
    card = moves.whole(action, "option", "Choose one of the cards.")
    cards = state["r"]["cards"]
    if not 0 <= card < len(cards):
        raise Illegal("There is no such card.", "no_such_card")
    if seat in cards[card]["by"]:
        raise Illegal("You can't vote for your own definition.", "own_card")
    course.put(state, seat, card, now)


def _ready(state: State, seat: int, _action: dict[str, Any], now: float) -> None:
    if state["phase"] != "scored":
        raise Illegal("This round isn't scored yet.", "not_scored")
    course.press_ready(state, seat, now)


def _move_on(state: State, _seat: int, action: dict[str, Any], now: float) -> None:
    if action.get("host") is not True:
        raise Illegal("Only the host starts the next round for everyone.", "not_host")
    if state["phase"] != "scored":
        raise Illegal("The next round can start once this one is scored.", "not_scored")
    course.next_round(state, now)


_MOVES: dict[str, moves.Move] = {
    "choose": _choose,
    "write": _write,
    "vote": _vote,
    "ready": _ready,
    "move_on": _move_on,
}


def counts(state: State) -> bool:
    """A game is kept, and rated, once it is over."""
    return bool(state["phase"] == "over")


def ready(state: State) -> list[int]:
    """The seats that are ready for the next round."""
    return rounds.ready_seats(state) if state["phase"] == "scored" else []


def round_no(state: State) -> int:
    """The round in play, from 1."""
    return int(state["round"]) + 1
