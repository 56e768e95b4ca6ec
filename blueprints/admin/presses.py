"""What can be pressed in the panel: each press is a POST that ends at one deed, and says how it went on the next page.

`DEEDS` names them all; a press's address ends in its name, and so does its line in the audit log.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import flash, redirect, request, url_for

from blueprints.admin.guard import doer
from games.errors import Illegal
from records.deeds import Doer, Refused
from tables import words
from tables.store import NoTable

DEEDS = {
    "ban": "Shut an account out of the house, on every device, and end its connections.",
    "unban": "Let a banned account in again; it is no admin any more.",
    "grant": "Make somebody an admin.",
    "revoke": "Make somebody an admin no longer: anybody but oneself.",
    "message_table": "Say a line to everyone at a table.",
    "close_table": "Close a table; everyone at it reads the reason.",
    "remove_game": "Take a kept game out of history; what it did to ratings stays.",
    "mend": "Close a report: what it says is wrong was mended.",
    "decline": "Close a report: nothing is to be done.",
}


def pressed(do: Callable[[], str], back: str, **at: Any) -> Any:
    """Do a deed, and go back to the page at `back`, which says what came of it. `do` answers that sentence, or refuses."""
    try:
        flash(do(), "yes")
    except (Refused, Illegal) as refusal:
        flash(str(refusal), "no")
    except NoTable:
        flash(words.NO_TABLE, "no")
    return redirect(url_for(back, **at), 303)


def done(deed: Callable[[Doer, Any, str], None], about: Any, said: str, back: str, **at: Any) -> Any:
    """Do a deed of records to what has the id `about`, for the reason given; go back, and `said` is what came of it."""

    def do() -> str:
        deed(doer(), about, reason())
        return said

    return pressed(do, back, **at)


def reason() -> str:
    """Why, as the form has it."""
    return request.form.get("reason", "")
