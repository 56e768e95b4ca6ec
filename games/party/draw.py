"""Chance, made repeatable: every draw has a named stream of its own.

A game has one seed. Each thing drawn in it (the first Judge, a round's words, the order of the cards) reads
from the stream `seed:purpose:round`, so a replay draws the same, and one draw more or less never disturbs
another.
"""

from collections.abc import Sequence
from random import Random


def stream(seed: str, purpose: str, round_no: int | None = None) -> Random:
    """The random stream of one purpose, of one round where it is drawn anew each round."""
    name = f"{seed}:{purpose}" if round_no is None else f"{seed}:{purpose}:{round_no}"
    return Random(name)


def weighted(rng: Random, weights: Sequence[float]) -> list[int]:
    """All indexes of `weights` (each above 0) in a random order in which the heavier tend to come first.

    Its first n are a weighted sample without replacement: each index draws the key u^(1/weight), and the
    highest keys lead (Efraimidis and Spirakis, 2006). One number is drawn per index, in order, so a seeded
    draw repeats exactly.
    """
    keys = [rng.random() ** (1.0 / weight) for weight in weights]
    return sorted(range(len(keys)), key=lambda i: (-keys[i], i))
