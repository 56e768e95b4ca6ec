"""A kept game to step through again: every pair that was on the table, until two become one."""

from typing import Any

from games.contract import View

PAIR_SECONDS, END_SECONDS = 3.5, 6.0


def replay(view: View) -> list[View]:
    """A step for each pair that did not win, and one for the win."""
    path, won = view["path"], view["won"]
    # Two that match won as they were turned over; two that were voted the same lay on the table first.
    pairs = path if won["how"] == "vote" else path[:-1]
    return [*(_pair(view, k) for k in range(len(pairs))), _end(view)]


def _pair(view: View, k: int) -> View:
    step = view["path"][k]
    shown: dict[str, Any] = {
        "phase": "guess",
        "round": step["round"] + 1,
        "pair": step["pair"],
        "guessed": [],
        "votes": [],
        "path": view["path"][: k + 1],
        "won": None,
        "events": [],
    }
    title = " + ".join(guess["text"] for guess in step["pair"])
    return {"title": title, "view": {**view, **shown}, "seconds": PAIR_SECONDS}


def _end(view: View) -> View:
    texts, how = view["won"]["texts"], view["won"]["how"]
    title = " = ".join(texts) if how == "vote" else f"Two say {texts[0]}"
    return {"title": title, "view": {**view, "events": []}, "seconds": END_SECONDS}
