"""Coming late, coming back, coming for the first time: what a browser finds that was not there from the start."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing

import msgspec
import pytest
from playwright.sync_api import expect

from defuse.busters import Setup
from defuse.kernel import Game
from defuse.server.wire.scenes import EventSeen
from tests.web.people import House, Person
from tests.web.planting import NAMES, Planted, plant

Come = Callable[..., Person]
pytestmark = pytest.mark.slow
LATE = 20


def deep(game: Game) -> bool:
    return len(game.acts) >= LATE


def told(planted: Planted) -> list[str]:
    """All that has happened there, in words."""
    events = msgspec.json.decode(planted.match.missed(0, "en")[0], type=list[EventSeen])
    return [event.text for event in events if event.text]


LINES = "entries => entries.reverse().flatMap(entry => [...entry.querySelectorAll('p')].map(p => p.textContent.trim()))"
"""The log has an entry for each act, the newest first, with a line for everything that came of it."""


def log(someone: Person) -> list[str]:
    someone.turn_to("log")
    entries = someone.page.get_by_role("log", name="Log").locator("li")
    entries.first.wait_for()
    lines: list[str] = entries.evaluate_all(LINES)
    return lines


def test_a_browser_that_comes_late_reads_all_that_has_happened(person: Come, house: House) -> None:
    planted = plant(house, deep, Setup(mission=4, players=3, captain=0))
    seat = planted.game.public.ask.seats[0]
    mia, spy = person(NAMES[seat]), person("Spy")
    mia.sit(planted.seat(seat))
    spy.page.goto(f"/t/{planted.table}")
    everything = told(planted)
    assert len(everything) > LATE
    assert log(mia) == log(spy) == everything
    mia.page.reload()
    assert log(mia) == everything
    # What happens from now on comes after it, once.
    mia.page.locator("#question.mine").wait_for()
    mia.click_on()
    mia.page.wait_for_function("n => document.querySelectorAll('[role=log] li p').length > n", arg=len(everything))
    assert log(mia)[: len(everything)] == everything
    mia.page.reload()
    now = log(mia)
    expect(spy.page.get_by_role("log", name="Log").locator("li p")).to_have_count(len(now), timeout=20_000)
    assert log(spy) == now


def test_a_table_that_cannot_go_on_says_so_and_can_be_looked_at(person: Come, house: House) -> None:
    planted = plant(house, deep, Setup(mission=4, players=3, captain=0))
    with closing(sqlite3.connect(house.store or "")) as store, store:
        store.execute('update acts set digest = ? where "table" = ? and number = ?', ("other", planted.table, LATE))
    mia = person("Mia")
    mia.sit(planted.seat(0))
    mia.page.get_by_text("begun with another version").first.wait_for()
    mia.page.locator("#mine .wire").first.wait_for()
    assert mia.page.locator(".wire.can, [data-send]").count() == 0
    assert "Mia is the captain." in log(mia)


def test_a_guest_takes_a_seat_without_typing_anything(person: Come, house: House) -> None:
    mia, guest = person("Mia"), person("")
    seated = house.table(1, players=3, bots=1, start=False)
    mia.sit(seated)
    guest.page.goto(f"/t/{seated['table']}")
    guest.page.get_by_role("button", name="Sit here").click()
    name = guest.page.locator("[data-seat-card].mine").get_by_label("Your name")
    name.wait_for()
    assert name.get_attribute("placeholder") == "Guest"
    name.fill("Ben")
    name.blur()
    mia.page.get_by_role("heading", name="Ben").wait_for()
    mia.page.locator("[data-talk]").click()
    mia.page.get_by_text("Guest is now called Ben.").wait_for()


def test_the_host_gives_up_a_mission_and_everybody_is_back_at_the_seats(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.sit(house.table(1))
    mia.page.locator("#question").wait_for()
    mia.menu("The table")
    mia.page.locator("[data-give-up]").click()
    assert mia.page.locator("[data-start]").count() == 0  # one click is a slip, two are a wish
    mia.page.locator("[data-give-up]").click()
    mia.page.locator("[data-start]").wait_for()
