"""Static files under a prefix that holds a hash of them all, so that a browser keeps each for ever."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path

import brotli
from flask import Blueprint, Flask, Response, abort, current_app, request, send_from_directory
from werkzeug.security import safe_join

FOLDER = Path(__file__).parent.parent / "static"
A_YEAR = 365 * 24 * 3600
TEXTS = {"text/css", "text/javascript", "image/svg+xml", "text/plain", "application/json"}
PLAIN = "identity"
PACKERS = {"br": brotli.compress, "gzip": gzip.compress, PLAIN: bytes}

blueprint = Blueprint("assets", __name__)


def init_app(app: Flask) -> None:
    """Serve `static/`, and let templates say `static('css/tokens.css')`."""
    prefix = f"/static/{tree_hash(FOLDER)}"
    app.config["STATIC_PREFIX"] = prefix
    app.jinja_env.globals["static"] = lambda path: f"{prefix}/{path}"
    app.register_blueprint(blueprint)


def tree_hash(folder: Path) -> str:
    """Ten hex digits that change when any file below `folder` does."""
    sha = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        sha.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return sha.hexdigest()[:10]


@blueprint.get("/static/<version>/<path:path>")
def file(version: str, path: str) -> Response:
    """One file; one asked for under an old hash is served but not kept."""
    if path.endswith(".md"):
        abort(404)
    current = current_app.config["STATIC_PREFIX"].endswith(f"/{version}")
    response = _packed(path) or send_from_directory(FOLDER, path)
    response.cache_control.public = True
    response.cache_control.max_age = A_YEAR if current else 0
    response.cache_control.immutable = current or None
    return response


def _packed(path: str) -> Response | None:
    """A text file, packed once in the best way this browser reads; None for anything that is no text."""
    kind, _ = mimetypes.guess_type(path)
    way = request.accept_encodings.best_match(PACKERS) or PLAIN
    whole = safe_join(str(FOLDER), path)
    if kind not in TEXTS or whole is None or not Path(whole).is_file():
        return None
    response = Response(_pack(whole, way), mimetype=kind)
    response.content_encoding = None if way == PLAIN else way
    response.vary.add("Accept-Encoding")
    return response


@lru_cache(maxsize=1024)
def _pack(whole: str, way: str) -> bytes:
    return PACKERS[way](Path(whole).read_bytes())


@blueprint.get("/favicon.ico")
def favicon() -> Response:
    """The tab's picture, where a browser looks for it unasked."""
    return send_from_directory(FOLDER, "icons/parlor.svg", mimetype="image/svg+xml", max_age=86400)
