"""Every game that is found, and the toy game, each with what its driver says of its secrets."""

import pytest

import games
from tests import toy_game
from tests.contract.people import People


def pytest_generate_tests(metafunc):
    if "people" in metafunc.fixturenames:
        games.register(toy_game)
        everyone = [People(game) for game in games.every()]
        metafunc.parametrize("people", everyone, ids=[people.game.slug for people in everyone])


@pytest.fixture
def game(people):
    return people.game
