"""Verbs for people in front of real browsers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver import ActionChains, Chrome, Keys
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

from tests.browser.eyes import PHONE

PATIENCE_SECONDS = 60
IN_THE_WAY = (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
A_VOICE = """
    const said = [];
    Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), {
        said, cancel() {}, speak: ({ text }) => said.push(text),
        getVoices: () => [{ name: 'Test', lang: 'en-US', localService: true, default: true }] }) });
    window.SpeechSynthesisUtterance = function (text) { this.text = text; };
"""
IS_BUSY = """
    arguments[0].scrollIntoView({block: 'center', behavior: 'instant'});
    return arguments[0].ariaBusy === 'true' || document.getAnimations().some(one => one.playState === 'running'
        && one.effect.getComputedTiming().endTime !== Infinity && one.effect.target?.contains(arguments[0]));
"""


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, open_browser: Callable[..., Chrome], name: str, size: tuple[int, int] = PHONE) -> None:
        self.open_browser, self.name, self.size = open_browser, name, size
        self.browser: Any = None

    def opens_a_table(self, address: str, game: str) -> str:
        """From the front door to a lobby; the address of the table."""
        self.browser = self.open_browser(address, self.size)
        self.clicks(f"label:has(> input[value='{game}'])")
        self.find("#open-name").send_keys(self.name, Keys.ENTER)
        return self.comes_in()

    def follows(self, link: str) -> str:
        """Follow a link to a table, say one's name, and come in."""
        self.browser = self.open_browser(link, self.size)
        self.find("#name").send_keys(self.name, Keys.ENTER)
        return self.comes_in()

    def comes_in(self) -> str:
        """Wait for the room to stand, and put the rules away if they are offered."""
        self.find(".room .strip")
        self.until(lambda: self.all(".sheet, .lobby, .desk-game"))
        self.closes_sheets()
        return str(self.browser.current_url)

    def has_a_voice(self) -> None:
        """Give this browser a voice, which no headless one has, on every page from here on."""
        self.browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": A_VOICE})
        self.browser.refresh()

    def hears(self) -> list[str]:
        """What the voice has said on this page."""
        said: list[str] = self.browser.execute_script("return speechSynthesis.said")
        return said

    def closes_sheets(self) -> None:
        """Press Escape until no sheet is open."""
        self.until(lambda: not self.all(".sheet") or self.keys(Keys.ESCAPE))

    def reloads(self) -> None:
        """Load the page again, as if by accident."""
        self.browser.refresh()
        self.comes_in()

    def presses(self, words: str) -> None:
        """Press the button that says this (or has it as its label)."""
        self.clicks(lambda: self._button(words), words)

    def clicks(self, find: str | Callable[[], WebElement | None], name: str = "") -> None:
        """Click on what is found so, once it is there, stands still, answers to presses and nothing is in its way."""
        first = (lambda: next(iter(self.all(find)), None)) if isinstance(find, str) else find
        self.until(lambda: self._clicked(first()), f"{self.name} could not click on {name or find}")

    def follows_the_link(self, words: str) -> None:
        """Follow the link that says this."""
        self.clicks(
            lambda: next((one for one in self.all("main a, header a") if words in one.text), None), words
        )

    def _clicked(self, element: WebElement | None) -> bool:
        try:
            if not element or not element.is_enabled() or self.browser.execute_script(IS_BUSY, element):
                return False
            element.click()
        except IN_THE_WAY:
            return False
        return True

    def keys(self, *keys: str) -> None:
        """Type without clicking anywhere."""
        ActionChains(self.browser).send_keys(*keys).perform()

    def sees(self, words: str) -> None:
        """Wait until the page shows this, whatever the case."""
        self.until(lambda: words.casefold() in self.text().casefold(), f"{self.name} never saw {words!r}")

    def holds(self, css: str, text: str) -> None:
        """Wait until this field has this in it."""
        self.until(
            lambda: self.find(css).get_attribute("value") == text, f"{self.name} never had {text!r} in {css}"
        )

    def is_at(self, css: str) -> None:
        """Wait until the focus is on this."""
        self.until(lambda: self.browser.switch_to.active_element == self.find(css))

    def text(self) -> str:
        """All that can be read on the page."""
        return str(self.browser.execute_script("return document.body.innerText"))

    def find(self, css: str) -> WebElement:
        """The first such element, once it is there."""
        self.until(lambda: self.all(css), f"{self.name} never found {css}")
        return self.all(css)[0]

    def all(self, css: str) -> list[WebElement]:
        """Such elements as are there now."""
        found: list[WebElement] = self.browser.find_elements(By.CSS_SELECTOR, css)
        return found

    def until(self, true: Callable[[], Any], complaint: str = "") -> None:
        """Wait for something to come true."""
        WebDriverWait(self.browser, PATIENCE_SECONDS, poll_frequency=0.1).until(
            lambda _: true(), complaint and f"{complaint}:\n{self.text()}"
        )

    def tabs_to(self, words: str) -> None:
        """Press Tab until the focus is on what says this (or has it as its label)."""
        for _ in range(80):
            if words.casefold() in self.focus_says():
                return
            self.keys(Keys.TAB)
        raise AssertionError(f"Tab never came to {words!r}:\n{self.text()}")

    def focus_says(self) -> str:
        """What the button or choice says that has the focus, in lower case."""
        said: str = self.browser.execute_script(
            "const at = document.activeElement.closest('button, select');"
            "return at ? `${at.innerText} ${at.ariaLabel ?? ''}` : ''"
        )
        return said.casefold()

    def enters(self, words: str) -> None:
        """Reach a button by Tab, and press it with Enter."""
        self.tabs_to(words)
        self.until(lambda: not self.all("[aria-busy='true']"))
        self.keys(Keys.ENTER)

    def edge(self, css: str, side: str) -> float:
        """Where on the screen an element's edge is."""
        at = "return document.querySelector(arguments[0]).getBoundingClientRect()[arguments[1]]"
        return float(self.browser.execute_script(at, css, side))

    def width(self) -> int:
        """How wide the page would like to be."""
        return int(self.browser.execute_script("return document.documentElement.scrollWidth"))

    def _button(self, words: str) -> Any:
        return self.browser.execute_script(
            "const say = arguments[0].toLowerCase();"
            "return [...document.querySelectorAll('button, a.button')].filter(b => b.offsetParent !== null)"
            ".find(b => (b.innerText + ' ' + (b.ariaLabel ?? '')).toLowerCase().includes(say)) ?? null",
            words,
        )
