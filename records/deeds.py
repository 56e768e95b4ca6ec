"""What admins do, each with its line in the audit log in the same transaction. Nobody's deed goes unwritten.

A deed answers nothing; one that can't be done raises Refused with a sentence, and changes and writes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from records.accounts import end_sessions
from records.db import session
from records.models import Audit, KeptGame, Person, Report
from records.reports import DECLINED, LONGEST, MENDED, OPEN

LONGEST_SUBJECT = 200

NO_REASON = "Say why, in a few words: it goes into the audit log."
NO_PERSON = "There is no such account."
NO_GAME = "There is no such kept game."
NO_REPORT = "There is no such report, or it was closed already."
NOT_ONESELF = "Somebody else has to do that: you can't do it to yourself."
LAST_ADMIN = "That is the last admin. Make somebody else one first."
BANNED = "A banned account can't be an admin."


class Refused(Exception):
    """A deed that can't be done; the text is a sentence for whoever tried."""


@dataclass(frozen=True)
class Doer:
    """Who does it: an admin's id and name, or the command line, which has no id."""

    id: str
    name: str


COMMAND_LINE = Doer("", "the command line")


def ban(by: Doer, person_id: str, reason: str) -> None:
    """Shut an account out of the house, on every device it is signed in on."""
    with _deed(by, "ban", reason) as (work, write):
        person = _other(work, by, person_id)
        write(_called(person))
        _keep_an_admin(work, person)
        person.banned, person.admin = True, False
        end_sessions(person)


def unban(by: Doer, person_id: str, reason: str) -> None:
    """Let a banned account in again. It is no admin any more."""
    with _deed(by, "unban", reason) as (work, write):
        person = _person(work, person_id)
        person.banned = False
        write(_called(person))


def grant(by: Doer, person_id: str, reason: str) -> None:
    """Make somebody an admin."""
    with _deed(by, "grant", reason) as (work, write):
        person = _person(work, person_id)
        if person.banned:
            raise Refused(BANNED)
        person.admin = True
        write(_called(person))


def revoke(by: Doer, person_id: str, reason: str) -> None:
    """Make somebody an admin no longer: anybody but oneself, and never the last from within the panel."""
    with _deed(by, "revoke", reason) as (work, write):
        person = _other(work, by, person_id)
        write(_called(person))
        if by is not COMMAND_LINE:
            _keep_an_admin(work, person)
        person.admin = False


def remove_game(by: Doer, game_id: str, reason: str) -> None:
    """Take a kept game out of history. What it did to ratings stays."""
    with _deed(by, "remove_game", reason) as (work, write):
        kept = work.get(KeptGame, game_id)
        if kept is None:
            raise Refused(NO_GAME)
        work.delete(kept)
        write(f"{kept.game} {kept.id}, table {kept.code}")


def mend(by: Doer, report_id: int, note: str) -> None:
    """Close a report: what it says is wrong was mended."""
    _close(by, "mend", report_id, MENDED, note)


def decline(by: Doer, report_id: int, note: str) -> None:
    """Close a report: nothing is to be done about it."""
    _close(by, "decline", report_id, DECLINED, note)


def about_table(by: Doer, action: str, code: str, reason: str) -> None:
    """Write down what is about to be done at a live table: the log comes first, since two stores share no transaction."""
    with _deed(by, action, reason) as (_, write):
        write(f"table {code}")


def _close(by: Doer, action: str, report_id: int, state: str, note: str) -> None:
    with _deed(by, action, note) as (work, write):
        report = work.get(Report, report_id)
        if report is None:
            raise Refused(NO_REPORT)
        write(f"report {report.id}: {report.kind} {report.item}")
        work.refresh(report, with_for_update=True)
        if report.state != OPEN:
            raise Refused(NO_REPORT)
        report.state, report.closed_at, report.closed_by = state, time.time(), by.id


@contextmanager
def _deed(by: Doer, action: str, reason: str) -> Iterator[tuple[Session, Callable[[str], None]]]:
    """A transaction, and what writes the deed's line into it. A deed that wrote no line is a mistake, and is undone."""
    reason = " ".join(reason.split())[:LONGEST]
    if not reason:
        raise Refused(NO_REASON)
    with session() as work:
        line = Audit(at=time.time(), admin=by.id, name=by.name, action=action, reason=reason)

        def write(subject: str) -> None:
            line.subject = subject[:LONGEST_SUBJECT]
            work.add(line)
            work.flush()

        yield work, write
        if line.id is None:
            raise RuntimeError(f"{action} wrote nothing into the audit log")


def _person(work: Session, person_id: str) -> Person:
    person = work.get(Person, person_id)
    if person is None or person.deleted:
        raise Refused(NO_PERSON)
    return person


def _other(work: Session, by: Doer, person_id: str) -> Person:
    if person_id == by.id:
        raise Refused(NOT_ONESELF)
    return _person(work, person_id)


def _keep_an_admin(work: Session, person: Person) -> None:
    """The house is never without an admin who can let others in again, even when two admins end each other at once.

    All admins are locked in one order; SQLite has locked everything by now, as the deed's line is written already.
    """
    wanted = select(Person).where(Person.admin | (Person.id == person.id)).order_by(Person.id)
    rows = work.scalars(wanted.with_for_update().execution_options(populate_existing=True)).all()
    if person.admin and not any(row.admin and row.id != person.id and not row.deleted for row in rows):
        raise Refused(LAST_ADMIN)


def _called(person: Person) -> str:
    return f"{person.name} ({person.id})"
