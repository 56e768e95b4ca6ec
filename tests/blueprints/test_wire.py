"""A whole game through the wire, from outside; and what the wire refuses."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import requests

from tests.wire import PATIENCE_SECONDS, Guest, knock


def test_three_programs_play_a_whole_game_and_play_again(guests):
    ann, bo, cy = guests("Ann", "Bo", "Cy")
    assert ann.view["you"] == 0
    start(ann, bo, cy)
    ann.act("guess", "a1", round=0, text="fire")
    assert bo.sees(lambda view: view["game"]["guessed"] == [0])["game"]["guess"] is None
    bo.act("guess", "b1", round=0, text="water")
    seen = cy.sees(lambda view: view["game"]["round"] == 1)
    assert seen["game"]["pair"] == [{"seat": 0, "text": "fire"}, {"seat": 1, "text": "water"}]
    cy.act("guess", "c1", round=1, text="  Steam ")
    ann.act("guess", "a2", round=1, text="steam")
    over = bo.sees(lambda view: view["table"]["phase"] == "over")
    assert over["table"]["result"]["places"] == [1, 3, 1]
    assert over["game"]["won"]["how"] == "match"
    assert ann.host("again")["ok"]
    assert cy.sees(lambda view: view["table"]["deal"] == 2)["game"]["round"] == 0


def test_the_same_game_in_the_referees_calls(guests):
    ann, bo, cy = guests("Ann", "Bo", "Cy")
    start(ann, bo, cy)
    bo.hears("game.begin_initial")
    assert cy.call("game.equivalent", True)["code"] == "not_initial"
    ann.call("game.guess", 0, "fire")
    assert ann.hears("game.your_guess_is") == ("fire",)
    assert bo.hears("game.guessed") == ("seat1",)
    bo.call("game.guess", 0, "water")
    assert cy.hears("game.begin_guessing") == (1, "seat1", "fire", "seat2", "water")
    assert cy.call("game.guess", 0, "late")["code"] == "wrong_round"
    ann.call("game.equivalent", True)
    assert bo.hears("game.voted_equivalent") == ("seat1", True)
    cy.call("game.equivalent", True)
    assert bo.hears("game.win") == ("seat1", "fire", "seat2", "water")


def test_nobody_hears_that_somebody_changed_their_waiting_guess(guests):
    ann, bo, cy = guests("Ann", "Bo", "Cy")
    start(ann, bo, cy)
    ann.act("guess", round=0, text="fire")
    bo.sees(lambda view: view["game"]["guessed"] == [0])
    bo.hears("game.guessed")
    bo.hears("talk")
    seen, told = len(bo.views), len(bo.heard)
    ann.act("guess", round=0, text="smoke")
    ann.sees(lambda view: view["game"]["guess"] == "smoke")
    bo.call("clock", {})
    assert (len(bo.views), len(bo.heard)) == (seen, told)


def test_fifteen_people_guess_at_once_and_exactly_two_stand(guests):
    people = guests(*[f"Player {n}" for n in range(15)])
    start(*people)
    answers = in_threads(people, lambda guest: guest.act("guess", round=0, text=guest.name))
    codes = sorted(str(answer.get("code")) for answer in answers)
    assert codes == ["None"] * 2 + ["wrong_round"] * 13
    pair = people[7].sees(lambda view: view["game"]["round"] == 1)["game"]["pair"]
    stood = [n for n, answer in enumerate(answers) if answer["ok"]]
    assert sorted(guess["seat"] for guess in pair) == stood


def test_a_reload_finds_the_same_seat_and_the_same_guess(guests, parlor):
    ann, bo = guests("Ann", "Bo")
    start(ann, bo)
    ann.act("guess", round=0, text="fire")
    ann.leave()
    bo.sees(lambda view: not view["table"]["seats"][0]["present"])
    ann.come(ann.code)
    assert (ann.view["you"], ann.view["game"]["guess"]) == (0, "fire")
    assert bo.sees(lambda view: view["table"]["seats"][0]["present"])


def test_a_repeat_after_a_lost_reply_is_answered_and_not_applied_again(guests):
    ann, bo = guests("Ann", "Bo")
    start(ann, bo)
    first = ann.act("guess", "one", round=0, text="fire")
    again = ann.act("guess", "one", round=0, text="smoke")
    assert first == again
    bo.act("guess", round=0, text="water")
    assert bo.sees(lambda view: view["game"]["round"] == 1)["game"]["pair"][0]["text"] == "fire"


def test_emotes_chat_and_nudges_reach_everyone_they_are_for(guests):
    ann, bo = guests("Ann", "Bo")
    ann.call("emote", {"name": "laugh"})
    assert bo.hears("emote")[0]["emote"] == "laugh"
    ann.call("say", {"text": "<b>hello</b>\n  you"})
    assert bo.hears("said")[0]["text"] == "<b>hello</b> you"
    start(ann, bo)
    bo.call("nudge", {"seat": 0})
    assert ann.hears("nudged") == ({"from": "Bo"},)
    late = Guest(ann.address, "Cy")
    late.come(ann.code)
    assert late.hears("talk")[0]["lines"][0]["text"] == "<b>hello</b> you"
    late.leave()


def test_a_big_screen_sees_the_table_and_is_nobody_at_it(guests, parlor):
    ann, _ = guests("Ann", "Bo")
    screen = Guest(parlor, "Screen")
    screen.come(ann.code, auth={"code": ann.code, "tv": True})
    assert screen.view["you"] is None
    assert screen.view["table"]["me"] is None
    assert screen.view["table"]["watchers"] == []
    assert screen.call("sit", {})["code"] == "not_at_table"
    assert screen.call("emote", {"name": "laugh"})["code"] == "not_at_table"
    ann.host("start")
    ann.act("guess", round=0, text="quincunx")
    seen = screen.sees(lambda view: view["game"] and view["game"]["guessed"] == [0])
    assert "quincunx" not in str(seen)
    screen.leave()


@pytest.mark.parametrize(
    ("auth", "code"),
    [
        ({}, "no_person"),
        ({"tv": True}, "no_table"),
        ({"code": "ABFHK"}, "no_person"),
        ({"code": "ABFHK", "token": "forged.token"}, "no_person"),
        ({"code": "ABFHK", "token": 7}, "no_person"),
        ({"code": "ABFHK", "token": None}, "no_person"),
        ({"code": ["ABFHK"], "tv": True}, "no_table"),
        ({"code": "ABFHK", "tv": True}, "no_table"),
    ],
)
def test_a_connection_nobody_can_vouch_for_is_refused_with_a_sentence(parlor, auth, code):
    refusal = knock(parlor, auth)
    assert refusal["data"] == {"code": code}
    assert refusal["message"].endswith(".")


def test_a_tampered_token_is_nobody(guests):
    ann, bo = guests("Ann", "Bo")
    forged = bo.token[:-3] + "abc"
    assert knock(ann.address, {"code": ann.code, "token": forged})["data"]["code"] == "no_person"


def test_a_table_of_another_game_is_not_found_in_this_namespace(guests):
    ann, bo = guests("Ann", "Bo")
    asked = {"code": ann.code, "token": bo.token}
    assert knock(ann.address, asked, "/fictionary")["data"]["code"] == "no_table"


def test_a_message_too_long_is_refused_and_one_far_too_long_ends_only_its_own_connection(guests):
    ann, bo = guests("Ann", "Bo")
    start(ann, bo)
    assert bo.act("guess", round=0, text="x" * 20_000)["code"] == "too_long"
    bo.socket.emit(
        "act", {"action": {"type": "guess", "round": 0, "text": "x" * 200_000}}, namespace=bo.namespace
    )
    ann.sees(lambda view: not view["table"]["seats"][1]["present"])
    assert ann.act("guess", round=0, text="fire")["ok"]
    bo.leave()
    bo.come(ann.code)
    assert bo.act("guess", round=0, text="water")["ok"]


def test_too_much_at_once_is_slowed_down_and_nothing_of_it_applied(guests):
    ann, bo = guests("Ann", "Bo")
    answers = []
    for _ in range(400):
        ann.socket.emit("clock", {}, namespace=ann.namespace, callback=answers.append)
    wait_for(lambda: len(answers) == 400)
    slowed = [answer for answer in answers if not answer["ok"]]
    assert slowed
    assert {answer["code"] for answer in slowed} == {"too_fast"}
    assert bo.call("look", {})["ok"]


def test_the_clock_tells_the_servers_time(guests):
    ann, _ = guests("Ann", "Bo")
    before = ann.call("clock", {})["now"]
    assert before <= ann.call("clock", {})["now"]


def test_closing_tells_everyone_why(guests):
    ann, bo = guests("Ann", "Bo")
    ann.host("close")
    assert bo.hears("closed") == ({"reason": "The host closed the table."},)
    seen = requests.get(f"{ann.address}/api/v1/tables/{ann.code}", timeout=5).json()
    assert seen["closed"] == "The host closed the table."


def start(host, *others):
    assert host.host("start")["ok"]
    for guest in (host, *others):
        guest.sees(lambda view: view["table"]["phase"] == "playing")


def wait_for(true):
    ends = time.monotonic() + PATIENCE_SECONDS
    while not true():
        assert time.monotonic() < ends
        time.sleep(0.01)


def in_threads(people, do):
    """`do` by everyone at the same instant; the answers in their order."""
    with ThreadPoolExecutor(len(people)) as pool:
        return list(pool.map(do, people))
