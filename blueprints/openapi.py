"""What /api/v1 takes and gives, as an OpenAPI document: plain data, written by hand and held to the routes by tests.

Why by hand: docs/decisions/0011.
"""

from __future__ import annotations

from typing import Any

from blueprints import openapi_records as records
from blueprints import openapi_shapes as shapes
from blueprints.openapi_shapes import Schema

ABOUT = """\
The same doors that Parlor's own pages use, for programs. Playing itself goes through Socket.IO: docs/api.md has a whole
player in forty lines, docs/wire.md every event.

Every answer has one shape: `ok` true and what was asked for, or `ok` false with `error`, a sentence, and `code`, a token.
These pages are for programs and for Parlor's own origin: they send no CORS headers, so that a browser keeps the scripts of
other sites from reading them.
"""
REFUSED = "It was refused, and nothing changed: `error` says why."
OPTIONAL: list[Schema] = [{}, {"bearer": []}]
NEEDED: list[Schema] = [{"bearer": []}]


def document() -> Schema:
    """The whole document."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Parlor", "version": "1", "description": ABOUT},
        "paths": PATHS,
        "components": {
            "schemas": {**shapes.SCHEMAS, **records.SCHEMAS},
            "securitySchemes": {"bearer": {
                "type": "http", "scheme": "bearer", "description": "The token that POST /api/v1/guest gives.",
            }},
        },
    }  # fmt: skip


def _gives(what: str, links: Schema | None = None, **facts: Schema) -> Schema:
    """An answer that it was done, with these facts."""
    schema = shapes.thing({"ok": {"const": True}, **facts})
    answer = {"description": what, "content": {"application/json": {"schema": schema}}}
    return {"200": answer | ({"links": links} if links else {})}


def _refuses(*statuses: int) -> Schema:
    schema = {"$ref": "#/components/schemas/Refusal"}
    return {
        str(status): {"description": REFUSED, "content": {"application/json": {"schema": schema}}}
        for status in statuses
    }


def _takes(needed: list[str], **facts: Schema) -> Schema:
    """A JSON body."""
    schema = {"type": "object", "properties": facts, "required": needed}
    return {"required": True, "content": {"application/json": {"schema": schema}}}


def _in_path(name: str, what: str, **more: Any) -> Schema:
    return {
        "name": name, "in": "path", "required": True, "description": what, "schema": {"type": "string", **more}
    }  # fmt: skip


PATHS: Schema = {
    "/api/v1/openapi.json": {"get": {
        "operationId": "describe", "summary": "This document", "security": [],
        "responses": {"200": {
            "description": "The document.",
            "content": {"application/json": {"schema": {"type": "object", "required": ["openapi", "paths"]}}},
        }},
    }},
    "/api/v1/games": {"get": {
        "operationId": "games", "summary": "The games there are", "security": [],
        "responses": _gives("Every game.", games=shapes.many("Game")),
    }},
    "/api/v1/guest": {"post": {
        "operationId": "guest", "summary": "Become somebody", "security": [],
        "requestBody": _takes(["name"], name={
            "type": "string", "description": "What the others read, cut to 24 characters. It has a letter or a digit.",
            "pattern": r"[^\W_]", "examples": ["Ann"],
        }),
        "responses": _gives("Who you are from now on.", id=shapes.TEXT, name=shapes.TEXT, token=shapes.TEXT)
        | _refuses(400, 413, 415, 429),
    }},
    "/api/v1/tables": {"post": {
        "operationId": "open_table", "summary": "Open a table, and sit in its first seat", "security": NEEDED,
        "requestBody": _takes(
            ["game"],
            game=shapes.SLUG,
            settings={
                "type": ["object", "null"],
                "description": "Each exactly one of the game's `options`; its default for anything else.",
            },
        ),
        "responses": _gives(
            "The table's code.", code=shapes.CODE,
            links={"table": {"operationId": "table", "parameters": {"code": "$response.body#/code"}}},
        ) | _refuses(400, 401, 404, 413, 415, 429, 503),
    }},
    "/api/v1/tables/{code}": {"get": {
        "operationId": "table", "summary": "A table as you see it; without a token, as a spectator does",
        "security": OPTIONAL,
        "parameters": [_in_path("code", "The table's code, in any case, with or without spaces and dashes.", minLength=1)],
        "responses": _gives("The view of docs/wire.md, and why the table was closed.", **shapes.VIEW)
        | _refuses(401, 404, 503),
    }},
    "/api/v1/reports": {"post": {
        "operationId": "report", "summary": "Say that something in the banks, or somebody at your table, is wrong",
        "security": NEEDED,
        "requestBody": _takes(["kind", "item"], **shapes.REPORT),
        "responses": _gives("It will be looked at.", said=shapes.TEXT) | _refuses(400, 401, 403, 404, 413, 415, 429, 503),
    }},
    "/api/v1/history/{game_id}": {"get": {
        "operationId": "kept_game", "summary": "A kept game, whole, and what it did to ratings", "security": [],
        "parameters": [_in_path("game_id", "The game's id: `kept` in a table's view.", minLength=1)],
        "responses": _gives("The game.", **records.GAME) | _refuses(404),
    }},
    "/api/v1/people/{name}": {"get": {
        "operationId": "person", "summary": "Somebody's ratings, and those of their games that you sat in too",
        "security": OPTIONAL,
        "parameters": [_in_path("name", "The name they sign in by, however it is spelled.", minLength=1), records.FURTHER],
        "responses": _gives("How they stand.", **records.PERSON) | _refuses(400, 401, 404),
    }},
    "/api/v1/games/{slug}/leaderboard": {"get": {
        "operationId": "leaderboard", "summary": "Who is best at a game, fifty at a time", "security": [],
        "parameters": [_in_path("slug", "The game's slug.", minLength=1), records.PAGE],
        "responses": _gives("The best, first.", **records.BOARD) | _refuses(400, 404),
    }},
}  # fmt: skip
