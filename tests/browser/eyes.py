"""What a test sees in a browser beyond what is on the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from selenium.webdriver import Chrome

if TYPE_CHECKING:
    from tests.browser.people import Visitor

PHONE, DESK = (390, 844), (1440, 900)
AXE = (Path(__file__).parent / "axe.min.js").read_text()


def errors(browser: Chrome) -> list[str]:
    """What its pages have reported as errors since this was last asked."""
    return [line["message"] for line in browser.get_log("browser") if line["level"] == "SEVERE"]


def obstacles(browser: Chrome) -> list[dict[str, Any]]:
    """What axe finds in the page that would keep somebody out: rule, help, and the elements."""
    browser.execute_script(AXE)
    found = browser.execute_async_script(
        "const done = arguments[arguments.length - 1]; axe.run().then((found) => done(JSON.stringify(found.violations)))"
    )
    return [
        {"rule": one["id"], "help": one["help"], "where": [node["html"] for node in one["nodes"]]}
        for one in json.loads(found)
    ]


def is_fit(*people: Visitor) -> None:
    """Nothing on these screens keeps anybody out, and none scrolls sideways."""
    desk = "const desk = document.querySelector('.desk'); return desk.scrollWidth - desk.clientWidth"
    for visitor in people:
        visitor.until(lambda visitor=visitor: _is_still(visitor.browser))
        assert obstacles(visitor.browser) == []
        assert visitor.width() <= visitor.size[0]
        assert visitor.browser.execute_script(desk) <= 0


def _is_still(browser: Chrome) -> bool:
    """No banner is up, and nothing moves that will come to rest."""
    still: bool = browser.execute_script(
        "return !document.querySelector('.banner') && document.getAnimations().every("
        "one => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"
    )
    return still
