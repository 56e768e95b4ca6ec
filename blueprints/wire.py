"""How a packet is written: orjson, no hunt for binary, and a view joined from parts that were encoded once."""

from __future__ import annotations

from typing import Any

import orjson
from socketio.packet import Packet


class Json:
    """orjson in the shape python-socketio asks of its `json`."""

    @staticmethod
    def dumps(data: Any, **_: Any) -> str:
        """JSON text."""
        return orjson.dumps(data).decode()

    @staticmethod
    def loads(text: str | bytes, **_: Any) -> Any:
        """What JSON text says. Raises ValueError for anything else."""
        return orjson.loads(text)


class TextPacket(Packet):
    """A packet without binary parts, which Parlor never sends."""

    uses_binary_events = False
    json = Json


def join(common: bytes, own: bytes) -> bytes:
    """One JSON object out of two whose names differ."""
    if own == b"{}":
        return common
    return own if common == b"{}" else common[:-1] + b"," + own[1:]


def view_event(namespace: str, fields: bytes) -> str:
    """The text of a `view` event whose argument is the JSON object `fields`."""
    return f'2{namespace},["view",{fields.decode()}]'
