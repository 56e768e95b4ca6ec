"""The table's document: what a table is, as plain JSON. Pure; times are epoch seconds.

v           version of this layout          code, game       its code, the slug of the game on it
phase       lobby, playing, paused, over, closed
deal        how many games were dealt here  game_id          the one in play, or the last one
opener      who opened it                   host             who runs it now
people      person → {name, mark, order, gone}; `gone` is since when they have no connection, or None
seats       [{person, bot, cover, left, away, pressed, asked, owed}], in table order
waiting     people who asked to sit down, in order
settings    slug → the host's settings      carry            slug → what the next game there remembers
state       the game's own state            paused           {why, since}
finished    games that ended and are not yet kept (finished.py)
kept        the id of the game that was in play last, once it is in history
bots        seat → when its bot will move   acts             person → [[id, seq], …] answered lately
moved       when somebody last did something due           when it must be woken next, or None
"""

from __future__ import annotations

from typing import Any

import games
from games.contract import Game

Doc = dict[str, Any]
Seat = dict[str, Any]

VERSION = 1
REMEMBERED_ACTS = 12
RELOAD_SECONDS = 20
BOT_NAMES = ("Pip", "Dot", "Moss", "Fern", "Bram", "Tess", "Odd", "Juno", "Wick", "Lark", "Sol", "Nib")


def new(code: str, slug: str, person: str, name: str, now: float) -> Doc:
    """A fresh table with whoever opened it in the first seat."""
    doc: Doc = {
        "v": VERSION, "code": code, "game": slug, "phase": "lobby", "deal": 0, "game_id": None,
        "opener": person, "host": person, "people": {}, "seats": [], "waiting": [],
        "settings": {}, "carry": {}, "state": None, "paused": None, "bots": {}, "acts": {},
        "opened": now, "moved": now, "due": None, "finished": [], "kept": None, "closed": None,
    }  # fmt: skip
    add_person(doc, person, name)
    doc["seats"].append(seat_for(person))
    return doc


def seat_for(person: str | None, bot: str | None = None) -> Seat:
    """An entry in `seats`: a person's, or a bot's of that level."""
    return {"person": person, "bot": bot, "cover": None, "left": False,
            "away": False, "asked": None, "owed": None, "touched": None}  # fmt: skip


def upgrade(doc: Doc) -> Doc:
    """A document of an older layout in today's. Raises ValueError for one from a newer Parlor."""
    if doc.get("v", 0) > VERSION:
        raise ValueError("This table was stored by a newer Parlor.")
    doc["v"] = VERSION
    return doc


def game_of(doc: Doc) -> Game:
    """The game on the table."""
    return games.find(doc["game"])


def settings_of(doc: Doc) -> dict[str, Any]:
    """The settings of the game on the table, complete and allowed."""
    return game_of(doc).options(doc["settings"].get(doc["game"]))


def add_person(doc: Doc, person: str, name: str) -> None:
    """Let someone in, or take note of their new name; one who shares a name gets a number."""
    people = doc["people"]
    known = people.get(person)
    if known and known["name"] == name:
        return
    taken = {
        other["mark"] for key, other in people.items() if key != person and same_name(other["name"], name)
    }
    mark = next(n for n in range(1, len(people) + 2) if n not in taken)
    order = known["order"] if known else 1 + max((other["order"] for other in people.values()), default=0)
    people[person] = {"name": name, "mark": mark, "order": order, "gone": known["gone"] if known else None}


def same_name(a: str, b: str) -> bool:
    """Whether two names read alike."""
    return a.casefold() == b.casefold()


def shown_name(doc: Doc, person: str) -> str:
    """The name others read: with a number when an earlier arrival has the same one."""
    who = doc["people"].get(person)
    if not who:
        return "Someone"
    return who["name"] if who["mark"] == 1 else f"{who['name']} {who['mark']}"


def seat_name(doc: Doc, seat: Seat) -> str:
    """The name on a seat: its person's, or that of which bot of the table it is."""
    if seat["person"]:
        return shown_name(doc, seat["person"])
    bots = [other for other in doc["seats"] if other["bot"]]
    return BOT_NAMES[next(n for n, other in enumerate(bots) if other is seat) % len(BOT_NAMES)]


def present(doc: Doc, person: str | None) -> bool:
    """Whether that person has a connection to the table."""
    who = doc["people"].get(person)
    return bool(who) and who["gone"] is None


def here(doc: Doc, person: str, now: float) -> bool:
    """Whether that person is at the table for a new deal: connected, or only just not (a reload, a tunnel)."""
    who = doc["people"].get(person)
    return bool(who) and (who["gone"] is None or now - who["gone"] < RELOAD_SECONDS)


def anyone_present(doc: Doc) -> bool:
    """Whether anybody at all, seated or watching, is connected."""
    return any(who["gone"] is None for who in doc["people"].values())


def answered(doc: Doc, person: str, act_id: str) -> bool:
    """Whether this person's move of that id was applied already."""
    return act_id in doc["acts"].get(person, [])


def remember_act(doc: Doc, person: str, act_id: str) -> None:
    """Note a move as applied, so that its repeat after a lost reply is answered and not applied again."""
    doc["acts"][person] = [*doc["acts"].get(person, []), act_id][-REMEMBERED_ACTS:]
