"""Takes the pictures of the client for the documentation: `python -m tests.web.pictures URL FOLDER`.

The server at URL has to allow many tables (`tests/web/serving.py` does).
"""

from __future__ import annotations

import shutil
import sys
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import CHROMIUM, SWITCHES
from tests.web.people import TURNS, House, Person

WIDTHS = (1440, 360)
TABLES = (1, 9, 43, 66)
ANSWERS = 3


def main(url: str, folder: Path) -> None:
    """All pictures."""
    house = House(url)
    program = next(path for name in CHROMIUM if (path := shutil.which(name)))
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=list(SWITCHES))
        come = partial(Person, "Mia", house, browser, color_scheme="dark")
        mia = come()
        mia.page.goto("/")
        mia.page.locator("[data-mission]").first.wait_for()
        taken(mia.page, folder, "home")
        mia = come()
        mia.sit(house.table(9, players=4, bots=2, start=False))
        mia.page.locator("[data-start]").wait_for()
        taken(mia.page, folder, "lobby")
        for mission in TABLES:
            mia = come()
            while True:
                mia.sit(house.table(mission))
                if reached(mia):
                    break
                mia = come()
            taken(mia.page, folder, f"table-{mission:02}")
        while not academy_reached(mia := come()):
            pass
        taken(mia.page, folder, "academy")
        while True:
            mia = come()
            mia.sit(house.table(1))
            mia.play()
            if mia.ending == "Defused!":
                break
        taken(mia.page, folder, "end")
        browser.close()


def reached(person: Person) -> bool:
    """Whether the mission still runs after some answers, with a wire and a value chosen."""
    page = person.page
    for _ in range(ANSWERS):
        page.locator("#question.mine, #ending").first.wait_for()
        person.click_on()
        page.wait_for_timeout(300)
    page.locator("#question.mine, #ending").first.wait_for()
    if person.over or not page.locator("[data-value]").count():
        return False
    unknown = page.locator(".rack:not(.own) .wire.can").filter(has_not_text="token")
    if not unknown.count():
        return False
    unknown.first.click()
    page.locator("[data-value]:not(.no)").first.click()
    return True


def academy_reached(person: Person) -> bool:
    """Whether the second bomb comes to its fourth round, with tiles that were looked at and a card chosen."""
    page = person.page
    person.sit(person.house.academy())
    page.locator("#question.mine").wait_for()
    for _ in range(TURNS):
        if person.over:
            return False
        scene, ask = person.frame()["scene"], person.frame()["ask"]
        if person.asked and scene["bomb"] == 2 and ask["mode"] == "all" and scene["round"] in (3, 4):
            if scene["round"] == 4:
                page.locator("#question [data-item]").nth(1).click()
                return bool(person.frame()["yours"]["peeks"])
            page.locator('#question [data-item="chicken"]').click(timeout=2000)
            page.locator("[data-send]").click()
            person.wait_until_sent()
        elif person.asked and page.locator('[data-form="peek-tiles"]').count():
            page.locator('[data-form="peek-tiles"]').click()
            page.locator('#question [data-item="red"]').click()
            page.locator("[data-send]").click()
        else:
            person.click_on()
        page.wait_for_timeout(60)
    return False


def taken(page: Page, folder: Path, name: str) -> None:
    """A picture in each width."""
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900 if width > 700 else 740})
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"{name}-{width}.png")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
