"""The games: pure rules, found by looking at the folders below.

Reading order: README.md (the one rule), errors.py (how a game says no), contract.py (what a game answers),
party/ (what games share), then any game's folder.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from types import ModuleType
from typing import Any

from games.contract import Game, complete
from games.errors import Illegal


def every() -> list[Game]:
    """All games, in the order of their names."""
    return sorted(_found().values(), key=lambda game: game.name)


def find(slug: Any) -> Game:
    """The game with this slug (`one-two-many`). Raises Illegal, code `no_game`, for anything else."""
    game = _found().get(slug) if type(slug) is str else None
    if game is None:
        raise Illegal("There is no such game here.", "no_game")
    return game


def register(module: ModuleType) -> Game:
    """Add a game that lives elsewhere, such as the tests' toy game. The same slug again replaces it."""
    game = complete(module)
    _found()[game.slug] = game
    return game


def warm() -> None:
    """Load every game's banks now, so that no table waits for them."""
    for game in every():
        game.warm()


@cache
def _found() -> dict[str, Game]:
    """By slug: every folder below that holds a game. A folder without a slug is not one (yet)."""
    folders = [each.name for each in pkgutil.iter_modules(__path__) if each.ispkg]
    modules = [importlib.import_module(f"{__name__}.{folder}") for folder in folders]
    games = [complete(module) for module in modules if hasattr(module, "slug")]
    return {game.slug: game for game in games}
