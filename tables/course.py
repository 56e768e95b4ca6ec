"""What a table does by itself as time passes. Pure: `settle` brings a document up to `now`, `next_moment` says when again.

Nobody is stuck: a clock that ran out is honoured, someone absent counts as away, someone silent is asked "Still there?",
a table with nobody at it pauses, a host who is gone is followed by the next, and an abandoned table closes with a reason.
"""

from __future__ import annotations

import math

from tables import absence, bots, finished, words
from tables.record import Doc, anyone_present, game_of
from tables.seats import come_back, in_game, occupied

EMPTY_SECONDS = 60.0
HOST_SECONDS = 60.0
LOBBY_SECONDS = 2 * 3600.0
GAME_SECONDS = 7 * 24 * 3600.0
TICKS = 100


def settle(doc: Doc, now: float) -> None:
    """Let everything happen that is due by `now`. Doing it twice at one moment changes nothing more."""
    if doc["phase"] == "closed":
        return
    _hand_over_when_gone(doc, now)
    _pause_or_go_on(doc, now)
    if doc["phase"] == "playing":
        _pass_time(doc, now)
    bots.plan(doc, now)
    _close_when_abandoned(doc, now)
    doc["due"] = next_moment(doc)


def due(doc: Doc) -> float | None:
    """When the table must be woken, for the store: infinity for not yet, None for never again."""
    if doc["phase"] == "closed" and not doc["finished"]:
        return None
    return math.inf if doc["due"] is None else float(doc["due"])


def next_moment(doc: Doc) -> float | None:
    """When `settle` has something to do next; None while nothing is due."""
    if doc["phase"] == "closed":
        return finished.next_moment(doc)
    moments = [
        _abandoned_at(doc),
        _host_gone_at(doc),
        _empty_at(doc),
        bots.next_moment(doc),
        finished.next_moment(doc),
    ]
    if doc["phase"] == "playing":
        game = game_of(doc)
        moments += [game.deadline(doc["state"]), absence.next_moment(doc, game)]
    return min((moment for moment in moments if moment is not None), default=None)


def is_due(doc: Doc, now: float) -> bool:
    """Whether something should have happened by `now` that has not."""
    return doc["due"] is not None and doc["due"] <= now


def pause(doc: Doc, why: str, now: float) -> None:
    """Stop the game's time: why is host, empty or few."""
    doc["phase"], doc["paused"] = "paused", {"why": why, "since": now}
    doc["bots"] = {}
    game_of(doc).note(doc["state"], "pause", None, now)


def resume(doc: Doc, now: float) -> None:
    """Let the game's time run on from where it stood."""
    stood = now - doc["paused"]["since"]
    doc["phase"], doc["paused"] = "playing", None
    shift(doc, stood)
    game_of(doc).note(doc["state"], "resume", None, now)


def shift(doc: Doc, seconds: float) -> None:
    """Move every running clock of the table by `seconds` in which nobody could play."""
    if doc["state"]:
        game_of(doc).shift(doc["state"], seconds)
    for seat in doc["seats"]:
        for clock in ("asked", "owed", "touched"):
            if seat[clock] is not None:
                seat[clock] += seconds
    doc["bots"] = {seat: moment + seconds for seat, moment in doc["bots"].items()}
    doc["due"] = next_moment(doc)


def too_few(doc: Doc) -> bool:
    """Whether so many left that the game cannot go on."""
    return sum(occupied(seat) for seat in doc["seats"]) < game_of(doc).min_players


def deciding(doc: Doc) -> list[int]:
    """The seats the table waits on in the game being played."""
    return game_of(doc).deciding(doc["state"]) if doc["phase"] == "playing" else []


def _pass_time(doc: Doc, now: float) -> None:
    game, state = game_of(doc), doc["state"]
    for _ in range(TICKS):
        if not game.tick(state, now):
            break
    absence.settle(doc, game, now)
    if game.result(state) is not None:
        _finish(doc, now)


def _finish(doc: Doc, now: float) -> None:
    """The game is over: what it wants remembered goes to the table's next game of its kind, and what counts is kept."""
    doc["phase"] = "over"
    if game_of(doc).counts(doc["state"]):
        doc["finished"].append(finished.told(doc, now))
    for seat in doc["seats"]:
        seat.update(owed=None, asked=None)
    carry = doc["state"].pop("_carry", None)
    if carry is not None:
        doc["carry"][doc["game"]] = carry


def _hand_over_when_gone(doc: Doc, now: float) -> None:
    moment = _host_gone_at(doc)
    if moment is not None and now >= moment:
        hand_to_next(doc)


def hand_to_next(doc: Doc) -> None:
    """Give the table to whoever arrived first of those connected, a player before a watcher."""
    seated = {seat["person"] for seat in doc["seats"] if not seat["left"]}
    others = [p for p, who in doc["people"].items() if who["gone"] is None and p != doc["host"]]
    if others:
        doc["host"] = min(others, key=lambda p: (p not in seated, doc["people"][p]["order"]))


def _host_gone_at(doc: Doc) -> float | None:
    """When the host has been gone so long that somebody else here should be host."""
    host = doc["people"].get(doc["host"])
    if not any(who["gone"] is None for p, who in doc["people"].items() if p != doc["host"]):
        return None
    if host is None:
        return 0.0
    return None if host["gone"] is None else float(host["gone"]) + HOST_SECONDS


def _pause_or_go_on(doc: Doc, now: float) -> None:
    """Pause while nobody is here or too few are left; go on by itself once that has changed."""
    if doc["phase"] == "playing" and too_few(doc):
        pause(doc, "few", now)
    elif doc["phase"] == "playing" and (moment := _empty_at(doc)) is not None and now >= moment:
        pause(doc, "empty", now)
    elif (
        doc["phase"] == "paused"
        and doc["paused"]["why"] != "host"
        and anyone_present(doc)
        and not too_few(doc)
    ):
        resume(doc, now)


def _last_seen(doc: Doc) -> float | None:
    """When the last person's connection ended; None while anybody is here."""
    if anyone_present(doc):
        return None
    return float(max((who["gone"] for who in doc["people"].values()), default=doc["moved"]))


def _empty_at(doc: Doc) -> float | None:
    seen = _last_seen(doc)
    return None if seen is None or doc["phase"] != "playing" else seen + EMPTY_SECONDS


def _abandoned_at(doc: Doc) -> float | None:
    seen = _last_seen(doc)
    return None if seen is None else seen + (GAME_SECONDS if in_game(doc) else LOBBY_SECONDS)


def _close_when_abandoned(doc: Doc, now: float) -> None:
    moment = _abandoned_at(doc)
    if moment is not None and now >= moment:
        close(doc, words.CLOSED_WEEK if in_game(doc) else words.CLOSED_EMPTY)


def close(doc: Doc, reason: str) -> None:
    """Close the table; the reason stays readable for as long as the table is kept."""
    doc.update(phase="closed", closed=reason, state=None, paused=None, bots={}, waiting=[], acts={})
    doc["due"] = next_moment(doc)


def returned(doc: Doc, number: int, now: float) -> None:
    """A press by the person in that seat: they are plainly back."""
    come_back(doc, number, now)
    doc["moved"] = now
