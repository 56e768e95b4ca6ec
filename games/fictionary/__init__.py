"""Fictionary: the Judge picks an obscure word, everyone else makes a definition up, the table votes for the
real one.

Reading order: settings.py (what a table may set) · rules.py (a new game, the moves) · course.py (how a round
goes) · scoring.py, beats.py, winning.py (points, the reveal, the end) · seen.py (what each seat sees) ·
absence.py (away, covered, left) · banks.py, words.py (the words dealt) · shapes.py, likeness.py, fakes.py,
apart.py (made-up definitions) · bots.py (a bot's move) · replay.py (a kept game again) · usage.py (how the
banks did) · measure.py (how well they play; a tool).
"""

from games.fictionary.absence import away, away_due, deciding, fallback, holds_up, note
from games.fictionary.banks import current as _current
from games.fictionary.bots import bot_action
from games.fictionary.course import deadline, shift, tick
from games.fictionary.replay import replay
from games.fictionary.rules import act, counts, max_players, min_players, name, new, ready, round_no, slug
from games.fictionary.seen import own, shared
from games.fictionary.settings import choices, options, terms
from games.fictionary.usage import content, usage
from games.party.rounds import result

# A table of this game may have them. (The name is also bots.py's: import from games.fictionary.bots what it has.)
bots = True


def warm() -> None:
    """Load the banks."""
    _current()


__all__ = [
    "act",
    "away",
    "away_due",
    "bot_action",
    "bots",
    "choices",
    "content",
    "counts",
    "deadline",
    "deciding",
    "fallback",
    "holds_up",
    "max_players",
    "min_players",
    "name",
    "new",
    "note",
    "options",
    "own",
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
