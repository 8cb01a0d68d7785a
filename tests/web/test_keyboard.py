"""Everything can be done with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.people import TURNS, House, Person

FOCUSED = "s => document.activeElement !== null && document.activeElement.matches(s)"


class Typist:
    """Plays with Tab, arrows, letters and Enter. Never touches the mouse."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.press = self.page.keyboard.press

    def at(self, selector: str) -> bool:
        return bool(self.page.evaluate(FOCUSED, selector))

    def tab_to(self, selector: str, *, while_asked: bool = False) -> None:
        for _ in range(120):
            # Enter on what is chosen already sends it: then the question may be gone by now.
            if self.at(selector) or (while_asked and not self.person.asked):
                return
            self.press("Tab")
        raise AssertionError(f"the Tab key does not reach {selector}")

    def wire(self, selector: str) -> None:
        """Arrow keys to a wire: down through the racks, right along each."""
        self.press("w")
        for _ in range(8):
            self.press("Home")
            for _ in range(14):
                if self.at(selector):
                    return
                self.press("ArrowRight")
            self.press("ArrowDown")
        raise AssertionError(f"the arrow keys do not reach {selector}")

    def act(self) -> None:
        """One answer: the wire, the value, the button."""
        if self.page.locator("#question .hint").count():
            others = self.page.locator(".rack:not(.own) .wire.can").count()
            self.wire(".rack:not(.own) .wire.can" if others else ".wire.can")
            self.press("Enter")
        if self.page.locator("#question [data-value]:not(.no)").count():
            self.press("q")
            self.tab_to("[data-value]:not(.no)", while_asked=True)
            self.press("Enter")
        if self.page.locator("[data-send]:not([aria-disabled=true])").count():
            self.press("q")
            self.tab_to("[data-send]", while_asked=True)
            self.press("Enter")
            self.person.wait_until_sent()


@pytest.mark.slow
def test_a_mission_is_played_with_the_keyboard_alone(person: Callable[..., Person], house: House) -> None:
    mia = person("Mia")
    keys = Typist(mia)
    mia.sit(house.table(1))
    mia.page.locator("#question").wait_for()
    for _ in range(TURNS):
        if mia.over:
            break
        if mia.asked:
            keys.act()
        mia.page.wait_for_timeout(60)
    assert mia.over


@pytest.mark.slow
def test_a_table_is_opened_with_the_keyboard_alone(person: Callable[..., Person]) -> None:
    mia = person("Mia")
    keys = Typist(mia)
    mia.page.goto("/")
    mia.page.locator("[data-go-on]").wait_for()
    keys.tab_to("[data-play]")
    keys.press("Enter")
    mia.page.locator("#question").wait_for()


@pytest.mark.slow
def test_escape_lays_down_what_was_chosen(person: Callable[..., Person]) -> None:
    mia = person("Mia")
    keys = Typist(mia)
    mia.page.goto("/")
    mia.page.locator("[data-play]").click()
    mia.page.locator("#question.mine").wait_for()
    keys.wire(".wire.can")
    keys.press("Enter")
    assert mia.page.locator(".wire.picked").count() == 1
    keys.press("Escape")
    assert mia.page.locator(".wire.picked").count() == 0
