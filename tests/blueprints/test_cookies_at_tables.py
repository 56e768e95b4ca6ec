"""A browser's cookie at a table's socket: who was signed out or banned elsewhere is let in no more, and put out."""

from __future__ import annotations

import json
from contextlib import closing

import pytest
import websocket

from blueprints import identity
from games.errors import Illegal
from records import accounts, db, deeds
from tests.blueprints.visitors import Browser, LiveBrowser
from tests.wire import PATIENCE_SECONDS, without_goodbye

NAMESPACE = "/one-two-many"


class Person(LiveBrowser):
    """Somebody whose browser goes to a table."""

    def opens_a_table(self) -> str:
        """Open a table; its code."""
        return self.sends("/tables", "/", name="Guest", game="one-two-many").url.rpartition("/")[2]

    def line(self, code: str, cookies: dict[str, str] | None = None) -> websocket.WebSocket:
        """A connection that asks to be let in at the table, with this browser's cookies or those given."""
        crumbs = "; ".join(
            f"{name}={value}" for name, value in (cookies or self.session.cookies.get_dict()).items()
        )
        url = self.address.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
        line = websocket.create_connection(url, timeout=PATIENCE_SECONDS, cookie=crumbs)
        line.send(f"40{NAMESPACE},{json.dumps({'code': code})}")
        return without_goodbye(line)


def hears(line, *starts):
    """Wait for a frame that begins so."""
    while True:
        text = line.recv()
        if text == "2":
            line.send("3")
        if text.startswith(starts):
            return text


def test_signing_out_everywhere_puts_every_connection_out_and_lets_none_back_in(parlor):
    ann, name = Person(parlor), "Ann of the sockets"
    ann.sends("/sign-up", name=name, password="a long password")
    code = ann.opens_a_table()
    phone = Person(parlor)
    phone.sends("/sign-in", name=name, password="a long password")
    stale = phone.session.cookies.get_dict()
    with closing(phone.line(code)) as line:
        assert hears(line, f'42{NAMESPACE},["view"')
        assert "You are signed out." in ann.sends("/sign-out", "/account", everywhere="1").text
        assert hears(line, f"41{NAMESPACE}")
    with closing(phone.line(code, stale)) as again:
        refusal = json.loads(hears(again, "44", "40" + NAMESPACE).partition(",")[2])
        assert refusal == {"message": identity.SIGNED_OUT, "data": {"code": "no_person"}}


def test_nothing_is_shown_before_the_connection_stands(parlor):
    ann = Person(parlor)
    code = ann.opens_a_table()
    for _ in range(20):
        with closing(ann.line(code)) as line:
            first = hears(line, "40", "42")
            assert first.startswith(f"40{NAMESPACE}"), first
            assert hears(line, f'42{NAMESPACE},["view"')


def test_a_forged_cookie_is_nobody(parlor):
    code = Person(parlor).opens_a_table()
    with closing(Person(parlor).line(code, {"parlor": "forged"})) as nobody:
        assert json.loads(hears(nobody, "44").partition(",")[2])["data"] == {"code": "no_person"}


def test_a_guest_who_signs_up_comes_back_to_their_seat(parlor):
    ann = Person(parlor)
    code = ann.opens_a_table()
    with closing(ann.line(code)) as line:
        before = json.loads(hears(line, f'42{NAMESPACE},["view"').partition(",")[2])[1]
    ann.sends("/sign-up", name="Ann who came as a guest", password="a long password")
    with closing(ann.line(code)) as line:
        after = json.loads(hears(line, f'42{NAMESPACE},["view"').partition(",")[2])[1]
    assert (before["you"], after["you"]) == (0, 0)
    assert before["table"]["me"] == after["table"]["me"]
    assert after["table"]["seats"][0]["name"] == "Ann who came as a guest"


def test_a_tab_left_open_while_its_guest_signs_in_comes_back_as_the_account(parlor):
    name = "Ann with two tabs"
    Person(parlor).sends("/sign-up", name=name, password="a long password")
    phone = Person(parlor)
    code = phone.opens_a_table()
    with closing(phone.line(code)) as tab:
        hears(tab, f'42{NAMESPACE},["view"')
        phone.sends("/sign-in", name=name, password="a long password", next=f"/t/{code}")
        assert hears(tab, f"41{NAMESPACE}")
    with closing(phone.line(code)) as tab:
        view = json.loads(hears(tab, f'42{NAMESPACE},["view"').partition(",")[2])[1]
        assert view["you"] == 0
        assert [seat["name"] for seat in view["table"]["seats"]] == [name]
        assert view["table"]["watchers"] == view["table"]["waiting"] == []
        phone.sends("/sign-out", "/account")
        assert hears(tab, f"41{NAMESPACE}")


def who(house, browser):
    """Whom a socket with this browser's cookie is taken for."""
    environ = {"HTTP_COOKIE": f"parlor={browser.client.get_cookie('parlor').value}"}
    with house.app_context():
        return identity.of_environ(house, environ)


def test_a_socket_is_whoever_its_cookie_says_while_that_holds(house):
    ann = Browser(house)
    ann.signs_up("Ann")
    old = ann.copy()
    assert who(house, ann) == (ann.person, "Ann")
    ann.sends("/account/password", "/account", password="a long password", new="the next password")
    assert who(house, ann) == (ann.person, "Ann")
    with pytest.raises(Illegal, match="You were signed out"):
        who(house, old)


def test_somebody_banned_is_let_in_by_neither_cookie_nor_token(house):
    ann = Browser(house)
    ann.signs_up("Ann")
    with house.app_context():
        token = identity.token(ann.person, "Ann")
    deeds.ban(deeds.COMMAND_LINE, ann.person, "Rude.")
    with pytest.raises(Illegal, match="closed by the people"):
        who(house, ann)
    with house.app_context(), pytest.raises(Illegal, match="closed by the people"):
        identity.of_token(token)


def test_with_the_database_down_cookies_are_believed_and_it_is_not_asked_each_time(
    house, tmp_path, monkeypatch
):
    ann = Browser(house)
    ann.signs_up("Ann")
    db.connect(f"sqlite:///{tmp_path}/no/where.db")
    asked = []
    ask = accounts.person
    monkeypatch.setattr(accounts, "person", lambda person: asked.append(person) or ask(person))
    assert [who(house, ann)[1] for _ in range(3)] == ["Ann"] * 3
    assert len(asked) == 1
