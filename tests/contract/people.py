"""Simulated people who play any game to its end, going by what its driver and its bots say."""

import functools
import importlib
import itertools
import random

import games
from games import contract
from tests import toy_game
from tests.kit import Table

# More steps than any game between simulated people takes.
ENDLESS = 20_000


class People:
    """A game with its driver, tests/games/<folder>/driver.py; README.md says what that answers."""

    def __init__(self, game):
        self.game = game
        self.driver = importlib.import_module(f"tests.games.{game.folder}.driver")
        self.mark, self.secrets = self.driver.mark, self.driver.secrets
        self.twins = getattr(self.driver, "twins", lambda _state: [])
        self.seeds = range(getattr(self.driver, "SEEDS", 5))

    @property
    def sizes(self):
        game = self.game
        return list(getattr(self.driver, "SIZES", range(game.min_players, game.max_players + 1)))

    @property
    def few_sizes(self):
        """The smallest table, a middling one and the largest."""
        sizes = self.sizes
        return sorted({sizes[0], sizes[len(sizes) // 2], sizes[-1]})

    def settings(self, seed):
        """What to play with: what the driver names, then the defaults, then random choices."""
        named = [*getattr(self.driver, "SETTINGS", ()), None]
        if seed < len(named):
            return named[seed]
        rng = random.Random(f"settings:{seed}")
        return {key: rng.choice(list(values)) for key, values in self.game.choices.items()}

    def decides(self, state, seat, rng):
        """The move somebody in that seat makes next, or None to wait."""
        if hasattr(self.driver, "person"):
            return self.driver.person(state, seat, rng)
        level = rng.choice(("easy", "medium", "hard")) if self.game.bots else "sim"
        return self.game.bot_action(state, seat, level, rng)

    def table(self, players, seed):
        return Table(self.game, players, seed=f"seed {seed}", settings=self.settings(seed))

    def play(self, players, seed, marks=None):
        """Play a game, yielding the table after each step until there is a result.

        With `marks`, an iterator of unique texts, everything written in secret carries one.
        """
        table, rng = self.table(players, seed), random.Random(f"people:{seed}")
        yield table
        for _ in range(ENDLESS):
            if table.result is not None:
                return
            if not self._somebody_moves(table, rng, marks):
                assert table.deadline is not None, "Nobody moves and no clock runs: the table is stuck."
                table.until(max(table.now, table.deadline))
            yield table
        raise AssertionError("The game never ends.")

    def _somebody_moves(self, table, rng, marks):
        """One seat acts: mostly one that is owed, now and then any other that changes its mind."""
        table.now += rng.choice((0.0, 0.25, 1.5))
        table.catch_up()
        if table.result is not None:
            return True
        if rng.random() < 0.1 and table.deadline is not None:
            return False
        anyone = list(range(table.players)) if rng.random() < 0.2 else []
        for seat in [*shuffled(anyone, rng), *shuffled(table.deciding, rng)]:
            action = self.decides(table.state, seat, rng)
            if action is not None:
                table.move(seat, self.mark(table.state, seat, action, next(marks)) if marks else action)
                return True
        return False


@functools.cache
def everyone():
    """The people of every game there is and of the toy game, which is not added to the games for it."""
    found = {game.slug: game for game in [*games.every(), contract.complete(toy_game)]}
    return [People(found[slug]) for slug in sorted(found)]


def of_game(slug):
    """The people of one of them."""
    [found] = [people for people in everyone() if people.game.slug == slug]
    return found


def shuffled(seats, rng):
    return rng.sample(list(seats), len(seats))


def unique_texts():
    """Texts found nowhere else: what to plant in a secret so as to see where it comes out."""
    return (f"Zq{number}xv" for number in itertools.count(1001))
