"""`python -m tests.faults`: break a Parlor of its own in every way, and print what held. Bounded; ends by itself."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests import homes
from tests.faults import at_once, kills, random_actions

PROCESSES = {
    "web": "app.py",
    "the workers": "workers.run",
    "the clock": "workers.clock",
    "Redis": "redis.sock",
}


def main(rounds: int) -> int:
    """Everything in turn; answers how much of it did not hold."""
    failures = 0
    with tempfile.TemporaryDirectory(prefix="parlor-") as folder, homes.playing(Path(folder)) as base:
        at_once.main(base, rounds)
        for way in (kills.kill, kills.freeze):
            for name, command in PROCESSES.items():
                failures += _tell(f"{way.__name__} {name}", base, way(Path(folder), command))
    random_actions.main()
    print("everything held" if not failures else f"{failures} did not hold")
    return failures


def _tell(what: str, base: str, harm: kills.Callable[[], None]) -> int:
    try:
        story = asyncio.run(kills.through(base, harm))
    except (AssertionError, TimeoutError) as broken:
        print(f"{what}: DID NOT HOLD: {broken}", flush=True)
        return 1
    print(
        f"{what}: {len(story.rounds)} rounds, none lost, none twice; longest wait {story.longest:.1f} s",
        flush=True,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else at_once.ROUNDS))
