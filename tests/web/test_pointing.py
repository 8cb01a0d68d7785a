"""Pointing at a wire: everybody sees it for a moment, and it is offered only where the table may talk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from defuse.busters import Setup
from tests.web.people import House, Person
from tests.web.planting import NAMES, Planted, plant
from tests.web.test_one_screen import at_turn

Come = Callable[..., Person]
pytestmark = pytest.mark.slow
POINT = "Point at a wire"


def planted(house: House, mission: int = 9, **options: Any) -> Planted:
    return plant(house, at_turn, Setup(mission=mission, players=3, captain=0), **options)


def arrive(person: Come, table: Planted, seat: int, **window: Any) -> Person:
    someone = person(NAMES[seat], **window)
    someone.sit(table.seat(seat))
    someone.page.locator("#question").wait_for()
    return someone


def test_everybody_sees_for_a_moment_at_which_wire_somebody_points(person: Come, house: House) -> None:
    table = planted(house, talk="open")
    mia, ben = arrive(person, table, 0), arrive(person, table, 1)
    mia.menu(POINT)
    wire = mia.page.locator(".mates .rack").nth(1).locator(".wire").first
    which = wire.get_attribute("data-wire")
    wire.click()
    for someone in (mia, ben):
        someone.page.locator(f'[data-wire="{which}"] .finger').wait_for()
    assert ben.page.get_by_role("status").filter(has_text="Mia points at").count() == 1
    # It chose nothing, it is over by itself, and no log tells of it.
    assert mia.page.locator(".wire.picked").count() == 0
    for someone in (mia, ben):
        someone.page.locator(".finger").wait_for(state="detached")
        someone.turn_to("log")
        assert someone.page.get_by_role("tabpanel").get_by_text("points at").count() == 0
    late = arrive(person, table, 2)
    assert late.page.locator(".finger").count() == 0


def test_on_a_phone_a_wire_of_an_enlarged_rack_is_pointed_at(person: Come, house: House) -> None:
    table = planted(house, talk="open")
    phone = arrive(person, table, 0, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    phone.menu(POINT)
    phone.page.locator(".mates .zoom").first.tap()
    phone.page.locator(".rack.big .wire").first.tap()
    phone.page.locator(".rack.big .finger").wait_for()


@pytest.mark.parametrize(("mission", "talk"), [(9, "signs"), (18, "open")])
def test_where_nobody_may_point_there_is_no_finger(person: Come, house: House, mission: int, talk: str) -> None:
    mia = arrive(person, planted(house, mission, talk=talk), 0)
    assert mia.page.get_by_role("button", name=POINT).count() == 0
    mia.page.keyboard.press("f")
    mia.page.locator(".wire").first.click(force=True)  # Playwright would wait until it is enabled
    assert mia.page.locator(".finger").count() == 0
