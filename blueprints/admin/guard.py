"""Who may come into the panel, asked anew at every request: an admin who signed in within the last twelve hours.

Every view of the panel is a `Guarded` one; Flask-Admin asks it before each of its pages and presses. A visitor is
shown the way to sign in; somebody signed in who is no admin finds nothing at the address, as if there were no panel.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from flask import abort, render_template, request

from blueprints import account, identity
from records.deeds import Doer

FRESH_SECONDS = 12 * 3600.0
STALE = "You signed in more than twelve hours ago. Sign in again to come into the panel."


class Guarded:
    """Comes before Flask-Admin's own class in every view of the panel."""

    def is_accessible(self) -> bool:
        """Whether whoever asks may come in."""
        me = identity.account()
        return me is not None and me.admin and is_fresh()

    def _run_view(self, page: Callable[..., Any], *args: Any, **at: Any) -> Any:
        """Once: Flask-Admin would try again, in another way, whatever raised a TypeError on its way."""
        return page(self, *args, **at)

    def inaccessible_callback(self, _name: str, **_: Any) -> Any:
        """What everyone else is answered."""
        me = identity.account()
        if me is None and request.method in ("GET", "HEAD"):
            return account.ask_to_sign_in()
        if me is None:
            abort(403)
        if not me.admin:
            abort(404)
        return render_template("admin/again.html", sentence=STALE), 403


def is_fresh() -> bool:
    """Whether this visitor signed in lately: a cookie stolen or left behind is no key for long."""
    at = identity.signed_in_at()
    return at is not None and time.time() - at < FRESH_SECONDS


def doer() -> Doer:
    """The admin at work, for the audit log."""
    me = identity.account()
    assert me is not None  # Guarded saw to it
    return Doer(me.id, me.name)
