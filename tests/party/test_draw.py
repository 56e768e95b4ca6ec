"""Named random streams, and drawing by weight."""

from collections import Counter

import pytest

from games.party import draw


def test_a_stream_repeats_itself():
    first = [draw.stream("seed", "offer", 3).random() for _ in range(2)]
    assert first[0] == first[1]


def test_streams_of_another_seed_purpose_or_round_are_others():
    names = [
        ("seed", "offer", 3),
        ("seeds", "offer", 3),
        ("seed", "shuffle", 3),
        ("seed", "offer", 4),
        ("seed", "offer", None),
    ]
    assert len({draw.stream(*name).random() for name in names}) == len(names)


def test_a_stream_without_a_round_is_named_without_one():
    assert draw.stream("s", "first").random() == draw.Random("s:first").random()
    assert draw.stream("s", "offer", 0).random() == draw.Random("s:offer:0").random()


def test_every_index_is_drawn_once():
    assert sorted(draw.weighted(draw.stream("s", "x"), [1.0, 0.01, 0.3])) == [0, 1, 2]
    assert draw.weighted(draw.stream("s", "x"), []) == []


@pytest.mark.parametrize(("light", "heavy"), [(0.25, 1.0), (0.5, 1.0), (0.1, 0.9)])
def test_an_index_leads_as_often_as_its_share_of_the_weight(light, heavy):
    rng = draw.stream("s", "lead")
    led = Counter(draw.weighted(rng, [light, heavy])[0] for _ in range(20_000))
    assert led[0] / 20_000 == pytest.approx(light / (light + heavy), abs=0.01)


def test_a_next_to_weightless_index_is_not_among_the_first():
    rng = draw.stream("s", "last")
    assert all(0 not in draw.weighted(rng, [0.01] + [1.0] * 20)[:5] for _ in range(200))
