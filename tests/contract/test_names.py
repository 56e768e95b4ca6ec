"""A game says who it is and what it offers, and everything a game may say is written down."""

import re
from pathlib import Path

import pytest

from games import contract
from tests import toy_game

NAMES = Path("docs/games/contract.md")


def test_a_game_says_who_it_is(game):
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", game.slug)
    assert game.name
    assert 2 <= game.min_players <= game.max_players <= 15
    assert game.min_players <= game.company <= game.max_players
    assert {type(answer) for answer in (game.bots, game.chat, game.rated)} == {bool}
    assert game.idle_after > 0
    assert all(type(kind) is str for kind in game.quiet)


def test_the_settings_are_those_the_lobby_offers_and_start_at_one_of_them(game):
    defaults = game.options(None)
    assert set(defaults) == set(game.choices)
    for key, values in game.choices.items():
        assert one_of(defaults[key], values)


def test_every_value_the_lobby_offers_is_taken_and_nothing_else(game):
    for key, values in game.choices.items():
        for value in values:
            assert exactly(game.options({key: value})[key], value)
        for other in (None, "nonsense", -1, [], {}, float("nan"), "True", 10**9):
            assert one_of(game.options({key: other})[key], values)


def test_a_number_that_only_equals_a_value_is_not_it(game):
    for key, values in game.choices.items():
        for value in (value for value in values if type(value) is int):
            assert exactly(game.options({key: float(value)})[key], game.options(None)[key])


def one_of(value, values):
    return any(exactly(value, each) for each in values)


def exactly(one, other):
    return type(one) is type(other) and one == other


def test_every_contract_name_is_documented():
    page = NAMES.read_text(encoding="utf-8")
    missing = [name for name in contract.NAMES if f"`{name}" not in page]
    assert not missing


def test_a_package_without_the_required_names_is_no_game():
    with pytest.raises(TypeError, match=r"lacks slug, name, .*counts, view"):
        contract.complete(contract)


def test_a_game_that_gives_only_a_view_shares_nothing_ahead_of_it():
    game = contract.complete(toy_game)
    state = game.new(3, "seed", 0.0, None)
    assert game.shared(state) == {}
    assert game.own(state, 1) == game.view(state, 1)
