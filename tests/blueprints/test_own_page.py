"""One's own page: another name, password or recovery code, what is kept of one, and the end of it."""

from __future__ import annotations

from records import accounts, passwords
from tables import record, service
from tests.blueprints.visitors import PASSWORD, Browser, code_shown, sentence


def test_another_password_signs_out_every_other_browser(house, ann):
    phone, thief = Browser(house), ann.copy()
    phone.signs_in("Ann")
    answer = ann.sends("/account/password", "/account", password=PASSWORD, new="the next password")
    assert answer.location == "/account"
    assert ann.is_in
    assert not phone.is_in
    assert not thief.is_in
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
    assert ann.is_in


def test_another_name_is_ones_name_at_tables_too(house, ann):
    ann.sends("/account/name", "/account", name="Ada")
    assert "You are Ada from now on." in ann.looks("/account").text
    code = ann.opens_a_table("")
    assert record.shown_name(service.look(code)[1], ann.person) == "Ada"


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
