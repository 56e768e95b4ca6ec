"""What each person sees of a table: the `view` of the wire. Pure; built up from nothing, naming each thing shown.

`shared` is the same for everyone at the table and is encoded once; `own` is what one person's copy adds to it.
"""

from __future__ import annotations

from typing import Any

import games
from tables import crew, rights
from tables.course import deciding
from tables.record import Doc, Seat, game_of, present, seat_name, settings_of, shown_name
from tables.seats import company_lacks, in_game, seat_of

View = dict[str, Any]


def shared(doc: Doc) -> View:
    """The table as everyone sees it."""
    game, playing = game_of(doc), bool(doc["state"])
    return {
        "code": doc["code"], "game": game.slug, "name": game.name, "phase": doc["phase"], "deal": doc["deal"],
        "host": doc["host"], "opener": doc["opener"],
        "seats": [_seat(doc, seat) for seat in doc["seats"]],
        "waiting": [_person(doc, person) for person in doc["waiting"]],
        "watchers": [_person(doc, person) for person in watchers(doc)],
        "settings": settings_of(doc), "options": {key: list(values) for key, values in game.choices.items()},
        "terms": game.terms(doc["state"]) if playing else [], "remembers": crew.remembers(doc),
        "min": game.min_players, "max": game.max_players, "bots": game.bots, "chat": game.chat,
        "missing": rights.missing(doc) if not in_game(doc) else None,
        "fill": company_lacks(doc) if doc["phase"] == "lobby" else 0,
        "owed": _owed(doc), "ready": game.ready(doc["state"]) if playing else [],
        "round": game.round_no(doc["state"]) if playing else 0,
        "paused": doc["paused"], "result": game.result(doc["state"]) if doc["phase"] == "over" else None,
        "kept": _kept(doc),
        "games": [{"slug": g.slug, "name": g.name, "min": g.min_players, "max": g.max_players} for g in games.every()],
    }  # fmt: skip


def own(doc: Doc, person: str | None) -> View:
    """What one person's table adds: who they are, and what they may do."""
    return {"me": person if person in doc["people"] else None, "may": rights.may(doc, person)}


def game_shared(doc: Doc) -> View | None:
    """The part of the game's view that everyone sees alike; None when no game was dealt."""
    return game_of(doc).shared(doc["state"]) if doc["state"] else None


def game_own(doc: Doc, seat: int | None) -> View:
    """The rest of the game's view, for one seat or for a spectator."""
    return game_of(doc).own(doc["state"], seat) if doc["state"] else {}


def whole(doc: Doc, seq: int, person: str | None, now: float) -> View:
    """One person's complete view, as a plain dict."""
    seat = seat_of(doc, person)
    common = game_shared(doc)
    return {
        "seq": seq, "now": now, "table": {**shared(doc), **own(doc, person)}, "you": seat,
        "game": None if common is None else {**common, **game_own(doc, seat)},
    }  # fmt: skip


def watchers(doc: Doc) -> list[str]:
    """People at the table with neither a seat nor the wish for one, in order of arrival; only those connected."""
    people = doc["people"]
    there = [p for p in people if present(doc, p) and seat_of(doc, p) is None and p not in doc["waiting"]]
    return sorted(there, key=lambda person: people[person]["order"])


def _kept(doc: Doc) -> str | None:
    """The id of the game that is over, for the link to it, once it is in history. Older tables made no note of it."""
    kept: str | None = doc.get("kept")
    return kept if doc["phase"] == "over" and kept == doc["game_id"] else None


def _seat(doc: Doc, seat: Seat) -> View:
    person = seat["person"]
    who = doc["people"].get(person) or {"gone": None}
    return {
        "person": person, "name": seat_name(doc, seat),
        "bot": seat["bot"], "present": seat["bot"] is not None or present(doc, person), "since": who["gone"],
        "away": seat["away"], "cover": seat["cover"], "gone": seat["left"], "asked": seat["asked"],
    }  # fmt: skip


def _person(doc: Doc, person: str) -> View:
    return {"person": person, "name": shown_name(doc, person), "present": present(doc, person)}


def _owed(doc: Doc) -> list[View]:
    game = game_of(doc)
    return [
        {
            "seat": seat,
            "since": _waited_since(doc["seats"][seat]),
            "holds_up": game.holds_up(doc["state"], seat),
        }
        for seat in deciding(doc)
    ]


def _waited_since(seat: Seat) -> float | None:
    """Whoever has just done one thing and owes the next has not kept the table waiting since the first."""
    owed: float | None = seat["owed"]
    return owed if owed is None else max(owed, seat["touched"] or 0.0)
