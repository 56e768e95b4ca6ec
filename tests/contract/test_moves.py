"""Any action of any shape, at any moment, from any seat, applies or is refused with a sentence."""

import copy
import functools
import json
import random
import re

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.errors import Illegal
from tests.contract.test_play import check_answers
from tests.kit import through_json

SENTENCE = re.compile(r"[A-Z“][^\n]{3,110}[.?!]")
CODE = re.compile(r"[a-z]+(_[a-z]+)*")

NUMBERS = st.one_of(
    st.integers(-3, 20), st.integers(), st.floats(allow_nan=False, allow_infinity=False), st.booleans()
)
TEXTS = st.one_of(
    st.text(max_size=30), st.sampled_from(["", " ", "\u202e", "\ud800", "x" * 5000, "0", "true"])
)
SCALARS = st.one_of(st.none(), NUMBERS, TEXTS)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=13) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=8,
)
UNHURRIED = settings(
    max_examples=200,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


@functools.cache
def moments(people):
    """Tables caught at moments all through some games: (state, players, now, moves made in that game)."""
    caught = []
    for players in people.few_sizes:
        for seed in list(people.seeds)[:2]:
            tables = [copy.copy(table) for table in people.play(players, seed)]
            made = [step[2] for step in tables[-1].story if step[0] == "act"]
            picked = random.Random(seed).sample(tables[:-1], min(6, len(tables) - 1)) + tables[-1:]
            caught += [(table.state, players, table.now, made) for table in picked]
    return caught


def try_move(game, moment, seat, action):
    """Make the move: it must apply and leave a sound state, or be refused and leave the state alone."""
    state, players, now, _ = moment
    before = json.dumps(state)
    state = json.loads(before)
    try:
        game.act(state, seat, copy.deepcopy(action), now)
    except Illegal as refused:
        assert SENTENCE.fullmatch(refused.sentence), refused.sentence
        assert refused.code is None or CODE.fullmatch(refused.code), refused.code
        assert json.dumps(state) == before, f"Refused, and yet {action} changed something."
    else:
        check_answers(game, state, players)


@UNHURRIED
@given(data=st.data())
def test_any_json_at_all_is_a_move_or_is_refused(people, data):
    moment = data.draw(st.sampled_from(moments(people)))
    seat = data.draw(st.integers(0, moment[1] - 1))
    try_move(people.game, moment, seat, data.draw(ANYTHING))


@UNHURRIED
@given(data=st.data())
def test_a_real_move_with_parts_changed_is_a_move_or_is_refused(people, data):
    moment = data.draw(st.sampled_from(moments(people)))
    seat = data.draw(st.integers(0, moment[1] - 1))
    action = dict(data.draw(st.sampled_from(moment[3])))
    for key in data.draw(st.lists(st.sampled_from(sorted(action)), max_size=3)):
        action[key] = data.draw(ANYTHING)
    if data.draw(st.booleans()):
        action.pop(data.draw(st.sampled_from(sorted(action))))
    if data.draw(st.booleans()):
        action["host"] = True
    try_move(people.game, moment, seat, action)


def test_every_move_of_a_game_at_every_moment_from_every_seat_is_a_move_or_is_refused(people):
    """The moves themselves are sound; only their moment or their seat may be wrong."""
    rng = random.Random("wrong moments")
    for moment in moments(people):
        by_kind = {action["type"]: action for action in moment[3]}
        extra = rng.sample(moment[3], min(3, len(moment[3])))
        for action in [*by_kind.values(), *extra]:
            for seat in rng.sample(range(moment[1]), min(4, moment[1])):
                try_move(people.game, moment, seat, action)
                try_move(people.game, moment, seat, {**action, "host": True})


JUNK = (None, True, -1, 10**30, 1.5, "", "nonsense", [], [[]], {}, {"": {}}, "\ud800", "a" * 5000)


def test_every_part_of_every_move_may_be_junk(people):
    for moment in moments(people):
        for action in {action["type"]: action for action in moment[3]}.values():
            for key in action:
                for junk in JUNK:
                    try_move(people.game, moment, 0, {**action, key: junk})
                try_move(people.game, moment, 0, {k: v for k, v in action.items() if k != key})


@UNHURRIED
@given(raw=ANYTHING, players=st.integers(-2, 40))
def test_any_settings_give_a_game_or_a_refusal(people, raw, players):
    game = people.game
    chosen = game.options(raw)
    assert set(chosen) == set(game.choices)
    try:
        state = game.new(players, "seed", 0.0, raw if isinstance(raw, dict) else None)
    except Illegal as refused:
        assert SENTENCE.fullmatch(refused.sentence), refused.sentence
        assert not game.min_players <= players <= game.max_players
    else:
        check_answers(game, state, players)


def test_a_call_of_any_shape_is_a_move_or_is_refused(people):
    game = people.game
    if game.call is None:
        assert game.calls is None
        return
    for name in ("game.guess", "game.equivalent", "game.", "", "guess", "act"):
        for args in (*JUNK, [1], [1, "a"], [1, "a", 2], ["a", 1], [True], [None, None], ("x", "y")):
            try:
                action = game.call(name, args)
            except Illegal as refused:
                assert SENTENCE.fullmatch(refused.sentence), refused.sentence
            else:
                for moment in moments(people)[:8]:
                    try_move(game, moment, 0, through_json(action))
