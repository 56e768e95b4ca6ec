"""What admins do is done with its line in the audit log, or not at all."""

import threading

import pytest
from sqlalchemy import select

from records import deeds, history, reports
from records.db import session
from records.deeds import COMMAND_LINE, Doer, Refused
from records.models import Audit, KeptGame, Person, Place, Rating, Report
from tests.records.test_history import finished, side

IDA = Doer("ida", "Ida")


@pytest.fixture
def people(database_url):
    """Ida, who is an admin, and Bo, who is not."""
    with session() as work:
        work.add_all(Person(id=one, name=one.title(), sign_in=one, joined=0.0) for one in ("ida", "bo"))
        work.flush()
        work.get(Person, "ida").admin = True


def log():
    with session() as work:
        return [
            (row.admin, row.action, row.subject, row.reason)
            for row in work.scalars(select(Audit).order_by(Audit.id))
        ]


def person(who):
    with session() as work:
        row = work.get(Person, who)
        return row.admin, row.banned


def test_a_ban_takes_everything_at_once_and_is_written_down(people):
    deeds.grant(IDA, "bo", "Helps out.")
    deeds.ban(IDA, "bo", "Rude   at\nthree tables.")
    assert person("bo") == (False, True)
    assert log()[-1] == ("ida", "ban", "Bo (bo)", "Rude at three tables.")
    deeds.unban(IDA, "bo", "Said sorry.")
    assert person("bo") == (False, False)
    assert [action for _, action, _, _ in log()] == ["grant", "ban", "unban"]


def test_a_ban_signs_somebody_out_everywhere(people):
    deeds.ban(IDA, "bo", "Rude.")
    with session() as work:
        assert work.get(Person, "bo").signed_out > 1.7e9


@pytest.mark.parametrize(
    ("deed", "sentence"),
    [
        (lambda: deeds.ban(IDA, "nobody", "Why."), deeds.NO_PERSON),
        (lambda: deeds.ban(IDA, "ida", "Why."), deeds.NOT_ONESELF),
        (lambda: deeds.revoke(IDA, "ida", "Why."), deeds.NOT_ONESELF),
        (lambda: deeds.ban(IDA, "bo", "  "), deeds.NO_REASON),
        (lambda: deeds.remove_game(IDA, "no-game", "Why."), deeds.NO_GAME),
        (lambda: deeds.mend(IDA, 7, "Why."), deeds.NO_REPORT),
    ],
)
def test_a_deed_that_cannot_be_done_changes_and_writes_nothing(people, deed, sentence):
    with pytest.raises(Refused, match=sentence.replace("?", ".")):
        deed()
    assert log() == []
    assert [person("ida"), person("bo")] == [(True, False), (False, False)]


def test_a_banned_account_is_made_no_admin(people):
    deeds.ban(IDA, "bo", "Rude.")
    with pytest.raises(Refused, match="banned"):
        deeds.grant(IDA, "bo", "Why not.")


def test_two_admins_who_end_each_other_at_once_leave_one(people):
    deeds.grant(IDA, "bo", "Helps out.")
    ways = [(IDA, "bo"), (Doer("bo", "Bo"), "ida")]
    refused = []

    def end(by, who):
        try:
            deeds.revoke(by, who, "Enough.")
        except Refused as no:
            refused.append(str(no))

    threads = [threading.Thread(target=end, args=way) for way in ways]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert refused == [deeds.LAST_ADMIN]
    assert [person("ida")[0], person("bo")[0]].count(True) == 1
    assert [action for _, action, _, _ in log()] == ["grant", "revoke"]


def test_the_command_line_may_end_even_the_last_admin(people):
    deeds.revoke(COMMAND_LINE, "ida", "Asked on the command line.")
    assert person("ida") == (False, False)
    assert log()[-1][:2] == ("", "revoke")


def test_a_game_is_taken_out_of_history_and_its_ratings_stay(people):
    history.keep(finished(side("ida", 1), side("bo", 2)))
    deeds.remove_game(IDA, "game-1", "Somebody's real name.")
    with session() as work:
        assert work.query(KeptGame).count() == work.query(Place).count() == 0
        assert work.get(Rating, ("ida", "fictionary")).played == 1
    assert log()[0][2] == "fictionary game-1, table ABFHK"


def test_a_report_is_closed_once_though_two_admins_press_at_once(people):
    told = {"by": "p1", "by_name": "Ann", "kind": "word", "game": "fictionary", "item": "abatis", "text": "t", "note": "n",
            "code": None}  # fmt: skip
    reports.say(told, 1.0)
    with session() as work:
        number = work.scalar(select(Report.id))
    refused = []

    def close(deed, by):
        try:
            deed(by, number, "Looked at.")
        except Refused as no:
            refused.append(str(no))

    presses = [(deeds.mend, IDA), (deeds.decline, Doer("bo", "Bo")), (deeds.mend, IDA), (deeds.decline, IDA)]
    threads = [threading.Thread(target=close, args=press) for press in presses]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert refused == [deeds.NO_REPORT] * 3
    assert [line[2] for line in log()] == [f"report {number}: word abatis"]
    with session() as work:
        assert work.get(Report, number).closed_by == log()[0][0]


def test_what_is_done_at_a_table_is_written_down_before_it_is_done(people):
    deeds.about_table(IDA, "close_table", "ABFHK", "A fight.")
    assert log() == [("ida", "close_table", "table ABFHK", "A fight.")]


def test_a_deed_that_writes_no_line_is_undone(people):
    with pytest.raises(RuntimeError), deeds._deed(IDA, "ban", "Why.") as (work, _):
        work.get(Person, "bo").banned = True
    assert person("bo") == (False, False)
    assert log() == []
