"""Where the panel begins: what wants looking at."""

from __future__ import annotations

import time

from flask_admin import BaseView, expose

from blueprints.admin.guard import Guarded
from records import reports
from tables import beats, store


class Front(Guarded, BaseView):
    """The first page."""

    @expose("/")
    def index(self) -> str:
        """Open reports, live tables, and whether everything runs."""
        redis = store.client()
        signs = beats.signs(redis, time.time())
        return self.render(
            "admin/front.html", waiting=reports.waiting(), tables=redis.scard(store.TABLES),
            well=signs.clock and signs.workers > 0,
        )  # fmt: skip
