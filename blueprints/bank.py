"""What the games' banks hold, for reports and for the panel: made once a process, and looked up both ways."""

from __future__ import annotations

from functools import cache

import games

Items = dict[str, str]


@cache
def held(slug: str) -> dict[str, Items]:
    """Everything in a game's banks, {kind: {item: text}}. Raises Illegal for a game there isn't."""
    return games.find(slug).content()


def item_of(slug: str, kind: str, known_as: str) -> str | None:
    """The item with that id, or else the one that reads so word for word: a screen may know a fake by its text alone."""
    if known_as in held(slug).get(kind, {}):
        return known_as
    return _by_text(slug, kind).get(known_as)


def warm() -> None:
    """Make it all now: the first report should not hold up everybody's tables for a tenth of a second."""
    for game in games.every():
        for kind in held(game.slug):
            _by_text(game.slug, kind)


@cache
def _by_text(slug: str, kind: str) -> Items:
    return {text: item for item, text in held(slug).get(kind, {}).items()}
