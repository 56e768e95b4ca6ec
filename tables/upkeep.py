"""What the clock and the workers do to a table: wake it, move its bots, hear what is to be kept, make sure of it."""

from __future__ import annotations

import time
from dataclasses import dataclass

from tables import bots, course, due, finished, measures, presence, record, steps, store
from tables.record import Doc
from tables.store import NoTable


@dataclass(frozen=True)
class Errands:
    """What a woken table wants done elsewhere: the seats whose bots should move, and whether a game is to be kept."""

    bots: list[int]
    keep: bool


def wake(code: str) -> Errands:
    """Bring a table up to now. Harmless at any time, as often as you like."""

    def step(doc: Doc, now: float) -> Errands:
        if doc["phase"] != "closed":
            course.settle(doc, now)
        errands = Errands(bots.due(doc, now), finished.ask(doc, now))
        doc["due"] = course.next_moment(doc)
        return errands

    answer: Errands = steps.change_raw(code, step).answer
    return answer


def to_keep(code: str) -> list[finished.Told]:
    """The games of this table that ended and are not kept yet. A table that is gone has none."""
    try:
        told: list[finished.Told] = record.upgrade(store.load(code)[1])["finished"]
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

    steps.change_raw(code, step)


def bot_move(code: str, number: int) -> None:
    """Let the bot in that seat make the move it owes, if it is time."""

    def step(doc: Doc, now: float) -> str | None:
        if number in bots.due(doc, now):
            del doc["bots"][str(number)]
            action = bots.move(doc, number)
            if action is not None:
                steps.play(doc, number, action, False, now)
                return str(doc["game"])
        return None

    game = steps.change(code, step).answer
    if game:
        measures.moves(game, "bot").inc()


def sweep(code: str) -> None:
    """Make sure of a table: who is connected no more is gone, and it is on the due list."""
    try:
        _, doc = store.load(code)
        living = presence.people(code, time.time())
        mark_gone(code, {p for p, who in doc["people"].items() if who["gone"] is None} - living)
        moment = course.due(doc)
        if moment is not None:
            due.arm(code, moment)
    except NoTable:
        store.drop(code)


def shift(code: str, seconds: float) -> None:
    """Give a table back the time in which nobody could play: the house was down."""
    steps.change_raw(code, lambda doc, now: course.shift(doc, seconds) if doc["phase"] == "playing" else None)


def mark_gone(code: str, people: set[str]) -> None:
    """Note as gone those of `people` who have no living connection."""

    def step(doc: Doc, now: float) -> None:
        for person in people - presence.people(code, now):
            if person in doc["people"] and doc["people"][person]["gone"] is None:
                doc["people"][person]["gone"] = now

    if people:
        steps.change(code, step)
