"""How varied bots' rounds are: what gives a fake away, counted over many rounds.

    python -m content.fictionary.pipeline.variety            2,000 rounds
    python -m content.fictionary.pipeline.variety --rounds 200

Tables of four to nine bots of all levels play four games in a row, each remembering the ones before. Every count
should be 0, or as near as the bank allows; the last lines say where the fakes that stood came from.
"""

import argparse
import itertools
from collections import Counter
from typing import Any

from games.fictionary import banks, likeness
from games.fictionary.bots import LEVELS
from games.fictionary.fakes import Wording, ident, wording
from games.fictionary.measure import play
from games.fictionary.scoring import real_card

SEATS = range(4, 10)
GAMES_IN_A_ROW = 4
FAULTS = {
    "frame": "rounds with two fakes of one frame",
    "kind": "rounds with two fakes of one kind",
    "alike": "rounds with two fakes too alike",
    "three": "rounds with two fakes sharing three content words",
    "real": "rounds with a fake too like the real one",
    "again": "rounds with a fake written before in its game",
    "before": "rounds with a fake written in the table's games before",
    "word": "rounds whose word was played at the table before",
}


def measure(rounds: int) -> tuple[int, Counter[str], Counter[str]]:
    """Rounds played (`rounds` or a few more), how many show each fault, and where their fakes came from."""
    played, faults, sources = 0, Counter(), Counter()
    tables = map(_table, itertools.count())
    while played < rounds:
        for this, remembered in next(tables):
            played += 1
            faults.update(_faults(this, remembered))
            sources.update(_source(one) for one in _fakes(this))
    return played, faults, sources


def _table(number: int) -> list[tuple[dict[str, Any], dict[str, set[str]]]]:
    """Every round of one table's games, with what had been written and played there before it."""
    seats = SEATS[number % len(SEATS)]
    levels = [LEVELS[(number + seat) % len(LEVELS)] for seat in range(seats)]
    out, before, old = [], None, {"before": set(), "words": set()}
    for game in range(GAMES_IN_A_ROW):
        state, again = play(f"variety {number} {game}", levels, {"_before": before}), set()
        for this in state["history"]:
            out.append(
                (this, {"again": set(again), "before": set(old["before"]), "words": set(old["words"])})
            )
            again |= {ident(one.text) for one in _fakes(this)}
            old["words"].add(this["word"])
        old["before"] |= again
        before = state["_carry"]
    return out


def _fakes(this: dict[str, Any]) -> list[Wording]:
    return [wording(card["text"]) for card in this["cards"] if not card["real"]]


def _faults(this: dict[str, Any], remembered: dict[str, set[str]]) -> set[str]:
    made = _fakes(this)
    real = likeness.words(this["cards"][real_card(this["cards"])]["text"])
    ids = {ident(one.text) for one in made}
    shown = {
        "real": any(likeness.too_real(one.words, real) for one in made),
        "again": not ids.isdisjoint(remembered["again"]),
        "before": not ids.isdisjoint(remembered["before"]),
        "word": this["word"] in remembered["words"],
    }
    pairs = set().union(*(_likenesses(one, other) for one, other in itertools.combinations(made, 2)))
    return pairs | {fault for fault, is_shown in shown.items() if is_shown}


def _likenesses(one: Wording, other: Wording) -> set[str]:
    shown = {
        "frame": one.frame and one.frame == other.frame,
        "kind": one.kind and one.kind == other.kind,
        "alike": likeness.alike(one.words, other.words),
        "three": len(one.words & other.words) >= likeness.FAKE_SHARED,
    }
    return {fault for fault, is_shown in shown.items() if is_shown}


def _source(one: Wording) -> str:
    bank = banks.current()
    if one.text in bank.fake_of_text:
        return "the pool"
    borrowed = any(word.says == one.text for word in bank.words.values())
    return "another word" if borrowed else "an ending or a joke"


def main() -> None:
    parser = argparse.ArgumentParser(description="Count what gives bots' fakes away.")
    parser.add_argument("--rounds", type=int, default=2000, help="rounds to play at least (2000)")
    played, faults, sources = measure(parser.parse_args().rounds)
    print(
        f"{played} rounds at four to nine seats, {len(banks.current().words)} words, {sources.total()} fakes"
    )
    for fault, meaning in FAULTS.items():
        print(f"  {faults[fault] / played:6.1%}  {meaning}")
    for source, count in sources.most_common():
        print(f"  {count / sources.total():6.1%}  of the fakes come from {source}")


if __name__ == "__main__":
    main()
