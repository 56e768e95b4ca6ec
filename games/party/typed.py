"""Typed text, cleaned once at the door."""

from __future__ import annotations

import unicodedata
from typing import Any

# Letters and signs that draw nothing: Hangul fillers, the blank Braille cell, the combining grapheme joiner.
_BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
_JOINERS = frozenset("\u200c\u200d")
_EMOJI_STYLE = frozenset("\ufe0e\ufe0f")
# Marks one letter may carry: what living scripts stack. More only climbs over other people's lines.
_MARKS = 4


def clean(raw: Any, most: int, keep_spaces: bool = False) -> str:
    """One plain line of at most `most` characters; "" for anything that isn't text.

    Line breaks and every kind of space become a plain space, and a run of them one (unless `keep_spaces`);
    control characters, bidirectional overrides and invisible characters go; the rest is trimmed and in NFC.
    """
    if type(raw) is not str:
        return ""
    text = raw[: most * 8]
    if not (text.isascii() and text.isprintable()):
        text = unicodedata.normalize("NFC", _drawn(unicodedata.normalize("NFC", text)))
    text = text.strip() if keep_spaces else " ".join(text.split())
    return text[:most].rstrip(" \u200c\u200d")


def _drawn(text: str) -> str:
    """The text without whatever draws nothing, or draws over its neighbours."""
    kept: list[str] = []
    marks = 0
    for here, following in zip(text, [*text[1:], ""], strict=True):
        before = kept[-1] if kept else ""
        marks = marks + 1 if unicodedata.combining(here) else 0
        if here.isspace():
            kept.append(" ")
        elif here in _JOINERS:
            kept += here if _joinable(before) and _joinable(following) else ""
        elif here in _EMOJI_STYLE:
            kept += here if _is_symbol(before) else ""
        elif _draws(here) and marks <= _MARKS:
            kept.append(here)
    return "".join(kept)


def _draws(char: str) -> bool:
    nonsense = 0xFDD0 <= ord(char) <= 0xFDEF or ord(char) & 0xFFFE == 0xFFFE
    return unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co") and char not in _BLANKS and not nonsense


def _joinable(char: str) -> bool:
    """Where an invisible joiner changes what is drawn: in Arabic, Indic and Mongolian words, and in emoji."""
    script = bool(char) and (0x0600 <= ord(char) < 0x1100 or 0x1780 <= ord(char) < 0x1900)
    return script or char in _EMOJI_STYLE or _is_symbol(char)


def _is_symbol(char: str) -> bool:
    return bool(char) and ord(char) >= 0x80 and unicodedata.category(char) in ("So", "Sk", "Sm", "Cn")


def key(text: str) -> str:
    """What makes two texts the same words: trimmed, in NFC, case folded. Nothing more."""
    return unicodedata.normalize("NFC", text.strip()).casefold()


def same(one: str, other: str) -> bool:
    """Whether two texts are the same words."""
    return key(one) == key(other)
