"""What Parlor counts of itself, for /metrics: every measure by name, in one place.

Where `PROMETHEUS_MULTIPROC_DIR` names a folder (the launcher does) the web process, the workers and the clock keep their
numbers there, and a scrape of any of them shows all. Without it each process counts for itself.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

MOVES = Counter("parlor_moves", "Moves made, by game and by whom: a person or a bot.", ["game", "by"])
REFUSALS = Counter("parlor_refusals", "Presses and pages refused, by the code of the refusal.", ["code"])
RETRIES = Counter("parlor_change_retries", "Changes begun again because another process stored first.")
DRAWS = Histogram(
    "parlor_draw_seconds", "How long it takes to draw a table for all its screens.", buckets=QUICK
)
VIEWS = Counter("parlor_views", "Views sent, one a screen.")
VIEW_BYTES = Counter("parlor_view_bytes", "Bytes of the views sent, before anything is compressed.")
CONNECTIONS = Gauge("parlor_connections", "Screens connected to a table now.", multiprocess_mode="livesum")
LATE = Histogram("parlor_due_late_seconds", "How late the clock took a table that was due.", buckets=QUICK)
JOBS = Histogram("parlor_job_seconds", "How long a job took, by job.", ["job"], buckets=QUICK)
FAILED = Counter("parlor_jobs_failed", "Jobs that did not end well, by job.", ["job"])
PAGES = Histogram("parlor_page_seconds", "How long a page took, by endpoint.", ["endpoint"], buckets=QUICK)
KEPT = Counter("parlor_games_kept", "Finished games written to history, by game.", ["game"])


@cache
def moves(game: str, by: str) -> Counter:
    """The count of one game's moves by people or by bots: found once, since finding it costs more than counting."""
    return MOVES.labels(game, by)


def drew(seconds: float, views: int, size: int) -> None:
    """A table was drawn: for so many screens, in so many bytes all in all."""
    DRAWS.observe(seconds)
    if views:
        VIEWS.inc(views)
        VIEW_BYTES.inc(size)


def shown() -> bytes:
    """All measures of all processes, in Prometheus' own words."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return generate_latest(REGISTRY)
    bury(Path(folder))
    together = CollectorRegistry()
    MultiProcessCollector(together, folder)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def bury(folder: Path) -> None:
    """Take away what only the living say, of processes that have died; what they counted stays."""
    for file in folder.glob("gauge_live*.db"):
        pid = re.fullmatch(r"gauge_live\w*_(\d+)\.db", file.name)
        if pid and not _lives(int(pid[1])):
            mark_process_dead(int(pid[1]), str(folder))  # type: ignore[no-untyped-call]


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
