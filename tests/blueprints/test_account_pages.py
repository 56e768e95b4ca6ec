"""Ways into an account, as browsers with cookies use them: up, in, back with the recovery code; and a seat that stays."""

from __future__ import annotations

import json

import pytest

from records import accounts, db, history, names, passwords
from tables import record, service, store, upkeep, words
from tests.blueprints.visitors import PASSWORD, Browser, code_shown, seats, sentence

CLOSED = "Accounts can't be reached right now. Try again in a moment; playing goes on."


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
    assert not browser.is_in


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
    told = upkeep.to_keep(code)[0]["game"]
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
    assert not phone.is_in
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
    assert phone.is_in


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
    assert ann.is_in
    assert accounts.sign_in("Ann", PASSWORD)


def test_recovering_signs_in_with_a_new_password_and_ends_the_other_sessions(house):
    ann, phone = Browser(house), Browser(house)
    code = code_shown(ann.signs_up("Ann"))
    answer = phone.sends("/recover", name="Ann", code="AAAA-BBBB-CCCC-DDDD-EEEE", new="the next password")
    assert (answer.status_code, sentence(answer)) == (400, accounts.WRONG_CODE)
    answer = phone.sends("/recover", name="ann", code=code.lower(), new="the next password")
    assert code_shown(answer) not in ("", code)
    assert phone.is_in
    assert not ann.is_in


def test_with_the_database_down_play_goes_on_and_account_pages_say_one_sentence(house, ann, tmp_path):
    code = ann.opens_a_table("Ann")
    guest = Browser(house)
    db.connect(f"sqlite:///{tmp_path}/no/where.db")
    guest.joins(code, "Bo")
    assert guest.sits(code)
    assert ann.looks(f"/t/{code}").status_code == 200
    assert ann.looks("/").status_code == 200
    assert ann.sits(code)
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
