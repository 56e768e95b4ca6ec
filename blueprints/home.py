"""The front door: pick a game and open a table, or join one by its code."""

from __future__ import annotations

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

import games
from blueprints import house_rules, identity
from games.errors import Illegal
from tables import codes, service, words
from tables.store import NoTable

blueprint = Blueprint("home", __name__)


@blueprint.get("/")
def home(refusal: str | None = None, beside: str | None = None, status: int = 200) -> tuple[str, int]:
    """The home page; a refusal stands beside the form it belongs to (`open` or `join`)."""
    page = render_template(
        "home/home.html", games=games.every(), name=identity.name() or "", refusal=refusal, beside=beside,
        code=request.form.get("code", "") or request.args.get("code", ""),
    )  # fmt: skip
    return page, status


@blueprint.post("/tables")
def open_table() -> Response | tuple[str, int]:
    """Open a table and go to it."""
    try:
        name = service.clean_name(request.form.get("name") or identity.name())
        game, host = request.form.get("game"), identity.person()
        code = service.open_table(game, host, name, house_rules.remembered(host, game))
    except Illegal as refusal:
        return home(refusal.sentence, "open", 400)
    identity.call_me(name)
    return redirect(url_for("table.room", code=code), 303)


@blueprint.post("/join")
def join() -> Response | tuple[str, int]:
    """Go to the table with this code, by this name."""
    code = codes.clean(request.form.get("code"))
    try:
        name = service.clean_name(request.form.get("name") or identity.name())
        service.join(code, identity.person(), name)
    except NoTable:
        return home(words.NO_TABLE, "join", 404)
    except Illegal as refusal:
        return home(refusal.sentence, "join", 400)
    identity.call_me(name)
    return redirect(url_for("table.room", code=code), 303)


@blueprint.get("/games/<slug>/how-to-play")
def how_to_play(slug: str) -> str:
    """How a game is played: a page of its own, or with ?fragment=1 the part a sheet shows."""
    game = games.find(slug)
    inner = f"games/{game.folder}/how_to_play.html"
    return render_template(
        inner if request.args.get("fragment") else "games/how_to_play.html", game=game, inner=inner
    )
