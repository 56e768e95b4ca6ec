"""A house with a panel: somebody who runs it, somebody who only plays, and one of everything an admin can look at."""

from __future__ import annotations

import re
import time
from typing import Any

from records import deeds, history, reports
from records.db import session
from records.models import Audit, KeptGame, Person, Report
from tables import service
from tests.blueprints.visitors import Browser, token
from tests.records.test_history import finished, side

TWELVE_HOURS = 12 * 3600


class Panel:
    """`ida` is an admin, `bo` plays, `gus` is a guest, `vi` has never been here; there is a table, a game, a report."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.ida, self.bo, self.gus, self.vi = (Browser(app) for _ in range(4))
        self.ida.signs_up("Ida")
        self.bo.signs_up("Bo")
        self.code = self.gus.opens_a_table("Gus", "fictionary")
        deeds.grant(deeds.COMMAND_LINE, self.ida.person, "She runs the house.")
        history.keep(finished(side(self.ida.person, 1), side(self.bo.person, 2)))
        self.report = self.reported("abatis")

    def reported(self, item: str) -> int:
        """Gus says that a word is wrong; the report's number."""
        said = {"by": self.gus.person, "by_name": "Gus", "kind": "word", "game": "fictionary", "item": item,
                "text": f"{item} (noun): <b>wrong</b>", "note": "Everybody knows it.", "code": self.code}  # fmt: skip
        reports.say(said, time.time())
        with session() as work:
            return max(row.id for row in work.query(Report).filter(Report.item == item))

    def goes_stale(self) -> None:
        """Ida signed in twelve hours ago, and has not been signed out since."""
        with session() as work:
            work.get(Person, self.ida.person).signed_out = 0.0
        with self.ida.client.session_transaction() as cookie:
            cookie["signed_in_at"] = time.time() - TWELVE_HOURS - 1

    def addresses(self) -> list[tuple[str, str]]:
        """Every method and address of the panel, about what there is in this house."""
        there = {
            "person_id": self.bo.person,
            "code": self.code,
            "game_id": "game-1",
            "report_id": str(self.report),
        }
        return [
            (method, re.sub(r"<(?:\w+:)?(\w+)>", lambda found: there[found[1]], rule.rule))
            for rule in self.app.url_map.iter_rules()
            if rule.rule.startswith("/admin")
            for method in sorted((rule.methods or set()) - {"OPTIONS"})
        ]

    def presses(self, who: Browser, address: str, reason: str = "Because.", believed: bool = True) -> Any:
        """A press of the panel by somebody, with a token of their own if it is to be believed."""
        own = token(who.looks("/reports?game=fictionary&kind=word&item=abatis").text)
        assert own
        return who.client.post(address, data={"reason": reason, **(own if believed else {})})

    def everything(self) -> Any:
        """All that a press could change."""
        with session() as work:
            rows = [
                sorted((row.id, row.admin, row.banned, row.signed_out) for row in work.query(Person)),
                sorted((row.id, row.state) for row in work.query(Report)),
                sorted(row.id for row in work.query(KeptGame)),
                work.query(Audit).count(),
            ]
        return rows, service.look(self.code)

    def log(self) -> list[tuple[str, str, str]]:
        """What the audit log has of Ida: what she did, to what, why."""
        with session() as work:
            lines = work.query(Audit).filter(Audit.name == "Ida").order_by(Audit.id)
            return [(line.action, line.subject, line.reason) for line in lines]
