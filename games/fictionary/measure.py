"""How well bots play, measured on whole games between them. A tool: nothing at a table imports it.

    python -m games.fictionary.measure              how often each level finds the real definition, and who wins
    python -m games.fictionary.measure --anchors    the same, and the ratings the levels would get from it
    … --anchors --given 1470,1500,1560              beside those they have

Games are drawn from their numbers, so a run repeats exactly. Ratings are proposed, never applied.
"""

import argparse
import itertools
import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from games.contract import State
from games.fictionary import absence, course, rules
from games.fictionary.bots import LEVELS, bot_action
from games.fictionary.scoring import real_card
from games.party import rounds

MEDIUM, MEDIUM_RATING = "medium", 1500.0
SCALE = 400 / math.log(10)
STEPS = 100
START = 0.0

Shares = Mapping[tuple[str, str], float]  # (better, worse) → how often the one comes out ahead of the other


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


def anchors(shares: Shares) -> dict[str, float]:
    """The levels' ratings that make these shares likeliest, medium at 1500.

    Shares are those of whole pairings, all of one length. A bot's rating is fixed, so its deviation is 0 and Glicko's
    expectation is the logistic curve 1 / (1 + 10^(-gap/400)): what fits is the maximum of its likelihood (Bradley and
    Terry, 1952), found by Newton's steps one level at a time.
    """
    at = dict.fromkeys(LEVELS, 0.0)
    for _ in range(STEPS):
        for level in LEVELS:
            if level != MEDIUM:
                pull = sum(_within(shares[pair]) - _expected(at, pair) for pair in shares if pair[0] == level)
                pull -= sum(
                    _within(shares[pair]) - _expected(at, pair) for pair in shares if pair[1] == level
                )
                at[level] += pull / sum(_certainty(at, pair) for pair in shares if level in pair)
    return {level: MEDIUM_RATING + SCALE * at[level] for level in LEVELS}


def unsure(ratings: Mapping[str, float], shares: Shares, games: int) -> dict[str, float]:
    """By how many points each rating may be off (one standard error); each game counts as one meeting, to be careful."""
    at = {level: (rating - MEDIUM_RATING) / SCALE for level, rating in ratings.items()}
    free = [level for level in LEVELS if level != MEDIUM]
    one, other = (sum(games * _certainty(at, pair) for pair in shares if level in pair) for level in free)
    both = sum(games * _certainty(at, pair) for pair in shares if set(pair) == set(free))
    known = one * other - both * both
    return {MEDIUM: 0.0, free[0]: SCALE * math.sqrt(other / known), free[1]: SCALE * math.sqrt(one / known)}


def _expected(at: Mapping[str, float], pair: tuple[str, str]) -> float:
    return 1 / (1 + math.exp(at[pair[1]] - at[pair[0]]))


def _certainty(at: Mapping[str, float], pair: tuple[str, str]) -> float:
    expected = _expected(at, pair)
    return expected * (1 - expected)


def _within(measured: float) -> float:
    """A level that always wins is not infinitely better: it wins 99 times in 100."""
    return min(max(measured, 0.01), 0.99)


def report(
    games: int, pairing_games: int, *, propose: bool, given: Mapping[str, float] | None = None
) -> Iterable[str]:
    """The lines of a whole measurement, each as soon as it is known; proposals stand beside ratings that are `given`."""
    for level, part in found(games).items():
        yield f"{level} finds the real one in {part:.1%} of votes ({games} games, five seats)"
    shares = {}
    for worse, better in itertools.combinations(LEVELS, 2):
        shares[better, worse] = share(better, worse, pairing_games)
        yield f"{better} beats {worse} {shares[better, worse]:.1%} ({pairing_games} games, three seats)"
    if propose:
        ratings = anchors(shares)
        off = unsure(ratings, shares, pairing_games)
        for level in LEVELS:
            beside = f", given {given[level]:.0f}" if given else ""
            yield f"proposed: {level} {round(ratings[level], -1):.0f} ± {off[level]:.0f}{beside}"


def _three(text: str) -> dict[str, float]:
    """Ratings as one types them: 1470,1500,1560. Raises ValueError for anything else."""
    return dict(zip(LEVELS, map(float, text.split(",")), strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Fictionary's bots against each other.")
    parser.add_argument("--games", type=int, default=60, help="games for the votes (60)")
    parser.add_argument("--pairings", type=int, default=600, help="games a pairing (600)")
    parser.add_argument("--anchors", action="store_true", help="propose ratings for the levels")
    parser.add_argument(
        "--given", type=_three, metavar="EASY,MEDIUM,HARD", help="ratings to show beside the proposed ones"
    )
    wish = parser.parse_args()
    for line in report(wish.games, wish.pairings, propose=wish.anchors, given=wish.given):
        print(line, flush=True)


if __name__ == "__main__":
    main()
