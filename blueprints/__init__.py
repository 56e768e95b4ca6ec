"""Thin ways in and out: HTTP and sockets in, the table service out. `register` lists every one.

Reading order: identity (who is asking) · home and table (pages) · api (the same for programs) · sockets (moves) ·
screens (views to everyone connected) · assets, headers, errors, health (what every page leans on).
"""

from __future__ import annotations

from flask import Flask

from blueprints import api, assets, errors, headers, health, home, identity, sockets, table


def register(app: Flask) -> None:
    """Add every blueprint and namespace to the app."""
    for part in (identity, assets, headers, errors):
        part.init_app(app)
    for page in (home, table, api, health):
        app.register_blueprint(page.blueprint)
    sockets.init_app(app)
