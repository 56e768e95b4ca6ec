"""What a game must answer and may answer, and the defaults for the rest.

A game is a package whose `__init__` gathers these names; `complete` makes one `Game` of it. Everything
outside `games/` talks to that object and never to the package. `docs/games/contract.md` says the same with
examples.

Throughout: a *seat* is a whole number from 0, or None for a spectator; times are float seconds since the
epoch and always passed in; a *state* is a JSON object the game alone understands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from random import Random
from types import ModuleType
from typing import Any

State = dict[str, Any]
View = dict[str, Any]
Action = dict[str, Any]
Settings = dict[str, Any]
Result = dict[str, Any]
Seat = int | None
Call = list[Any]


def _nothing(*_: Any) -> None:
    return None


def _never(*_: Any) -> bool:
    return False


def _always(*_: Any) -> bool:
    return True


def _none_of_them(*_: Any) -> list[Any]:
    return []


def _nothing_to_see(*_: Any) -> View:
    return {}


def _zero(*_: Any) -> int:
    return 0


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game with every name of the contract filled in."""

    # Who it is. The slug has dashes where people see it; the folder has underscores.
    slug: str
    name: str
    min_players: int
    max_players: int
    # How many make good company: in the lobby, one press seats bots up to it.
    company: int = 4
    # What its table offers: bots, chat, ratings; seconds without a move before those owed are asked.
    bots: bool = True
    chat: bool = True
    rated: bool = True
    idle_after: float = 120
    # The values the lobby offers for each setting. The defaults are `options(None)`.
    choices: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    # Move types whose news others may hear half a second later.
    quiet: tuple[str, ...] = ()

    # Settings cleaned: from anything at all to a dict with exactly the names of `choices`.
    options: Callable[[Any], Settings]
    # new(players, seed, now, settings): the first state. settings["_before"] is the last game's
    # state["_carry"], settings["_bots"] the seats bots play.
    new: Callable[[int, str, float, Settings | None], State]
    # act(state, seat, action, now): change the state, or raise Illegal with nothing changed.
    act: Callable[[State, int, Any, float], None]
    # All this seat may see. `shared` is the part that is the same for everyone, `own` the rest.
    view: Callable[[State, Seat], View]
    shared: Callable[[State], View]
    own: Callable[[State, Seat], View]
    # The seats the table waits on.
    deciding: Callable[[State], list[int]]
    # {"places", "points", "winners", "rounds"}, or None while nobody has won.
    result: Callable[[State], Result | None]
    # Whether the game is kept in history, and whether it then moves anyone's rating.
    counts: Callable[[State], bool]
    rates: Callable[[State], bool]

    # Let time pass; true if anything changed. The next moment at which it would.
    tick: Callable[[State, float], bool] = _never
    deadline: Callable[[State], float | None] = _nothing
    # shift(state, seconds): put every running clock off by that much.
    shift: Callable[[State, float], None] = _nothing
    # Whether play really stops for a seat that is owed: no clock will end its wait.
    holds_up: Callable[[State, int], bool] = _always
    ready: Callable[[State], list[int]] = _none_of_them
    round_no: Callable[[State], int] = _zero
    # The settings in plain sentences.
    terms: Callable[[State], list[str]] = _none_of_them
    # note(state, what, seat, now): leave, cover, back, sit_in; pause and resume with seat None.
    note: Callable[[State, str, Seat, float], None] = _nothing
    # When a seat nobody is at starts to count as away, and what then happens.
    away_due: Callable[[State, int], float | None] = _nothing
    away: Callable[[State, int, float], None] = _nothing
    # bot_action(state, seat, level, rng): a move decided from the seat's own view alone, or None to wait.
    bot_action: Callable[[State, int, str, Random], Action | None] = _nothing
    # The move for a seat nobody plays.
    fallback: Callable[[State, int], Action | None] = _nothing
    # A dialect of its own on the wire: calls(state, seat, after) gives [number, name, args] newer than
    # `after`; call(name, args) turns a call into an action, or raises Illegal.
    calls: Callable[[State, Seat, int], list[Call]] | None = None
    call: Callable[[str, Any], Action] | None = None
    # usage(state): how each word, fake or list did in a game that is over, for those who mend the banks.
    usage: Callable[[State], list[dict[str, Any]]] = _none_of_them
    # content(): what the banks hold, {kind: {item: text}}, of the same kinds and items.
    content: Callable[[], dict[str, dict[str, str]]] = _nothing_to_see
    # replay(view): a kept game to step through again, from what a spectator saw at its end: a list of
    # {"title", "view", "seconds"}, the view's times in seconds from the beginning of its step.
    replay: Callable[[View], list[View]] = _none_of_them
    # Load whatever the first table would otherwise wait for.
    warm: Callable[[], None] = _nothing

    @property
    def folder(self) -> str:
        """The name of its folders everywhere: `one_two_many`."""
        return self.slug.replace("-", "_")


NAMES = tuple(f.name for f in fields(Game))
_WORKED_OUT = ("view", "shared", "own", "rates")
REQUIRED = tuple(
    f.name
    for f in fields(Game)
    if f.default is MISSING and f.default_factory is MISSING and f.name not in _WORKED_OUT
)


def complete(module: ModuleType) -> Game:
    """The game a package describes, its missing names filled in.

    Raises TypeError naming what the package lacks: a name of REQUIRED, or any way to see the table.
    """
    given = {name: getattr(module, name) for name in NAMES if hasattr(module, name)}
    lacking = [name for name in REQUIRED if name not in given]
    if "view" not in given and not {"shared", "own"} <= given.keys():
        lacking.append("view (or shared and own)")
    if lacking:
        raise TypeError(f"{module.__name__} is no game yet: it lacks {', '.join(lacking)}.")
    return Game(**_ways_to_look(given), **_whether_it_rates(given))


def _ways_to_look(given: dict[str, Any]) -> dict[str, Any]:
    """A game gives `view`, or `shared` and `own`; either way all three are there in the end."""
    if {"shared", "own"} <= given.keys():
        shared, own = given["shared"], given["own"]
        return {**given, "view": lambda state, seat: {**shared(state), **own(state, seat)}}
    return {**given, "shared": _nothing_to_see, "own": given["view"]}


def _whether_it_rates(given: dict[str, Any]) -> dict[str, Any]:
    if "rates" in given:
        return {}
    counts, rated = given["counts"], given.get("rated", True)
    return {"rates": lambda state: bool(rated and counts(state))}
