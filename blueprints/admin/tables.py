"""Live tables: what is played now, one table as a spectator sees it, a line to everyone at it, and the end of it."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any

from flask import request
from flask_admin import BaseView, expose

from blueprints.admin import say
from blueprints.admin.guard import Guarded, doer
from blueprints.admin.presses import pressed, reason
from records import deeds
from tables import codes, notices, record, service, store, talk, views
from tables.store import NoTable

ROWS = 50


@dataclass(frozen=True)
class Line:
    """A table in the list."""

    code: str
    game: str
    phase: str
    people: list[str]
    bots: int
    here: int
    opened: float
    moved: float


class Tables(Guarded, BaseView):
    """The list, one table's page, and the presses on it."""

    @expose("/")
    def index(self) -> str:
        """Tables in the order of their codes, some at a time; `search` goes straight to one."""
        every, page = store.tables(), max(0, min(request.args.get("page", 0, type=int), 10_000))
        search = codes.clean(request.args.get("search"))
        if search:
            every = [code for code in every if code == search]
        now_on = every[page * ROWS : (page + 1) * ROWS]
        rows = [_line(record.upgrade(doc)) for _, doc in store.several(now_on)]
        return self.render(
            "admin/tables.html", rows=rows, count=len(every), page=page, more=len(every) > (page + 1) * ROWS, say=say,
            search=request.args.get("search", "")[:20],
        )  # fmt: skip

    @expose("/<code>")
    def table(self, code: str) -> str:
        """One table, as a spectator sees it; nobody at it can tell."""
        seq, doc = _open(code)
        view = views.whole(doc, seq, None, time.time())
        return self.render(
            "admin/table.html", line=_line(doc), table=view["table"], closed=doc["closed"], talk=talk.lines(doc["code"]),
            game=json.dumps(view["game"], indent=1, ensure_ascii=False), say=say, longest=notices.LONGEST,
        )  # fmt: skip

    @expose("/<code>/message_table", methods=("POST",))
    def message_table(self, code: str) -> Any:
        """Say a line to everyone there."""

        def do() -> str:
            text, at = notices.clean(reason()), _still_open(code)
            deeds.about_table(doer(), "message_table", at, text)
            notices.say(at, text)
            return "Everyone at the table was told."

        return pressed(do, "admin_tables.table", code=code)

    @expose("/<code>/close_table", methods=("POST",))
    def close_table(self, code: str) -> Any:
        """End it."""

        def do() -> str:
            why, at = notices.clean(reason()), _still_open(code)
            deeds.about_table(doer(), "close_table", at, why)
            service.close(at, f"The people who run this house closed the table: {why}")
            return "The table is closed, and everyone at it reads why."

        return pressed(do, "admin_tables.table", code=code)


def _open(raw: str) -> tuple[int, record.Doc]:
    return service.look(codes.clean(raw))


def _still_open(raw: str) -> str:
    """The code of a table that is not closed. Raises NoTable."""
    doc = _open(raw)[1]
    if doc["phase"] == "closed":
        raise NoTable(raw)
    return str(doc["code"])


def _line(doc: record.Doc) -> Line:
    seats = doc["seats"]
    people = doc["people"]
    return Line(
        code=doc["code"], game=record.game_of(doc).name, phase=doc["phase"],
        people=[record.shown_name(doc, person) for person in people], bots=sum(bool(seat["bot"]) for seat in seats),
        here=sum(who["gone"] is None for who in people.values()), opened=doc["opened"], moved=doc["moved"],
    )  # fmt: skip
