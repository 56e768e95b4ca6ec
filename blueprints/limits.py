"""How often one may knock at each door. Counted in Redis, for all web processes; in this one alone while Redis is away.

Generous enough for a class of thirty behind one address; tight where a password or a code could be guessed.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable

from flask import Flask, request
from flask_limiter import Limiter

from blueprints import identity
from records import names
from tables import store

IPV6_HOUSEHOLD = 64


def address() -> str:
    """Who knocks: an address, or for IPv6 the network of one household. Behind proxies app.py makes it the visitor's."""
    try:
        who = ipaddress.ip_address(request.remote_addr or "")
    except ValueError:
        return "nowhere"
    if who.version == 4:
        return str(who)
    return str(ipaddress.ip_network((who, IPV6_HOUSEHOLD), strict=False).network_address)


def name() -> str:
    """Whose door is knocked at: the name somebody says they have, however they spell it."""
    return f"name {names.fold(request.form.get('name', ''))}"


def whoever() -> str:
    """Who is signed in."""
    me = identity.account()
    return f"person {me.id}" if me else address()


Door = tuple[str, Callable[[], str]]
DOORS: dict[str, tuple[Door, ...]] = {
    "home.open_table": (("60 per minute", address),),
    "home.join": (("240 per minute", address),),
    "table.take_name": (("240 per minute", address),),
    "table.room": (("600 per minute", address),),
    "table.tv": (("600 per minute", address),),
    "table.move": (("60 per minute", address),),
    "table.moved": (("60 per minute", address),),
    "reports.say": (("120 per minute", address),),
    "api.report": (("120 per minute", address),),
    "api.guest": (("240 per minute", address),),
    "api.open_table": (("60 per minute", address),),
    "api.table": (("600 per minute", address),),
    "account.sign_up": (("60 per minute", address), ("300 per hour", address)),
    "account.sign_in": (("60 per minute", address), ("10 per minute", name)),
    "account.recover": (("30 per minute", address), ("5 per minute", name)),
    "account.change_name": (("10 per minute", whoever),),
    "account.change_password": (("10 per minute", whoever),),
    "account.renew_code": (("10 per minute", whoever),),
    "account.delete": (("10 per minute", whoever),),
    "account.export": (("10 per minute", whoever),),
}
LOOKED_AT = {"table.room", "table.tv", "table.moved", "api.table", "account.export"}


def init_app(app: Flask) -> None:
    """Count at every door of DOORS, once all of them are there."""
    if not app.config["PARLOR"].limits:
        return
    limiter = Limiter(
        address, app=app, storage_uri="redis://", storage_options={"connection_pool": store.client().connection_pool},
        key_prefix="parlor", swallow_errors=True, in_memory_fallback_enabled=True,
    )  # fmt: skip
    for door, rules in DOORS.items():
        methods = ["GET", "HEAD"] if door in LOOKED_AT else ["POST"]
        for rule, whose in rules:
            app.view_functions[door] = limiter.limit(rule, key_func=whose, methods=methods)(
                app.view_functions[door]
            )
