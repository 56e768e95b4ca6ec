"""The panel at /admin/, for those who run the house. Flask-Admin brings the views and their lists, the house its look.

Reading order: guard (who may come in) · presses (what can be done, and how) · lists (rows of the database) · people, games,
ratings, reports, audit (each a list) · tables, content, engine, front (pages of their own) · say (moments and numbers).
"""

from __future__ import annotations

from flask import Flask
from flask_admin import Admin

from blueprints.admin import audit, content, engine, front, games, lists, people, ratings, reports, tables
from records.models import Audit, KeptGame, Person, Rating, Report


def init_app(app: Flask) -> None:
    """Add every page of the panel. None of Flask-Admin's own files is served: the panel needs no script."""
    lists.init_app(app)
    begin = front.Front(name="Front", endpoint="admin", url="/admin")
    panel = Admin(app, name="Parlor", index_view=begin)
    panel.add_views(
        people.People(Person, "People"),
        tables.Tables(name="Tables", endpoint="admin_tables", url="/admin/tables"),
        games.Games(KeptGame, "Games"),
        ratings.Ratings(Rating, "Ratings"),
        reports.Reports(Report, "Reports"),
        content.Content(name="Content", endpoint="admin_content", url="/admin/content"),
        engine.Engine(name="Engine", endpoint="admin_engine", url="/admin/engine"),
        audit.Log(Audit, "Audit"),
    )
