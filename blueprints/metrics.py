"""/metrics: what Parlor counts of itself, for Prometheus; and how long each page took.

Not for the world: it is answered to this machine, or to whoever sends the token of the settings.
"""

from __future__ import annotations

import hmac
import ipaddress
import time

from flask import Blueprint, Flask, Response, current_app, g, request
from prometheus_client import CONTENT_TYPE_LATEST

from blueprints.answers import Answer, no
from tables import measures

blueprint = Blueprint("metrics", __name__)
NOT_YOURS = "This page is for whoever runs Parlor: ask from its own machine, or with the token of PARLOR_METRICS_TOKEN."


def init_app(app: Flask) -> None:
    """Count how long every page takes."""
    app.before_request(_begin)
    app.after_request(_end)


@blueprint.get("/metrics")
def metrics() -> Response | tuple[Answer, int]:
    """Every measure of every process, as text."""
    if not (_has_token() or _is_near()):
        return no(NOT_YOURS, "not_yours"), 403
    return Response(measures.shown(), content_type=CONTENT_TYPE_LATEST)


def _has_token() -> bool:
    token = current_app.config["PARLOR"].metrics_token
    kind, _, given = request.headers.get("Authorization", "").partition(" ")
    return bool(token) and kind.lower() == "bearer" and hmac.compare_digest(given.encode(), token.encode())


def _is_near() -> bool:
    """Whether the request began on this machine: its own end of the line, and the one that a proxy tells of."""
    line = request.environ.get("werkzeug.proxy_fix.orig", {}).get("REMOTE_ADDR") or request.remote_addr
    told = {"X-Forwarded-For", "Forwarded", "X-Real-Ip"} & {name.title() for name, _ in request.headers}
    if told and not current_app.config["PARLOR"].proxies:
        return False  # A proxy nobody told us of: whoever it speaks for may be anywhere.
    return _is_loopback(line) and _is_loopback(request.remote_addr)


def _is_loopback(address: str | None) -> bool:
    try:
        there = ipaddress.ip_address(address or "")
    except ValueError:
        return False
    mapped = getattr(there, "ipv4_mapped", None)
    return (mapped or there).is_loopback


def _begin() -> None:
    g.began = time.perf_counter()


def _end(response: Response) -> Response:
    measures.PAGES.labels(request.endpoint or "none").observe(
        time.perf_counter() - g.get("began", time.perf_counter())
    )
    return response
