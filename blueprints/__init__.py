"""Thin ways in and out: HTTP and sockets in, the table service out. `register` lists every one.

Reading order: identity (who is asking) · home, table, account (pages) · history, people (kept games and ratings) · api (the
same for programs) · sockets (moves) · screens (views to everyone connected) · assets, headers, limits, errors, wording
(what every page leans on) · health, metrics (how it is) · reports, bank (what is wrong) · admin (the panel) ·
admin_commands, backup_commands (the command line).
"""

from __future__ import annotations

from flask import Flask

from blueprints import (
    account,
    admin,
    admin_commands,
    api,
    api_records,
    assets,
    backup_commands,
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
    wording,
)

LEANT_ON = (identity, assets, headers, errors, wording, health, metrics)
PAGES = (home, table, account, history, people, reports, api, api_records, health, metrics, backup_commands)


def register(app: Flask) -> None:
    """Add every blueprint and namespace to the app."""
    for part in LEANT_ON:
        part.init_app(app)
    for page in PAGES:
        app.register_blueprint(page.blueprint)
    for part in (sockets, admin, admin_commands, limits):
        part.init_app(app)
