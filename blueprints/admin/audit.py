"""What admins did. Nothing here can be changed or taken away, by anybody."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlalchemy import Select

from blueprints.admin import say
from blueprints.admin.lists import Rows
from records.models import Audit


class Log(Rows):
    """The list, the newest first."""

    column_list = ("at", "name", "action", "subject", "reason")
    search_words = "A deed, an admin's name, or part of what it was done to"
    column_labels: ClassVar[dict[str, Any]] = {
        "at": "When",
        "name": "Who",
        "action": "Did",
        "subject": "To what",
        "reason": "Why",
    }
    column_formatters: ClassVar[dict[str, Any]] = {"at": lambda view, _, row, __: say.moment(row.at)}

    def rows(self) -> Select[Any]:
        """The newest first."""
        return super().rows().order_by(Audit.at.desc(), Audit.id.desc())

    def fitting(self, wanted: Select[Any], search: str) -> Select[Any]:
        """By what was done, by whom, or to what."""
        return wanted.where(
            (Audit.action == search)
            | (Audit.name == search)
            | Audit.subject.icontains(search, autoescape=True)
        )
