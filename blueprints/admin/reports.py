"""The queue of what people say is wrong: each is closed as mended or declined, with a note."""

from __future__ import annotations

from typing import Any, ClassVar

from flask import request, url_for
from flask_admin import expose
from sqlalchemy import Select

from blueprints.admin import say
from blueprints.admin.lists import Rows
from blueprints.admin.presses import done
from records import deeds
from records.models import Report
from records.reports import DECLINED, MENDED, OPEN

STATES = (OPEN, MENDED, DECLINED)
LIST = "admin_reports.index_view"


class Reports(Rows):
    """The list, those nobody has looked at first; and the presses on it."""

    list_template = "admin/reports.html"
    column_list = ("at", "what", "text", "note", "by_name", "table")
    search_words = "A word, an id, or who says so"
    column_labels: ClassVar[dict[str, Any]] = {
        "at": "When",
        "by_name": "By",
        "text": "What it is",
        "note": "What they say",
    }
    column_formatters: ClassVar[dict[str, Any]] = {
        "at": lambda view, _, row, __: say.moment(row.at),
        "what": lambda view, _, row, __: what(row),
        "table": lambda view, _, row, __: (
            say.link(url_for("admin_tables.table", code=row.code), row.code) if row.code else ""
        ),
    }
    tabs: ClassVar[dict[str, dict[str, str]]] = {state.title(): {"state": state} for state in STATES}

    def rows(self) -> Select[Any]:
        """Those in one state: open, if the address does not say."""
        state = request.args.get("state", OPEN)
        at = super().rows().where(Report.state == (state if state in STATES else OPEN))
        return at.order_by(Report.at.desc(), Report.id.desc())

    def fitting(self, wanted: Select[Any], search: str) -> Select[Any]:
        """By what it is about, or who says so."""
        return wanted.where((Report.item == search) | Report.by_name.icontains(search, autoescape=True))

    @expose("/<int:report_id>/mend", methods=("POST",))
    def mend(self, report_id: int) -> Any:
        """Close as mended."""
        return done(deeds.mend, report_id, "Closed: mended.", LIST)

    @expose("/<int:report_id>/decline", methods=("POST",))
    def decline(self, report_id: int) -> Any:
        """Close as declined."""
        return done(deeds.decline, report_id, "Closed: declined.", LIST)


def what(row: Report) -> Any:
    """The kind, and the thing it is said of; a person leads to their page, if they have signed up."""
    thing = say.person(row.item, row.item) if row.kind == "person" else row.item
    return say.Markup("{}<br>{}<br><small>{}</small>").format(say.chip(row.kind), thing, row.game)
