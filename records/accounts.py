"""People who have signed up: in, out, their name and password, and away for good. Every refusal is one sentence."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from records import names, passwords
from records.db import session
from records.models import Person
from records.names import Unfit

TAKEN = "Somebody has that name, or one that reads like it. Choose another."
WRONG = "That name and password don't go together."
WRONG_PASSWORD = "That is not your password."
WRONG_CODE = "That name and recovery code don't go together."
BANNED = "This account was closed by the people who run this house."
ALREADY = "This seat is played by somebody who has signed up. Sign in instead."
A_MOMENT = 0.001
GONE = "There is no such account any more."


class Refused(Exception):
    """Something that may not be, with nothing changed: a sentence, and the field it stands beside."""

    def __init__(self, sentence: str, field: str) -> None:
        super().__init__(sentence)
        self.sentence, self.field = sentence, field


def person(person_id: str) -> Person | None:
    """Whoever signed up as `person_id`, banned and deleted ones too; None for a guest."""
    with session() as work:
        return _loose(work, work.get(Person, person_id))


def named(name: str) -> Person | None:
    """Whoever signs in by that name, or by one that reads alike."""
    with session() as work:
        return _loose(work, _by_name(work, name))


def holds(row: Person | None, since: float) -> bool:
    """Whether a browser that has been this person since then still is. A guest (None) is whoever they are."""
    return row is None or not (row.deleted or row.banned or since < row.signed_out)


def sign_up(person_id: str, name: Any, password: Any) -> tuple[Person, str]:
    """Make an account of a guest, who keeps their id; answers it and a recovery code, to be shown once.

    Every other browser that was this guest is nobody from now on. Raises Refused.
    """
    clean = _name(name)
    kept = passwords.keep(_password(password, clean))
    code, now = passwords.new_code(), time.time()
    row = Person(
        id=person_id, name=clean, sign_in=names.fold(clean), password=kept, joined=now, signed_out=now,
        recovery=passwords.keep(passwords.code(code)), admin=False, banned=False, deleted=False,
    )  # fmt: skip
    try:
        with session() as work:
            if work.get(Person, person_id) is not None:
                raise Refused(ALREADY, "name")
            work.add(row)
            work.flush()
            work.expunge(row)
    except IntegrityError:
        raise Refused(TAKEN, "name") from None
    return row, code


def sign_in(name: Any, password: Any) -> Person:
    """Whoever has that name and password. Raises Refused, after as long a time whether or not the name exists."""
    with session() as work:
        row = _by_name(work, name)
        fits = passwords.fits(row.password if row else None, passwords.same(password))
        row = _let_in(row if fits else None, WRONG, "password")
        if row.password and passwords.is_dated(row.password):
            row.password = passwords.keep(passwords.same(password))
            work.flush()
        work.expunge(row)
    return row


def change_name(person_id: str, name: Any) -> str:
    """Be called something else from now on, and sign in by it. Games already kept keep the old name. Raises Refused."""
    clean = _name(name)
    try:
        with session() as work:
            row = _mine(work, person_id)
            row.name, row.sign_in = clean, names.fold(clean)
    except IntegrityError:
        raise Refused(TAKEN, "name") from None
    return clean


def change_password(person_id: str, password: Any, new: Any) -> float:
    """Change a password, which ends every session; answers the moment from which new ones count. Raises Refused."""
    with session() as work:
        row = proven(work, person_id, password)
        row.password = passwords.keep(_password(new, row.name, "new"))
        return end_sessions(row)


def sign_out_everywhere(person_id: str) -> float:
    """End every session of this person's; answers the moment from which new ones count."""
    with session() as work:
        return end_sessions(_mine(work, person_id))


def recover(name: Any, code: Any, new: Any) -> tuple[Person, str]:
    """A new password, for whoever has the recovery code, and a new code in its place. Raises Refused."""
    with session() as work:
        row = _by_name(work, name)
        fits = passwords.fits(row.recovery if row else None, passwords.code(code))
        row = _let_in(row if fits else None, WRONG_CODE, "code")
        row.password = passwords.keep(_password(new, row.name, "new"))
        fresh = _new_code(row)
        end_sessions(row)
        work.flush()
        work.expunge(row)
    return row, fresh


def renew_code(person_id: str, password: Any) -> str:
    """Another recovery code in place of a lost one, to be shown once. Raises Refused."""
    with session() as work:
        return _new_code(proven(work, person_id, password))


def proven(work: Session, person_id: str, password: Any) -> Person:
    """Somebody's row, to be changed by whoever knows their password. Raises Refused."""
    row = _mine(work, person_id)
    if not passwords.fits(row.password, passwords.same(password)):
        raise Refused(WRONG_PASSWORD, "password")
    return row


def end_sessions(row: Person) -> float:
    """Let no browser be this person that was until now; answers the moment from which new ones count."""
    row.signed_out = max(time.time(), row.signed_out + A_MOMENT)
    return row.signed_out


def _name(raw: Any) -> str:
    try:
        return names.clean(raw)
    except Unfit as why:
        raise Refused(str(why), "name") from None


def _password(raw: Any, name: str, field: str = "password") -> str:
    try:
        return passwords.clean(raw, name)
    except Unfit as why:
        raise Refused(str(why), field) from None


def _by_name(work: Session, name: Any) -> Person | None:
    folded = names.fold(name) if isinstance(name, str) else ""
    return work.scalar(select(Person).where(Person.sign_in == folded)) if folded else None


def _let_in(row: Person | None, wrong: str, field: str) -> Person:
    """Whoever showed that they are `row`; refused as `wrong` where that is nobody."""
    if row is None:
        raise Refused(wrong, field)
    if row.banned:
        raise Refused(BANNED, field)
    return row


def _mine(work: Session, person_id: str) -> Person:
    row = work.get(Person, person_id, with_for_update=True)
    if row is None or row.deleted:
        raise Refused(GONE, "name")
    return row


def _new_code(row: Person) -> str:
    code = passwords.new_code()
    row.recovery = passwords.keep(passwords.code(code))
    return code


def _loose(work: Session, row: Person | None) -> Person | None:
    """The row for use after its session."""
    if row is not None:
        work.expunge(row)
    return row
