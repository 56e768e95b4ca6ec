"""The forms of the account pages. What a name or a password may be is said in records; here each rule meets its field, and
each refusal stands beside the field it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import redis
from flask_wtf import FlaskForm
from wtforms import Field, PasswordField, StringField, ValidationError

from blueprints.answers import log
from blueprints.errors import SQL_IS_DOWN
from games.errors import Illegal
from records import names, passwords
from records.accounts import Refused

Answer = TypeVar("Answer")
DOWN = "Accounts can't be reached right now. Try again in a moment; playing goes on."
NO_TABLES = "The tables can't be reached right now. Try again in a moment."


def fit_name(form: FlaskForm, field: Field) -> None:
    """A name as one may have it."""
    _fit(names.clean, field.data)


def fit_password(form: FlaskForm, field: Field) -> None:
    """A new password as one may have it."""
    name = form["name"].data if "name" in form else ""
    _fit(passwords.clean, field.data, name or "")


class SignUp(FlaskForm):
    """A guest makes an account."""

    name = StringField(validators=[fit_name])
    password = PasswordField(validators=[fit_password])


class SignIn(FlaskForm):
    """Somebody with an account."""

    name = StringField()
    password = PasswordField()


class Recover(FlaskForm):
    """Somebody who forgot their password, and kept their recovery code."""

    name = StringField()
    code = StringField()
    new = PasswordField(validators=[fit_password])


class NewName(FlaskForm):
    """To be called something else."""

    name = StringField(validators=[fit_name])


class NewPassword(FlaskForm):
    """Another password, by whoever knows the old one."""

    password = PasswordField()
    new = PasswordField(validators=[fit_password])


class NewCode(FlaskForm):
    """Another recovery code, by whoever knows the password."""

    password = PasswordField()


class DeleteMe(FlaskForm):
    """Away for good, by whoever knows the password."""

    password = PasswordField()


def tried(form: FlaskForm, do: Callable[[], Answer]) -> Answer | None:
    """What `do` answers, if the form was sent and is in order; else None, with the refusal in the form."""
    if not form.validate_on_submit():
        return None
    try:
        return do()
    except Refused as why:
        _beside(form, why.field, why.sentence)
    except Illegal as why:
        _beside(form, "", why.sentence)
    except SQL_IS_DOWN:
        log.exception("accounts could not be reached")
        _beside(form, "", DOWN)
    except redis.RedisError:
        log.exception("Redis could not be reached")
        _beside(form, "", NO_TABLES)
    return None


def _beside(form: FlaskForm, field: str, sentence: str) -> None:
    if field in form:
        form[field].errors = [sentence]
    else:
        form.form_errors = [sentence]


def _fit(clean: Any, *given: Any) -> None:
    try:
        clean(*given)
    except names.Unfit as why:
        raise ValidationError(str(why)) from None
