"""Everybody who has signed up, and what can be done about one of them."""

from __future__ import annotations

from typing import Any, ClassVar

from flask import abort
from flask_admin import expose
from markupsafe import Markup
from sqlalchemy import Select, select

from blueprints.admin import say
from blueprints.admin.guard import doer
from blueprints.admin.lists import Rows, reading
from blueprints.admin.presses import done, pressed, reason
from records import deeds
from records.models import Audit, KeptGame, Person, Place, Rating, Report
from tables import talk

LAST_GAMES = 10
PAGE = "admin_people.person"


class People(Rows):
    """The list, one person's page, and the presses on it."""

    column_list = ("name", "id", "joined", "standing")
    search_words = "Part of a name, or a whole id"
    column_formatters: ClassVar[dict[str, Any]] = {
        "name": lambda view, _, row, __: say.person(row.id, row.name),
        "joined": lambda view, _, row, __: say.moment(row.joined),
        "standing": lambda view, _, row, __: standing(row),
    }

    def rows(self) -> Select[Any]:
        """Whoever signed up last comes first."""
        return super().rows().order_by(Person.joined.desc(), Person.id)

    def fitting(self, wanted: Select[Any], search: str) -> Select[Any]:
        """By part of a name, or by id."""
        return wanted.where(Person.name.icontains(search, autoescape=True) | (Person.id == search))

    @expose("/<person_id>")
    def person(self, person_id: str) -> str:
        """One person, a guest too: their account, ratings and last games, and what was said and done about them."""
        who, about = reading().get(Person, person_id), _about(person_id)
        if who is None and not any(about.values()):
            abort(404)
        return self.render(
            "admin/person.html", who=who, person_id=person_id, standing=standing(who), say=say, me=doer().id, **about
        )  # fmt: skip

    @expose("/<person_id>/ban", methods=("POST",))
    def ban(self, person_id: str) -> Any:
        """Shut out."""

        def do() -> str:
            deeds.ban(doer(), person_id, reason())
            talk.dismiss(person_id)
            return "The account is banned, and signed out everywhere."

        return pressed(do, PAGE, person_id=person_id)

    @expose("/<person_id>/unban", methods=("POST",))
    def unban(self, person_id: str) -> Any:
        """Let in again."""
        return done(deeds.unban, person_id, "The account may come in again.", PAGE, person_id=person_id)

    @expose("/<person_id>/grant", methods=("POST",))
    def grant(self, person_id: str) -> Any:
        """Make an admin."""
        return done(deeds.grant, person_id, "They are an admin now.", PAGE, person_id=person_id)

    @expose("/<person_id>/revoke", methods=("POST",))
    def revoke(self, person_id: str) -> Any:
        """Make no admin."""
        return done(deeds.revoke, person_id, "They are no admin any more.", PAGE, person_id=person_id)


def standing(who: Person | None) -> Markup:
    """What is special about an account."""
    if who is None:
        return say.chip("guest")
    marks = [("admin", "good", who.admin), ("banned", "bad", who.banned), ("deleted", "", who.deleted)]
    return Markup(" ").join(say.chip(word, tone) for word, tone, is_so in marks if is_so)


def _about(person_id: str) -> dict[str, Any]:
    """Six short looks: ratings, games, reports about them and by them, and the log."""
    work = reading()
    played = (
        select(Place, KeptGame).join(KeptGame).where(Place.person == person_id).order_by(Place.ended.desc())
    )
    said = select(Report).order_by(Report.at.desc()).limit(LAST_GAMES)
    done = (
        select(Audit)
        .where(Audit.subject.endswith(f"({person_id})", autoescape=True))
        .order_by(Audit.at.desc())
    )
    return {
        "ratings": work.scalars(select(Rating).where(Rating.person == person_id).order_by(Rating.game)).all(),
        "played": work.execute(played.limit(LAST_GAMES)).all(),
        "about_them": work.scalars(said.where(Report.kind == "person", Report.item == person_id)).all(),
        "by_them": work.scalars(said.where(Report.by == person_id)).all(),
        "done": work.scalars(done.limit(LAST_GAMES)).all(),
    }
