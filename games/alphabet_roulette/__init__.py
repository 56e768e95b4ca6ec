"""Alphabet Roulette: a letter die, twelve categories, a clock; only answers nobody else wrote score, and the
table argues about the rest.

Reading order: settings.py (what a table may set, the figures) · rules.py (a new game, the moves) · course.py
(how a game goes) · answers.py, marks.py (what an answer says and is worth) · review.py, challenges.py (how
the table votes, and on what) · hints.py (likely twins) · seen.py (what each seat sees) · lists.py (the
categories) · usage.py (how they did) · replay.py (a kept game again) · people.py (simulated people for tests).
"""

from games.alphabet_roulette.course import deadline, shift, tick
from games.alphabet_roulette.lists import every as _every_list
from games.alphabet_roulette.people import bot_action, fallback
from games.alphabet_roulette.replay import replay
from games.alphabet_roulette.rules import (
    act,
    bots,
    chat,
    counts,
    deciding,
    holds_up,
    idle_after,
    max_players,
    min_players,
    name,
    new,
    note,
    quiet,
    ready,
    round_no,
    slug,
)
from games.alphabet_roulette.seen import own, shared
from games.alphabet_roulette.settings import choices, options, terms
from games.alphabet_roulette.usage import content, usage
from games.party.rounds import result


def warm() -> None:
    """Load the lists."""
    _every_list()


__all__ = [
    "act",
    "bot_action",
    "bots",
    "chat",
    "choices",
    "content",
    "counts",
    "deadline",
    "deciding",
    "fallback",
    "holds_up",
    "idle_after",
    "max_players",
    "min_players",
    "name",
    "new",
    "note",
    "options",
    "own",
    "quiet",
    "ready",
    "replay",
    "result",
    "round_no",
    "shared",
    "shift",
    "slug",
    "terms",
    "tick",
    "usage",
    "warm",
]
