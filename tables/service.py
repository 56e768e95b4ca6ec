"""Every way to change a table. Each verb has one shape: who is it, `_change` with a step, done.

A step runs on the table brought up to now, changes it or raises Illegal, and what it leads to follows at once. The store
keeps the result before anyone is told. People, bots and the clock come through here alike.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import games
from games.errors import Illegal
from games.party import typed
from tables import (
    bots,
    codes,
    course,
    crew,
    due,
    finished,
    host,
    measures,
    presence,
    record,
    rights,
    seats,
    store,
    talk,
    words,
)
from tables.record import Doc, game_of
from tables.store import NoTable, Saved

NAME_LENGTH = 24
ID_LENGTH = 40

Step = Callable[[Doc, float], Any]


@dataclass(frozen=True)
class Errands:
    """What a woken table wants done elsewhere: the seats whose bots should move, and whether a game is to be kept."""

    bots: list[int]
    keep: bool


def clean_name(raw: Any) -> str:
    """A person's name as others will read it. Raises Illegal if nothing is left of it."""
    name = typed.clean(raw, NAME_LENGTH)
    if not any(c.isalnum() for c in name):
        raise Illegal("Write a name the others will know you by.", "no_name")
    return name


def open_table(slug: Any, person: str, name: str, settings: Any = None) -> str:
    """Open a table for a game and take its first seat; answers its code. Raises Illegal for an unknown game."""
    game = games.find(slug)
    now = time.time()
    while True:
        code = codes.new()
        doc = record.new(code, game.slug, person, clean_name(name), now)
        doc["people"][person]["gone"] = now
        doc["settings"][game.slug] = game.options(settings)
        if store.create(code, doc, now):
            return code


def look(code: str, at_least: int = 0) -> tuple[int, Doc]:
    """The table's number and document, to be read only. Raises NoTable."""
    seq, doc = store.at(code, at_least) if at_least else store.load(code)
    return seq, record.upgrade(doc)


def join(code: str, person: str, name: str) -> Saved:
    """Come to the table by that name: to a seat while there is a lobby, else to those waiting; known people return."""
    clean = clean_name(name)

    def step(doc: Doc, now: float) -> None:
        known = person in doc["people"]
        record.add_person(doc, person, clean)
        if not known:
            doc["people"][person]["gone"] = now
            seats.sit(doc, person, None, now)

    return _change(code, step)


def arrive(code: str, person: str, connection: str) -> Saved:
    """A connection of this person's began."""
    presence.here(code, person, connection, time.time())

    def step(doc: Doc, now: float) -> None:
        doc["people"][person]["gone"] = None
        number = seats.seat_of(doc, person)
        if number is not None and doc["seats"][number]["away"]:
            course.returned(doc, number, now)

    return _change_of(code, person, step)


def depart(code: str, person: str, connection: str) -> None:
    """A connection of this person's ended; they are gone when it was their last."""
    presence.gone(code, person, connection)
    _mark_gone(code, {person})


def sit(code: str, person: str, wanted: Any = None) -> Saved:
    """Take a seat, or wait for one."""
    number = wanted if type(wanted) is int else None
    return _change_of(code, person, lambda doc, now: seats.sit(doc, person, number, now))


def stand(code: str, person: str) -> Saved:
    """Give up the seat and watch."""
    return _change_of(code, person, lambda doc, now: seats.stand(doc, person, now))


def leave(code: str, person: str) -> Saved:
    """Leave the table altogether; a host who leaves is followed by the next."""

    def step(doc: Doc, now: float) -> None:
        doc["people"][person]["gone"] = now
        seats.stand(doc, person, now)
        if person == doc["host"]:
            course.hand_to_next(doc)
        if person not in {seat["person"] for seat in doc["seats"]} | {doc["host"], doc["opener"]}:
            del doc["people"][person]

    return _change_of(code, person, step)


def rename(code: str, person: str, name: Any) -> Saved:
    """Be called something else from now on."""
    clean = clean_name(name)
    return _change_of(code, person, lambda doc, now: record.add_person(doc, person, clean))


def become(code: str, old: str, new: str, name: str) -> Saved:
    """A guest signed in: what was theirs at this table is their account's. Raises Illegal if that has a seat there too."""
    clean = clean_name(name)
    return _change(code, lambda doc, now: seats.become(doc, old, new, clean, now))


def act(code: str, person: str, action: Any, act_id: Any = None) -> Saved:
    """Make a move of the game. A repeat of an id already applied is answered and changes nothing."""
    quiet, game = False, ""

    def step(doc: Doc, now: float) -> None:
        nonlocal quiet, game
        if _is_repeat(doc, person, act_id):
            return
        number, phase, game = _playing_seat(doc, person, action), doc["state"].get("phase"), doc["game"]
        course.returned(doc, number, now)
        _play(doc, number, action, person == doc["host"], now)
        quiet = action.get("type") in game_of(doc).quiet and doc["state"].get("phase") == phase

    saved = _change_of(code, person, step, quiet=lambda: quiet)
    if game:
        measures.moves(game, "person").inc()
    return saved


def run(code: str, person: str, wish: Any) -> Saved:
    """Do as the host asks: `wish` is {"do": …, "id"?: …, …}."""

    def step(doc: Doc, now: float) -> None:
        act_id = wish.get("id") if type(wish) is dict else None
        if not _is_repeat(doc, person, act_id):
            host.do(doc, person, wish, now)

    return _change_of(code, person, step)


def carry_on(code: str, person: str, people: list[str], carry: Any, act_id: Any = None) -> Saved:
    """Let the next game here know `carry`: what these people, who are all that sit here, played at an earlier table."""

    def step(doc: Doc, now: float) -> None:
        if not _is_repeat(doc, person, act_id):
            rights.check_host(doc, person, "carry_on")
            crew.carry_on(doc, people, carry)

    return _change(code, step)


def away(code: str, person: str) -> Saved:
    """Say that one is away; the table does not wait."""

    def step(doc: Doc, now: float) -> None:
        doc["seats"][_playing_seat(doc, person)].update(away=True, asked=None)

    return _change(code, step)


def back(code: str, person: str) -> Saved:
    """Say that one is here: take the seat back from a bot, from being away, from "Still there?"."""
    return _change(code, lambda doc, now: course.returned(doc, _own_seat(doc, person), now))


def wake(code: str) -> Errands:
    """Bring a table up to now. Harmless at any time, as often as you like."""

    def step(doc: Doc, now: float) -> Errands:
        if doc["phase"] != "closed":
            course.settle(doc, now)
        errands = Errands(bots.due(doc, now), finished.ask(doc, now))
        doc["due"] = course.next_moment(doc)
        return errands

    answer: Errands = _change_raw(code, step).answer
    return answer


def to_keep(code: str) -> list[finished.Told]:
    """The games of this table that ended and are not kept yet. A table that is gone has none."""
    try:
        told: list[finished.Told] = look(code)[1]["finished"]
        return told
    except NoTable:
        return []


def kept(code: str, game_id: str, in_history: bool) -> None:
    """A finished game is in history now, or need not be."""

    def step(doc: Doc, now: float) -> None:
        doc["finished"] = [told for told in doc["finished"] if told["id"] != game_id]
        if in_history and game_id == doc["game_id"]:
            doc["kept"] = game_id
        doc["due"] = course.next_moment(doc)

    _change_raw(code, step)


def bot_move(code: str, number: int) -> None:
    """Let the bot in that seat make the move it owes, if it is time."""

    def step(doc: Doc, now: float) -> str | None:
        if number in bots.due(doc, now):
            del doc["bots"][str(number)]
            action = bots.move(doc, number)
            if action is not None:
                _play(doc, number, action, False, now)
                return str(doc["game"])
        return None

    game = _change(code, step).answer
    if game:
        measures.moves(game, "bot").inc()


def sweep(code: str) -> None:
    """Make sure of a table: who is connected no more is gone, and it is on the due list."""
    try:
        _, doc = store.load(code)
        living = presence.people(code, time.time())
        _mark_gone(code, {p for p, who in doc["people"].items() if who["gone"] is None} - living)
        moment = course.due(doc)
        if moment is not None:
            due.arm(code, moment)
    except NoTable:
        store.drop(code)


def shift(code: str, seconds: float) -> None:
    """Give a table back the time in which nobody could play: the house was down."""
    _change_raw(code, lambda doc, now: course.shift(doc, seconds) if doc["phase"] == "playing" else None)


def nudge(code: str, person: str, number: Any) -> None:
    """Remind somebody, politely, that the table waits for them."""
    _, doc = look(code)
    _known(doc, person)
    seat = seats.known_seat(doc, number)
    if number not in course.deciding(doc) or not seat["person"]:
        raise Illegal("The table isn't waiting for them.")
    _not_too_much(code, person, "nudge")
    talk.tell(code, "nudged", {"from": record.shown_name(doc, person)}, to=seat["person"])


def emote(code: str, person: str, name: Any) -> None:
    """Show a feeling to everyone at the table."""
    _, doc = look(code)
    _known(doc, person)
    if name not in talk.EMOTES:
        raise Illegal(words.NONSENSE)
    _not_too_much(code, person, "emote")
    shown = record.shown_name(doc, person)
    talk.tell(
        code, "emote", {"person": person, "name": shown, "emote": name, "seat": seats.seat_of(doc, person)}
    )


def say(code: str, person: str, text: Any) -> None:
    """Say a line to everyone at the table, where the game has chat."""
    _, doc = look(code)
    _known(doc, person)
    if not game_of(doc).chat:
        raise Illegal(f"{game_of(doc).name} is talked over out loud: it has no chat.")
    line = typed.clean(text, talk.LINE_LENGTH)
    if not line:
        raise Illegal("Write something first.")
    _not_too_much(code, person, "say")
    said = {
        "id": secrets.token_hex(6),
        "person": person,
        "name": record.shown_name(doc, person),
        "text": line,
        "at": time.time(),
    }
    talk.keep_line(code, said)
    talk.tell(code, "said", said)


def close(code: str, reason: str) -> Saved:
    """Close the table from outside, with a reason for those at it."""
    return _change(code, lambda doc, now: course.close(doc, reason))


def _change_of(code: str, person: str, step: Step, quiet: Callable[[], bool] = lambda: False) -> Saved:
    """A change by somebody who must be at the table."""

    def known(doc: Doc, now: float) -> Any:
        _known(doc, person)
        return step(doc, now)

    return _change(code, known, quiet)


def _change(code: str, step: Step, quiet: Callable[[], bool] = lambda: False) -> Saved:
    def settled(doc: Doc, now: float) -> Any:
        if course.is_due(doc, now):
            course.settle(doc, now)
        if doc["phase"] == "closed":
            return None
        answer = step(doc, now)
        course.settle(doc, now)
        return answer

    return _change_raw(code, settled, quiet)


def _change_raw(code: str, step: Step, quiet: Callable[[], bool] = lambda: False) -> Saved:
    return store.change(code, lambda doc: step(record.upgrade(doc), time.time()), course.due, quiet)


def _known(doc: Doc, person: str) -> dict[str, Any]:
    who: dict[str, Any] | None = doc["people"].get(person)
    if who is None:
        raise Illegal(words.NOT_AT_TABLE, "not_at_table")
    return who


def _own_seat(doc: Doc, person: str) -> int:
    _known(doc, person)
    number = seats.seat_of(doc, person)
    if number is None:
        raise Illegal(words.NOT_SEATED, "not_seated")
    return number


def _playing_seat(doc: Doc, person: str, action: Any = None) -> int:
    """The seat this person plays in the game that is on; a move for one that is over is refused in the game's words."""
    number = _own_seat(doc, person)
    if doc["phase"] == "paused" and doc["paused"]["why"] == "few":
        raise Illegal(words.PAUSED_FEW, "need_min_players")
    if doc["phase"] == "paused":
        raise Illegal(words.PAUSED, "paused")
    if doc["phase"] != "playing":
        if doc["state"] and action is not None:
            _play(doc, number, action, False, time.time())
        raise Illegal(words.NOT_PLAYING, "not_playing")
    return number


def _play(doc: Doc, number: int, action: Any, by_host: bool, now: float) -> None:
    if type(action) is not dict:
        raise Illegal(words.NONSENSE, "no_such_move")
    game_of(doc).act(doc["state"], number, {**action, "host": by_host}, now)


def _is_repeat(doc: Doc, person: str, act_id: Any) -> bool:
    """Whether this id was applied before; if not, it counts as applied from here on."""
    if act_id is None:
        return False
    if type(act_id) is not str or not 0 < len(act_id) <= ID_LENGTH:
        raise Illegal(words.NONSENSE)
    if record.answered(doc, person, act_id):
        return True
    record.remember_act(doc, person, act_id)
    return False


def _mark_gone(code: str, people: set[str]) -> None:
    """Note as gone those of `people` who have no living connection."""

    def step(doc: Doc, now: float) -> None:
        for person in people - presence.people(code, now):
            if person in doc["people"] and doc["people"][person]["gone"] is None:
                doc["people"][person]["gone"] = now

    if people:
        _change(code, step)


def _not_too_much(code: str, person: str, kind: str) -> None:
    if talk.too_much(code, person, kind):
        raise Illegal(words.TOO_FAST, "too_fast")
