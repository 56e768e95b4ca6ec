"""`python -m tests.bench`: every measurement, each on a Parlor of its own that writes to the disk as it does by default."""

from __future__ import annotations

import asyncio

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
from tests.bench.house import parlor


def main() -> None:
    """Print one line a measurement: medians, 99th percentiles, worst; and what the web process took of a core."""
    start.main()
    history.main()
    panel.main()
    keeping.main()
    for measure in (one_table, saturation, typing, deadlines, human_pace):
        with parlor() as (base, _):
            asyncio.run(measure.main(base))
    with parlor() as (base, home):
        print(bots.measure(base, home))


if __name__ == "__main__":
    main()
