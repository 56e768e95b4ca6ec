"""Thin ways in and out: HTTP and sockets in, the table service out. `register` lists every one.

Reading order: identity (who is asking) · home, table, account (pages) · history, people (kept games and ratings) · api (the
same for programs) · sockets (moves) · screens (views to everyone connected) · assets, headers, limits, errors (what every
page leans on) · health, metrics (how it is) · reports, bank (what is wrong) · admin (the panel) · commands, backup_commands
(the command line).
"""

from __future__ import annotations

from flask import Flask

from blueprints import (
    account,
    admin,
    api,
    api_records,
    assets,
    backup_commands,
    commands,
    errors,
    headers,
    health,
    history,
    home,
    identity,
    limits,
    metrics,
    people,
    reports,
    sockets,
    table,
)


def register(app: Flask) -> None:
    """Add every blueprint and namespace to the app."""
    for part in (identity, assets, headers, errors, health, metrics):
        part.init_app(app)
    for page in (
        home,
        table,
        account,
        history,
        people,
        reports,
        api,
        api_records,
        health,
        metrics,
        backup_commands,
    ):
        app.register_blueprint(page.blueprint)
    sockets.init_app(app)
    admin.init_app(app)
    commands.init_app(app)
    limits.init_app(app)
