"""Takes pictures of the client: `python -m tests.web.pictures URL FOLDER [--only NAME …] [--lang de]`.

Without `--only` these are all pictures of `docs/images`: dark ones in three sizes, of tables light ones, too. They are
WebP, which the browser makes itself: 1440 pixels wide they have about 60 kB. The server at URL has to allow many
tables (`tests/web/serving.py` does).
"""

from __future__ import annotations

import argparse
import shutil
from base64 import b64decode
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.campaigns import CREW, MadeUp
from tests.web.conftest import CHROMIUM, SWITCHES
from tests.web.people import TURNS, House, Person

SIZES = ((1440, 900), (768, 1024), (360, 740))
TABLES = (1, 9, 43, 57, 66)
ANSWERS = 3
QUALITY = 60
"""Of WebP, up to 100: letters are sharp, and a picture has less than 100 kB."""

Come = Callable[[], Person]
"""A person who has just opened a browser."""


def main() -> None:
    """The pictures that were asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.pictures", description="Take pictures of the client.")
    parser.add_argument("url", help="the server")
    parser.add_argument("folder", type=Path, help="where to put them")
    parser.add_argument("--only", nargs="+", choices=SHOTS, default=list(SHOTS), metavar="NAME", help=", ".join(SHOTS))
    parser.add_argument("--lang", default="en", help="the language of the client")
    said = parser.parse_args()
    house = House(said.url)
    program = next(path for name in CHROMIUM if (path := shutil.which(name)))
    said.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=list(SWITCHES))
        come = partial(Person, "Mia", house, browser, color_scheme="dark", lang=said.lang)
        for name in said.only:
            taken(SHOTS[name](come, house), said.folder, name)
        browser.close()


def home(come: Come, house: House) -> Page:
    """The first page."""
    page = come().page
    page.goto("/")
    page.locator("[data-go-on]").wait_for()
    return page


def lobby(come: Come, house: House) -> Page:
    """A table before its start."""
    mia = come()
    mia.sit(house.table(9, players=4, bots=2, start=False))
    mia.page.locator("[data-start]").wait_for()
    return mia.page


def table(come: Come, house: House, mission: int) -> Page:
    """A mission after some turns."""
    while True:
        mia = come()
        mia.sit(house.table(mission))
        if reached(mia):
            return mia.page


def academy(come: Come, house: House) -> Page:
    """Bomb Squad Academy, in the second bomb."""
    while not academy_reached(mia := come()):
        pass
    return mia.page


def boom(come: Come, house: House) -> Page:
    """Bomb Squad Academy, when a bomb has exploded and nobody has gone on yet."""
    mia = come()
    mia.sit(house.academy())
    found = mia.page.locator("[data-boom]").first
    for _ in range(TURNS):
        if found.count():
            break
        mia.click_on()
        mia.page.wait_for_timeout(60)
    found.wait_for()
    return mia.page


def end(come: Come, house: House, *, won: bool) -> Page:
    """A mission that is over."""
    while True:
        mia = come()
        mia.sit(house.table(1 if won else 9))
        mia.play()
        ending = mia.frame()["scene"]["ending"]
        if ending["won"] == won and (won or ending["fatal"]):
            return mia.page


def campaign(come: Come, house: House) -> Page:
    """The campaign of a crew that has come as far as mission 14."""
    mia = come()
    MadeUp(house, 14, name="The Late Shift").serve(mia)
    mia.page.goto(f"/c/{CREW}")
    mia.page.locator("[data-plot]").wait_for(state="attached")
    return mia.page


SHOTS: dict[str, Callable[[Come, House], Page]] = {
    "home": home,
    "lobby": lobby,
    "campaign": campaign,
    **{f"table-{mission:02}": partial(table, mission=mission) for mission in TABLES},
    "academy": academy,
    "boom": boom,
    "won": partial(end, won=True),
    "lost": partial(end, won=False),
}


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
            chicken = page.locator('#question [data-item="chicken"]')
            if not chicken.count():  # it lies on the table
                return False
            chicken.click()
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
    """A picture in each size."""
    devtools = page.context.new_cdp_session(page)  # Playwright itself makes no WebP
    for theme in ("dark", "light") if name.startswith("table") else ("dark",):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(400)
            shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
            light = "-light" if theme == "light" else ""
            (folder / f"{name}-{width}{light}.webp").write_bytes(b64decode(shot["data"]))


if __name__ == "__main__":
    main()
