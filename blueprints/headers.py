"""What every response says about safety: no foreign scripts, no framing, no guessing of types."""

from __future__ import annotations

import secrets

from flask import Flask, Response, g


def init_app(app: Flask) -> None:
    """Set the headers, and give templates a nonce for the inline data they carry."""
    app.before_request(_make_nonce)
    app.after_request(_set)
    app.context_processor(lambda: {"csp_nonce": g.get("csp_nonce", "")})


def _make_nonce() -> None:
    g.csp_nonce = secrets.token_urlsafe(12)


def _set(response: Response) -> Response:
    response.headers.setdefault("X-Content-Type-Options", "nosniff")
    response.headers.setdefault("Referrer-Policy", "same-origin")
    if response.mimetype in ("text/html", "image/svg+xml"):
        response.headers.setdefault("Content-Security-Policy", _policy())
        response.headers.setdefault("X-Frame-Options", "DENY")
    if response.mimetype == "text/html":
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def _policy() -> str:
    return (
        f"default-src 'self'; script-src 'self' 'nonce-{g.get('csp_nonce', '')}'; style-src 'self'; "
        "img-src 'self' data: blob:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )
