"""How long a whole Parlor takes to stand, and a process to load every bank: `python -m tests.bench.start`."""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests import homes

RUNS = 3
LOAD = "import time; t = time.perf_counter(); import games; games.warm(); print(time.perf_counter() - t)"


def main() -> None:
    """Start it a few times in one home, so that all but the first find it ready."""
    with tempfile.TemporaryDirectory() as folder:
        took = [_start(Path(folder)) for _ in range(RUNS + 1)]
    print(f"all of Parlor stands: first {took[0]:.1f} s, then median {statistics.median(took[1:]):.1f} s")
    banks = [float(subprocess.check_output([sys.executable, "-c", LOAD], cwd=homes.TOP)) for _ in range(RUNS)]
    print(f"a process loads the rules and every bank: median {statistics.median(banks):.2f} s")


def _start(home: Path) -> float:
    began = time.perf_counter()
    with homes.playing(home):
        return time.perf_counter() - began


if __name__ == "__main__":
    main()
