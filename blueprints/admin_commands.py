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
from records.deeds import Doer
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
    who = _done(deeds.grant, name)
    click.echo(f"{who.name} is an admin now. Sign in, and open /admin/.")


@admin.command("revoke")
@click.argument("name")
def revoke(name: str) -> None:
    """Make the account of that name an admin no longer."""
    who = _done(deeds.revoke, name)
    click.echo(f"{who.name} is no admin any more.")


@admin.command("list")
def everyone() -> None:
    """Say who the admins are."""
    with session() as work:
        names = work.scalars(select(Person.name).where(Person.admin).order_by(Person.name)).all()
    click.echo("\n".join(names) if names else "There is no admin yet.")


def _done(deed: Callable[[Doer, str, str], None], name: str) -> Person:
    """Do a deed to the account of that name."""
    who = accounts.named(name)
    if who is None or who.deleted:
        raise click.ClickException(f"There is no account named {name!r}. Sign up in the house first.")
    try:
        deed(deeds.COMMAND_LINE, who.id, ASKED)
    except deeds.Refused as refusal:
        raise click.ClickException(str(refusal)) from None
    return who
