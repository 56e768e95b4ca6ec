"""People who played together before are offered, in the lobby, to go on from there."""

import json
import time

from records import crews
from tests.browser.eyes import DESK, obstacles
from tests.browser.people import Visitor
from tests.wire import Guest


def test_a_host_is_told_of_last_time_and_carries_on(parlor, parlor_records, open_browser):
    ann = Visitor(open_browser, "Ann", DESK)
    link = ann.opens_a_table(parlor, "fictionary")
    bo = Guest(parlor, "Bo")
    _played_yesterday([json.loads(ann.find("#room").get_attribute("textContent"))["me"], bo.id])
    assert "The two of you" not in ann.text()
    bo.come(link.rpartition("/")[2], "fictionary")
    ann.sees("The two of you played on")
    assert obstacles(ann.browser) == []
    ann.presses("Carry on")
    ann.sees("Carrying on from last time")
    bo.sees(lambda view: view["table"]["remembers"])
    bo.leave()


def _played_yesterday(people):
    seats = [
        {"person": one, "name": "", "bot": None, "covered": False, "place": 1, "points": 0} for one in people
    ]
    crews.remember({
        "id": "yesterday", "game": "fictionary", "code": "ABFHK", "ended": time.time() - 86_400, "rated": False,
        "seats": seats, "record": {}, "usage": [], "carry": {"words": [], "fakes": ["none"]},
    })  # fmt: skip
