"""axe-core looks at every page, in the dark and in the light."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest

from tests.web.conftest import missing
from tests.web.people import House, Person

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
Light = Literal["dark", "light"]
BOTH: tuple[Light, ...] = ("dark", "light")


def violations(person: Person) -> list[str]:
    """What axe-core calls serious or critical, with the places."""
    if not AXE.exists():
        missing("axe-core is not installed (make web)")
    page = person.page
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


@pytest.mark.slow
@pytest.mark.parametrize("light", BOTH)
def test_nothing_serious_on_the_first_page(light: Light, person: Callable[..., Person]) -> None:
    mia = person("Mia", color_scheme=light)
    mia.page.goto("/")
    mia.page.locator("[data-go-on]").wait_for()
    assert violations(mia) == []
    mia.page.locator("[data-choose]").click()
    mia.page.locator("[data-mission]").first.wait_for()
    assert violations(mia) == []
    mia.page.keyboard.press("Escape")
    mia.page.get_by_role("button", name="Settings").click()
    assert violations(mia) == []
    mia.page.keyboard.press("Escape")
    mia.page.get_by_label("Bomb Squad Academy").check()
    mia.page.locator("[data-new]").click()
    mia.page.locator("[data-qr] svg").wait_for()
    assert violations(mia) == []


@pytest.mark.slow
@pytest.mark.parametrize("light", BOTH)
def test_nothing_serious_in_the_lobby(light: Light, person: Callable[..., Person], house: House) -> None:
    mia = person("Mia", color_scheme=light)
    mia.sit(house.table(9, players=4, bots=2, start=False))
    mia.page.locator("[data-qr] svg").wait_for()
    assert violations(mia) == []
    for opened in ("[data-agreements]", "[data-mission-change]", "[data-mission-more]", "[data-talk]", "[data-change]"):
        mia.page.locator(opened).last.click()
        mia.page.get_by_role("dialog").wait_for()
        assert violations(mia) == [], opened
        mia.page.keyboard.press("Escape")


@pytest.mark.slow
@pytest.mark.parametrize("light", BOTH)
def test_nothing_serious_at_the_table(light: Light, person: Callable[..., Person], house: House) -> None:
    mia = person("Mia", coached=False, color_scheme=light)
    mia.sit(house.table(9))
    for _ in range(3):
        mia.page.locator("#question.mine, #ending").first.wait_for()
        mia.click_on()
    mia.page.locator("#question.mine, #ending").first.wait_for()
    assert violations(mia) == []


@pytest.mark.slow
@pytest.mark.parametrize("light", BOTH)
def test_nothing_serious_at_the_end(light: Light, person: Callable[..., Person], house: House) -> None:
    mia = person("Mia", color_scheme=light)
    mia.sit(house.table(1))
    mia.play()
    assert violations(mia) == []
    mia.page.get_by_role("button", name="Look back").click()
    mia.page.get_by_role("slider").wait_for()
    assert violations(mia) == []


@pytest.mark.slow
def test_every_wire_has_a_name_of_its_own(person: Callable[..., Person], house: House) -> None:
    mia = person("Mia")
    mia.sit(house.table(9))
    mia.page.locator("#question").wait_for()
    names = mia.page.locator(".wire .sr").all_inner_texts()
    assert len(set(names)) == len(names) >= 48
    assert any("unknown" in name for name in names)
    assert any("blue" in name for name in names)
