"""A list of rows of the database: found, turned over and looked at, never edited. Built on Flask-Admin's model view.

Its base class, which knows no database: the one for SQLAlchemy can't be imported without Flask-SQLAlchemy
(docs/decisions/0013).
"""

from __future__ import annotations

from typing import Any, ClassVar

from flask import Flask, g
from flask_admin.model import BaseModelView
from flask_admin.model.base import ViewArgs
from sqlalchemy import Select, select
from sqlalchemy.orm import Session
from wtforms import Form

from blueprints.admin.guard import Guarded
from games.party import typed
from records import db

MOST_PAGES = 200
LONGEST_SEARCH = 60


class Rows(Guarded, BaseModelView):
    """Rows of one model. There is no COUNT(*): of a hundred thousand rows nobody wants to know how many they are."""

    list_template = "admin/list.html"
    page_size = 25
    can_set_page_size = False
    can_create = can_edit = can_delete = can_export = False
    column_display_actions = False
    column_sortable_list = ()
    search_words = ""
    tabs: ClassVar[dict[str, dict[str, str]]] = {}

    # What is not offered is not there: no address leads to Flask-Admin's forms, exports and lookups.
    create_view = edit_view = details_view = delete_view = action_view = None
    export = ajax_lookup = ajax_update = None

    def __init__(self, model: Any, name: str) -> None:
        page = name.lower()
        super().__init__(model, name, endpoint=f"admin_{page}", url=f"/admin/{page}")

    def rows(self) -> Select[Any]:
        """All rows that the address asks for, in their order."""
        return select(self.model)

    def fitting(self, wanted: Select[Any], search: str) -> Select[Any]:
        """Those of them that fit a search; all, where there is nothing to search by."""
        return wanted

    def get_list(
        self,
        page: int,
        _sort: Any,
        _desc: Any,
        search: str | None,
        _filters: Any,
        page_size: int | None = None,
    ) -> tuple[None, Any]:
        """One page of rows, and no count."""
        wanted = self.fitting(self.rows(), search) if search else self.rows()
        size = page_size or self.page_size
        return None, reading().scalars(wanted.limit(size).offset(page * size)).all()

    def init_search(self) -> bool:
        """Whether there is something to search by."""
        return bool(self.search_words)

    def scaffold_form(self) -> type[Form]:
        """A form that is never shown."""
        return Form

    scaffold_list_form = scaffold_form

    def _get_list_extra_args(self) -> ViewArgs:
        """What the address asks for, made harmless."""
        asked = super()._get_list_extra_args()
        asked.page = min(max(asked.page or 0, 0), MOST_PAGES)
        asked.search = typed.clean(asked.search or "", LONGEST_SEARCH) or None
        return asked


def init_app(app: Flask) -> None:
    """End the session of a request with it."""
    app.teardown_appcontext(_close)


def reading() -> Session:
    """This request's session, for looking only."""
    if "panel_session" not in g:
        g.panel_session = db.open_session()
    session: Session = g.panel_session
    return session


def _close(_: BaseException | None) -> None:
    session = g.pop("panel_session", None)
    if session is not None:
        session.close()
