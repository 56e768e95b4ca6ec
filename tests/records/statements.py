"""What is said to the database, statement by statement: counted, or broken off."""

from __future__ import annotations

from contextlib import contextmanager

from sqlalchemy import Engine, event


class Killed(BaseException):
    """The process ends here, as far as the database can tell."""


@contextmanager
def counted():
    """The statements that are run in the block, as a list."""
    said = []

    def hear(_connection, _cursor, statement, *_):
        said.append(statement)

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        yield said
    finally:
        event.remove(Engine, "before_cursor_execute", hear)


@contextmanager
def killed_before(number):
    """The process ends before statement `number` of the block, counted from 0; commits are statements too."""
    left = [number]

    def step(*_):
        left[0] -= 1
        if left[0] < 0:
            raise Killed

    names = ("before_cursor_execute", "commit")
    for name in names:
        event.listen(Engine, name, step)
    try:
        yield
    finally:
        for name in names:
            event.remove(Engine, name, step)


def dies_before(number, do, *given):
    """Whether `do` dies before its statement of that number; it is done if it has no so many."""
    with killed_before(number):
        try:
            do(*given)
        except Killed:
            return True
    return False
