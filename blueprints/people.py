"""How people stand: somebody's profile, and every game's leaderboard."""

from __future__ import annotations

import time

from flask import Blueprint, abort, render_template, request

import games
from blueprints import identity
from blueprints.history import further
from blueprints.initials import all_initials
from blueprints.plot import plot
from records import accounts, profile, shelf
from records.models import Person

blueprint = Blueprint("people", __name__)
MOST_PAGES = 10_000


@blueprint.get("/people/<name>")
def person(name: str) -> str:
    """Somebody's ratings and how they came about; of their games, those the visitor sat in too."""
    who = known(name)
    visitor = identity.person()
    seen_by = None if visitor == who.id else visitor
    progress = profile.progress(who.id)
    return render_template(
        "history/person.html", who=who, marks=all_initials([who.name]), progress=progress,
        forms=profile.forms(who.id, time.time()),
        plots={game: plot(steps) for game, steps in progress.items()}, is_me=seen_by is None,
        page=further(lambda at: shelf.games_of(who.id, seen_by=seen_by, further=at)),
    )  # fmt: skip


@blueprint.get("/games/<slug>/leaderboard")
def leaderboard(slug: str) -> str:
    """Who is best at a game, of all whose rating is sure enough to say so."""
    game, page = games.find(slug), page_asked_for()
    if page is None:
        abort(404)
    board = profile.board(game.slug, time.time(), page)
    return render_template(
        "history/leaderboard.html", game=game, board=board, page=page, games=games.every(), me=identity.account(),
        sure=round(profile.SURE_DEVIATION),
    )  # fmt: skip


def known(name: str) -> Person:
    """Whoever goes by that name, if they have a page."""
    who = accounts.named(name)
    if who is None or not who.has_page:
        abort(404)
    return who


def page_asked_for() -> int | None:
    """The number of the page this request asks for, from 1; None for what can be none."""
    asked = request.args.get("page", "1")
    is_one = asked.isascii() and asked.isdigit() and 0 < int(asked[:6]) <= MOST_PAGES
    return int(asked[:6]) if is_one else None
