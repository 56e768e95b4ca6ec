"""Nothing secret gets out: not in a view, an event, a call, a refusal or any other answer, in any phase."""

import functools
import itertools
import json
import random

from games.errors import Illegal
from tests.contract.people import unique_texts
from tests.kit import START

# Steps of each marked game: texts that are all different may keep it going for ever.
STEPS = 100
# Onlookers at each step: a few, others the next time, as a table may seat fifteen.
ONLOOKERS = 4


def marked_games(people):
    """(onlookers, state, last actions) all through games in which everything written in secret is unique."""
    for onlookers, stored, actions in played(people):
        yield onlookers, json.loads(stored), actions


@functools.cache
def played(people):
    rng, moments = random.Random("onlookers"), []
    for players in people.few_sizes:
        for seed in list(people.seeds)[:2]:
            for table in itertools.islice(people.play(players, seed, marks=unique_texts()), STEPS):
                onlookers = [None, *rng.sample(range(players), min(ONLOOKERS, players))]
                actions = [step[2] for step in table.story[-3:] if step[0] == "act"]
                moments.append((onlookers, json.dumps(table.state), actions))
    return moments


def told(game, state, seat):
    """All that a seat, or a spectator, is ever told of this state, as one text."""
    answers = [game.view(state, seat), game.calls(state, seat, 0) if game.calls else None]
    answers += [game.calls(state, seat, 1) if game.calls else None]
    answers += [game.deciding(state), game.ready(state), game.terms(state), game.round_no(state)]
    answers += [game.deadline(state), game.result(state), game.counts(state), game.rates(state)]
    return json.dumps(answers, ensure_ascii=False).casefold()


def test_a_secret_text_is_told_to_nobody_who_may_not_know_it(people):
    found = kept = 0
    for onlookers, state, _ in marked_games(people):
        secrets = people.secrets(state)
        for seat in onlookers:
            heard = told(people.game, state, seat) if secrets else ""
            for text, knows in secrets:
                if seat in knows:
                    found += text.casefold() in heard
                else:
                    kept += 1
                    assert text.casefold() not in heard, f"Seat {seat} is told {text!r}."
    assert found, "Even those who may know were told no secret: nothing was checked."
    assert kept, "Everyone may know every secret: nothing was checked."


def test_a_secret_that_is_no_text_makes_no_difference_to_those_who_may_not_know_it(people):
    for onlookers, state, _ in marked_games(people):
        for twin, knows in people.twins(state):
            for seat in set(onlookers) - set(knows):
                assert told(people.game, twin, seat) == told(people.game, state, seat)


def test_a_refusal_gives_no_secret_away(people):
    refusals = 0
    for onlookers, state, actions in marked_games(people):
        texts = [text.casefold() for text, _ in people.secrets(state)]
        for action in actions:
            for seat in onlookers[1:3]:
                sentence = refusal(people.game, state, seat, action) if texts else None
                refusals += sentence is not None
                assert sentence is None or not any(text in sentence for text in texts)
    assert refusals, "Nothing was refused: nothing was checked."


def refusal(game, state, seat, action):
    """What that seat is told if its move is refused, or None."""
    try:
        game.act(json.loads(json.dumps(state)), seat, action, START)
    except Illegal as refused:
        return f"{refused.sentence} {refused.code}".casefold()
    return None


def test_a_view_is_what_all_share_and_what_is_ones_own(people):
    game = people.game
    for onlookers, state, _ in marked_games(people):
        shared = game.shared(state)
        for seat in onlookers:
            own = game.own(state, seat)
            assert not shared.keys() & own.keys()
            assert game.view(state, seat) == {**shared, **own}


def test_looking_changes_nothing(people):
    for onlookers, state, _ in marked_games(people):
        before = json.dumps(state)
        for seat in onlookers:
            told(people.game, state, seat)
        assert json.dumps(state) == before
