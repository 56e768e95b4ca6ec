"""Account pages, as browsers with cookies use them: in and out, what a session may and may not, and a seat that stays."""

from __future__ import annotations

import json

import pytest

from records import accounts, db, deeds, history, names, passwords
from tables import moving, record, service, store, words
from tests.blueprints import visitors
from tests.blueprints.visitors import Browser, code_shown, sentence

PASSWORD = "a long password"
CLOSED = "Accounts can't be reached right now. Try again in a moment; playing goes on."


@pytest.fixture
def house(connection, redis_url, sqlite_url, tmp_path):
    yield visitors.app(tmp_path, redis_url, sqlite_url)
    db.disconnect()


@pytest.fixture
def ann(house):
    """Ann, who has just signed up."""
    browser = Browser(house)
    assert browser.signs_up("Ann").status_code == 200
    return browser


def seats(code):
    """Who sits at a table: their ids."""
    return [seat["person"] for seat in service.look(code)[1]["seats"]]


def sits(browser, code):
    """Whether this browser's person has a seat there that is theirs to play."""
    return browser.person in seats(code)


def is_in(browser):
    """Whether this browser is signed in."""
    return browser.looks("/account").status_code == 200


def test_signing_up_shows_the_recovery_code_once_and_leads_on(house):
    ann = Browser(house)
    answer = ann.signs_up("Ann Lee", next="/t/ABFHK")
    code = code_shown(answer)
    assert len(code) == 24
    assert 'href="/t/ABFHK">I have written it down' in answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    assert "Ann Lee" in ann.looks("/account").text
    assert code not in ann.looks("/account").text
    assert ann.looks("/sign-up").location == "/account"


@pytest.mark.parametrize(
    ("name", "password", "why"),
    [("", PASSWORD, names.HOW_LONG), ("Admin", PASSWORD, names.OURS), ("Ann", "short", passwords.HOW_SHORT),
     ("Annabella", "annabella", passwords.THE_NAME), ("b0B", PASSWORD, accounts.TAKEN)],
)  # fmt: skip
def test_a_refused_sign_up_says_one_sentence_and_makes_nobody(house, name, password, why):
    Browser(house).signs_up("Bob")
    browser = Browser(house)
    answer = browser.signs_up(name, password)
    assert (answer.status_code, sentence(answer)) == (400, why)
    assert answer.text.count('role="alert"') == 1
    assert 'aria-invalid="true"' in answer.text
    assert password not in answer.text
    assert not is_in(browser)


def test_a_guest_who_signs_up_keeps_their_seat_and_their_game(house):
    ann, bo = Browser(house), Browser(house)
    code = ann.opens_a_table("Ann")
    bo.joins(code, "Bo")
    service.run(code, ann.person, {"do": "start"})
    guest = ann.person
    ann.signs_up("Ann Lee", next=f"/t/{code}")
    assert ann.person == guest
    assert seats(code) == [guest, bo.person]
    assert (
        json.loads(ann.looks(f"/t/{code}").text.split('id="room">')[1].split("</script>")[0])["account"]
        == "Ann Lee"
    )
    service.act(code, guest, {"type": "guess", "round": 0, "text": "fire"})
    service.act(code, bo.person, {"type": "guess", "round": 0, "text": "fire"})
    told = service.to_keep(code)[0]["game"]
    assert history.keep(told)


def test_signing_in_at_a_table_brings_the_guests_seat_along(house, ann):
    account = ann.person
    phone, bo = Browser(house), Browser(house)
    code = phone.opens_a_table("Just a guest")
    guest = phone.person
    bo.joins(code, "Bo")
    service.run(code, guest, {"do": "start"})
    service.act(code, guest, {"type": "guess", "round": 0, "text": "fire"}, "move-1")
    answer = phone.signs_in("Ann", next=f"/t/{code}")
    assert (answer.status_code, answer.location) == (303, f"/t/{code}")
    assert phone.person == account != guest
    assert seats(code) == [account, bo.person]
    _, doc = service.look(code)
    assert (doc["host"], doc["opener"]) == (account, account)
    assert guest not in json.dumps(doc)
    assert record.shown_name(doc, account) == "Ann"
    assert (
        service.act(code, account, {"type": "guess", "round": 0, "text": "smoke"}, "move-1").changed is False
    )


def test_an_account_that_sits_at_the_table_already_does_not_take_a_second_seat(house, ann):
    code = ann.opens_a_table("Ann")
    phone = Browser(house)
    phone.joins(code, "Guest")
    before = store.load(code)
    answer = phone.signs_in("Ann", next=f"/t/{code}")
    assert (answer.status_code, sentence(answer)) == (400, words.TWO_SEATS)
    assert store.load(code) == before
    assert not is_in(phone)
    service.stand(code, phone.person)
    assert phone.signs_in("Ann", next=f"/t/{code}").status_code == 303
    assert seats(code) == [ann.person]
    assert phone.person == ann.person


def test_a_wrong_password_changes_nothing_at_the_table(house, ann):
    phone = Browser(house)
    code = phone.opens_a_table("Guest")
    before = store.load(code)
    answer = phone.signs_in("Ann", "wrong password", next=f"/t/{code}")
    assert (answer.status_code, sentence(answer)) == (400, accounts.WRONG)
    assert store.load(code) == before


def test_signing_in_with_a_table_that_is_gone_still_signs_in(house, ann):
    phone = Browser(house)
    phone.signs_in("Ann", next="/t/ABFHK")
    assert is_in(phone)


@pytest.mark.parametrize(
    "wish",
    ["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", "/\t/elsewhere.example",
     "javascript:alert(1)", "/\r\nSet-Cookie: a=b", "elsewhere", "/a\\b", "\x00", " /t/ABFHK", "/é"],
)  # fmt: skip
def test_nobody_is_led_away_from_the_house(house, ann, wish):
    assert Browser(house).signs_in("Ann", next=wish).location == "/account"
    assert 'href="/account">I have' in Browser(house).signs_up(f"Bo {abs(hash(wish))}"[:20], next=wish).text


def test_a_form_without_its_token_is_refused(house, ann):
    browser = Browser(house)
    for path in ("/sign-up", "/sign-in", "/recover"):
        answer = browser.client.post(path, data={"name": "Ann", "password": PASSWORD})
        assert answer.status_code == 400
        assert "grown old" in answer.text
    for path in ("name", "password", "code", "delete"):
        answer = ann.client.post(
            f"/account/{path}", data={"name": "Ada", "password": PASSWORD, "new": "the next password"}
        )
        assert answer.status_code == 400
    assert ann.client.post("/sign-out").status_code == 400
    assert is_in(ann)
    assert accounts.sign_in("Ann", PASSWORD)


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
    assert not is_in(thief)
    assert not sits(thief, code)


def test_both_facts_of_a_session_are_needed(house, ann):
    for facts in ({"person": ann.person}, {"signed_in_at": 9e9}, {"person": ann.person, "signed_in_at": "9e9"},
                  {"person": "p-somebody", "signed_in_at": 9e9}, {"person": 7, "signed_in_at": 9e9}):  # fmt: skip
        browser = Browser(house)
        with browser.client.session_transaction() as session:
            session.update(facts)
        assert not is_in(browser)


def test_a_seat_moved_to_another_device_plays_as_the_person_and_opens_no_account(house, ann):
    code = ann.opens_a_table("Ann")
    link = ann.looks(f"/t/{code}").text.split('"csrf": "')[1].split('"')[0]
    moved = ann.client.post(f"/t/{code}/move", headers={"X-CSRFToken": link}).json
    phone = Browser(house)
    phone.looks(moved["url"])
    assert phone.person == ann.person
    assert sits(phone, code)
    assert phone.looks("/account").location == "/sign-in?next=/account"
    answer = phone.signs_up("Somebody new")
    assert sentence(answer) == accounts.ALREADY
    phone.signs_in("Ann")
    assert is_in(phone)


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
    assert not is_in(ann)


def test_signing_out_everywhere_ends_every_session_at_once(house, ann):
    phone, other = Browser(house), ann.copy()
    phone.signs_in("Ann")
    ann.sends("/sign-out", "/account", everywhere="1")
    assert not any(is_in(browser) for browser in (ann, phone, other))


def test_another_password_signs_out_every_other_browser(house, ann):
    phone, thief = Browser(house), ann.copy()
    phone.signs_in("Ann")
    answer = ann.sends("/account/password", "/account", password=PASSWORD, new="the next password")
    assert answer.location == "/account"
    assert is_in(ann)
    assert not is_in(phone)
    assert not is_in(thief)
    assert sentence(phone.signs_in("Ann")) == accounts.WRONG
    assert phone.signs_in("Ann", "the next password").location == "/account"


def test_a_refusal_on_ones_own_page_stands_beside_its_field_and_changes_nothing(house, ann):
    Browser(house).signs_up("Bo")
    for path, fields, why in (
        ("name", {"name": "B_O"}, accounts.TAKEN),
        ("name", {"name": "x"}, "A name has 2 to 24 characters."),
        ("password", {"password": "wrong password", "new": "the next password"}, accounts.WRONG_PASSWORD),
        ("password", {"password": PASSWORD, "new": "short"}, passwords.HOW_SHORT),
        ("code", {"password": "wrong password"}, accounts.WRONG_PASSWORD),
        ("delete", {"password": "wrong password"}, accounts.WRONG_PASSWORD),
    ):
        answer = ann.sends(f"/account/{path}", "/account", **fields)
        assert (answer.status_code, sentence(answer)) == (400, why)
        assert answer.text.count('role="alert"') == 1
    assert accounts.sign_in("Ann", PASSWORD)
    assert is_in(ann)


def test_another_name_is_ones_name_at_tables_too(house, ann):
    ann.sends("/account/name", "/account", name="Ada")
    assert "You are Ada from now on." in ann.looks("/account").text
    code = ann.opens_a_table("")
    assert record.shown_name(service.look(code)[1], ann.person) == "Ada"


def test_recovering_signs_in_with_a_new_password_and_ends_the_other_sessions(house):
    ann, phone = Browser(house), Browser(house)
    code = code_shown(ann.signs_up("Ann"))
    answer = phone.sends("/recover", name="Ann", code="AAAA-BBBB-CCCC-DDDD-EEEE", new="the next password")
    assert (answer.status_code, sentence(answer)) == (400, accounts.WRONG_CODE)
    answer = phone.sends("/recover", name="ann", code=code.lower(), new="the next password")
    assert code_shown(answer) not in ("", code)
    assert is_in(phone)
    assert not is_in(ann)


def test_a_new_recovery_code_is_shown_once(house, ann):
    answer = ann.sends("/account/code", "/account", password=PASSWORD)
    assert (
        Browser(house)
        .sends("/recover", name="Ann", code=code_shown(answer), new="the next password")
        .status_code
        == 200
    )


def test_ones_data_comes_as_a_file_for_oneself_alone(house, ann):
    answer = ann.looks("/account/export.json")
    assert answer.headers["Content-Disposition"] == "attachment; filename=parlor.json"
    assert answer.json["account"]["name"] == "Ann"
    assert answer.headers["Cache-Control"] == "no-store"
    assert Browser(house).looks("/account/export.json").status_code == 303


def test_deleting_ends_the_account_and_leaves_a_guest(house, ann):
    was, thief = ann.person, ann.copy()
    answer = ann.sends("/account/delete", "/account", password=PASSWORD)
    assert answer.location == "/"
    assert "Your account is deleted." in ann.looks("/").text
    assert ann.person != was
    thief.opens_a_table("Ann")
    assert thief.person != was
    assert sentence(ann.signs_in("Ann")) == accounts.WRONG


def test_somebody_banned_can_neither_sign_in_nor_open_nor_join(house, ann):
    host = Browser(house)
    code = host.opens_a_table("Host")
    deeds.ban(deeds.COMMAND_LINE, ann.person, "Rude.")
    assert not is_in(ann)
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
    assert is_in(ann)


def test_with_the_database_down_play_goes_on_and_account_pages_say_one_sentence(house, ann, tmp_path):
    code = ann.opens_a_table("Ann")
    guest = Browser(house)
    db.connect(f"sqlite:///{tmp_path}/no/where.db")
    guest.joins(code, "Bo")
    assert sits(guest, code)
    assert ann.looks(f"/t/{code}").status_code == 200
    assert ann.looks("/").status_code == 200
    assert sits(ann, code)
    answer = ann.looks("/account")
    assert (answer.status_code, CLOSED.replace("'", "&#39;") in answer.text) == (503, True)
    for answer in (
        guest.signs_in("Ann"),
        guest.signs_up("Bo"),
        guest.sends("/recover", name="a", code="b", new="a new password"),
    ):
        assert (answer.status_code, sentence(answer)) == (400, CLOSED)


def test_the_house_bar_says_who_is_signed_in(house, ann):
    assert '<a class="house-me" href="/account">Ann</a>' in ann.looks("/").text
    assert '<a href="/sign-in">Sign in</a>' in Browser(house).looks("/").text
    guest = Browser(house)
    code = ann.opens_a_table("Ann")
    assert f'<a href="/sign-in?next=/t/{code}">Sign in</a>' in guest.looks(f"/t/{code}").text
