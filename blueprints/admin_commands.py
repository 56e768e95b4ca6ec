"""What is done on the command line, by whoever runs the machine: `flask --app app admin grant NAME`, `revoke` and `list`.

It is how the first admin is made; every later one can be made in the panel. Each deed is written into the audit log.
"""

from __future__ import annotations

from collections.abc import Callable

import click
from flask import Flask
from flask.cli import AppGroup
from sqlalchemy import select

from records import accounts, deeds
from records.db import session
from records.models import Person

ASKED = "Asked for on the command line."
admin = AppGroup("admin", help="Who may come into the panel at /admin/.")


def init_app(app: Flask) -> None:
    """Add the commands."""
    app.cli.add_command(admin)


@admin.command("grant")
@click.argument("name")
def grant(name: str) -> None:
    """Make the account of that name an admin."""
    who = _named(name)
    _do(lambda: deeds.grant(deeds.COMMAND_LINE, who.id, ASKED))
    click.echo(f"{who.name} is an admin now. Sign in, and open /admin/.")


@admin.command("revoke")
@click.argument("name")
def revoke(name: str) -> None:
    """Make the account of that name an admin no longer."""
    who = _named(name)
    _do(lambda: deeds.revoke(deeds.COMMAND_LINE, who.id, ASKED))
    click.echo(f"{who.name} is no admin any more.")


@admin.command("list")
def everyone() -> None:
    """Say who the admins are."""
    with session() as work:
        names = work.scalars(select(Person.name).where(Person.admin).order_by(Person.name)).all()
    click.echo("\n".join(names) if names else "There is no admin yet.")


def _named(name: str) -> Person:
    who = accounts.named(name)
    if who is None or who.deleted:
        raise click.ClickException(f"There is no account named {name!r}. Sign up in the house first.")
    return who


def _do(deed: Callable[[], None]) -> None:
    try:
        deed()
    except deeds.Refused as refusal:
        raise click.ClickException(str(refusal)) from None
