"""A game between simulated people, as a spectator saw it move by move, and its replay."""

import functools

from tests.contract.people import of_game


@functools.cache
def watched(slug, players, seed=0):
    """Every view that differs from the one before it, in order; the last is the one that is kept."""
    seen = []
    for table in of_game(slug).play(players, seed):
        view = table.sees()
        if not seen or view != seen[-1]:
            seen.append(view)
    return seen


def steps(slug, players, seed=0):
    """What the game makes of its last view."""
    return of_game(slug).game.replay(watched(slug, players, seed)[-1])


def without(view, *names):
    """The view but for what a replay need not bring back."""
    return {key: value for key, value in view.items() if key not in names}
