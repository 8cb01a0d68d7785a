"""axe-core looks at every page, in the dark and in the light."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest

from defuse.busters import Setup
from tests.web.conftest import missing
from tests.web.people import TURNS, House, Person
from tests.web.planting import plant
from tests.web.test_one_screen import at_turn

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
Light = Literal["dark", "light"]
LOOKS: dict[Light, dict[str, Any]] = {"dark": {}, "light": {"runOnly": ["color-contrast"]}}
"""What is looked at: nothing but colours depends on the light."""
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def violations(person: Person) -> list[str]:
    """What axe-core calls serious or critical, with the places: everything in the dark, and contrasts in the light."""
    if not AXE.exists():
        missing("axe-core is not installed (make web)")
    page = person.page
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text())
    found: list[str] = []
    for light, rules in LOOKS.items():
        page.emulate_media(color_scheme=light)
        options = {"resultTypes": ["violations"], **rules}
        seen: dict[str, Any] = page.evaluate("(options) => axe.run(document, options)", options)
        found += [
            f"{light}: {each['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary']}"
            for each in seen["violations"]
            if each["impact"] in ("serious", "critical")
            for node in each["nodes"]
        ]
    page.emulate_media(color_scheme="dark")
    return found


@pytest.mark.slow
def test_nothing_serious_on_the_first_page(person: Callable[..., Person]) -> None:
    mia = person("Mia")
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
def test_nothing_serious_in_the_lobby(person: Callable[..., Person], house: House) -> None:
    mia = person("Mia")
    mia.sit(house.table(9, players=4, bots=2, start=False))
    mia.page.locator("[data-qr] svg").wait_for()
    assert violations(mia) == []
    for opened in ("[data-agreements]", "[data-mission-change]", "[data-mission-more]", "[data-talk]", "[data-change]"):
        mia.page.locator(opened).last.click()
        mia.page.get_by_role("dialog").wait_for()
        assert violations(mia) == [], opened
        mia.page.keyboard.press("Escape")


@pytest.mark.slow
def test_nothing_serious_at_the_table(person: Callable[..., Person], house: House) -> None:
    mia = person("Mia", coached=False)
    mia.sit(plant(house, at_turn, Setup(mission=9, players=4, captain=0), aids="odds", talk="open").seat(0))
    mia.page.locator(".coach").wait_for()
    assert violations(mia) == []
    mia.page.locator(".coach .enough").click()
    assert violations(mia) == []
    for tab in ("equipment", "log", "talk"):
        mia.page.locator(f"[data-tab={tab}]").click()
        assert violations(mia) == [], tab
    for name in ("The table", "Keys", "Settings"):
        mia.page.locator(".tools").get_by_role("button", name=name, exact=True).click()
        mia.page.get_by_role("dialog").wait_for()
        assert violations(mia) == [], name
        mia.page.keyboard.press("Escape")


@pytest.mark.slow
def test_nothing_serious_on_a_phone(person: Callable[..., Person], house: House) -> None:
    mia = person("Mia", coached=False, **PHONE)
    page = mia.page
    page.goto("/")
    page.locator("[data-go-on]").wait_for()
    assert violations(mia) == []
    page.locator("[data-new]").click()
    page.locator("[data-qr] svg").wait_for()
    assert violations(mia) == []
    mia.sit(house.table(9))
    page.locator("#question").wait_for()
    assert violations(mia) == []
    for tab in ("mission", "equipment", "log", "talk"):
        page.locator(f".peek [data-tab={tab}]").tap()
        page.get_by_role("dialog").wait_for()
        assert violations(mia) == [], tab
        page.keyboard.press("Escape")
    page.locator(".mates .zoom").first.tap()
    assert violations(mia) == []
    page.locator("[data-menu]").tap()
    assert violations(mia) == []


@pytest.mark.slow
def test_nothing_serious_at_the_academy(person: Callable[..., Person], house: House) -> None:
    mia = person("Mia", coached=False)
    mia.sit(house.academy())
    boom = mia.page.locator("[data-boom]")
    mia.page.locator("#question.mine").wait_for()
    assert violations(mia) == []
    mia.page.locator(".coach .enough").click()
    for _ in range(TURNS):
        if mia.over or boom.count():
            break
        mia.click_on()
        mia.page.wait_for_timeout(60)
    assert violations(mia) == []


@pytest.mark.slow
def test_nothing_serious_at_the_end(person: Callable[..., Person], house: House) -> None:
    mia = person("Mia")
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
