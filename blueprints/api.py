"""The pages' twins for programs, under /api/v1: JSON in, the one answer shape out, a bearer token says who."""

from __future__ import annotations

import time
from typing import Any

from flask import Blueprint, request

import games
from blueprints import identity
from blueprints.answers import Answer, answered, no, yes
from games.contract import Game
from tables import codes, service, views, words

blueprint = Blueprint("api", __name__, url_prefix="/api/v1")

Reply = tuple[Answer, int]
STATUS = {"no_table": 404, "unavailable": 503, "broken": 500, "busy": 503, "no_token": 401}


@blueprint.get("/games")
def every_game() -> Reply:
    """The games there are."""
    return _reply(yes(games=[_game(game) for game in games.every()]))


@blueprint.post("/guest")
def guest() -> Reply:
    """Become somebody: `name` in, `token` and `id` out."""

    def make() -> Answer:
        name = service.clean_name(_body().get("name"))
        person = identity.new_person()
        return yes(id=person, name=name, token=identity.token(person, name))

    return _reply(answered(make))


@blueprint.post("/tables")
def open_table() -> Reply:
    """Open a table: `game` and `settings` in, `code` out."""
    me = identity.bearer()
    if me is None:
        return _reply(no("Send the token that /api/v1/guest gave you.", "no_token"))
    body = _body()
    return _reply(
        answered(lambda: yes(code=service.open_table(body.get("game"), *me, settings=body.get("settings"))))
    )


@blueprint.get("/tables/<code>")
def table(code: str) -> Reply:
    """A table as its bearer sees it; without a token, as a spectator does."""
    me = identity.bearer()

    def look() -> Answer:
        clean = codes.clean(code)
        if not clean:
            return no(words.NO_TABLE, "no_table")
        seq, doc = service.look(clean)
        return yes(**views.whole(doc, seq, me[0] if me else None, time.time()), closed=doc["closed"])

    return _reply(answered(look))


def _game(game: Game) -> dict[str, Any]:
    return {
        "slug": game.slug, "name": game.name, "min": game.min_players, "max": game.max_players, "bots": game.bots,
        "chat": game.chat, "options": {key: list(values) for key, values in game.choices.items()},
        "defaults": game.options(None),
    }  # fmt: skip


def _body() -> dict[str, Any]:
    body = request.get_json(silent=True)
    return body if isinstance(body, dict) else {}


def _reply(answer: Answer) -> Reply:
    return answer, 200 if answer["ok"] else STATUS.get(answer["code"], 400)
