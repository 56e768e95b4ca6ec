"""Who may do what at a table, right now. Pure. What a page offers and what the service allows is the same list."""

from __future__ import annotations

from games.errors import Illegal
from tables import crew, words
from tables.record import Doc, game_of
from tables.seats import company_lacks, in_game, seat_of

HOST_ALWAYS = ("hand_over", "close")
HOST_LOBBY = ("settings", "change_game")
BOT_WISHES = ("add_bot", "fill", "remove_bot", "cover")


def host_may(doc: Doc) -> list[str]:
    """What the host may do."""
    bots = game_of(doc).bots
    if doc["phase"] == "lobby":
        may = ["start", *HOST_LOBBY, "remove", *(("add_bot", "remove_bot") if bots else ())]
        may += ["fill"] if company_lacks(doc) else []
        may += ["carry_on"] if crew.may_carry_on(doc) else []
    elif doc["phase"] == "over":
        may = ["again", *HOST_LOBBY]
    elif doc["phase"] == "playing":
        may = ["pause", "move_on", "remove", *(("cover",) if bots else ())]
    elif doc["phase"] == "paused":
        may = ["resume", "remove", *(("cover",) if bots else ())]
    else:
        return []
    return [*may, *HOST_ALWAYS]


def may(doc: Doc, person: str | None) -> list[str]:
    """Everything this person may do besides moves of the game; nothing for one who is not at the table."""
    if person not in doc["people"] or doc["phase"] == "closed":
        return []
    seated = seat_of(doc, person) is not None
    out = ["stand" if seated or person in doc["waiting"] else "sit", "emote", "nudge"]
    if seated and in_game(doc):
        out += ["away", "back"]
    if game_of(doc).chat:
        out.append("say")
    if person == doc["host"]:
        out += host_may(doc)
    elif person == doc["opener"]:
        out.append("take_back")
    return out


def check_host(doc: Doc, person: str, what: str) -> None:
    """Raises Illegal unless this person may do `what` to the table now."""
    if what in may(doc, person):
        return
    if person != doc["host"]:
        raise Illegal(words.NOT_HOST, "not_host")
    if what in BOT_WISHES and not game_of(doc).bots:
        raise Illegal(f"{game_of(doc).name} is for people only.")
    if what == "fill" and doc["phase"] == "lobby":
        raise Illegal(words.COMPANY)
    if what == "carry_on" and not in_game(doc):
        raise Illegal(words.NOTHING_TO_CARRY_ON)
    raise Illegal(words.NOT_PLAYING if not in_game(doc) else words.PLAYING)


def check_known(doc: Doc, person: str) -> None:
    """Raises Illegal unless this person is at the table, with a seat or without."""
    if person not in doc["people"]:
        raise Illegal(words.NOT_AT_TABLE, "not_at_table")


def missing(doc: Doc) -> str | None:
    """What Start still lacks, as a sentence; None when the game can begin."""
    game = game_of(doc)
    sitting = [seat for seat in doc["seats"] if not seat["left"]]
    lack = game.min_players - min(len(sitting) + len(doc["waiting"]), game.max_players)
    return words.needs_more(game.name, lack, game.bots) if lack > 0 else None
