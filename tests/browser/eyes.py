"""What a test sees in a browser beyond what is on the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from selenium.webdriver import Chrome

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
