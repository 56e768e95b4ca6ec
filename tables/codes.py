"""Table codes: five letters that are hard to misread, mishear or be rude with."""

from __future__ import annotations

import secrets
from typing import Any

# One letter of each pair that looks or sounds alike: B but not D, E, G, P, T, V; F but not S; M but not N; no I, O, Q.
LETTERS = "ABFHKLMRUWXY"
LENGTH = 5
_RUDE = (
    "FUK",
    "FUX",
    "FAX",
    "BUM",
    "KUM",
    "KKK",
    "HUY",
    "XUY",
    "KURW",
    "KAF",
    "FUHR",
    "MUFF",
    "BUKA",
    "HURA",
    "XXX",
    "ARAB",
)


def new() -> str:
    """A code nobody need blush to read out."""
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        if not any(rude in code for rude in _RUDE):
            return code


def clean(raw: Any) -> str:
    """A code as somebody typed it, in capitals without spaces or dashes; "" if it cannot be one."""
    code = "".join(c for c in raw[:40].upper() if c not in " -\u2013.") if isinstance(raw, str) else ""
    return code if len(code) == LENGTH and all(c in LETTERS for c in code) else ""
