"""Games are found by looking, and what they leave unsaid has an answer."""

import random
import types

import pytest

import games
from games import contract, one_two_many
from games.errors import Illegal
from tests import toy_game


def test_a_game_is_found_by_its_slug_and_its_folders_by_the_same_name():
    game = games.find("one-two-many")
    assert (game.slug, game.name, game.folder) == ("one-two-many", "One Two Many", "one_two_many")
    assert game.act is one_two_many.act


@pytest.mark.parametrize(
    "slug", ["one_two_many", "One Two Many", "", "party", "contract", None, 3, [], {}, ["one-two-many"]]
)
def test_anything_else_is_no_game_here(slug):
    with pytest.raises(Illegal) as refused:
        games.find(slug)
    assert refused.value.code == "no_game"


def test_every_game_is_listed_once_in_the_order_of_names():
    names = [game.name for game in games.every()]
    assert names == sorted(set(names))
    assert "One Two Many" in names


def test_a_game_that_lives_elsewhere_is_found_once_it_has_been_added(monkeypatch):
    found = dict(games._found())
    monkeypatch.setattr(games, "_found", lambda: found)
    game = games.register(toy_game)
    assert games.find("lonely-word") is game
    assert game in games.every()
    again = games.register(toy_game)
    assert games.find("lonely-word") is again
    assert len([each for each in games.every() if each.slug == "lonely-word"]) == 1


def test_warming_up_asks_every_game_to_load_its_banks(monkeypatch):
    warmed = []
    rest = [
        types.SimpleNamespace(name=name, warm=lambda name=name: warmed.append(name)) for name in ("B", "A")
    ]
    monkeypatch.setattr(games, "_found", lambda: {game.name: game for game in rest})
    games.warm()
    assert warmed == ["A", "B"]


def plainest():
    """A game that says only what it must."""
    module = types.ModuleType("plainest")
    module.slug, module.name, module.min_players, module.max_players = "plainest", "Plainest", 2, 3
    module.options = lambda raw: {}
    module.new = lambda players, seed, now, settings: {"over": False}
    module.act = lambda state, seat, action, now: state.update(over=True)
    module.view = lambda state, seat: {"over": state["over"], "me": seat}
    module.deciding = lambda state: []
    module.result = lambda state: None
    module.counts = lambda state: state["over"]
    return module


def test_what_a_game_leaves_unsaid_has_an_answer():
    game = contract.complete(plainest())
    state = game.new(2, "seed", 0.0, None)
    assert (game.bots, game.chat, game.rated, game.idle_after) == (True, True, True, 120)
    assert (dict(game.choices), game.quiet) == ({}, ())
    assert game.tick(state, 5.0) is False
    assert game.deadline(state) is game.away_due(state, 0) is None
    assert game.holds_up(state, 0) is True
    assert (game.ready(state), game.round_no(state), game.terms(state)) == ([], 0, [])
    assert game.bot_action(state, 0, "easy", random.Random(1)) is game.fallback(state, 0) is None
    assert game.calls is game.call is None
    game.shift(state, 5.0)
    game.note(state, "leave", 0, 0.0)
    game.away(state, 0, 0.0)
    game.warm()
    assert state == {"over": False}


def test_a_game_that_counts_is_rated_unless_it_says_otherwise():
    module = plainest()
    game, friendly = contract.complete(module), plainest()
    friendly.rated = False
    assert game.rates({"over": True}) is True
    assert game.rates({"over": False}) is False
    assert contract.complete(friendly).rates({"over": True}) is False


def test_a_game_must_be_looked_at_somehow():
    module = plainest()
    del module.view
    module.shared = lambda state: {}
    with pytest.raises(TypeError, match=r"plainest is no game yet: it lacks view \(or shared and own\)\."):
        contract.complete(module)
    module.own = lambda state, seat: {"me": seat}
    assert contract.complete(module).view({}, 2) == {"me": 2}


def test_a_list_the_caller_changes_is_not_the_next_callers():
    game = contract.complete(plainest())
    game.ready({}).append(3)
    assert game.ready({}) == []
