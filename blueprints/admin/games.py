"""Kept games: found by game, by table or by who played; looked at, and taken out of history if a report demands it."""

from __future__ import annotations

import json
from typing import Any, ClassVar

from flask import abort, request, url_for
from flask_admin import expose
from sqlalchemy import Select, select
from sqlalchemy.orm import selectinload, undefer

import games
from blueprints.admin import say
from blueprints.admin.lists import Rows, reading
from blueprints.admin.presses import done
from records import accounts, deeds
from records.models import KeptGame, Place
from tables import codes

LATEST = 500


class Games(Rows):
    """The list, one game's page, and the press on it."""

    column_list = ("ended", "game", "code", "players", "rated")
    column_labels: ClassVar[dict[str, Any]] = {"code": "Table"}
    search_words = "A table's code, a game's id, or the name somebody signs in by"
    column_formatters: ClassVar[dict[str, Any]] = {
        "ended": lambda view, _, row, __: say.link(
            url_for("admin_games.game", game_id=row.id), say.moment(row.ended)
        ),
        "players": lambda view, _, row, __: ", ".join(f"{place.name} {place.points}" for place in row.places),
        "rated": lambda view, _, row, __: "yes" if row.rated else "no",
    }

    @property
    def tabs(self) -> dict[str, dict[str, str]]:
        """Every game, or one."""
        return {"All": {}, **{game.name: {"game": game.slug} for game in games.every()}}

    def rows(self) -> Select[Any]:
        """The last first, with who played; of one game, if the address says so."""
        wanted = super().rows().options(selectinload(KeptGame.places)).order_by(KeptGame.ended.desc())
        game = request.args.get("game")
        return wanted.where(KeptGame.game == game) if game else wanted

    def fitting(self, wanted: Select[Any], search: str) -> Select[Any]:
        """Only by what an index leads to."""
        code, who = codes.clean(search), accounts.named(search)
        if who:
            latest = (
                select(Place.kept_id).where(Place.person == who.id).order_by(Place.ended.desc()).limit(LATEST)
            )
            return wanted.where(KeptGame.id.in_(latest))
        return wanted.where(KeptGame.code == code if code else KeptGame.id == search)

    @expose("/<game_id>")
    def game(self, game_id: str) -> str:
        """One game: who sat in it, and all that was kept."""
        wanted = [selectinload(KeptGame.places), undefer(KeptGame.record), undefer(KeptGame.receipt)]
        kept = reading().get(KeptGame, game_id, options=wanted)
        if kept is None:
            abort(404)
        return self.render(
            "admin/game.html", kept=kept, say=say, record=_plain(kept.record), receipt=_plain(kept.receipt)
        )

    @expose("/<game_id>/remove_game", methods=("POST",))
    def remove_game(self, game_id: str) -> Any:
        """Take it out of history."""
        return done(deeds.remove_game, game_id, "The game is taken out of history.", "admin_games.index_view")


def _plain(kept: Any) -> str:
    return json.dumps(kept, indent=1, ensure_ascii=False)
