"""Something is wrong with a word, a definition, a line, or somebody at the table: said here, looked at in the panel.

What a report is about is looked up in the banks, or at the table the reporter is at; nothing is believed of what was on
somebody's screen.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import orjson
from flask import Blueprint, render_template, request

import games
from blueprints import bank, identity
from blueprints.answers import Answer, answered, status_of, yes
from games.errors import Illegal
from games.party import typed
from records import reports
from records.reports import LONGEST
from tables import codes, record, service, talk, words

blueprint = Blueprint("reports", __name__)

# What can be said to be wrong, and the kind of thing in the banks that it is said of.
ABOUT = {"word": "word", "definition": "word", "pronunciation": "word", "fake": "fake", "line": "line"}
KINDS = {
    "word": "This word should not be here",
    "definition": "The definition is wrong, or badly put",
    "pronunciation": "That is not how it is said",
    "fake": "This made-up definition should not be here",
    "line": "This line should not be here",
}
THANKS = "Thank you. Somebody will look at it."
WAITING = "You have said so already, and somebody will look at it. Thank you."
NO_SUCH_THING = "There is no such thing to report."
SOMEBODYS_OWN = "That was made up at the table. If it should not have been, report whoever wrote it."
SAY_WHAT = "Say in a few words what happened."
TOO_LONG = f"Keep it to {LONGEST} characters."
ONESELF = "You can't report yourself."
NOBODY = "There is nobody like that at your table."


@blueprint.get("/reports")
def ask() -> str:
    """The form, for a page that has no sheets: `game`, `kind` and `item` say what about."""
    game, kind, item = (request.args.get(name, "") for name in ("game", "kind", "item"))
    thing, about = _of_the_banks(game, kind, item)
    kinds = {one: KINDS[one] for one in ABOUT if ABOUT[one] == ABOUT[kind]}
    return render_template(
        "reports/ask.html", game=game, kind=kind, item=thing, about=about, kinds=kinds, longest=LONGEST
    )


@blueprint.post("/reports")
def say() -> tuple[Any, int]:
    """Report something: JSON from a room, a form from a page."""
    answer = answered(lambda: report(identity.person(), identity.name() or "somebody", _body()))
    status = 200 if answer["ok"] else status_of(answer["code"])
    if request.is_json:
        return answer, status
    return render_template(
        "reports/said.html", said=answer.get("said") or answer["error"], ok=answer["ok"]
    ), status


def report(by: str, by_name: str, said: Mapping[str, Any]) -> Answer:
    """Put what somebody says into the queue. Raises Illegal for what makes no sense, and for too much at once."""
    kind, item, note = said.get("kind"), said.get("item"), said.get("note") or ""
    if not isinstance(note, str) or len(note) > LONGEST:
        raise Illegal(TOO_LONG, "too_long")
    note, code = typed.clean(note, LONGEST), codes.clean(said.get("code")) or None
    if kind == "person":
        game, thing, text = _of_the_table(by, code, item)
        if not note:
            raise Illegal(SAY_WHAT, "no_note")
    else:
        game, (thing, text) = games.find(said.get("game")).slug, _of_the_banks(said.get("game"), kind, item)
    if talk.too_much("everywhere", by, "report"):
        raise Illegal(words.TOO_FAST, "too_fast")
    new = reports.say(
        {"by": by, "by_name": by_name, "kind": str(kind), "game": game, "item": thing, "text": text[:LONGEST],
         "note": note, "code": code}, time.time(),
    )  # fmt: skip
    return yes(said=THANKS if new else WAITING)


def _of_the_banks(slug: Any, kind: Any, item: Any) -> tuple[str, str]:
    """The id and the text of a thing in a game's banks."""
    game = games.find(slug).slug
    if not isinstance(kind, str) or kind not in ABOUT or not isinstance(item, str):
        raise Illegal(NO_SUCH_THING, "no_item")
    thing = bank.item_of(game, ABOUT[kind], item)
    if thing is None:
        raise Illegal(SOMEBODYS_OWN if kind == "fake" else NO_SUCH_THING, "no_item")
    return thing, bank.held(game)[ABOUT[kind]][thing]


def _of_the_table(by: str, code: str | None, item: Any) -> tuple[str, str, str]:
    """The game, the id and the name of somebody at the table that the reporter is at too."""
    if code is None:
        raise Illegal(words.NO_TABLE, "no_table")
    doc = service.look(code)[1]
    if by not in doc["people"]:
        raise Illegal(words.NOT_AT_TABLE, "not_at_table")
    if not isinstance(item, str) or item not in doc["people"]:
        raise Illegal(NOBODY, "no_item")
    if item == by:
        raise Illegal(ONESELF, "no_item")
    return doc["game"], item, record.shown_name(doc, item)


def _body() -> Mapping[str, Any]:
    """What was sent: a JSON object, or a form's fields; nothing, for JSON that is no object."""
    if not request.is_json:
        return request.form
    try:
        body = orjson.loads(request.get_data())
    except orjson.JSONDecodeError:
        return {}
    return body if isinstance(body, dict) else {}
