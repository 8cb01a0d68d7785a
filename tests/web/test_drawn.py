"""What the client draws itself: a face for everybody, a picture for every card, and cards that explain themselves."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from defuse.academy import catalogue as academy
from defuse.busters import catalogue as busters
from defuse.busters.challenges import CHALLENGES
from defuse.busters.characters import CHARACTERS
from defuse.busters.constraints import CONSTRAINTS
from hatch_build import WEB, node
from tests.web.conftest import missing

AA = 4.5


def run(*command: str) -> str:
    tools = node()
    if tools is None:
        missing("there is no Node.js")
    done = subprocess.run([tools[0], *command], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_people_pictures_and_places_are_as_they_say() -> None:
    run("--test", "tests/drawn.test.ts")


def test_every_card_of_the_catalogues_has_a_picture_of_its_own() -> None:
    ids = "Object.entries(DRAWINGS).map(([kind, all]) => [kind, Object.keys(all)])"
    script = f"import {{ DRAWINGS }} from './src/pictures/drawings.ts'; console.log(JSON.stringify({ids}))"
    drawn = {kind: set(all) for kind, all in json.loads(run("--input-type=module", "-e", script))}
    assert drawn == {
        "equipment": set(busters.cards()),
        "character": set(CHARACTERS),
        "constraint": set(CONSTRAINTS),
        "challenge": {str(number) for number in CHALLENGES},
        "tool": set(academy.tools()),
    }


def light(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_ink_on_the_colour_of_a_seat_can_be_read_in_both_themes() -> None:
    _, *themes = re.split(r"^:root", (WEB / "src/styles/seats.css").read_text(), flags=re.M)
    assert len(themes) == 2
    for theme in themes:
        colours = dict(re.findall(r"--([\w-]+): (#\w{6})", theme))
        for seat in range(1, 6):
            low, high = sorted((light(colours[f"seat-{seat}"]), light(colours[f"on-seat-{seat}"])))
            assert (high + 0.05) / (low + 0.05) >= AA, (seat, theme)


@pytest.fixture(scope="module")
def workshop() -> Iterator[str]:
    """The client as whoever works on it has it, with its pages of stories."""
    tools = node()
    if tools is None or not (WEB / "node_modules/vite").exists():
        missing("the client's packages are not installed (make web)")
    # It takes a free port by itself and says which: a port chosen here could be somebody else's by then.
    command = [tools[0], "node_modules/vite/bin/vite.js", "--host", "127.0.0.1"]
    plain = {**os.environ, "NO_COLOR": "1"}
    with subprocess.Popen(command, cwd=WEB, env=plain, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            said = ""
            while not (told := re.search(r"http://127\.0\.0\.1:\d+/", said)):
                line = server.stdout.readline()
                assert line, f"the workshop did not open: {said}"
                said += line
            yield f"{told[0]}stories/drawn"
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture
def page(browser: Browser, workshop: str) -> Iterator[Page]:
    """A phone with a finger and a keyboard."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, locale="en")
    page = context.new_page()
    page.goto(workshop)
    page.locator(".cards button").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")  # letters of another width would move things
    yield page
    context.close()


@pytest.mark.slow
def test_a_card_explains_itself_on_hover_and_focus_and_moves_nothing(page: Page) -> None:
    cards, shown = page.locator(".cards button"), page.get_by_role("tooltip")
    cards.last.scroll_into_view_if_needed()
    places = (
        "() => [...document.querySelectorAll('.cards button, .choice li')].map(e => e.getBoundingClientRect().toJSON())"
    )
    before = page.evaluate(places)
    for card in cards.all():
        card.hover()
        shown.get_by_text(card.inner_text().strip(), exact=True).wait_for()
        box = shown.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 740
        assert page.evaluate(places) == before
    page.mouse.move(1, 1)
    shown.wait_for(state="detached")

    cards.nth(0).focus()
    shown.wait_for()
    page.keyboard.press("Tab")  # from the card to the rule book
    assert page.evaluate("document.activeElement.dataset.rule") == "card/DD"
    page.keyboard.press("Tab")
    shown.get_by_text("General Radar").wait_for()
    assert "General Radar" in shown.inner_text()
    assert "When: any time" in shown.inner_text()
    page.keyboard.press("Escape")
    shown.wait_for(state="detached")
    said = cards.nth(1).evaluate("e => document.getElementById(e.getAttribute('aria-describedby')).textContent")
    assert said.startswith("At any time: name a number")
    assert said.endswith("When: any time.")


@pytest.mark.slow
def test_a_long_press_shows_the_card_and_does_not_press_it(page: Page) -> None:
    card, shown, pressed = page.locator(".cards button").nth(2), page.get_by_role("tooltip"), page.locator("output")
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + 12, box["y"] + 12
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    shown.wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert "Walkie-Talkies" in shown.inner_text()
    assert pressed.inner_text() == ""
    page.touchscreen.tap(180, 4)
    shown.wait_for(state="detached")
    page.touchscreen.tap(x, y)
    pressed.get_by_text("Walkie-Talkies").wait_for()
    assert shown.count() == 0


@pytest.mark.slow
def test_characters_say_what_they_can_do_before_they_are_chosen(page: Page) -> None:
    choice = page.locator(".choice")
    radar = choice.locator("[data-item=E1]")
    assert "General Radar" in radar.inner_text()
    assert "When: any time" in radar.inner_text()
    radar.click()
    assert radar.get_attribute("aria-pressed") == "true"
    choice.locator("[data-item=E4]").click(force=True)
    assert choice.locator("[data-item=E4]").get_attribute("aria-pressed") is None
    page.locator("output").get_by_text("without X or Y Ray").wait_for()
