"""What people do at a table. Each verb has one shape: who is it, `change` with a step (steps.py), done.

What the clock and the workers do is in upkeep.py; both come through the same change.
"""

from __future__ import annotations

import secrets
import time
from typing import Any

import games
from games.errors import Illegal
from games.party import typed
from tables import (
    codes,
    course,
    crew,
    host,
    measures,
    presence,
    record,
    rights,
    seats,
    store,
    talk,
    upkeep,
    words,
)
from tables.record import Doc, game_of
from tables.steps import change, change_of, play
from tables.store import Saved

NAME_LENGTH = 24
ID_LENGTH = 40


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

    return change(code, step)


def arrive(code: str, person: str, connection: str) -> Saved:
    """A connection of this person's began."""
    presence.here(code, person, connection, time.time())

    def step(doc: Doc, now: float) -> None:
        doc["people"][person]["gone"] = None
        number = seats.seat_of(doc, person)
        if number is not None and doc["seats"][number]["away"]:
            course.returned(doc, number, now)

    return change_of(code, person, step)


def depart(code: str, person: str, connection: str) -> None:
    """A connection of this person's ended; they are gone when it was their last."""
    presence.gone(code, person, connection)
    upkeep.mark_gone(code, {person})


def sit(code: str, person: str, wanted: Any = None) -> Saved:
    """Take a seat, or wait for one."""
    number = wanted if type(wanted) is int else None
    return change_of(code, person, lambda doc, now: seats.sit(doc, person, number, now))


def stand(code: str, person: str) -> Saved:
    """Give up the seat and watch."""
    return change_of(code, person, lambda doc, now: seats.stand(doc, person, now))


def leave(code: str, person: str) -> Saved:
    """Leave the table altogether; a host who leaves is followed by the next."""

    def step(doc: Doc, now: float) -> None:
        doc["people"][person]["gone"] = now
        seats.stand(doc, person, now)
        if person == doc["host"]:
            course.hand_to_next(doc)
        if person not in {seat["person"] for seat in doc["seats"]} | {doc["host"], doc["opener"]}:
            del doc["people"][person]

    return change_of(code, person, step)


def rename(code: str, person: str, name: Any) -> Saved:
    """Be called something else from now on."""
    clean = clean_name(name)
    return change_of(code, person, lambda doc, now: record.add_person(doc, person, clean))


def become(code: str, old: str, new: str, name: str) -> Saved:
    """A guest signed in: what was theirs at this table is their account's. Raises Illegal if that has a seat there too."""
    clean = clean_name(name)
    return change(code, lambda doc, now: seats.become(doc, old, new, clean, now))


def act(code: str, person: str, action: Any, act_id: Any = None) -> Saved:
    """Make a move of the game. A repeat of an id already applied is answered and changes nothing."""
    quiet, game = False, ""

    def step(doc: Doc, now: float) -> None:
        nonlocal quiet, game
        if _is_repeat(doc, person, act_id):
            return
        number, phase, game = _playing_seat(doc, person, action), doc["state"].get("phase"), doc["game"]
        course.returned(doc, number, now)
        play(doc, number, action, person == doc["host"], now)
        quiet = action.get("type") in game_of(doc).quiet and doc["state"].get("phase") == phase

    saved = change_of(code, person, step, quiet=lambda: quiet)
    if game:
        measures.moves(game, "person").inc()
    return saved


def run(code: str, person: str, wish: Any) -> Saved:
    """Do as the host asks: `wish` is {"do": …, "id"?: …, …}."""

    def step(doc: Doc, now: float) -> None:
        act_id = wish.get("id") if type(wish) is dict else None
        if not _is_repeat(doc, person, act_id):
            host.do(doc, person, wish, now)

    return change_of(code, person, step)


def carry_on(code: str, person: str, people: list[str], carry: Any, act_id: Any = None) -> Saved:
    """Let the next game here know `carry`: what these people, who are all that sit here, played at an earlier table."""

    def step(doc: Doc, now: float) -> None:
        if not _is_repeat(doc, person, act_id):
            rights.check_host(doc, person, "carry_on")
            crew.carry_on(doc, people, carry)

    return change(code, step)


def away(code: str, person: str) -> Saved:
    """Say that one is away; the table does not wait."""

    def step(doc: Doc, now: float) -> None:
        doc["seats"][_playing_seat(doc, person)].update(away=True, asked=None)

    return change(code, step)


def back(code: str, person: str) -> Saved:
    """Say that one is here: take the seat back from a bot, from being away, from "Still there?"."""
    return change(code, lambda doc, now: course.returned(doc, _own_seat(doc, person), now))


def nudge(code: str, person: str, number: Any) -> None:
    """Remind somebody, politely, that the table waits for them."""
    _, doc = look(code)
    rights.check_known(doc, person)
    seat = seats.known_seat(doc, number)
    if number not in course.deciding(doc) or not seat["person"]:
        raise Illegal("The table isn't waiting for them.")
    _not_too_much(code, person, "nudge")
    talk.tell(code, "nudged", {"from": record.shown_name(doc, person)}, to=seat["person"])


def emote(code: str, person: str, name: Any) -> None:
    """Show a feeling to everyone at the table."""
    _, doc = look(code)
    rights.check_known(doc, person)
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
    rights.check_known(doc, person)
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
    return change(code, lambda doc, now: course.close(doc, reason))


def _own_seat(doc: Doc, person: str) -> int:
    rights.check_known(doc, person)
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
            play(doc, number, action, False, time.time())
        raise Illegal(words.NOT_PLAYING, "not_playing")
    return number


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


def _not_too_much(code: str, person: str, kind: str) -> None:
    if talk.too_much(code, person, kind):
        raise Illegal(words.TOO_FAST, "too_fast")
