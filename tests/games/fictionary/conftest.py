"""A small bank of their own, so that these tests say the same whatever words the game has."""

from pathlib import Path

import pytest

from games.fictionary import banks

BANK = banks.read(Path(__file__).parent / "bank")


@pytest.fixture(autouse=True)
def bank():
    with banks.use(BANK) as bank:
        yield bank
