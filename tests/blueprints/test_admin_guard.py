"""Nothing in the panel is reachable by anybody but an admin who signed in lately: every address and method is tried."""

import time

import pytest

from blueprints.admin.presses import DEEDS
from records import accounts


def tries(panel, who):
    """What somebody is answered at every address, sent with a token of their own; nothing may have changed."""
    before = panel.everything()
    answers = {}
    for method, address in panel.addresses():
        if method == "POST":
            answers[method, address] = panel.presses(who, address)
        else:
            answers[method, address] = who.client.open(address, method=method)
    assert panel.everything() == before
    assert {method for method, _ in answers} == {"GET", "HEAD", "POST"}
    return answers


def test_the_walk_finds_every_page_and_every_press(panel):
    found = panel.addresses()
    assert {address.rpartition("/")[2] for method, address in found if method == "POST"} == set(DEEDS)
    assert sum(method == "GET" for method, _ in found) >= 12
    assert all("static" not in address for _, address in found)


@pytest.mark.parametrize("who", ["vi", "gus"])
def test_a_visitor_is_shown_the_way_to_sign_in_and_no_more(panel, who):
    for (method, address), answer in tries(panel, getattr(panel, who)).items():
        if method == "POST":
            assert answer.status_code == 403, address
        else:
            assert (answer.status_code, answer.location.partition("?")[0]) == (303, "/sign-in"), address


def test_somebody_signed_in_who_is_no_admin_finds_nothing_there(panel):
    for (method, address), answer in tries(panel, panel.bo).items():
        assert answer.status_code == 404, (method, address)


def test_an_admin_who_signed_in_long_ago_must_sign_in_again(panel):
    panel.goes_stale()
    for (method, address), answer in tries(panel, panel.ida).items():
        assert answer.status_code == 403, (method, address)
    assert "Sign in again" in panel.ida.looks("/admin/").text


def test_signing_in_again_leads_back_into_the_panel(panel):
    panel.goes_stale()
    out = panel.ida.sends("/sign-out", "/admin/", next="/admin/")
    assert (out.status_code, out.location) == (303, "/sign-in?next=/admin/")
    back = panel.ida.signs_in("Ida", next="/admin/")
    assert (back.status_code, back.location) == (303, "/admin/")
    assert panel.ida.looks("/admin/").status_code == 200


def test_a_banned_or_demoted_admin_is_out_at_the_next_request(panel):
    assert panel.ida.looks("/admin/audit/").status_code == 200
    accounts.sign_out_everywhere(panel.ida.person)
    assert panel.ida.looks("/admin/audit/").status_code == 303


def test_an_admin_finds_every_page(panel):
    for method, address in panel.addresses():
        if method == "GET":
            answer = panel.ida.looks(address)
            assert answer.status_code == 200, address
            assert "<b>wrong</b>" not in answer.text


def test_every_press_wants_the_token_of_the_page(panel):
    before = panel.everything()
    for method, address in panel.addresses():
        if method == "POST":
            assert panel.presses(panel.ida, address, believed=False).status_code == 400, address
            assert panel.ida.looks(address).status_code in (404, 405), "A deed is done by a press alone."
    assert panel.everything() == before


def test_the_panel_runs_no_script_and_bends_no_rule_of_the_house(panel):
    for method, address in panel.addresses():
        if method == "GET":
            answer = panel.ida.looks(address)
            assert answer.headers["Content-Security-Policy"].startswith(
                "default-src 'self'; script-src 'self' 'nonce-"
            )
            assert "unsafe" not in answer.headers["Content-Security-Policy"]
            assert answer.text.count("<script") == 1  # the theme, as on every page
            assert " style=" not in answer.text
            assert " on" + "click" not in answer.text
            assert answer.headers["Cache-Control"] == "no-store"


def test_a_cookie_from_the_future_opens_nothing(panel):
    with panel.bo.client.session_transaction() as cookie:
        cookie["signed_in_at"] = time.time() + 1e9
    assert panel.bo.looks("/admin/").status_code == 404
