"""The reveal of a played round, beat by beat (`scoring.played` says what a played round holds).

The votes come out; then each fake that fooled someone, the most first; then the fakes that fooled no one; the
real definition; the Judge's points; and the totals. A beat's line is for those who listen and counts only:
the page says the names, from the seats beside it. The same round always gives the same beats, so a kept game
can be played again.
"""

from typing import Any

from games.fictionary.scoring import real_card
from games.party.reveal import Beat

VOTES_MS, AUTHOR_MS, AUTHORS_MS, REAL_MS, JUDGE_MS, TOTALS_MS = 2200, 1700, 1500, 2400, 1400, 1200


def beats(this: dict[str, Any]) -> list[Beat]:
    """All beats of a played round, in order."""
    cards = this["cards"]
    fakes = [k for k, card in enumerate(cards) if not card["real"]]
    fooling = sorted((k for k in fakes if cards[k]["votes"]), key=lambda k: (-len(cards[k]["votes"]), k))
    idle = [k for k in fakes if not cards[k]["votes"]]
    return [
        *([_votes(cards)] if any(card["votes"] for card in cards) else []),
        *(_author(cards, k) for k in fooling),
        *([_authors(idle)] if idle else []),
        _real(cards),
        _judge(this, sum(len(cards[k]["votes"]) for k in fakes)),
        _totals(this),
    ]


def _votes(cards: list[dict[str, Any]]) -> Beat:
    votes = {str(voter): k for k, card in enumerate(cards) for voter in card["votes"]}
    return {"cue": "votes", "ms": VOTES_MS, "votes": votes, "say": "Here are the votes."}


def _author(cards: list[dict[str, Any]], k: int) -> Beat:
    fooled = cards[k]["votes"]
    say = f"Card {k + 1} is a fake: {len(fooled)} believed it."
    return {"cue": "author", "ms": AUTHOR_MS, "k": k, "by": cards[k]["by"], "fooled": fooled, "say": say}


def _authors(ks: list[int]) -> Beat:
    numbers = " and ".join(filter(None, (", ".join(str(k + 1) for k in ks[:-1]), str(ks[-1] + 1))))
    say = f"Nobody believed {'card' if len(ks) == 1 else 'cards'} {numbers}."
    return {"cue": "authors", "ms": AUTHORS_MS, "ks": ks, "say": say}


def _real(cards: list[dict[str, Any]]) -> Beat:
    k = real_card(cards)
    found = cards[k]["votes"]
    say = f"Card {k + 1} is the real one: {len(found) or 'nobody'} found it."
    return {"cue": "real", "ms": REAL_MS, "k": k, "found": found, "say": say}


def _judge(this: dict[str, Any], points: int) -> Beat:
    say = f"The Judge gets {points or 'no'} {'point' if points == 1 else 'points'}."
    return {"cue": "judge", "ms": JUDGE_MS, "judge": this["judge"], "points": points, "say": say}


def _totals(this: dict[str, Any]) -> Beat:
    say = "That makes the totals."
    return {"cue": "totals", "ms": TOTALS_MS, "points": this["points"], "totals": this["totals"], "say": say}
