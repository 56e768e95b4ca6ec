"""One table's pages: the room, the big screen, its QR code, and a seat's way to another device."""

from __future__ import annotations

import io

import segno
from flask import Blueprint, Response, current_app, redirect, render_template, request, url_for
from flask_wtf.csrf import generate_csrf
from werkzeug.wrappers import Response as AnyResponse

from blueprints import identity
from blueprints.answers import Answer, answered, yes
from games.errors import Illegal
from tables import codes, moving, record, service

blueprint = Blueprint("table", __name__)


@blueprint.get("/t/<code>")
def room(code: str) -> AnyResponse | str:
    """The room, for a visitor with a name; others are asked for it first."""
    clean, doc = _table(code)
    if code != clean:
        return redirect(url_for("table.room", code=clean))
    if identity.name() is None:
        return name_page(clean, doc)
    return _room(clean, doc, tv=False)


@blueprint.get("/t/<code>/tv")
def tv(code: str) -> str:
    """The spectator's view for a big screen; nobody's seat, nobody's presence."""
    clean, doc = _table(code)
    return _room(clean, doc, tv=True)


@blueprint.post("/t/<code>/name")
def take_name(code: str) -> AnyResponse | tuple[str, int]:
    """Take a name and come in."""
    clean, doc = _table(code)
    try:
        name = service.clean_name(request.form.get("name"))
        service.join(clean, identity.person(), name)
    except Illegal as refusal:
        return name_page(clean, doc, refusal.sentence), 400
    identity.call_me(name)
    return redirect(url_for("table.room", code=clean), 303)


@blueprint.get("/t/<code>/qr.svg")
def qr(code: str) -> Response:
    """The room's address as a QR code."""
    clean, _ = _table(code)
    return _picture(url_for("table.room", code=clean, _external=True))


@blueprint.post("/t/<code>/move")
def move(code: str) -> Answer:
    """A link, good once and for five minutes, that makes another device this person."""

    def link() -> Answer:
        token = moving.offer(identity.person(), service.clean_name(identity.name()), codes.clean(code))
        url = url_for("table.moved", token=token, _external=True)
        return yes(url=url, qr=url_for("table.move_qr", token=token))

    return answered(link)


@blueprint.get("/move/<token>.svg")
def move_qr(token: str) -> Response:
    """A moving link as a QR code; looking at it does not use it up."""
    return _picture(url_for("table.moved", token=token[:64], _external=True))


@blueprint.get("/move/<token>")
def moved(token: str) -> AnyResponse | tuple[str, int]:
    """Arrive on the new device."""
    taken = moving.take(token)
    if taken is None:
        sentence = "This link was used already, or is more than five minutes old. Make a new one on the first device."
        return render_template("errors/error.html", status=410, sentence=sentence), 410
    person, name, code = taken
    identity.become(person, name)
    return redirect(url_for("table.room", code=code), 303)


def name_page(code: str, doc: record.Doc, refusal: str | None = None) -> str:
    """Ask a visitor what the others should call them."""
    host = record.shown_name(doc, doc["host"])
    return render_template("table/name.html", code=code, game=record.game_of(doc), host=host, refusal=refusal)


def _table(raw: str) -> tuple[str, record.Doc]:
    """The code of a table and its document. Raises NoTable."""
    code = codes.clean(raw)
    return code, service.look(code)[1]


def _room(code: str, doc: record.Doc, *, tv: bool) -> str:
    game, me = record.game_of(doc), identity.account()
    facts = {
        "code": code, "slug": game.slug, "folder": game.folder, "game": game.name, "tv": tv,
        "me": None if tv else identity.person(), "name": None if tv else identity.name(),
        "static": current_app.config["STATIC_PREFIX"], "link": url_for("table.room", code=code, _external=True),
        "closed": doc["closed"], "csrf": generate_csrf(), "account": me.name if me and not tv else None,
    }  # fmt: skip
    return render_template("table/room.html", room=facts, game=game, code=code, tv=tv)


def _picture(address: str) -> Response:
    out = io.BytesIO()
    segno.make(address, error="m").save(
        out, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None, light="#fff", scale=4
    )
    return Response(
        out.getvalue(), mimetype="image/svg+xml", headers={"Cache-Control": "private, max-age=300"}
    )
