"""What the host can ask of a table: start, set, cover, move on. Pure; each wish checks, then changes."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import games
from games.errors import Illegal
from tables import course, rights, seats, words
from tables.record import Doc, game_of, seat_for, settings_of

Wish = dict[str, Any]


def do(doc: Doc, person: str, wish: Any, now: float) -> None:
    """Carry out `wish` ({"do": name, …}) for this person. Raises Illegal, with nothing changed, if they may not."""
    name = wish.get("do") if type(wish) is dict else None
    if type(name) is not str or name not in _WISHES:
        raise Illegal(words.UNKNOWN)
    rights.check_host(doc, person, name)
    _WISHES[name](doc, person, wish, now)


def deal(doc: Doc, now: float) -> None:
    """Start a new game with everyone who is here. Raises Illegal while too few are."""
    game = game_of(doc)
    seats.seat_the_next_deal(doc, now)
    lack = game.min_players - len(doc["seats"])
    if lack > 0:
        raise Illegal(words.needs_more(game.name, lack, game.bots), "need_min_players")
    bots = [n for n, seat in enumerate(doc["seats"]) if seat["bot"]]
    given = {**settings_of(doc), "_before": doc["carry"].get(game.slug), "_bots": bots}
    doc["state"] = game.new(len(doc["seats"]), secrets.token_hex(8), now, given)
    doc.update(
        phase="playing", deal=doc["deal"] + 1, game_id=secrets.token_hex(10), paused=None, bots={}, moved=now
    )


def _start(doc: Doc, person: str, wish: Wish, now: float) -> None:
    deal(doc, now)


def _settings(doc: Doc, person: str, wish: Wish, now: float) -> None:
    asked = wish.get("settings")
    if type(asked) is not dict:
        raise Illegal(words.NONSENSE)
    doc["settings"][doc["game"]] = game_of(doc).options({**settings_of(doc), **asked})


def _add_bot(doc: Doc, person: str, wish: Wish, now: float) -> None:
    seats.add_bot(doc, wish.get("level", seats.COVER_LEVEL))


def _fill(doc: Doc, person: str, wish: Wish, now: float) -> None:
    seats.fill(doc)


def _remove_bot(doc: Doc, person: str, wish: Wish, now: float) -> None:
    seats.remove_bot(doc, wish.get("seat"))


def _cover(doc: Doc, person: str, wish: Wish, now: float) -> None:
    seats.cover(doc, wish.get("seat"), wish.get("level", seats.COVER_LEVEL), now)


def _remove(doc: Doc, person: str, wish: Wish, now: float) -> None:
    seats.remove(doc, wish.get("seat"), now)


def _move_on(doc: Doc, person: str, wish: Wish, now: float) -> None:
    """The game's own way to go on without those it waits for."""
    number = seats.seat_of(doc, person)
    game_of(doc).act(doc["state"], -1 if number is None else number, {"type": "move_on", "host": True}, now)


def _pause(doc: Doc, person: str, wish: Wish, now: float) -> None:
    course.pause(doc, "host", now)


def _resume(doc: Doc, person: str, wish: Wish, now: float) -> None:
    if course.too_few(doc):
        raise Illegal("Too few are left to go on. Somebody has to sit down first.")
    course.resume(doc, now)


def _change_game(doc: Doc, person: str, wish: Wish, now: float) -> None:
    game = games.find(wish.get("game"))
    sitting = [seat for seat in doc["seats"] if not seat["left"] and (game.bots or not seat["bot"])]
    doc["seats"] = [seat_for(seat["person"], seat["bot"]) for seat in sitting[: game.max_players]]
    doc["waiting"] = [*[s["person"] for s in sitting[game.max_players :] if s["person"]], *doc["waiting"]]
    doc.update(game=game.slug, phase="lobby", state=None, bots={})
    for waiting in list(doc["waiting"]):
        seats.sit(doc, waiting, None, now)


def _hand_over(doc: Doc, person: str, wish: Wish, now: float) -> None:
    heir = wish.get("person")
    if type(heir) is not str or heir not in doc["people"]:
        raise Illegal("That person is not at this table.")
    doc["host"] = heir


def _take_back(doc: Doc, person: str, wish: Wish, now: float) -> None:
    doc["host"] = person


def _close(doc: Doc, person: str, wish: Wish, now: float) -> None:
    course.close(doc, words.CLOSED_BY_HOST)


_WISHES: dict[str, Callable[[Doc, str, Wish, float], None]] = {
    "start": _start, "again": _start, "settings": _settings, "add_bot": _add_bot, "fill": _fill, "remove_bot": _remove_bot,
    "cover": _cover, "remove": _remove, "move_on": _move_on, "pause": _pause, "resume": _resume,
    "change_game": _change_game, "hand_over": _hand_over, "take_back": _take_back, "close": _close,
}  # fmt: skip
