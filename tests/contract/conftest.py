"""Every game that is found, and the toy game, each with what its driver says of its secrets."""

import pytest

from tests.contract.people import everyone


def pytest_generate_tests(metafunc):
    if "people" in metafunc.fixturenames:
        metafunc.parametrize("people", everyone(), ids=[people.game.slug for people in everyone()])


@pytest.fixture
def game(people):
    return people.game
