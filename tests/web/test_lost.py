"""What gets lost on its way to a browser, or back: pages, keys, words, and what was chosen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from defuse.busters import Setup
from tests import patient
from tests.web.people import House, Person
from tests.web.planting import plant

Come = Callable[..., Person]
pytestmark = pytest.mark.slow

TABLES = "JSON.parse(localStorage.getItem('defuse.tables')).map(each => each.table)"
"""The tables that this browser has a key for."""


def test_a_page_that_was_lost_on_its_way_says_so_and_spoils_no_other(person: Come) -> None:
    mia = person("Mia")
    mia.remember("tables", [{"table": "%E0", "token": "lost", "seat": 0, "title": "Lost", "at": 0}])
    page = mia.page
    page.goto("/")
    page.locator("[data-go-on]").wait_for()
    page.route("**/assets/web-*.js", lambda route: route.abort())
    page.locator("a[href='/rules']").first.click()
    page.locator("[data-again]").wait_for()
    page.unroute("**/assets/web-*.js")
    # Another page that needs the same texts.
    page.locator("main a[href='/']").click()
    page.locator("a[href='/lessons']").first.click()
    page.locator("h1", has_text="Lessons").wait_for()
    page.route("**/assets/TablePage*.js", lambda route: route.abort())
    page.goto("/t/%E0")  # no address that anybody could read
    page.locator("[data-again]").wait_for()
    page.unroute("**/assets/TablePage*.js")
    page.locator("[data-again]").click()
    page.get_by_text("There is no such table.").wait_for()
    assert page.evaluate(TABLES) == []
    mia.wrong.clear()  # the browser itself complains of files that do not come


def test_what_is_refused_at_the_end_can_be_read_there_and_moves_nothing(person: Come, house: House) -> None:
    planted = plant(house, lambda game: game.over, Setup(mission=1, players=2, captain=0))
    mia, ben = person("Mia"), person("Ben")
    mia.sit(planted.seat(0))
    ben.sit(planted.seat(1))
    page = mia.page
    back = page.locator("#ending [data-look-back]")
    page.locator("#ending .do button", has_text="Next").wait_for()
    before = back.bounding_box()
    page.route("**/api/**/review*", lambda route: route.abort())
    back.click()
    refused = page.locator("[data-refusal]", has_text="does not answer")
    refused.wait_for()
    assert back.bounding_box() == before
    page.get_by_role("button", name="Look at the table").click()
    assert page.locator("#ending").count() == 0
    refused.wait_for()
    # Whoever leaves afterwards has played nevertheless.
    ben.menu("The table")
    ben.page.get_by_role("button", name="Leave the table").click()
    ben.page.locator("[data-go-on]").wait_for()
    mia.wait_until(lambda: mia.newest("lobby")["seats"][1]["kind"] == "bot", "Ben has left")
    kept = page.evaluate("id => JSON.parse(localStorage.getItem(`defuse.last.${id}`))", planted.table)
    assert kept["lobby"]["seats"][1]["kind"] == "person"
    # Looking back from the lobby ends where one goes to the lobby of another table.
    page.get_by_role("button", name="Try again").click()
    page.locator("[data-last-mission]").click()
    page.get_by_role("region", name="The mission before").get_by_role("button", name="Look back").click()
    page.get_by_role("button", name="Back to the table").wait_for()
    other = house.table(1, start=False)["table"]
    page.evaluate(
        "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')) }", f"/t/{other}"
    )
    page.locator("[data-seat-card]").nth(3).wait_for()
    assert page.get_by_role("button", name="Back to the table").count() == 0
    mia.wrong.clear()  # the browser itself complains of a request that fails


FLOOD = """many => { for (let i = 0; i < many; i++) {
    const input = document.querySelector("dialog form input");
    input.value = `word${i}`;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.form.requestSubmit();
} }"""
TWO = """() => {
    const pace = document.querySelector("dialog [data-pace]");
    pace.value = "slow";
    pace.dispatchEvent(new Event("change", { bubbles: true }));
    document.querySelector("dialog input[type=checkbox]").click();
}"""


def test_in_the_lobby_nothing_is_lost_that_was_chosen_said_or_called(person: Come, house: House) -> None:
    mia, ben = person("Mia"), person("Ben")
    seated = house.table(1, players=3, bots=1, start=False)
    mia.sit(seated)
    ben.page.goto(f"/t/{seated['table']}")
    ben.page.locator("[data-sit]").first.click()
    # Two agreements, the second before there is an answer to the first.
    clock = mia.newest("lobby")["options"]["clock"]
    mia.page.locator("[data-agreements]").click()
    mia.page.locator("dialog [data-pace]").wait_for()
    mia.page.evaluate(TWO)
    mia.wait_until(lambda: mia.newest("lobby")["options"]["clock"] != clock, "the clock is agreed on")
    assert mia.newest("lobby")["options"]["pace"] == "slow"
    mia.page.keyboard.press("Escape")
    # The name on one's own card is the one that everybody sees, wherever it was changed.
    ben.page.locator("button.me").click()
    ben.page.get_by_role("dialog").get_by_label("Your name").fill("Benno")
    ben.page.keyboard.press("Escape")
    mia.page.get_by_role("heading", name="Benno").wait_for()
    card = ben.page.locator("[data-seat-card].mine input")
    expect(card).to_have_value("Benno")
    card.fill("")
    card.blur()
    expect(card).to_have_value("Benno")
    # What was said before the page came is nothing new; words that are refused are there again.
    before = len(mia.frames)
    mia.page.reload()
    mia.page.locator("[data-start]").wait_for()
    mia.wait_until(lambda: any(each["type"] == "pong" for each in mia.frames[before:]), "all of it was told")
    ben.page.locator("[data-talk]").click()
    ben.page.evaluate(FLOOD, 24)
    ben.page.locator("dialog [data-refusal]").wait_for()
    expect(ben.page.locator("dialog form input")).to_have_value(re.compile("word"))

    def told() -> str:
        return str(len({each["number"] for each in ben.frames if each["type"] == "said" and each["kind"] == "talk"}))

    badge = mia.page.locator("[data-talk] b")
    mia.wait_until(lambda: badge.inner_text() == told(), "what was said since then is counted")


def test_who_leaves_while_the_line_is_away_leaves_when_it_is_back(person: Come, house: House) -> None:
    mia, ben = person("Mia"), person("Ben")
    lines: list[WebSocketRoute] = []
    away = False

    def over(line: WebSocketRoute) -> None:
        lines.append(line)
        if away:
            line.close(code=1001)
        else:
            line.connect_to_server()

    ben.page.route_web_socket("**/ws/**", over)
    seated = house.table(1, players=3, bots=1, start=False)
    mia.sit(seated)
    ben.page.goto(f"/t/{seated['table']}")
    ben.page.locator("[data-sit]").first.click()
    ben.page.locator("[data-seat-card].mine").wait_for()
    away = True
    lines[-1].close(code=1001)
    ben.page.get_by_text("Your seat is kept").wait_for()
    ben.page.get_by_role("button", name="Leave the table").click()
    assert ben.page.evaluate(TABLES) == [seated["table"]]
    away = False
    ben.page.locator("[data-go-on]").wait_for()
    assert ben.page.evaluate(TABLES) == []
    mia.wait_until(lambda: mia.newest("lobby")["seats"][1]["kind"] == "open", "the seat is open")


def test_a_seat_that_somebody_else_has_taken_is_refused_in_words(person: Come, house: House) -> None:
    seats = [{"kind": "open"}, {"kind": "open"}]
    wish = {"name": "Mia", "mission": 1, "seats": seats, "start": False, "options": {"spectators": False}}
    table = patient.post(f"{house.url}/api/tables", json=wish).json()["table"]
    eve = person("Eve")
    eve.page.goto(f"/t/{table}")
    sit = eve.page.get_by_role("button", name="Sit down")
    sit.wait_for()
    patient.post(f"{house.url}/api/tables/{table}/join", json={"name": "Ben"})
    sit.click()
    eve.page.locator("[data-refusal]").wait_for()
    sit.wait_for(state="detached")  # there is no seat for anybody
    eve.wrong.clear()  # the browser tells of the answer 409
