"""The front door, on a phone and on a desk."""

import pytest

from tests.browser.eyes import DESK, PHONE, obstacles


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_at_the_front_door_keeps_anybody_out(parlor, open_browser, size):
    assert obstacles(open_browser(parlor, size)) == []


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_front_door_never_scrolls_sideways(parlor, open_browser, size):
    page = open_browser(parlor, size)
    assert page.execute_script("return document.documentElement.scrollWidth") <= size[0]
