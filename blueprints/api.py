"""The pages' twins for programs, under /api/v1: JSON in, the one answer shape out, a bearer token says who."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import wraps
from typing import Any

import orjson
from flask import Blueprint, request

import games
from blueprints import identity, openapi, reports
from blueprints.answers import Answer, answered, no, status_of, yes
from games.contract import Game
from games.errors import Illegal
from tables import codes, service, views

blueprint = Blueprint("api", __name__, url_prefix="/api/v1")

Reply = tuple[Answer, int, dict[str, str]]
# For programs alone: a person's form is shown again, with the sentence.
OWN_STATUS = {"not_at_table": 403, "no_game": 404, "no_item": 404, "no_person": 404, "no_page": 404}
NO_TOKEN = "Send the token that /api/v1/guest gave you."


def replies(page: Callable[..., Answer]) -> Callable[..., Reply]:
    """A page whose answer is sent with its status; so is its refusal, whether answered or raised."""

    @wraps(page)
    def replied(*args: Any, **at: Any) -> Reply:
        answer = answered(lambda: page(*args, **at))
        status = 200 if answer["ok"] else OWN_STATUS.get(answer["code"]) or status_of(answer["code"])
        return answer, status, {"WWW-Authenticate": "Bearer"} if status == 401 else {}

    return replied


def bearer() -> tuple[str, str]:
    """Whoever's token was sent: (person, name). Raises Illegal for none, and for one not made here."""
    me = identity.bearer()
    if me is None:
        raise Illegal(NO_TOKEN, "no_token")
    return me


def bearer_if_any() -> tuple[str, str] | None:
    """The same; None where nobody says who they are."""
    return bearer() if "Authorization" in request.headers else None


@blueprint.get("/openapi.json")
def describe() -> dict[str, Any]:
    """What all these pages take and give."""
    return openapi.document()


@blueprint.get("/games")
@replies
def every_game() -> Answer:
    """The games there are."""
    return yes(games=[_game(game) for game in games.every()])


@blueprint.post("/guest")
@replies
def guest() -> Answer:
    """Become somebody: `name` in, `token` and `id` out."""
    name = service.clean_name(_body().get("name"))
    person = identity.new_person()
    return yes(id=person, name=name, token=identity.token(person, name))


@blueprint.post("/tables")
@replies
def open_table() -> Answer:
    """Open a table: `game` and `settings` in, `code` out."""
    me, body = bearer(), _body()
    settings = body.get("settings")
    if settings is not None and type(settings) is not dict:
        return no("Send the settings as an object.", "malformed")
    return yes(code=service.open_table(body.get("game"), *me, settings=settings))


@blueprint.get("/tables/<code>")
@replies
def table(code: str) -> Answer:
    """A table as its bearer sees it; without a token, as a spectator does."""
    me = bearer_if_any()
    seq, doc = service.look(codes.clean(code))
    return yes(**views.whole(doc, seq, me[0] if me else None, time.time()), closed=doc["closed"])


@blueprint.post("/reports")
@replies
def report() -> Answer:
    """Say that something is wrong: `kind`, `game`, `item` and `note` in."""
    me, body = bearer(), _body()
    if not all(isinstance(body.get(name), str | None) for name in ("note", "code")):
        return no("Send the note and the code as text.", "malformed")
    return reports.report(*me, body)


def _game(game: Game) -> dict[str, Any]:
    return {
        "slug": game.slug, "name": game.name, "min": game.min_players, "max": game.max_players, "bots": game.bots,
        "chat": game.chat, "options": {key: list(values) for key, values in game.choices.items()},
        "defaults": game.options(None),
    }  # fmt: skip


def _body() -> dict[str, Any]:
    """The request's JSON object. Raises Illegal for anything else."""
    if not request.is_json:
        raise Illegal("Send JSON, and say so: Content-Type: application/json.", "not_json")
    try:
        body = orjson.loads(request.get_data())  # unlike the standard library it bears any depth
    except orjson.JSONDecodeError:
        raise Illegal("That is not JSON.", "malformed") from None
    if type(body) is not dict:
        raise Illegal("Send a JSON object, with a name for each value.", "malformed")
    return body
