"""Passwords and recovery codes: what they may be, and how they are kept, so that nobody can read them back."""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError

from records.names import Unfit, fold

LEAST, MOST = 8, 200
HOW_SHORT = f"A password has at least {LEAST} characters."
HOW_LONG = f"A password has at most {MOST} characters."
THE_NAME = "A password must not be the name."
TOO_PLAIN = "That password is the first that anybody would try. Choose another."
PLAIN = frozenset(
    ("password", "password1", "passw0rd", "12345678", "123456789", "1234567890", "87654321", "qwertyui",
     "qwertyuiop", "qwerty123", "iloveyou", "abcdefgh", "abcd1234", "1q2w3e4r", "letmein1", "sunshine", "football")
)  # fmt: skip

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 20

# A web process does nothing else while it works this out: 19 MiB and two passes, the least that OWASP advises for
# argon2id, take about 25 ms (docs/decisions/0012). What was kept with other figures is kept anew as somebody signs in.
hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


def clean(raw: Any, name: str) -> str:
    """A password for somebody of that name. Raises Unfit, whose text says what to mend."""
    password = same(raw)
    if len(password) < LEAST:
        raise Unfit(HOW_SHORT)
    if len(password) > MOST:
        raise Unfit(HOW_LONG)
    if fold(password) == fold(name):
        raise Unfit(THE_NAME)
    if password.casefold() in PLAIN or len(set(password)) == 1:
        raise Unfit(TOO_PLAIN)
    return password


def same(raw: Any) -> str:
    """A password as it is compared: keyboards spell one letter in different ways."""
    return unicodedata.normalize("NFC", raw) if isinstance(raw, str) else ""


def new_code() -> str:
    """A recovery code for a person to write down: five groups of four letters and digits, 100 bits."""
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    return "-".join(letters[at : at + 4] for at in range(0, CODE_LENGTH, 4))


def code(raw: Any) -> str:
    """A recovery code as it is compared, however it was typed."""
    return "".join(c for c in (raw if isinstance(raw, str) else "").upper() if c in CODE_LETTERS)


def keep(secret: str) -> str:
    """What is kept instead of a password or a code."""
    return hasher.hash(secret)


def fits(kept: str | None, secret: str) -> bool:
    """Whether `secret` is what was kept. With nothing kept it takes as long, and is not."""
    if len(secret) > MOST:
        secret = ""
    try:
        return hasher.verify(kept or _nobodys(), secret) and kept is not None
    except (VerifyMismatchError, VerificationError, InvalidHashError):
        return False


def is_dated(kept: str) -> bool:
    """Whether it was kept with other figures than today's."""
    return hasher.check_needs_rehash(kept)


@cache
def _nobodys() -> str:
    return keep(secrets.token_hex(16))
