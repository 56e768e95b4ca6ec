"""Sign up, in and out, and one's own page. A form is checked, one verb of records is called, and a refusal stands beside
the field it is about. Nothing here is needed to play."""

from __future__ import annotations

import re
from typing import Any

import redis
from flask import Blueprint, Response, flash, jsonify, redirect, render_template, request, url_for
from flask_login import login_required
from flask_wtf import FlaskForm
from werkzeug.wrappers import Response as AnyResponse

from blueprints import account_forms as forms
from blueprints import identity
from blueprints.answers import log
from records import accounts, exported, leaving
from records.models import Person
from tables import codes, service, talk
from tables.store import NoTable

blueprint = Blueprint("account", __name__)

Page = AnyResponse | tuple[str, int]
LOCAL = re.compile(r"/(?![/\\])[!-\[\]-~]*")
A_TABLE = re.compile(r"/t/([^/?#]+)")


@blueprint.route("/sign-up", methods=["GET", "POST"])
def sign_up() -> Page:
    """An account for a guest, who keeps their id and so their seat."""
    form = forms.SignUp(name=identity.name())
    if identity.account():
        return redirect(next_page())
    made = forms.tried(form, lambda: accounts.sign_up(identity.person(), form.name.data, form.password.data))
    return _code_page(*made) if made else _page("sign_up", form)


@blueprint.route("/sign-in", methods=["GET", "POST"])
def sign_in() -> Page:
    """Into an account; a guest's seat at the table they come from becomes the account's."""
    form = forms.SignIn()
    if identity.account():
        return redirect(next_page())

    def enter() -> Person:
        row = accounts.sign_in(form.name.data, form.password.data)
        _bring_the_seat(row)
        return row

    row = forms.tried(form, enter)
    if row is None:
        return _page("sign_in", form)
    identity.sign_in(row)
    return redirect(next_page(), 303)


@blueprint.route("/recover", methods=["GET", "POST"])
def recover() -> Page:
    """A new password for whoever kept the recovery code, which is used up by it."""
    form = forms.Recover()

    def enter() -> tuple[Person, str]:
        row, code = accounts.recover(form.name.data, form.code.data, form.new.data)
        _end_connections(row.id)
        return row, code

    done = forms.tried(form, enter)
    return _code_page(*done) if done else _page("recover", form)


@blueprint.post("/sign-out")
def sign_out() -> AnyResponse:
    """This browser is a guest again, in its other tabs too; with `everywhere`, every other browser.

    With `next`: to sign in again, and on to there.
    """
    me = identity.account()
    if me and request.form.get("everywhere"):
        accounts.sign_out_everywhere(me.id)
    if me:
        _end_connections(me.id)
    identity.sign_out()
    if request.form.get("next"):
        return redirect(url_for("account.sign_in", next=next_page()), 303)
    flash("You are signed out.")
    return redirect(url_for("home.home"), 303)


@blueprint.get("/account")
@login_required
def account() -> Page:
    """One's own page."""
    return _own_page()


@blueprint.post("/account/name")
@login_required
def change_name() -> Page:
    """Be called something else."""
    form, me = forms.NewName(), _me()
    name = forms.tried(form, lambda: accounts.change_name(me.id, form.name.data))
    if name is None:
        return _own_page(name=form)
    identity.call_me(name)
    return _done(f"You are {name} from now on.")


@blueprint.post("/account/password")
@login_required
def change_password() -> Page:
    """Another password; every other browser is signed out."""
    form, me = forms.NewPassword(), _me()
    at = forms.tried(form, lambda: accounts.change_password(me.id, form.password.data, form.new.data))
    if at is None:
        return _own_page(password=form)
    identity.sign_in(me, at)
    _end_connections(me.id)
    return _done("Your password is changed, and you are signed out everywhere else.")


@blueprint.post("/account/code")
@login_required
def renew_code() -> Page:
    """Another recovery code, where the old one was lost."""
    form, me = forms.NewCode(), _me()
    code = forms.tried(form, lambda: accounts.renew_code(me.id, form.password.data))
    return _own_page(code=form) if code is None else _code_page(me, code, fresh=False)


@blueprint.get("/account/export.json")
@login_required
def export() -> Response:
    """Everything that is kept of somebody, as a file."""
    answer = jsonify(exported.export(_me().id))
    answer.headers["Content-Disposition"] = "attachment; filename=parlor.json"
    answer.headers["Cache-Control"] = "no-store"
    return answer


@blueprint.post("/account/delete")
@login_required
def delete() -> Page:
    """Away for good."""
    form, me = forms.DeleteMe(), _me()
    if not forms.tried(form, lambda: leaving.delete_me(me.id, form.password.data) or True):
        return _own_page(delete=form)
    _end_connections(me.id)
    identity.sign_out()
    flash("Your account is deleted.")
    return redirect(url_for("home.home"), 303)


@identity.logins.unauthorized_handler
def ask_to_sign_in() -> Page:
    """Where somebody must be signed in: the way there and back, or that it cannot be told now."""
    if identity.accounts_are_down():
        return render_template("errors/error.html", status=503, sentence=forms.DOWN), 503
    back = request.path if request.method == "GET" else url_for("account.account")
    return redirect(url_for("account.sign_in", next=back), 303)


def next_page() -> str:
    """Where to go on to: a path of this house's, or one's own page."""
    wish = request.values.get("next", "")
    return wish if LOCAL.fullmatch(wish) else url_for("account.account")


def _me() -> Person:
    me = identity.account()
    assert me is not None  # login_required saw to it
    return me


def _page(name: str, form: FlaskForm) -> tuple[str, int]:
    status = 400 if form.errors else 200
    return render_template(f"account/{name}.html", form=form, next=request.values.get("next", "")), status


def _own_page(**sent: FlaskForm) -> tuple[str, int]:
    """One's own page, with the form that was refused."""
    me = _me()
    every: dict[str, Any] = {
        "name": forms.NewName(formdata=None, name=me.name), "password": forms.NewPassword(formdata=None),
        "code": forms.NewCode(formdata=None), "delete": forms.DeleteMe(formdata=None), **sent,
    }  # fmt: skip
    return render_template("account/account.html", me=me, forms=every), 400 if sent else 200


def _code_page(row: Person, code: str, *, fresh: bool = True) -> tuple[str, int]:
    """The recovery code, shown this once; a fresh session for whoever has just come in with it."""
    if fresh:
        identity.sign_in(row)
    return render_template("account/code.html", me=row, code=code, next=next_page()), 200


def _done(sentence: str) -> AnyResponse:
    flash(sentence)
    return redirect(url_for("account.account"), 303)


def _bring_the_seat(row: Person) -> None:
    """What the guest has at the table they come from is the account's; the guest's other tabs are asked anew who they are.

    Raises Illegal if the account has a seat there already.
    """
    found = A_TABLE.match(next_page())
    code = codes.clean(found[1]) if found else ""
    if code:
        try:
            if service.become(code, identity.person(), row.id, row.name).changed:
                _end_connections(identity.person())
        except NoTable:
            return


def _end_connections(person: str) -> None:
    """Those who were this person until now must say anew who they are; without Redis nobody is connected."""
    try:
        talk.dismiss(person)
    except redis.RedisError:
        log.exception("connections could not be ended")
