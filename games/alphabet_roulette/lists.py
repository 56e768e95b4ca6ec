"""The lists of twelve categories, from content/alphabet_roulette/lists.toml, and which one a table plays."""

import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from games.party import draw

CATEGORIES = 12
FOLDER = Path(__file__).resolve().parents[2] / "content" / "alphabet_roulette"


@dataclass(frozen=True)
class CategoryList:
    """A list: its id, which never changes, the number people see, and its categories in order."""

    id: str
    no: int
    categories: tuple[str, ...]
    retired: bool


def every() -> list[CategoryList]:
    """All lists, retired ones too: a table may be playing one."""
    return list(_read().values())


def find(list_id: str) -> CategoryList:
    """The list with this id. Raises KeyError if there never was one."""
    return _read()[list_id]


def known(ids: Any) -> list[str]:
    """Those of `ids`, which may be anything at all, that are ids of lists."""
    return [each for each in ids if type(each) is str and each in _read()] if type(ids) is list else []


def pick(seed: str, round_no: int, before: Collection[str], played: Collection[str]) -> str:
    """The list for a round: one the table hasn't played; once it has played them all, any this game hasn't.

    `before` are the ids of the table's earlier games, `played` those of this one.
    """
    rng = draw.stream(seed, "list", round_no)
    left = [each.id for each in every() if each.id not in played and not each.retired]
    return rng.choice([list_id for list_id in left if list_id not in before] or left)


def is_played_out(before: Collection[str], played: Collection[str]) -> bool:
    """Whether the table has played every list there is to draw."""
    return all(each.retired or each.id in before or each.id in played for each in every())


@cache
def _read() -> dict[str, CategoryList]:
    rows = tomllib.loads((FOLDER / "lists.toml").read_text("utf-8"))["list"]
    return {row["id"]: _list(row) for row in rows}


def _list(row: dict[str, Any]) -> CategoryList:
    texts = tuple(category["text"] for category in row["categories"])
    return CategoryList(row["id"], row["no"], texts, row.get("retired", False))
