"""What the people who run the house say to everyone at one table: shown over the game, and never a move in it."""

from __future__ import annotations

import time
from typing import Any

from games.errors import Illegal
from games.party import typed
from tables import service, talk
from tables.store import NoTable

EVENT = "house"
LONGEST = 200


def clean(text: Any) -> str:
    """A line as the table will read it. Raises Illegal if nothing is left of it."""
    line = typed.clean(text, LONGEST)
    if not line:
        raise Illegal("Write something first.")
    return line


def say(code: str, text: Any) -> None:
    """Tell everyone connected to an open table. Raises NoTable, or Illegal for nothing said."""
    line = clean(text)
    if service.look(code)[1]["phase"] == "closed":
        raise NoTable(code)
    talk.tell(code, EVENT, {"text": line, "at": time.time()})
