"""When a page can't be shown: a designed page for people, the one answer shape for programs."""

from __future__ import annotations

from typing import Any

from flask import Flask, render_template, request
from flask_wtf.csrf import CSRFError
from sqlalchemy import exc
from werkzeug.exceptions import HTTPException

from blueprints.answers import log, no, status_of
from games.errors import Illegal
from tables import words
from tables.store import NoTable

SENTENCES = {
    403: "That is not yours to do.",
    404: "There is nothing at this address.",
    405: "That can't be done at this address.",
    413: words.TOO_LONG,
    429: words.TOO_FAST,
    500: "Something went wrong here, and nothing was changed.",
    503: "What is kept can't be reached right now. Try again in a moment; playing goes on.",
}
TOLD = ("Allow", "Retry-After", "WWW-Authenticate")  # what an error's headers say beyond its text
SQL_IS_DOWN = (exc.OperationalError, exc.InterfaceError, exc.TimeoutError)


def init_app(app: Flask) -> None:
    """Answer every error in the house's way."""
    app.register_error_handler(NoTable, lambda error: _show(404, words.NO_TABLE, "no_table"))
    app.register_error_handler(Illegal, _refused)
    app.register_error_handler(
        CSRFError, lambda error: _show(400, "This page had grown old. Go back, reload it, and try again.")
    )
    app.register_error_handler(HTTPException, _http)
    for down in SQL_IS_DOWN:
        app.register_error_handler(down, _sql_is_down)
    app.register_error_handler(Exception, _broken)


def _refused(error: Illegal) -> Any:
    return _show(status_of(error.code), error.sentence, error.code)


def _http(error: HTTPException) -> Any:
    code = error.code or 500
    shown = _show(code, SENTENCES.get(code, error.description or SENTENCES[500]))
    told = {name: value for name, value in error.get_headers() if name in TOLD}
    return (*shown, told)


def _broken(error: Exception) -> Any:
    log.error("a page broke", exc_info=error)
    return _show(500, SENTENCES[500], "broken")


def _sql_is_down(error: Exception) -> Any:
    log.error("the database could not be reached", exc_info=error)
    return _show(503, SENTENCES[503], "unavailable")


def _show(status: int, sentence: str, code: str | None = None) -> Any:
    wants_json = request.path.startswith("/api/") or request.is_json
    if wants_json:
        return no(sentence, code), status
    return render_template("errors/error.html", status=status, sentence=sentence), status
