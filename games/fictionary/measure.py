"""How well bots play, measured on whole games between them. A tool: nothing at a table imports it.

    python -m games.fictionary.measure              how often each level finds the real definition, and who wins
    python -m games.fictionary.measure --anchors    the same, and the ratings the levels would get from it

Games are drawn from their numbers, so a run repeats exactly. Ratings are proposed, never applied.
"""

import argparse
import itertools
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from games.contract import State
from games.fictionary import absence, course, rules
from games.fictionary.bots import LEVELS, bot_action
from games.fictionary.scoring import real_card
from games.party import rounds

MEDIUM_RATING = 1500
START = 0.0


def play(seed: str, levels: Sequence[str], settings: dict[str, Any] | None = None) -> State:
    """A whole game between bots of these levels, one per seat; its last state."""
    seated = {**(settings or {}), "_bots": list(range(len(levels)))}
    state, now = rules.new(len(levels), seed, START, seated), START
    while state["phase"] != "over":
        owing = absence.deciding(state)
        if not owing:
            now = course.deadline(state) or now
            course.tick(state, now)
        for seat in owing:
            _move(state, seat, levels[seat], now)
    return state


def _move(state: State, seat: int, level: str, now: float) -> None:
    rng = Random(f"{state['seed']}:bot:{seat}:{state['seq']}")
    action = bot_action(state, seat, level, rng)
    if action:
        rules.act(state, seat, action, now)


def found(games: int, seats: int = 5) -> dict[str, float]:
    """The share of each level's votes that found the real definition, in games of all levels mixed."""
    votes: Counter[str] = Counter()
    right: Counter[str] = Counter()
    for number in range(games):
        levels = [LEVELS[(number + seat) % len(LEVELS)] for seat in range(seats)]
        for this in play(f"found {number}", levels)["history"]:
            real = real_card(this["cards"])
            for k, card in enumerate(this["cards"]):
                votes.update(levels[seat] for seat in card["votes"])
                right.update(levels[seat] for seat in card["votes"] if k == real)
    return {level: right[level] / votes[level] for level in LEVELS}


def share(better: str, worse: str, games: int, seats: int = 3) -> float:
    """How often the one level comes out ahead of the other, a tie counting half, over every two seats that differ.

    The levels alternate round the table, and the odd seat goes to each in turn.
    """
    ahead = pairs = 0.0
    for number in range(games):
        levels = [(better, worse)[(number + seat) % 2] for seat in range(seats)]
        places = rounds.places(play(f"{better} {worse} {number}", levels)["totals"])
        for one, other in itertools.combinations(range(seats), 2):
            if levels[one] != levels[other]:
                high, low = (one, other) if levels[one] == better else (other, one)
                ahead += 1.0 if places[high] < places[low] else 0.5 if places[high] == places[low] else 0.0
                pairs += 1
    return ahead / pairs


def anchors(medium_over_easy: float, hard_over_medium: float) -> dict[str, int]:
    """The levels' ratings, medium at 1500 and rounded to 10, that would make these shares expected."""
    easy = MEDIUM_RATING - _gap(medium_over_easy)
    hard = MEDIUM_RATING + _gap(hard_over_medium)
    return {"easy": round(easy, -1), "medium": MEDIUM_RATING, "hard": round(hard, -1)}


def _gap(expected: float) -> int:
    """The difference in rating at which the stronger side's expectation is `expected`, 800 at the very most."""
    within = min(max(expected, 0.01), 0.99)
    return round(400 * math.log10(within / (1 - within)))


def report(games: int, pairing_games: int, *, propose: bool) -> Iterable[str]:
    """The lines of a whole measurement, each as soon as it is known."""
    for level, part in found(games).items():
        yield f"{level} finds the real one in {part:.1%} of votes ({games} games, five seats)"
    shares = {}
    for worse, better in itertools.pairwise(LEVELS):
        shares[better] = share(better, worse, pairing_games)
        yield f"{better} beats {worse} {shares[better]:.1%} ({pairing_games} games, three seats)"
    if propose:
        ratings = anchors(shares["medium"], shares["hard"])
        yield "proposed: " + ", ".join(f"{level} {rating}" for level, rating in ratings.items())


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Fictionary's bots against each other.")
    parser.add_argument("--games", type=int, default=60, help="games for the votes (60)")
    parser.add_argument("--pairings", type=int, default=600, help="games a pairing (600)")
    parser.add_argument("--anchors", action="store_true", help="propose ratings for the levels")
    wish = parser.parse_args()
    for line in report(wish.games, wish.pairings, propose=wish.anchors):
        print(line, flush=True)


if __name__ == "__main__":
    main()
