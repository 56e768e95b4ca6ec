"""The banks with how they did: the words, fakes and lines that give trouble first. They are mended elsewhere."""

from __future__ import annotations

from flask import abort, request
from flask_admin import BaseView, expose

import games
from blueprints import bank
from blueprints.admin.guard import Guarded
from games.party import typed
from records import trouble
from records.trouble import LOOKS

ROWS = 50
MOST_PAGES = 500


class Content(Guarded, BaseView):
    """One page for every kind of thing, in several orders."""

    @expose("/")
    def index(self) -> str:
        """Things of one kind: `game`, `kind`, `look`, or those with `search` in their text; `page` from 0."""
        game, kind = _asked_for()
        items = bank.held(game)[kind]
        look = request.args.get("look", next(iter(LOOKS[kind])))
        if look not in LOOKS[kind]:
            abort(404)
        search, page = typed.clean(request.args.get("search", ""), 60), _page()
        rows = (
            _found(game, kind, search, page)
            if search
            else trouble.page(game, kind, look, ROWS + 1, page * ROWS)
        )
        return self.render(
            "admin/content.html", rows=rows[:ROWS], more=len(rows) > ROWS, items=items, game=game, kind=kind, look=look,
            looks=LOOKS[kind], kinds=_kinds(), search=search, page=page, share=_share,
        )  # fmt: skip


def _kinds() -> dict[tuple[str, str], str]:
    """What there is to look at: (game, kind) → words."""
    return {
        (game.slug, kind): f"{game.name}: {kind}s, {len(items):,}"
        for game in games.every()
        for kind, items in bank.held(game.slug).items()
        if kind in LOOKS
    }


def _asked_for() -> tuple[str, str]:
    kinds = list(_kinds())
    game, kind = request.args.get("game", kinds[0][0]), request.args.get("kind", kinds[0][1])
    if (game, kind) not in kinds:
        abort(404)
    return game, kind


def _found(game: str, kind: str, search: str, page: int) -> list[trouble.Row]:
    """Things of the bank whose id or text has the search in it."""
    want = search.casefold()
    hits = [
        item
        for item, text in bank.held(game)[kind].items()
        if want in item.casefold() or want in text.casefold()
    ]
    return trouble.some(game, kind, hits[page * ROWS : (page + 1) * ROWS + 1])


def _page() -> int:
    asked = request.args.get("page", 0, type=int)
    return min(max(asked, 0), MOST_PAGES)


def _share(part: int, whole: int) -> str:
    return f"{part} of {whole}" if whole else ""
