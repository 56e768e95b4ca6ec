"""The forms of the account pages. What a name or a password may be is said in records; here each rule meets its field."""

from __future__ import annotations

from typing import Any

from flask_wtf import FlaskForm
from wtforms import Field, PasswordField, StringField, ValidationError

from records import names, passwords


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


def _fit(clean: Any, *given: Any) -> None:
    try:
        clean(*given)
    except names.Unfit as why:
        raise ValidationError(str(why)) from None
