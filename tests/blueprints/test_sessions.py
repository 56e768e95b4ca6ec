"""What a cookie says, whom it lets in, and what ends it."""

from __future__ import annotations

from records import accounts, deeds
from tables import moving
from tests.blueprints import visitors
from tests.blueprints.visitors import Browser, seats, sentence


def test_nothing_planted_before_signing_in_remains(house, ann):
    browser = Browser(house)
    with browser.client.session_transaction() as session:
        session.update(person=ann.person, since=1.0, planted="by somebody else", signed_in_at=1.0)
    browser.signs_in("Ann")
    assert "planted" not in browser.cookie
    assert browser.cookie["signed_in_at"] > 1.0


def test_a_copy_of_the_cookie_from_before_signing_up_is_nobody_afterwards(house):
    ann = Browser(house)
    code = ann.opens_a_table("Ann")
    thief = ann.copy()
    ann.signs_up("Ann Lee")
    thief.looks(f"/t/{code}")
    assert thief.person != ann.person
    assert not thief.is_in
    assert not thief.sits(code)


def test_both_facts_of_a_session_are_needed(house, ann):
    for facts in ({"person": ann.person}, {"signed_in_at": 9e9}, {"person": ann.person, "signed_in_at": "9e9"},
                  {"person": "p-somebody", "signed_in_at": 9e9}, {"person": 7, "signed_in_at": 9e9}):  # fmt: skip
        browser = Browser(house)
        with browser.client.session_transaction() as session:
            session.update(facts)
        assert not browser.is_in


def test_a_seat_moved_to_another_device_plays_as_the_person_and_opens_no_account(house, ann):
    code = ann.opens_a_table("Ann")
    link = ann.looks(f"/t/{code}").text.split('"csrf": "')[1].split('"')[0]
    moved = ann.client.post(f"/t/{code}/move", headers={"X-CSRFToken": link}).json
    phone = Browser(house)
    phone.looks(moved["url"])
    assert phone.person == ann.person
    assert phone.sits(code)
    assert phone.looks("/account").location == "/sign-in?next=/account"
    answer = phone.signs_up("Somebody new")
    assert sentence(answer) == accounts.ALREADY
    phone.signs_in("Ann")
    assert phone.is_in


def test_a_moved_seat_ends_with_the_sessions_of_its_account(house, ann):
    moving_token = moving.offer(ann.person, "Ann", "ABFHK")
    phone = Browser(house)
    phone.looks(f"/move/{moving_token}")
    phone.opens_a_table("Ann")
    assert phone.person == ann.person
    ann.sends("/sign-out", "/account", everywhere="1")
    phone.opens_a_table("Ann")
    assert phone.person != accounts.named("Ann").id


def test_signing_out_leaves_a_fresh_guest(house, ann):
    was = ann.person
    answer = ann.sends("/sign-out", "/account")
    assert (answer.status_code, answer.location) == (303, "/")
    assert ann.person != was
    assert "name" not in ann.cookie
    assert "You are signed out." in ann.looks("/").text
    assert not ann.is_in


def test_signing_out_everywhere_ends_every_session_at_once(house, ann):
    phone, other = Browser(house), ann.copy()
    phone.signs_in("Ann")
    ann.sends("/sign-out", "/account", everywhere="1")
    assert not any(browser.is_in for browser in (ann, phone, other))


def test_somebody_banned_can_neither_sign_in_nor_open_nor_join(house, ann):
    host = Browser(house)
    code = host.opens_a_table("Host")
    deeds.ban(deeds.COMMAND_LINE, ann.person, "Rude.")
    assert not ann.is_in
    for answer in (
        ann.looks(f"/t/{code}"),
        ann.sends("/join", "/", code=code, name="Ann"),
        ann.signs_in("Ann"),
    ):
        assert answer.status_code == 400
        assert accounts.BANNED in answer.text
    assert seats(code) == [host.person]


def test_cookies_are_kept_from_scripts_and_from_other_sites(
    house, ann, connection, redis_url, sqlite_url, tmp_path
):
    cookie = ann.client.get_cookie("parlor")
    assert (cookie.http_only, cookie.same_site, cookie.secure) == (True, "Lax", False)
    behind = Browser(visitors.app(tmp_path, redis_url, sqlite_url, PARLOR_PROXIES="1"))
    secure = behind.client.get(
        "/sign-in", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "10.0.0.1"}
    )
    assert "Secure; HttpOnly" in secure.headers["Set-Cookie"]


def test_the_cookie_is_sent_only_when_it_changes_and_renewed_for_a_regular(house, ann):
    code = ann.opens_a_table("Ann")
    base = f"{house.config['STATIC_PREFIX']}/css/base.css"
    for path in (base, f"/t/{code}/qr.svg", f"/api/v1/tables/{code}", "/healthz"):
        assert "Set-Cookie" not in ann.looks(path).headers
    ann.looks(f"/t/{code}")
    assert "Set-Cookie" not in ann.looks(f"/t/{code}").headers
    with ann.client.session_transaction() as session:
        session["month"] -= 1
    assert "parlor=" in ann.looks(f"/t/{code}").headers["Set-Cookie"]
    assert ann.is_in
