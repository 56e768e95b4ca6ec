"""How everybody stands, game by game."""

from __future__ import annotations

from typing import Any, ClassVar

from flask import request
from sqlalchemy import Select, select

import games
from blueprints.admin import say
from blueprints.admin.lists import Rows, reading
from records.models import Person, Rating


class Ratings(Rows):
    """The list, the strongest first."""

    column_list = ("name", "rating", "deviation", "played", "met", "updated")
    column_labels: ClassVar[dict[str, Any]] = {"met": "Against people", "updated": "Last rated game"}
    column_formatters: ClassVar[dict[str, Any]] = {
        "name": lambda view, _, row, __: say.person(row.person, row.name),
        "rating": lambda view, _, row, __: round(row.rating),
        "deviation": lambda view, _, row, __: f"± {round(row.deviation)}",
        "updated": lambda view, _, row, __: say.moment(row.updated),
    }

    @property
    def tabs(self) -> dict[str, dict[str, str]]:
        """One game at a time: ratings of two games say nothing to each other."""
        return {game.name: {"game": game.slug} for game in games.every() if game.rated}

    def rows(self) -> Select[Any]:
        """The ratings at one game, the highest first."""
        first = next(iter(self.tabs.values()), {"game": ""})
        at = super().rows().where(Rating.game == request.args.get("game", first["game"]))
        return at.order_by(Rating.rating.desc())

    def get_list(self, *args: Any, **more: Any) -> Any:
        """Each row with the name of whose it is."""
        count, rows = super().get_list(*args, **more)
        ids = [row.person for row in rows]
        found = reading().execute(select(Person.id, Person.name).where(Person.id.in_(ids)))
        names = dict(found.all())
        for row in rows:
            row.name = names.get(row.person, "")
        return count, rows
