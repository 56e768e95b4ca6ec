"""Real browsers for people at a table, on whatever Chromium the machine has."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome, ChromeOptions, ChromeService

from tests.browser.eyes import PHONE, errors

QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--headless=new",
    "--mute-audio",
    "--no-default-browser-check",
    "--no-first-run",
)
Open = Callable[..., Chrome]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test in this folder is about browsers."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker("browser")


@pytest.fixture
def open_browser(monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """`open_browser(url, size=PHONE)`: a browser of its own for one person. One whose page reports an error fails."""
    binary, driver = _find("chromium", "chromium-browser", "google-chrome"), _find("chromedriver")
    monkeypatch.setenv("SE_OFFLINE", "true")
    monkeypatch.setenv("SE_AVOID_STATS", "true")
    opened: list[Chrome] = []

    def open_one(url: str, size: tuple[int, int] = PHONE) -> Chrome:
        browser = Chrome(options=_options(binary), service=ChromeService(driver))
        opened.append(browser)
        _resize(browser, size)
        browser.get(url)
        return browser

    try:
        yield open_one
        for browser in opened:
            assert errors(browser) == []
    finally:
        for browser in opened:
            browser.quit()


def _find(*names: str) -> str:
    for name in names:
        if path := shutil.which(name):
            return path
    pytest.skip(f"no {names[0]}: browsers were not tested")


def _options(binary: str) -> ChromeOptions:
    options = ChromeOptions()
    options.binary_location = binary
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    for switch in (*QUIET, *(["--no-sandbox"] if os.getuid() == 0 else [])):
        options.add_argument(switch)
    return options


def _resize(browser: Chrome, size: tuple[int, int]) -> None:
    """The page itself gets this size, whatever the window around it takes."""
    width, height = size
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
