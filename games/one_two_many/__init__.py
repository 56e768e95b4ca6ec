"""One Two Many: two guesses are on the table; find what both suggest, until two people say the same.

Reading order: rules.py (the game) · openers.py (for who cannot think of one) · referee.py (the same game in the
referee's calls) · replay.py (a kept game again) · bots.py (simulated people for tests: the game is for people,
so its tables offer no bots).
"""

from games.one_two_many.bots import bot_action
from games.one_two_many.referee import call, calls
from games.one_two_many.replay import replay
from games.one_two_many.rules import (
    act,
    counts,
    deciding,
    holds_up,
    max_players,
    min_players,
    name,
    new,
    note,
    options,
    own,
    rates,
    result,
    round_no,
    shared,
    slug,
)

bots = False

__all__ = [
    "act",
    "bot_action",
    "bots",
    "call",
    "calls",
    "counts",
    "deciding",
    "holds_up",
    "max_players",
    "min_players",
    "name",
    "new",
    "note",
    "options",
    "own",
    "rates",
    "replay",
    "result",
    "round_no",
    "shared",
    "slug",
]
