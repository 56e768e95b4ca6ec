"""How often one may knock at each door: a class comes in, a guesser does not."""

from __future__ import annotations

import pytest

from blueprints import limits
from records import db
from tests.blueprints import visitors
from tests.blueprints.visitors import Browser

PASSWORD = "a long password"


@pytest.fixture
def house(connection, redis_url, sqlite_url, tmp_path):
    """A house whose doors count."""
    yield visitors.app(tmp_path, redis_url, sqlite_url, PARLOR_LIMITS="on")
    db.disconnect()


def test_every_form_and_every_way_to_look_a_code_up_is_counted(house):
    here = {str(rule.endpoint) for rule in house.url_map.iter_rules()
            if rule.methods & {"POST"} or rule.endpoint in limits.LOOKED_AT}  # fmt: skip
    free = {"account.sign_out", "assets.file"}
    mine = {door for door in here if door.partition(".")[0] in ("home", "table", "account", "reports")}
    assert mine - free == {door for door in limits.DOORS if not door.startswith("api.")}


def test_a_class_of_thirty_behind_one_address_comes_in_and_signs_up(house):
    host = Browser(house)
    code = host.opens_a_table("Host")
    for number in range(30):
        pupil = Browser(house)
        assert pupil.joins(code, f"Pupil {number}").status_code == 303
        if number < 5:
            assert pupil.signs_up(f"Pupil {number}x").status_code == 200


def test_guessing_one_name_is_slowed_down_from_wherever(house):
    Browser(house).signs_up("Ann")
    answers = [
        Browser(house, f"10.0.0.{n}").signs_in(("Ann", "ANN", "a.n.n")[n % 3], "wrong password")
        for n in range(11)
    ]
    assert [answer.status_code for answer in answers] == [400] * 10 + [429]
    assert "That was a lot at once. Wait a moment." in answers[-1].text
    assert Browser(house, "10.0.0.99").signs_in("Ann").status_code == 429
    assert Browser(house).signs_in("Bob").status_code == 400


def test_guessing_names_from_one_address_is_slowed_down(house, monkeypatch):
    monkeypatch.setattr("records.passwords.fits", lambda kept, secret: False)
    browser = Browser(house, "10.0.0.1")
    answers = [browser.signs_in(f"Nobody {n}", "wrong password").status_code for n in range(61)]
    assert answers == [400] * 60 + [429]
    assert Browser(house, "10.0.0.2").signs_in("Nobody 1", "wrong password").status_code == 400


def test_opening_tables_is_slowed_down_and_joining_goes_on(house):
    browser = Browser(house)
    code = browser.opens_a_table("Ann")
    answers = [browser.sends("/tables", "/", name="Ann", game="one-two-many").status_code for _ in range(60)]
    assert answers == [303] * 59 + [429]
    assert browser.sends("/join", "/", name="Ann", code=code).status_code == 303


def test_a_program_is_told_in_the_one_answer_shape(house):
    client = house.test_client()
    answers = [client.post("/api/v1/guest", json={"name": "Ann"}) for _ in range(241)]
    assert answers[239].json["ok"]
    assert (answers[240].status_code, answers[240].json["ok"]) == (429, False)
    assert answers[240].json["error"] == "That was a lot at once. Wait a moment."


def test_behind_a_proxy_the_visitors_address_counts_and_cannot_be_made_up(
    connection, redis_url, sqlite_url, tmp_path
):
    def whose(proxies, **headers):
        made = visitors.app(tmp_path, redis_url, sqlite_url, PARLOR_PROXIES=str(proxies))
        found = []
        made.before_request(lambda: found.append(limits.address()))
        made.test_client().get("/", headers=headers, environ_base={"REMOTE_ADDR": "10.0.0.1"})
        db.disconnect()
        return found[0]

    chain = {"X-Forwarded-For": "6.6.6.6, 203.0.113.9"}
    assert whose(0, **chain) == "10.0.0.1"
    assert whose(1, **chain) == "203.0.113.9"


@pytest.mark.parametrize(
    ("remote", "whose"),
    [("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"), ("2001:db8:1:2::9", "2001:db8:1:2::"),
     (None, "nowhere"), ("", "nowhere"), ("@", "nowhere")],
)  # fmt: skip
def test_a_household_counts_as_one(house, remote, whose):
    with house.test_request_context(environ_base={"REMOTE_ADDR": remote}):
        assert limits.address() == whose


def test_without_redis_this_process_counts_by_itself(house, monkeypatch):
    Browser(house).signs_up("Ann")
    monkeypatch.setattr(house.extensions["limiter"].copy().pop().storage, "incr", lost)
    answers = [Browser(house).signs_in("Ann", "wrong password").status_code for n in range(11)]
    assert answers == [400] * 10 + [429]


def test_doors_may_be_left_uncounted(connection, redis_url, sqlite_url, tmp_path):
    made = visitors.app(tmp_path, redis_url, sqlite_url)
    assert {
        made.test_client().post("/api/v1/guest", json={"name": "Ann"}).status_code for _ in range(250)
    } == {200}
    db.disconnect()


def lost(*_, **__):
    raise ConnectionError
