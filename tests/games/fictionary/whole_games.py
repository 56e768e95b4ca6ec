"""Whole games between bots, each looked at after every move.

    python -m tests.games.fictionary.whole_games 2000      plays that many, from as many seeds

`look` plays one game and says what is wrong with it: a fake or a vote that someone sees too early, a word offered
twice, or another document when the same moves are made again. An exception is not caught.
"""

import json
import sys
from random import Random

from games.fictionary import banks, own, rules, shared
from games.fictionary.bots import LEVELS
from tests.kit import Table, retell

SETTINGS = [
    {}, {"timer": 60}, {"show": False}, {"show": False, "timer": 120}, {"target": 20}, {"target": 15, "timer": 180},
]  # fmt: skip


def look(number):
    """What is wrong with game `number`, as sentences; none if nothing is."""
    players = rules.min_players + number % (rules.max_players - rules.min_players + 1)
    bots = [seat for seat in range(players) if (seat + number) % 4]
    settings = {**SETTINGS[number % len(SETTINGS)], "_bots": bots}
    table, rng = Table("fictionary", players, seed=f"whole {number}", settings=settings), Random(number)
    wrong = []
    while table.result is None:
        _move(table, rng)
        wrong += _leaks(table.state)
    offered = table.state["offered"]
    if len(set(offered)) != len(offered) <= len(banks.current().words):
        wrong.append(f"Game {number} offers a word twice.")
    again = retell(table.game, players, table.seed, settings, table.story)
    if json.dumps(again) != json.dumps(table.state):
        wrong.append(f"Game {number} goes another way when it is played again.")
    return wrong


def _move(table, rng):
    """One seat that is owed moves, now and then only after its clock ran out, or the clock does."""
    if not table.deciding or (table.deadline and rng.random() < 0.03):
        table.until(max(table.now, table.deadline))
        return
    table.now += rng.choice((0.5, 3.0))
    table.catch_up()
    if table.deciding:
        seat = rng.choice(table.deciding)
        table.move(seat, table.game.bot_action(table.state, seat, rng.choice(LEVELS), rng))


def _leaks(state):
    """Sentences for what somebody sees too early: another's definition while it is written, the real one, a vote."""
    everyone = json.dumps(shared(state), ensure_ascii=False)
    seats = {
        seat: everyone + json.dumps(own(state, seat), ensure_ascii=False)
        for seat in [None, *range(state["n"])]
    }
    return [
        f"Seat {seat} sees {what!r} in {state['phase']}."
        for what, knows in _secrets(state)
        for seat, told in seats.items()
        if seat not in knows and what in told
    ]


def _secrets(state):
    this, made = state["r"], (state["pick"] or {"made": {}})["made"]
    told = {card["text"] for this in state["history"] for card in this["cards"]}
    if state["phase"] == "choose":
        return [(f'"id": "{word}"', {this["judge"]}) for word in this["offer"]]
    if state["phase"] == "write":
        return _written(this, made, told)
    if state["phase"] == "vote" and not state["show"] and not this["unread"]:
        return [(card["text"], {this["judge"]}) for card in this["cards"] if card["text"] not in told]
    return (
        [('"by"', set()), ('"real": true', set())]
        if state["phase"] == "vote" and not state["history"]
        else []
    )


def _written(this, made, told):
    """The real definition and what each wrote: two may write alike, and a fake of an earlier round is no secret."""
    knows = {this["real"]: {this["judge"]}}
    for seat, pick in made.items():
        if pick and pick["text"] not in told:
            knows.setdefault(pick["text"], set()).add(int(seat))
    return list(knows.items())


def main():
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    wrong = [sentence for number in range(games) for sentence in look(number)]
    print(*wrong[:50], f"{games} games played, {len(wrong)} things wrong", sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
