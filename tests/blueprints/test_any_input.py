"""Any JSON of any shape on any event: one sentence or a move that was allowed, never an exception, never half a change."""

from __future__ import annotations

import dataclasses
import json
from contextlib import closing

import pytest
import websocket
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import games
from app import create_app
from blueprints import sockets
from blueprints.screens import Screen
from config import Config
from tables import course, service, store
from tests import homes
from tests.wire import without_goodbye

EVENTS = [*sockets.EVENTS, "game.guess", "game.equivalent", "connect_error", "", "message", "__init__"]
HOST_WORDS = ["start", "settings", "add_bot", "fill", "remove_bot", "cover", "remove", "move_on", "pause", "resume",
              "change_game", "again", "hand_over", "take_back"]  # fmt: skip
KEYS = ["id", "action", "type", "round", "text", "same", "do", "seat", "level", "game", "person", "settings", "name",
        "word", "option", "host", "answers", "v", "cat", "kind"]  # fmt: skip
VALUES = [
    *HOST_WORDS,
    "guess",
    "equivalent",
    "easy",
    "fictionary",
    "one-two-many",
    "p0",
    "p1",
    "laugh",
    "\u202e",
    "\x00",
    "🎲",
]

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 20),
    st.integers(),
    st.floats(),
    st.text(max_size=30),
    st.sampled_from(VALUES),
)
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=5), inner, max_size=5)
    ),
    max_leaves=20,
)
likely = st.fixed_dictionaries(
    {},
    optional={
        "do": st.sampled_from(HOST_WORDS), "seat": st.integers(-1, 3), "level": st.sampled_from(["easy", "no"]),
        "id": anything,
        "action": st.fixed_dictionaries({"type": st.sampled_from(["guess", "equivalent", "move_on"])},
                                        optional={"round": st.integers(-1, 3), "text": anything, "same": anything}),
        "game": st.sampled_from(["one-two-many", "nope"]), "person": st.sampled_from(["p0", "p1", "p9"]),
        "settings": anything,
        "name": anything, "text": anything,
    },
)  # fmt: skip


@pytest.fixture(scope="module")
def app(redis_url, tmp_path_factory):
    """The app itself, in this process, without a server."""
    home = tmp_path_factory.mktemp("home")
    config = Config.from_env(homes.environ(home))
    return create_app(dataclasses.replace(config, redis_url=redis_url, async_mode="threading"))


@pytest.fixture(scope="module")
def door(app):
    """A table of three in mid-game, and the namespace their events come through."""
    store.client().flushall()
    namespace = next(
        n for n in sockets.socket.server.namespace_handlers.values() if n.game.slug == "one-two-many"
    )
    code = service.open_table("one-two-many", "p0", "Ann")
    for person in ("p0", "p1", "p2"):
        service.join(code, person, person.upper())
        service.arrive(code, person, "tab")
        namespace.screens.add(Screen(person, person, "/one-two-many", code, person))
    namespace.screens.show = lambda screen, at_least=0: None
    service.run(code, "p0", {"do": "start"})
    return namespace, code


@settings(max_examples=2500, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.sampled_from(EVENTS),
    st.sampled_from(["p0", "p1", "p2", "nobody"]),
    st.lists(anything | likely, max_size=3),
)
def test_any_event_is_answered_and_a_refusal_changes_nothing(door, event, sid, args):
    namespace, code = door
    before = store.client().hgetall(f"parlor:table:{code}")
    if sid in namespace.screens.by_sid:
        namespace.screens.by_sid[sid].budget = 80.0
    answer = (
        namespace.trigger_event(event, sid, *args) if event != "" else namespace.trigger_event("", sid, *args)
    )
    assert type(answer) is dict
    if answer["ok"]:
        check_whole(code)
    else:
        assert answer["code"] != "broken", answer
        assert answer["error"][0].isupper()
        assert answer["error"].endswith((".", "?"))
        assert store.client().hgetall(f"parlor:table:{code}") == before


def check_whole(code):
    """The table can still be looked at by everyone and woken."""
    _, doc = store.load(code)
    assert doc["phase"] in ("lobby", "playing", "paused", "over")
    assert course.due(doc) is not None
    assert games.find(doc["game"])
    assert len(json.dumps(doc)) < 40_000


@pytest.mark.parametrize("path", ["/api/v1/guest", "/api/v1/tables"])
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(body=anything)
def test_any_body_sent_to_the_api_is_answered_in_the_one_shape(app, path, body):
    answer = app.test_client().post(path, json=body)
    assert answer.status_code in (200, 400, 401, 404, 415)
    assert answer.json["ok"] or answer.json["error"].endswith(".")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("get", "/api/v1/tables/nope", 404), ("get", "/api/v1/tables/ABFHK", 404), ("get", "/api/v1/nothing", 404),
     ("delete", "/api/v1/tables", 405), ("get", "/t/ABFHK", 404), ("get", "/t/%00", 404),
     ("get", "/games/nope/how-to-play", 400), ("post", "/tables", 400), ("post", "/join", 400),
     ("get", "/move/forged", 410), ("get", "/static/x/../../config.py", 404)],
)  # fmt: skip
def test_pages_that_cannot_be_shown_say_so(app, method, path, status):
    answer = getattr(app.test_client(), method)(path)
    assert answer.status_code == status
    text = answer.get_data(as_text=True)
    assert "Traceback" not in text
    assert "." in text


@pytest.mark.parametrize(
    "frame",
    ["", "9", "4", "42", "42[", "42{}", "42/one-two-many,", '42/one-two-many,["act"', "42/one-two-many,[1,2]", "4" * 500,
     '45/one-two-many,1-["x",{"_placeholder":true,"num":0}]', '43/one-two-many,999["x"]', "41/nowhere,", "40/nowhere,{}",
     "42/one-two-many," + "[" * 2000, '42/one-two-many,["act",{"id":"x","action":{"type":"guess","round":1e999}}]'],
)  # fmt: skip
def test_a_frame_of_nonsense_harms_nobody(guests, frame):
    ann, bo = guests("Ann", "Bo")
    url = ann.address.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
    with closing(without_goodbye(websocket.create_connection(url, timeout=5))) as line:
        line.send("40/one-two-many," + json.dumps({"code": ann.code, "token": bo.token}))
        line.send(frame)
        line.send_binary(b"\x00\xff")
    assert ann.host("start")["ok"]
