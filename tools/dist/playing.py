"""Somebody with a browser opens the page of a server, sits down at a table with bots and takes a turn."""

from __future__ import annotations

import shutil

from playwright.sync_api import sync_playwright

from tests.web.conftest import CHROMIUM, SWITCHES
from tests.web.people import House, Person


def a_turn(url: str) -> str:
    """Play a turn; what was done, or why it was not."""
    program = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if program is None:
        return "no browser here"
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=list(SWITCHES))
        house = House(url)
        mia = Person("Mia", house, browser)
        mia.page.set_default_timeout(90_000)
        mia.sit(house.table(1))
        # First a token is laid; what is asked after that is the turn.
        for what in ("a token", "a turn"):
            mia.page.locator("#question.mine").wait_for()
            before = mia.frame()["number"]
            mia.click_on()
            mia.wait_until(lambda before=before: mia.frame()["number"] > before, f"the table has taken {what}")  # type: ignore[misc]
        mia.go_home()
        browser.close()
    return "a turn in the browser"
