"""What a table does by itself as time passes. Pure: `settle` brings a document up to `now`, `next_moment` says when again.

Nobody is stuck: a clock that ran out is honoured, someone absent counts as away, someone silent is asked "Still there?",
a table with nobody at it pauses, a host who is gone is followed by the next, and an abandoned table closes with a reason.
"""

from __future__ import annotations

import math

from games.contract import Game
from tables import bots, words
from tables.record import Doc, anyone_present, game_of, present
from tables.seats import come_back, in_game, occupied, plays_by_itself

AWAY_SECONDS = 60.0
ASK_SECONDS = 60.0
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


def next_moment(doc: Doc) -> float | None:
    """When `settle` has something to do next: infinity while nothing is due, None once the table is closed."""
    if doc["phase"] == "closed":
        return None
    moments = [_abandoned_at(doc), _host_gone_at(doc), _empty_at(doc), bots.next_moment(doc)]
    if doc["phase"] == "playing":
        game = game_of(doc)
        moments.append(game.deadline(doc["state"]))
        moments += [moment for n in range(len(doc["seats"])) for moment in _seat_moments(doc, game, n)]
    return min((moment for moment in moments if moment is not None), default=math.inf)


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
    _mark_owed(doc, game, now)
    for number in range(len(doc["seats"])):
        _mark_away(doc, game, number, now)
        _ask(doc, game, number, now)
        if doc["seats"][number]["away"] and _waits_for(doc, game, number) is not None:
            game.away(state, number, now)
    _mark_owed(doc, game, now)
    if game.result(state) is not None:
        _finish(doc)


def _mark_owed(doc: Doc, game: Game, now: float) -> None:
    owed = set(game.deciding(doc["state"]))
    for number, seat in enumerate(doc["seats"]):
        if number in owed:
            seat["owed"] = now if seat["owed"] is None else seat["owed"]
        else:
            seat["owed"] = seat["asked"] = None


def _mark_away(doc: Doc, game: Game, number: int, now: float) -> None:
    moments = (_away_at(doc, game, number), _unanswered_at(doc, number))
    if any(moment is not None and now >= moment for moment in moments):
        doc["seats"][number].update(away=True, asked=None)


def _ask(doc: Doc, game: Game, number: int, now: float) -> None:
    moment = _ask_at(doc, game, number)
    if moment is not None and now >= moment:
        doc["seats"][number]["asked"] = now


def _finish(doc: Doc) -> None:
    """The game is over: what it wants remembered goes to the table's next game of its kind."""
    doc["phase"] = "over"
    for seat in doc["seats"]:
        seat.update(owed=None, asked=None)
    carry = doc["state"].pop("_carry", None)
    if carry is not None:
        doc["carry"][doc["game"]] = carry


def _seat_moments(doc: Doc, game: Game, number: int) -> list[float | None]:
    return [_away_at(doc, game, number), _ask_at(doc, game, number), _unanswered_at(doc, number)]


def _person_plays(doc: Doc, number: int) -> bool:
    seat = doc["seats"][number]
    return not seat["left"] and not plays_by_itself(seat) and not seat["away"]


def _waits_for(doc: Doc, game: Game, number: int) -> float | None:
    """Since when the table waits for that seat, or would if its person were away (a Judge who should read aloud)."""
    owed: float | None = doc["seats"][number]["owed"]
    return owed if owed is not None else game.away_due(doc["state"], number)


def _away_at(doc: Doc, game: Game, number: int) -> float | None:
    """When this seat's person will have had no connection for so long, with the table waiting, that they are away."""
    if not _person_plays(doc, number):
        return None
    gone = doc["people"][doc["seats"][number]["person"]]["gone"]
    since = _waits_for(doc, game, number)
    return None if gone is None or since is None else max(gone, since) + AWAY_SECONDS


def _ask_at(doc: Doc, game: Game, number: int) -> float | None:
    """When to ask this seat "Still there?": the table has stood still for it, and no clock will end the wait."""
    seat = doc["seats"][number]
    if not _person_plays(doc, number) or seat["owed"] is None or seat["asked"] is not None:
        return None
    if not present(doc, seat["person"]) or not game.holds_up(doc["state"], number):
        return None
    return float(max(seat["owed"], doc["moved"], seat["touched"] or 0.0) + game.idle_after)


def _unanswered_at(doc: Doc, number: int) -> float | None:
    asked = doc["seats"][number]["asked"]
    return None if asked is None else float(asked) + ASK_SECONDS


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


def returned(doc: Doc, number: int, now: float) -> None:
    """A press by the person in that seat: they are plainly back."""
    come_back(doc, number, now)
    doc["moved"] = now
