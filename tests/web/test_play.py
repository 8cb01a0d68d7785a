"""Real people in real browsers play missions to their end."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, WebSocketRoute

from defuse.busters import Setup
from defuse.busters.asks import TurnAsk
from tests.web.people import TURNS, House, Person
from tests.web.planting import NAMES, plant

Come = Callable[..., Person]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.mark.slow
def test_three_browsers_and_a_bot_play_the_first_mission_by_clicking(person: Come, house: House) -> None:
    mia, ben, zoe = person("Mia"), person("Ben"), person("Zoe")
    seated = house.table(1, players=4, bots=1, start=False)
    mia.sit(seated)
    for friend in (ben, zoe):
        friend.page.goto(f"/t/{seated['table']}")
        friend.page.get_by_role("button", name="Sit here").first.click()
        friend.page.locator("[data-seat-card].mine").wait_for()
    mia.page.get_by_role("heading", name="Zoe").wait_for()
    mia.page.locator("[data-start]").click()
    for friend in (mia, ben, zoe):
        friend.page.locator("#mine").wait_for()
    mia.play(ben, zoe)
    assert mia.ending == ben.ending == zoe.ending
    assert mia.ending in ("Defused!", "Boom.")
    waits = "The host chooses what is played next."
    assert ben.page.locator("#ending").get_by_text(waits).is_visible()
    assert ben.page.locator("#ending").get_by_role("button", name="Try again").count() == 0
    assert mia.page.locator("#ending").get_by_text(waits).count() == 0
    mia.page.locator("#ending").get_by_role("button", name="Try again").click()
    ben.page.locator("#ending").wait_for(state="detached")


@pytest.mark.slow
def test_a_browser_that_reloads_in_the_middle_of_a_question_goes_on(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.sit(house.table(1))
    mia.page.locator("#question.mine").wait_for()
    asked = mia.page.locator("#question h2").inner_text()
    mia.page.locator(".rack.own .wire.can, .rack .wire.can").first.click()
    mia.page.reload()
    mia.page.locator("#question.mine").wait_for()
    assert mia.page.locator("#question h2").inner_text() == asked
    mia.play()
    assert mia.over


@pytest.mark.slow
def test_a_broken_line_comes_back_and_what_was_missed_is_told(person: Come, house: House) -> None:
    mia = person("Mia")
    lines: list[WebSocketRoute] = []
    cut = False

    def through(line: WebSocketRoute) -> None:
        if cut:
            line.close(code=1011, reason="the line is cut")
            return
        line.connect_to_server()
        lines.append(line)

    mia.page.route_web_socket("**/ws/*", through)
    mia.sit(house.table(1))
    mia.page.locator("#question.mine").wait_for()
    mia.click_on()
    cut = True
    lines[-1].close(code=1011, reason="the line is cut")
    mia.page.get_by_text("Your seat is kept").first.wait_for()
    cut = False
    mia.page.get_by_text("Your seat is kept").first.wait_for(state="hidden")
    assert len(lines) == 2
    mia.play()
    mia.page.get_by_role("button", name="Look at the table").click()
    mia.turn_to("log")
    assert mia.page.get_by_role("log", name="Log").get_by_text("The opening tokens are placed").count() == 1


@pytest.mark.slow
def test_a_server_that_restarts_is_a_blink_and_nothing_that_was_chosen_is_lost(person: Come, house: House) -> None:
    mia = person("Mia")
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    mia.page.route_web_socket("**/ws/*", through)
    mia.sit(house.table(1))
    mia.page.locator("#question.mine").wait_for()
    mia.page.locator(".wire.can").first.click()
    mia.page.evaluate("""() => {
        window.texts = [];
        new MutationObserver(() => texts.push(document.body.innerText))
            .observe(document.body, {subtree: true, childList: true, characterData: true});
    }""")
    lines[-1].close(code=1012, reason="another process goes on")
    while len(lines) < 2:
        mia.page.wait_for_timeout(20)
    mia.page.wait_for_timeout(300)
    assert mia.page.locator(".wire.picked").count() == 1
    assert not any("Your seat is kept" in text for text in mia.page.evaluate("texts"))
    mia.play()
    assert mia.over


@pytest.mark.slow
def test_a_phone_plays(person: Come, house: House) -> None:
    mia = person("Mia", **PHONE)
    mia.sit(house.table(1))
    mia.page.locator("#question").wait_for()
    mia.play()
    assert mia.over


@pytest.mark.slow
def test_on_a_phone_no_page_is_wider_than_the_screen(person: Come, house: House) -> None:
    mia = person("Mia", **PHONE)
    mia.page.goto("/")
    mia.page.locator("[data-go-on]").wait_for()
    wide = "document.documentElement.scrollWidth"
    assert mia.page.evaluate(wide) == 360
    mia.sit(house.table(9, players=3))
    mia.page.locator("#question.mine").wait_for()
    assert mia.page.evaluate(wide) == 360


@pytest.mark.slow
def test_on_a_phone_a_tapped_rack_grows_until_every_wire_is_wide_enough(person: Come, house: House) -> None:
    planted = plant(house, lambda game: isinstance(game.ask, TurnAsk), Setup(mission=9, players=3, captain=0))
    seat = planted.game.public.ask.seats[0]
    mia = person(NAMES[seat], **PHONE)
    mia.sit(planted.seat(seat))
    mia.page.locator("#question.mine").wait_for()
    wire = mia.page.locator(".rack:not(.own) .wire.can").first
    mia.page.locator(".rack:not(.own) .zoom").first.tap()
    assert wire.get_attribute("aria-pressed") == "false"  # the first tap only makes it large
    widths = mia.page.locator(".rack.big .wire").evaluate_all("wires => wires.map(w => w.offsetWidth)")
    assert min(widths) >= 44
    wire.tap()
    assert wire.get_attribute("aria-pressed") == "true"


WHERE_TO_POINT = re.compile("Click a teammate|is certainly")
"""At what is certain, as long as there is something."""


@pytest.mark.slow
def test_the_coach_leads_a_newcomer_through_the_first_mission(person: Come, house: House) -> None:
    for _ in range(3):  # a game that is lost early may have had nothing to point at
        mia = person("Mia", coached=False)
        mia.sit(house.table(1))
        mia.page.locator(".coach").wait_for()
        tips = play_as_the_coach_says(mia)
        assert mia.over
        if pointed(tips):
            break
    assert len(tips) >= 5
    assert pointed(tips), tips


def pointed(tips: set[str]) -> bool:
    return any(WHERE_TO_POINT.search(tip) for tip in tips)


def play_as_the_coach_says(mia: Person) -> set[str]:
    """Plays to the end. Tells what the coach said on the way."""
    tips: set[str] = set()
    for _ in range(TURNS):
        if mia.over:
            break
        # A tip may go, or the table may end, between seeing it and clicking it: then the next look finds what is there.
        with suppress(TimeoutError):
            tips.update(mia.page.locator(".coach p").all_inner_texts())
            if mia.page.locator("[data-coach]").count():
                mia.page.locator("[data-coach]").click(timeout=2000)
            elif mia.asked:
                if not pointed(tips):
                    with suppress(TimeoutError):  # it has to be counted first; other questions have no such tip
                        mia.page.locator(".coach p", has_text=WHERE_TO_POINT).wait_for(timeout=1500)
                tips.update(mia.page.locator(".coach p").all_inner_texts())
                mia.click_once()
        mia.page.wait_for_timeout(60)
    return tips
