"""Kept games: a page for each, its rounds, its replay and what it did to ratings; and a visitor's own games."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from flask import Blueprint, abort, current_app, render_template, request

import games
from blueprints import identity
from blueprints.initials import all_initials
from games.contract import Game
from games.errors import Illegal
from records import shelf
from records.shelf import Kept, Shelf

blueprint = Blueprint("history", __name__)


class Box(NamedTuple):
    """What a page says of the game that was played, even if it is not in the house any more."""

    slug: str
    name: str
    folder: str
    game: Game | None


@blueprint.get("/history")
def mine() -> str:
    """The visitor's own games, if they have signed up."""
    me = identity.account()
    page = further(lambda at: shelf.games_of(me.id, further=at)) if me else None
    return render_template("history/mine.html", page=page, me=me)


@blueprint.get("/history/<game_id>")
def game(game_id: str) -> str:
    """One kept game, round by round."""
    kept = _found(game_id, record=True)
    return render_template(
        "history/game.html", **_facts(kept), **(kept.record or {}), can_replay=bool(_steps(kept))
    )


@blueprint.get("/history/<game_id>/replay")
def replay(game_id: str) -> str:
    """The same game, to be stepped through again."""
    kept = _found(game_id, record=True)
    box, steps = box_of(kept.game), _steps(kept)
    if not steps:
        abort(404)
    facts = {
        "id": kept.id, "slug": box.slug, "folder": box.folder, "game": box.name, "steps": steps,
        "names": [seat.name for seat in kept.seats], "bots": [seat.bot for seat in kept.seats],
        "terms": (kept.record or {})["terms"], "static": current_app.config["STATIC_PREFIX"],
    }  # fmt: skip
    return render_template("history/replay.html", game=box, facts=facts)


@blueprint.get("/history/<game_id>/receipt")
def receipt(game_id: str) -> str:
    """What a game did to everyone's rating, and why."""
    kept = _found(game_id, receipt=True)
    return render_template("history/receipt.html", **_facts(kept), receipt=kept.receipt)


@blueprint.app_template_global("box_of")
def box_of(slug: str) -> Box:
    """The box of the game with this slug."""
    try:
        found = games.find(slug)
    except Illegal:
        return Box(slug, slug.replace("-", " ").title(), slug.replace("-", "_"), None)
    return Box(found.slug, found.name, found.folder, found)


blueprint.add_app_template_global(games.every, "every_game")


def further(read: Any) -> Shelf:
    """The page of games this request asks for."""
    try:
        page: Shelf = read(request.args.get("further"))
    except ValueError:
        abort(404)
    return page


def _found(game_id: str, **parts: bool) -> Kept:
    kept = shelf.find(game_id, **parts)
    if kept is None:
        abort(404)
    return kept


def _steps(kept: Kept) -> list[dict[str, Any]]:
    """What there is to step through; nothing for a game that is not in the house any more."""
    box = box_of(kept.game)
    return box.game.replay((kept.record or {})["view"]) if box.game else []


def _facts(kept: Kept) -> dict[str, Any]:
    names = [seat.name for seat in kept.seats]
    return {
        "kept": kept, "box": box_of(kept.game), "names": names, "marks": all_initials(names), "now": time.time(),
        "winners": [seat.name for seat in kept.seats if seat.place == 1],
    }  # fmt: skip
