"""Where Parlor is, told to whoever started it: an address for eyes, a QR code for cameras."""

from __future__ import annotations

import socket

import segno

from config import Config

EVERYWHERE = ("0.0.0.0", "::")


def show(config: Config) -> None:
    """Print the address, its QR code, and how to let others in."""
    where = address(config)
    print()
    segno.make(where, micro=False).terminal(compact=True)
    print(f"Parlor is open at {where}")
    if config.host == "127.0.0.1":
        print("Only this machine can join; PARLOR_HOST=0.0.0.0 make play lets in phones on the same network.")
    print("Ctrl-C closes it.", flush=True)


def address(config: Config) -> str:
    """The address to type into a phone: of this machine in its network, when Parlor listens to all of it."""
    host = _own_address() if config.host in EVERYWHERE else config.host
    return f"http://{f'[{host}]' if ':' in host else host}:{config.port}"


def _own_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way one would go
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
