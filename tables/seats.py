"""Who sits where. Pure: every function changes the document it is given, or raises Illegal and changes nothing."""

from __future__ import annotations

from typing import Any

from games.errors import Illegal
from tables import words
from tables.record import Doc, Seat, add_person, game_of, here, seat_for

COVER_LEVEL = "medium"
LEVELS = ("easy", "medium", "hard")


def seat_of(doc: Doc, person: str | None) -> int | None:
    """The seat that is this person's to play, or None. One they left is not theirs until they sit again."""
    for number, seat in enumerate(doc["seats"]):
        if person and seat["person"] == person and not seat["left"]:
            return number
    return None


def occupied(seat: Seat) -> bool:
    """Whether somebody plays this seat: a person who has not left, or a bot."""
    return not seat["left"] or plays_by_itself(seat) is not None


def plays_by_itself(seat: Seat) -> str | None:
    """The level of the bot that moves for this seat, or None."""
    level: str | None = seat["bot"] or seat["cover"]
    return level


def in_game(doc: Doc) -> bool:
    """Whether a game is under way, paused or not."""
    return doc["phase"] in ("playing", "paused")


def sit(doc: Doc, person: str, wanted: int | None, now: float) -> None:
    """Sit down: in the lobby at once, in a game on one's own seat or the wanted one if it was left, else wait."""
    if seat_of(doc, person) is not None:
        return
    free = _free_seat(doc, person, wanted) if in_game(doc) else None
    if free is not None:
        _take(doc, free, person, now)
    elif doc["phase"] == "lobby" and _make_room(doc):
        doc["seats"].append(seat_for(person))
        _stop_waiting(doc, person)
    elif person not in doc["waiting"]:
        doc["waiting"].append(person)


def stand(doc: Doc, person: str, now: float) -> None:
    """Give up the seat, or the wish for one. In a game the seat stays: a bot takes it where the game has bots."""
    _stop_waiting(doc, person)
    number = seat_of(doc, person)
    if number is None:
        return
    if not in_game(doc):
        if doc["phase"] == "lobby":
            doc["seats"].pop(number)
        else:
            doc["seats"][number]["left"] = True
        return
    seat, game = doc["seats"][number], game_of(doc)
    seat.update(left=True, away=False, asked=None, cover=COVER_LEVEL if game.bots else None)
    game.note(doc["state"], "leave", number, now)


def add_bot(doc: Doc, level: Any) -> None:
    """Put a bot of that level in the next seat of the lobby."""
    game = game_of(doc)
    if level not in LEVELS:
        raise Illegal(words.NONSENSE)
    if len(doc["seats"]) >= game.max_players:
        raise Illegal(words.too_many(game.name, game.max_players))
    doc["seats"].append(seat_for(None, level))


def fill(doc: Doc) -> None:
    """Put as many bots in the lobby as make good company for whoever is there."""
    doc["seats"] += [seat_for(None, COVER_LEVEL) for _ in range(company_lacks(doc))]


def company_lacks(doc: Doc) -> int:
    """How many bots would make good company; 0 where there are none. Room for one person is always kept."""
    game, bots = game_of(doc), sum(seat["bot"] is not None for seat in doc["seats"])
    people = max(1, len(doc["seats"]) - bots)
    return max(0, min(game.company, game.max_players) - people - bots) if game.bots else 0


def remove_bot(doc: Doc, number: Any) -> None:
    """Take a bot out of the lobby."""
    seat = known_seat(doc, number)
    if not seat["bot"]:
        raise Illegal("There is no bot in that seat to remove.")
    doc["seats"].pop(number)


def cover(doc: Doc, number: Any, level: Any, now: float) -> None:
    """Let a bot play for somebody until they take their seat back."""
    seat = known_seat(doc, number)
    if level not in LEVELS:
        raise Illegal(words.NONSENSE)
    if plays_by_itself(seat):
        raise Illegal("A bot plays that seat already.")
    seat.update(cover=level, away=False, asked=None)
    game_of(doc).note(doc["state"], "cover", number, now)


def remove(doc: Doc, number: Any, now: float) -> None:
    """Ask somebody out of their seat; they may watch, and wait to sit again."""
    person = known_seat(doc, number)["person"]
    if person is None or seat_of(doc, person) != number:
        raise Illegal("Nobody sits there to remove.")
    stand(doc, person, now)


def come_back(doc: Doc, number: int, now: float) -> None:
    """A person's press returns their seat to them: from a bot, from being away, from "Still there?"."""
    seat = doc["seats"][number]
    covered, away = seat["cover"], seat["away"]
    seat.update(cover=None, away=False, asked=None, touched=now)
    if (covered or away) and in_game(doc):
        game_of(doc).note(doc["state"], "back", number, now)


def become(doc: Doc, old: str, new: str, name: str, now: float) -> None:
    """Whatever `old` has at this table is `new`'s from now on, by that name. Raises Illegal if both have a seat."""
    people, seated = doc["people"], {seat["person"] for seat in doc["seats"]}
    if old == new or old not in people:
        return
    if {old, new} <= seated:
        raise Illegal(words.TWO_SEATS, "two_seats")
    people.setdefault(new, {**people[old], "gone": now})
    del people[old]
    for seat in doc["seats"]:
        seat["person"] = new if seat["person"] == old else seat["person"]
    for role in ("host", "opener"):
        doc[role] = new if doc[role] == old else doc[role]
    doc["waiting"] = list(dict.fromkeys(new if person == old else person for person in doc["waiting"]))
    doc["acts"][new] = [*doc["acts"].get(new, []), *doc["acts"].pop(old, [])]
    if seat_of(doc, new) is not None:
        _stop_waiting(doc, new)
    add_person(doc, new, name)


def known_seat(doc: Doc, number: Any) -> Seat:
    """The seat of that number. Raises Illegal for anything else."""
    if type(number) is not int or not 0 <= number < len(doc["seats"]):
        raise Illegal("There is no such seat.")
    seat: Seat = doc["seats"][number]
    return seat


def seat_the_next_deal(doc: Doc, now: float) -> None:
    """Set the seats for a new game: who is still here, then who waits, then bots while there is room."""
    most = game_of(doc).max_players
    people = [
        s["person"] for s in doc["seats"] if s["person"] and not s["left"] and here(doc, s["person"], now)
    ]
    people += [p for p in doc["waiting"] if p not in people and here(doc, p, now)]
    bots = [s["bot"] for s in doc["seats"] if s["bot"]] if game_of(doc).bots else []
    seated = people[:most]
    doc["seats"] = [seat_for(p) for p in seated] + [
        seat_for(None, level) for level in bots[: most - len(seated)]
    ]
    doc["waiting"] = [p for p in doc["waiting"] if p not in seated]


def _free_seat(doc: Doc, person: str, wanted: int | None) -> int | None:
    """The seat to take in a running game: one's own that one left, else the wanted one if somebody left it."""
    left = [n for n, seat in enumerate(doc["seats"]) if seat["left"]]
    own = [n for n in left if doc["seats"][n]["person"] == person]
    return next(iter([*own, *[n for n in left if n == wanted]]), None)


def _take(doc: Doc, number: int, person: str, now: float) -> None:
    seat = doc["seats"][number]
    what = "back" if seat["person"] == person else "sit_in"
    seat.update(person=person, left=False, cover=None, away=False, asked=None, touched=now)
    _stop_waiting(doc, person)
    game_of(doc).note(doc["state"], what, number, now)


def _make_room(doc: Doc) -> bool:
    """Whether the lobby has a seat for one more person; a bot gives up its own."""
    seats, most = doc["seats"], game_of(doc).max_players
    bots = [n for n, seat in enumerate(seats) if seat["bot"]]
    if len(seats) >= most and bots:
        seats.pop(bots[-1])
    return len(seats) < most


def _stop_waiting(doc: Doc, person: str) -> None:
    doc["waiting"] = [p for p in doc["waiting"] if p != person]
