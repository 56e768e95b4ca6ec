"""`python -m tests.bench`: every measurement, each on a Parlor of its own that writes to the disk as it does by default."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from tests import homes
from tests.bench import (
    bots,
    deadlines,
    history,
    human_pace,
    keeping,
    one_table,
    panel,
    saturation,
    start,
    typing,
)


def main() -> None:
    """Print one line a measurement: medians, 99th percentiles, worst; and what the web process took of a core."""
    start.main()
    history.main()
    panel.main()
    keeping.main()
    for measure in (one_table, saturation, typing, deadlines, human_pace):
        with (
            tempfile.TemporaryDirectory() as folder,
            homes.playing(Path(folder), PARLOR_FSYNC="everysec") as base,
        ):
            asyncio.run(measure.main(base))
    with (
        tempfile.TemporaryDirectory() as folder,
        homes.playing(Path(folder), PARLOR_FSYNC="everysec") as base,
    ):
        print(bots.measure(base, Path(folder)))


if __name__ == "__main__":
    main()
