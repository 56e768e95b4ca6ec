"""Openers for people who cannot think of one, from content/one_two_many/openers.toml: a few for each game."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from games.party import draw

A_FEW = 8
FILE = Path(__file__).resolve().parents[2] / "content" / "one_two_many" / "openers.toml"


def drawn(seed: str) -> list[str]:
    """A few openers, the same for everybody at the table."""
    return draw.stream(seed, "openers").sample(every(), A_FEW)


@cache
def every() -> list[str]:
    """All of them."""
    openers: list[str] = tomllib.loads(FILE.read_text("utf-8"))["openers"]
    return openers
