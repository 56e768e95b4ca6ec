"""Absent and silent people: when somebody counts as away, when to ask "Still there?", and what then happens. Pure."""

from __future__ import annotations

from games.contract import Game
from tables.record import Doc, Seat
from tables.seats import plays_by_itself

AWAY_SECONDS = 60.0
ASK_SECONDS = 60.0
PASSES = 20


def settle(doc: Doc, game: Game, now: float) -> None:
    """Note whom the table waits for, who is away and who should be asked, and let the game go on without the away."""
    _mark_owed(doc, game, now)
    for number, seat in enumerate(doc["seats"]):
        moment = _moment(doc, game, number)
        if moment is not None and now >= moment:
            if _is_to_be_asked(doc, seat):
                seat["asked"] = now
            else:
                seat.update(away=True, asked=None)
    _go_on_without(doc, game, now)


def next_moment(doc: Doc, game: Game) -> float | None:
    """When the next person will count as away or should be asked; None while there is nobody to wait for."""
    moments = (_moment(doc, game, number) for number in range(len(doc["seats"])))
    return min((moment for moment in moments if moment is not None), default=None)


def _mark_owed(doc: Doc, game: Game, now: float) -> None:
    owed = set(game.deciding(doc["state"]))
    for number, seat in enumerate(doc["seats"]):
        if number not in owed:
            seat["owed"] = seat["asked"] = None
        elif seat["owed"] is None:
            seat["owed"] = now


def _go_on_without(doc: Doc, game: Game, now: float) -> None:
    """Whatever the away owe is done without them, and so on through whatever that leads to."""
    before = None
    for _ in range(PASSES):
        waiting = [
            n for n, seat in enumerate(doc["seats"]) if seat["away"] and _since(doc, game, n) is not None
        ]
        standing = (waiting, doc["state"].get("phase"), game.round_no(doc["state"]))
        if not waiting or standing == before:
            return
        before = standing
        for number in waiting:
            game.away(doc["state"], number, now)
        _mark_owed(doc, game, now)


def _moment(doc: Doc, game: Game, number: int) -> float | None:
    """When something happens to this seat if its person does nothing: they are away, or are asked."""
    seat = doc["seats"][number]
    if seat["left"] or seat["away"] or plays_by_itself(seat):
        return None
    gone = doc["people"][seat["person"]]["gone"]
    if gone is not None:
        since = _since(doc, game, number)
        return None if since is None else max(gone, since) + AWAY_SECONDS
    if seat["asked"] is not None:
        return float(seat["asked"]) + ASK_SECONDS
    if seat["owed"] is None or not game.holds_up(doc["state"], number):
        return None
    return float(max(seat["owed"], doc["moved"], seat["touched"] or 0.0) + game.idle_after)


def _is_to_be_asked(doc: Doc, seat: Seat) -> bool:
    return doc["people"][seat["person"]]["gone"] is None and seat["asked"] is None


def _since(doc: Doc, game: Game, number: int) -> float | None:
    """Since when the table waits for that seat, or would if its person were away (a Judge who should read aloud)."""
    owed: float | None = doc["seats"][number]["owed"]
    return owed if owed is not None else game.away_due(doc["state"], number)
