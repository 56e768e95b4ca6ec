"""What /api/v1 gives of kept games, profiles and leaderboards, for `openapi.py`."""

from __future__ import annotations

from blueprints.openapi_shapes import (
    ANYTHING,
    COUNT,
    FLAG,
    MAYBE_NUMBER,
    MAYBE_TEXT,
    NUMBER,
    TEXT,
    Schema,
    many,
    thing,
)

KEPT_SEAT = thing({
    "seat": COUNT, "name": TEXT, "profile": MAYBE_TEXT, "bot": MAYBE_TEXT, "place": COUNT, "points": NUMBER,
    "before": MAYBE_NUMBER, "after": MAYBE_NUMBER,
})  # fmt: skip
KEPT: Schema = {"id": TEXT, "game": TEXT, "ended": NUMBER, "rated": FLAG, "seats": many("KeptSeat")}
GAME: Schema = {
    **KEPT,
    "record": thing({"view": ANYTHING, "result": ANYTHING, "terms": {"type": "array", "items": TEXT}}),
    "receipt": thing({"changes": ANYTHING, "not_rated": ANYTHING}),
}
FORM = thing({
    "game": TEXT, "rating": NUMBER, "deviation": NUMBER, "played": COUNT, "met": COUNT, "sure": FLAG,
})  # fmt: skip
STEP = thing({"number": COUNT, "ended": NUMBER, "rating": NUMBER})
ROW = thing({"rank": COUNT, "name": TEXT, "rating": NUMBER, "deviation": NUMBER, "played": COUNT})
PERSON: Schema = {
    "name": TEXT, "joined": NUMBER, "ratings": many("Form"),
    "progress": {"type": "object", "additionalProperties": many("Step")},
    "games": many("KeptGame"), "further": MAYBE_TEXT,
}  # fmt: skip
BOARD: Schema = {"game": TEXT, "rows": many("Row"), "more": FLAG}

SCHEMAS: Schema = {"KeptGame": thing(KEPT), "KeptSeat": KEPT_SEAT, "Form": FORM, "Step": STEP, "Row": ROW}

FURTHER: Schema = {
    "name": "further", "in": "query", "description": "What the page before gave as `further`.",
    "schema": {"type": "string"},
}  # fmt: skip
PAGE: Schema = {
    "name": "page", "in": "query", "description": "Which fifty, from 1.",
    "schema": {"type": "integer", "minimum": 1, "maximum": 10000, "default": 1},
}  # fmt: skip
