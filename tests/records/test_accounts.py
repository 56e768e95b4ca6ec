"""People who have signed up: in and out, another name or password, recovered, exported, and away for good."""

from __future__ import annotations

from contextlib import contextmanager
from multiprocessing.pool import ThreadPool

import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, select

from records import accounts, crews, deeds, exported, history, house_rules, leaving, passwords
from records.accounts import Refused
from records.db import session
from records.models import KeptGame, Person, Place, Rating, Report

PASSWORD = "a long password"
ENDED = 1_764_450_000.0


def sign_up(person_id, name=None, password=PASSWORD):
    """An account for a guest; its recovery code."""
    return accounts.sign_up(person_id, name or person_id.title(), password)[1]


@contextmanager
def refused(sentence, field):
    """What is done here is refused with that sentence, beside that field."""
    with pytest.raises(Refused) as refusal:
        yield
    assert (refusal.value.sentence, refusal.value.field) == (sentence, field)


def side(person, place):
    return {
        "person": person,
        "name": f"{person} at the table",
        "bot": None,
        "covered": False,
        "place": place,
        "points": 5 - place,
    }


def play(*people, game_id="game-1", view=None):
    """A kept game in which the first of `people` won."""
    sides = [side(person, place) for place, person in enumerate(people, 1)]
    assert history.keep(
        {"id": game_id, "game": "fictionary", "code": "ABFHK", "ended": ENDED, "rated": True, "seats": sides,
         "record": {"view": view or {}}, "usage": [], "carry": None}
    )  # fmt: skip


def test_a_guest_who_signs_up_keeps_their_id(database_url):
    row, code = accounts.sign_up("p123", "Ann Lee", PASSWORD)
    assert (row.id, row.name, row.admin, row.banned) == ("p123", "Ann Lee", False, False)
    assert accounts.sign_in("ann.lee", PASSWORD).id == "p123"
    assert PASSWORD not in row.password
    assert code not in row.recovery


def test_a_name_that_reads_like_another_is_taken(database_url):
    sign_up("ann", "Ann Lee")
    with refused(accounts.TAKEN, "name"):
        sign_up("bo", "ANN_1EE")
    assert accounts.person("bo") is None


def test_of_many_who_want_one_name_at_once_one_has_it(database_url):
    def wish(number):
        try:
            return bool(sign_up(f"p{number}", "Ann"))
        except Refused as refusal:
            return refusal.sentence

    with ThreadPool(4) as together:
        answers = together.map(wish, range(4))
    assert sorted(map(str, answers)) == sorted(["True", *[accounts.TAKEN] * 3])


def test_a_seat_of_somebody_who_has_signed_up_is_not_signed_up_again(database_url):
    sign_up("ann")
    with refused(accounts.ALREADY, "name"):
        sign_up("ann", "Another")


@pytest.mark.parametrize("name", ["Bo", "Ann", "", None, "a\x00b", "x" * 5000])
def test_a_wrong_name_and_a_wrong_password_are_refused_alike(database_url, name):
    sign_up("ann")
    with refused(accounts.WRONG, "password"):
        accounts.sign_in(name, "another password")


def test_a_name_nobody_has_takes_the_same_work_as_a_wrong_password(database_url, monkeypatch):
    sign_up("ann")
    passwords.fits(None, "")
    worked = []

    class Counting(PasswordHasher):
        def verify(self, kept, secret):
            worked.append(kept)
            return super().verify(kept, secret)

    monkeypatch.setattr(passwords, "hasher", Counting(time_cost=2, memory_cost=19 * 1024, parallelism=1))
    for do in (
        lambda: accounts.sign_in("Ann", "wrong password"),
        lambda: accounts.sign_in("Nobody here", "wrong password"),
        lambda: accounts.recover("Ann", "AAAA", "a new password"),
        lambda: accounts.recover("Nobody here", "AAAA", "a new password"),
    ):
        worked.clear()
        with pytest.raises(Refused):
            do()
        assert len(worked) == 1
        assert "m=19456,t=2,p=1" in worked[0]


def test_a_password_kept_with_other_figures_is_kept_anew_at_sign_in(database_url):
    sign_up("ann")
    old = PasswordHasher(time_cost=1, memory_cost=8 * 1024, parallelism=1).hash(PASSWORD)
    with session() as work:
        work.get(Person, "ann").password = old
    accounts.sign_in("Ann", PASSWORD)
    kept = accounts.person("ann").password
    assert kept != old
    assert not passwords.is_dated(kept)
    assert accounts.sign_in("Ann", PASSWORD).id == "ann"


def test_a_password_may_be_typed_with_letters_put_together_in_another_way(database_url):
    sign_up("ann", password="caf\u00e9 au lait")
    assert accounts.sign_in("Ann", "cafe\u0301 au lait").id == "ann"


def test_another_name_is_signed_in_by_and_frees_the_old_one(database_url):
    sign_up("ann")
    sign_up("bo")
    assert accounts.change_name("ann", "ANN") == "ANN"
    with refused(accounts.TAKEN, "name"):
        accounts.change_name("ann", "b.o")
    accounts.change_name("ann", "Ada")
    assert accounts.sign_in("ada", PASSWORD).name == "Ada"
    sign_up("cy", "Ann")


def test_another_password_ends_every_session_from_before(database_url):
    sign_up("ann")
    before = accounts.person("ann").signed_out
    with refused(accounts.WRONG_PASSWORD, "password"):
        accounts.change_password("ann", "wrong password", "the next password")
    with refused(passwords.THE_NAME, "new"):
        accounts.change_name("ann", "Annabella")
        accounts.change_password("ann", PASSWORD, "annabella")
    at = accounts.change_password("ann", PASSWORD, "the next password")
    row = accounts.sign_in("Annabella", "the next password")
    assert not accounts.holds(row, before)
    assert accounts.holds(row, at)
    with refused(accounts.WRONG, "password"):
        accounts.sign_in("Annabella", PASSWORD)


def test_a_recovery_code_is_good_once_and_brings_another(database_url):
    code = sign_up("ann")
    with refused(accounts.WRONG_CODE, "code"):
        accounts.recover("Ann", code[:-1] + ("A" if code[-1] != "A" else "B"), "the next password")
    with refused(passwords.HOW_SHORT, "new"):
        accounts.recover("Ann", code, "short")
    row, fresh = accounts.recover("ann", code.lower().replace("-", " "), "the next password")
    assert accounts.sign_in("Ann", "the next password").id == row.id == "ann"
    with refused(accounts.WRONG_CODE, "code"):
        accounts.recover("Ann", code, "a third password")
    assert accounts.recover("Ann", fresh, "a third password")


def test_a_lost_recovery_code_is_replaced_by_whoever_knows_the_password(database_url):
    code = sign_up("ann")
    with refused(accounts.WRONG_PASSWORD, "password"):
        accounts.renew_code("ann", "wrong password")
    fresh = accounts.renew_code("ann", PASSWORD)
    with refused(accounts.WRONG_CODE, "code"):
        accounts.recover("Ann", code, "the next password")
    assert accounts.recover("Ann", fresh, "the next password")


def test_somebody_banned_stays_out_and_may_be_let_in_again(database_url):
    code = sign_up("ann")
    since = accounts.person("ann").signed_out
    deeds.ban(deeds.COMMAND_LINE, "ann", "Rude.")
    with refused(accounts.WRONG, "password"):
        accounts.sign_in("Ann", "wrong password")
    with refused(accounts.BANNED, "password"):
        accounts.sign_in("Ann", PASSWORD)
    with refused(accounts.BANNED, "code"):
        accounts.recover("Ann", code, "the next password")
    assert not accounts.holds(accounts.person("ann"), since + 1e6)
    deeds.unban(deeds.COMMAND_LINE, "ann", "Said sorry.")
    row = accounts.sign_in("Ann", PASSWORD)
    assert accounts.holds(row, row.signed_out)
    assert not accounts.holds(row, since)


def test_deleting_takes_what_was_ones_own_and_leaves_the_others_games_whole(database_url):
    sign_up("ann")
    sign_up("bo")
    house_rules.remember("ann", "fictionary", {"timer": 60}, now=1.0)
    play("ann", "bo", "guest")
    before = exported.export("bo")
    with refused(accounts.WRONG_PASSWORD, "password"):
        leaving.delete_me("ann", "wrong password")
    assert accounts.person("ann").name == "Ann"
    leaving.delete_me("ann", PASSWORD)
    row = accounts.person("ann")
    assert (row.name, row.sign_in, row.password, row.recovery, row.deleted) == ("", None, None, None, True)
    assert not accounts.holds(row, 1e12)
    assert house_rules.remembered("ann", "fictionary") == {}
    after = exported.export("bo")
    assert after["ratings"] == before["ratings"] != []
    assert [place["name"] for place in after["games"][0]["places"]] == [
        "Someone",
        "bo at the table",
        "guest at the table",
    ]
    assert [place["points"] for place in after["games"][0]["places"]] == [4, 3, 2]
    with session() as work:
        assert work.scalar(select(func.count()).select_from(Rating).where(Rating.person == "ann")) == 0
        assert work.scalar(select(func.count()).select_from(Place).where(Place.person == "ann")) == 0
        assert work.get(KeptGame, "game-1").receipt["changes"]["0"]


def test_a_deleted_name_is_free_and_its_old_account_stays_shut(database_url):
    code = sign_up("ann")
    leaving.delete_me("ann", PASSWORD)
    with refused(accounts.WRONG, "password"):
        accounts.sign_in("Ann", PASSWORD)
    with refused(accounts.WRONG_CODE, "code"):
        accounts.recover("Ann", code, "the next password")
    with refused(accounts.GONE, "name"):
        accounts.change_name("ann", "Ada")
    with refused(accounts.ALREADY, "name"):
        sign_up("ann", "Ada")
    sign_up("other", "Ann")


def test_what_a_crew_remembers_goes_with_the_first_of_it_to_be_deleted(database_url):
    sign_up("ann")
    sign_up("bo")
    for number, covered in enumerate((None, "cy")):
        sides = [{**side(person, 1), "covered": person == covered} for person in ("ann", "bo", "cy")]
        game = {"id": f"game-{number}", "game": "fictionary", "code": "ABFHK", "ended": ENDED, "rated": True,
                "seats": sides, "record": {}, "usage": [], "carry": {"said": ["word"]}}  # fmt: skip
        history.keep(game)
        crews.remember(game)
    crews.remember({**game, "seats": [side("bo", 1), side("cy", 2)]})
    groups = (["ann", "bo", "cy"], ["ann", "bo"], ["bo", "cy"])
    assert all(crews.remembered(people, "fictionary", ENDED) for people in groups)
    leaving.delete_me("ann", PASSWORD)
    assert [bool(crews.remembered(people, "fictionary", ENDED)) for people in groups] == [False, False, True]


def test_reports_of_somebody_deleted_name_nobody(database_url):
    sign_up("ann")
    sign_up("cy")
    with session() as work:
        for kind, by, item in (
            ("word", "ann", "gubbins"),
            ("word", "cy", "gubbins"),
            ("person", "bo", "ann"),
            ("person", "bo", "cy"),
        ):
            work.add(Report(at=1.0, by=by, by_name=by.title(), kind=kind, game="fictionary", item=item, text="Ann", note="",
                            closed_at=None, closed_by=None, code=None))  # fmt: skip
    leaving.delete_me("ann", PASSWORD)
    leaving.delete_me("cy", PASSWORD)
    with session() as work:
        rows = [
            (row.kind, row.by_name, row.text) for row in work.scalars(select(Report).order_by(Report.kind))
        ]
        told = " ".join(f"{row.by} {row.item}" for row in work.scalars(select(Report)))
    assert rows == [("person", "Bo", "Someone")] * 2 + [("word", "Someone", "Ann")] * 2
    assert not {"ann", "cy"} & set(told.split())


def test_an_export_has_all_of_ones_own_and_what_one_wrote_and_no_secrets(database_url):
    sign_up("ann")
    sign_up("bo")
    house_rules.remember("ann", "fictionary", {"timer": 60}, now=1.0)
    play("bo", "ann", view={
        "cards": [{"text": "A small boat", "by": [1]}, {"text": "The real one", "by": []}, {"text": "A hat", "by": [0, 2]}],
        "path": [{"pair": [{"seat": 1, "text": "fire"}, {"seat": 0, "text": "water"}]}],
        "played": [{"marks": [[{"text": "Bo's"}], [{"text": "Kale"}, {"text": ""}]]}],
    })  # fmt: skip
    mine = exported.export("ann")
    assert mine["account"]["name"] == "Ann"
    assert [row["game"] for row in mine["ratings"]] == ["fictionary"]
    assert mine["house_rules"][0]["settings"] == {"timer": 60}
    game = mine["games"][0]
    assert (game["seat"], game["name"], game["rating_before"]) == (1, "ann at the table", 1500.0)
    assert game["wrote"] == ["A small boat", "fire", "Kale"]
    assert game["rating_after"] < 1500
    assert "argon2" not in str(mine)
    assert "person" not in game["places"][0]
