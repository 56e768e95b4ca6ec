"""Kept games, profiles and leaderboards for programs: the twins of `history.py` and `people.py`."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Any

from flask import Blueprint, request

import games
from blueprints.answers import Answer, no, yes
from blueprints.api import bearer_if_any, replies
from blueprints.people import page_asked_for
from records import accounts, profile, shelf
from records.shelf import Kept, Seat

blueprint = Blueprint("api_records", __name__, url_prefix="/api/v1")

NO_GAME = "There is no such game in history."
NO_PERSON = "Nobody here goes by that name."
NO_PAGE = "There is no such page."


@blueprint.get("/history/<game_id>")
@replies
def game(game_id: str) -> Answer:
    """One kept game, whole, and its receipt."""
    kept = shelf.find(game_id, record=True, receipt=True)
    if kept is None:
        return no(NO_GAME, "no_game")
    return yes(**_kept(kept), record=kept.record, receipt=kept.receipt)


@blueprint.get("/people/<name>")
@replies
def person(name: str) -> Answer:
    """Somebody's ratings and how they came about; of their games, those that the bearer sat in too."""
    who, me = accounts.named(name), bearer_if_any()
    if who is None or not who.has_page:
        return no(NO_PERSON, "no_person")
    seen_by = me[0] if me else ""
    try:
        page = shelf.games_of(
            who.id, seen_by=None if seen_by == who.id else seen_by, further=request.args.get("further")
        )
    except ValueError:
        return no(NO_PAGE, "no_page")
    return yes(
        name=who.name, joined=who.joined,
        ratings=[_form(form) for form in profile.forms(who.id, time.time())],
        progress={slug: [asdict(step) for step in steps] for slug, steps in profile.progress(who.id).items()},
        games=[_kept(kept) for kept in page.games], further=page.further,
    )  # fmt: skip


@blueprint.get("/games/<slug>/leaderboard")
@replies
def leaderboard(slug: str) -> Answer:
    """Who is best at a game, fifty at a time."""
    page = page_asked_for()
    if page is None:
        return no(NO_PAGE, "no_page")
    game = games.find(slug).slug
    board = profile.board(game, time.time(), page)
    return yes(game=game, rows=[asdict(row) for row in board.rows], more=board.more)


def _kept(kept: Kept) -> dict[str, Any]:
    return {
        "id": kept.id, "game": kept.game, "ended": kept.ended, "rated": kept.rated,
        "seats": [_seat(seat) for seat in kept.seats],
    }  # fmt: skip


def _seat(seat: Seat) -> dict[str, Any]:
    """A seat as others may know it: whom it leads to by name, never by id."""
    facts = asdict(seat)
    del facts["person"]
    return facts


def _form(form: profile.Form) -> dict[str, Any]:
    return {**asdict(form), "sure": form.is_sure}
