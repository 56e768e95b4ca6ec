"""A million random actions, thrown at games in play: `python -m tests.faults.random_actions [HOW_MANY]`.

Simulated people play; at every moment others press what they should not: moves of another moment or seat, with parts
missing, swapped or junk. Each applies or is refused with a sentence, a refusal changes nothing, and nobody sees a secret.
"""

from __future__ import annotations

import itertools
import json
import random
import sys
from collections import Counter
from typing import Any

from games.errors import Illegal
from tests.contract.people import People, everyone, unique_texts
from tests.contract.test_secrets import STEPS, told

MILLION = 1_000_000
AT_A_MOMENT = 40
JUNK = (
    None,
    True,
    False,
    0,
    1,
    7,
    -1,
    10**30,
    1.5,
    "",
    "nonsense",
    "0",
    [],
    [[]],
    {},
    {"": {}},
    "\ud800",
    "a" * 5000,
)


def throw(people: People, actions: int) -> Counter[str]:
    """So many actions at games of these people; what came of them. Raises AssertionError where a promise is broken."""
    rng, came, seed = random.Random(f"random actions {people.game.slug}"), Counter[str](), 0
    while came.total() < actions:
        players = rng.choice(people.sizes)
        for table in itertools.islice(people.play(players, seed, marks=unique_texts()), STEPS):
            made = [step[2] for step in table.story[-60:] if step[0] == "act"]
            stored = json.dumps(table.state)
            for _ in range(AT_A_MOMENT):
                seat, action = rng.randrange(players), _wrong(rng, made)
                came[_press(people, stored, seat, action, table.now)] += 1
            _look(people, table.state, rng.choice([None, *range(players)]))
            if came.total() >= actions:
                break
        seed += 1
    return came


def _wrong(rng: random.Random, made: list[dict[str, Any]]) -> Any:
    if not made or rng.random() < 0.05:
        return rng.choice(JUNK)
    action = {**rng.choice(made), **({"host": True} if rng.random() < 0.1 else {})}
    for key in rng.sample(sorted(action), rng.randrange(len(action) + 1)):
        action[key] = rng.choice(JUNK) if rng.random() < 0.5 else rng.choice(made).get(key)
    if rng.random() < 0.1:
        del action[rng.choice(sorted(action))]
    return action


def _press(people: People, stored: str, seat: int, action: Any, now: float) -> str:
    state = json.loads(stored)
    try:
        people.game.act(state, seat, action, now)
    except Illegal as refused:
        assert refused.sentence.endswith((".", "!", "?")), refused.sentence
        assert json.dumps(state) == stored, f"Refused, and yet {action!r} changed something."
        return "refused"
    json.dumps(state, allow_nan=False)
    return "applied"


def _look(people: People, state: Any, seat: int | None) -> None:
    secrets = [text for text, knows in people.secrets(state) if seat not in knows]
    heard = told(people.game, state, seat) if secrets else ""
    for text in secrets:
        assert text.casefold() not in heard, f"Seat {seat} is told {text!r}."


def main(actions: int = MILLION) -> None:
    """The same share for every game there is."""
    here = [people for people in everyone() if people.game.slug != "lonely-word"]
    for people in here:
        came = throw(people, actions // len(here))
        said = ", ".join(f"{many} {what}" for what, many in sorted(came.items()))
        print(f"{people.game.name}: {came.total()} random actions, {said}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MILLION)
