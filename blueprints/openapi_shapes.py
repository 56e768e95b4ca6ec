"""The shapes that several answers of the API share: a game, a view, a refusal. JSON Schema, as OpenAPI 3.1 takes it."""

from __future__ import annotations

from typing import Any

Schema = dict[str, Any]

TEXT: Schema = {"type": "string"}
NUMBER: Schema = {"type": "number"}
COUNT: Schema = {"type": "integer", "minimum": 0}
FLAG: Schema = {"type": "boolean"}
ANYTHING: Schema = {"type": "object"}
MAYBE_TEXT: Schema = {"type": ["string", "null"]}
MAYBE_COUNT: Schema = {"type": ["integer", "null"], "minimum": 0}
MAYBE_NUMBER: Schema = {"type": ["number", "null"]}
SLUG: Schema = {"type": "string", "enum": ["fictionary", "alphabet-roulette", "one-two-many"]}
CODE: Schema = {"type": "string", "pattern": "^[A-Z]{5}$"}


def thing(facts: Schema, optional: tuple[str, ...] = ()) -> Schema:
    """An object that has all these facts but for the optional ones, and may have more."""
    return {
        "type": "object",
        "properties": facts,
        "required": [name for name in facts if name not in optional],
    }


def many(name: str) -> Schema:
    """A list of something that has a name here."""
    return {"type": "array", "items": {"$ref": f"#/components/schemas/{name}"}}


def _listed(item: Schema) -> Schema:
    return {"type": "array", "items": item}


def _maybe(shape: Schema) -> Schema:
    return {"anyOf": [shape, {"type": "null"}]}


PERSON = thing({"person": TEXT, "name": TEXT, "present": FLAG})
SEAT = thing({
    "person": MAYBE_TEXT, "name": TEXT, "bot": MAYBE_TEXT, "present": FLAG, "since": MAYBE_NUMBER, "away": FLAG,
    "cover": MAYBE_TEXT, "gone": FLAG, "asked": MAYBE_NUMBER,
})  # fmt: skip
TABLE = thing({
    "code": CODE, "game": TEXT, "name": TEXT, "phase": {"enum": ["lobby", "playing", "paused", "over", "closed"]},
    "deal": COUNT, "host": TEXT, "opener": TEXT, "me": MAYBE_TEXT, "may": _listed(TEXT),
    "seats": many("Seat"), "waiting": many("Person"), "watchers": many("Person"),
    "settings": ANYTHING, "options": {"type": "object", "additionalProperties": {"type": "array"}}, "terms": _listed(TEXT),
    "remembers": FLAG, "min": COUNT, "max": COUNT, "bots": FLAG, "chat": FLAG, "missing": MAYBE_TEXT, "fill": COUNT,
    "owed": _listed(thing({"seat": COUNT, "since": MAYBE_NUMBER, "holds_up": FLAG})), "ready": _listed(COUNT),
    "round": COUNT,
    "paused": _maybe(thing({"why": {"enum": ["host", "empty", "few"]}, "since": NUMBER})),
    "result": _maybe(thing({"places": _listed(COUNT), "points": _listed(NUMBER)})), "kept": MAYBE_TEXT,
    "games": _listed(thing({"slug": TEXT, "name": TEXT, "min": COUNT, "max": COUNT})),
})  # fmt: skip
GAME = thing({
    "slug": TEXT, "name": TEXT, "min": COUNT, "max": COUNT, "bots": FLAG, "chat": FLAG,
    "options": {"type": "object", "additionalProperties": {"type": "array"}}, "defaults": ANYTHING,
})  # fmt: skip
REFUSAL = thing({"ok": {"const": False}, "error": {"type": "string", "pattern": r"[.?!]$"}, "code": TEXT})

VIEW: Schema = {
    "seq": COUNT, "now": NUMBER, "table": {"$ref": "#/components/schemas/Table"}, "you": MAYBE_COUNT,
    "game": {"type": ["object", "null"]}, "closed": MAYBE_TEXT,
}  # fmt: skip

REPORT: Schema = {
    "kind": {
        "type": "string", "enum": ["word", "definition", "pronunciation", "fake", "line", "person"],
        "description": "What is wrong.",
    },
    "game": {**SLUG, "description": "Whose bank it is in; needless for a person."},
    "item": {"type": "string", "description": "The thing's id in that bank, or the person's id at your table.",
             "examples": ["thalassic"]},
    "note": {"type": ["string", "null"], "maxLength": 400, "description": "In a few words; needed for a person."},
    "code": {"type": ["string", "null"], "description": "The table it was at; needed for a person."},
}  # fmt: skip

SCHEMAS: Schema = {"Game": GAME, "Person": PERSON, "Seat": SEAT, "Table": TABLE, "Refusal": REFUSAL}
