"""Somebody beside the real box: the calculator's page, its figures, and what is pressed on it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator

from tests.web.people import Person

PHONE_WIDTH = 560
PATIENCE = 60_000
"""Milliseconds: on a busy machine the first figures take long, and the page asks again by itself."""
TABLE = """mission 4 · captain B · dial 4 · turn A
red 11.5
yellow 1.1 5.1
A1 | (2) 3 (3)!3 4 4!4 5 (y5.1) (9) 10 10 11 12
B1 | ?!1 (2) ? ?!6 (6) ? (9) ? ? ? ? ? ?
C1 | ? ? (2) (3) ? ? (6) (7)!7 (7) (7) (7) (8) (9)
D1 | ? (y1.1) (2) ? ? ? ? ?!8 (8) (9) ? ? ?
D has 4
A cuts 12 with B1.13
B calls 4 at C1.6: 5
"""
"""The table of docs/calculator.md, after two turns: it is C's turn."""
CLASH = f"{TABLE}C1 radar 5 no\n"

NAMES = ("", "Moss", "Pip", "Juno")

COUNT_TAPS = """() => { window.taps = [];
    document.addEventListener("click", event => {
        if (event.isTrusted) window.taps.push(event.clientY / innerHeight) }, true) }"""
KEPT = "() => JSON.parse(localStorage.getItem('defuse.calculator') ?? 'null')"
CALLS = """() => [...document.querySelectorAll("[data-call]")].map(each =>
    [each.dataset.card ?? "", each.dataset.call, Number(each.dataset.hit), Number(each.dataset.explode)])"""
GUESSES = """() => [...document.querySelectorAll(".racks .wire")].map(each => each.textContent)"""


def window(size: tuple[int, int]) -> dict[str, Any]:
    touch = {"has_touch": True, "is_mobile": True} if size[0] <= PHONE_WIDTH else {}
    return {"viewport": {"width": size[0], "height": size[1]}, **touch}


PHONE = window((360, 740))


class Calculator:
    """The page, as somebody uses it."""

    def __init__(self, person: Person, text: str = "", names: tuple[str, ...] = ()) -> None:
        self.person = person
        self.page = person.page
        self.page.set_default_timeout(PATIENCE)
        if text:
            kept = {"past": {"first": text, "changes": [], "at": 0}, "names": list(names)}
            person.remember("calculator", kept)
        self.page.goto("/calculator")
        if text:
            self.fresh()

    @property
    def phone(self) -> bool:
        size = self.page.viewport_size
        return size is not None and size["width"] <= PHONE_WIDTH

    def fresh(self) -> None:
        """Until the figures are those of the text that is shown."""
        self.page.locator(".calc[data-fresh=true]").wait_for()
        # The browser complains of a server that was too busy for a moment; the page has asked again.
        self.person.wrong[:] = [each for each in self.person.wrong if "503" not in each]

    def state(self, state: str) -> None:
        self.page.locator(f".calc[data-state={state}]").wait_for()

    def press(self, chosen: str | Locator) -> None:
        found = self.page.locator(chosen).first if isinstance(chosen, str) else chosen
        if self.phone:
            found.tap()
        else:
            found.click()

    def wire(self, place: str) -> Locator:
        """A wire, on the large rack or where it stands."""
        stand, slot = place.split(".")
        if self.phone:
            return self.page.locator(".large .wire").nth(int(slot) - 1)
        return self.page.locator(f".racks [data-stand='{'ABCDE'.index(stand[0])}'] .wire").nth(int(slot) - 1)

    def menu(self, item: str) -> None:
        self.press("[data-open=menu]")
        self.press(f"dialog {item}")

    def put(self, text: str) -> None:
        """Takes a table over as text."""
        self.menu("[data-open=text]")
        self.page.locator("[data-text]").fill(text)
        self.press("[data-take-text]")
        self.page.locator("dialog[open]").wait_for(state="detached")
        self.fresh()

    def text(self) -> str:
        """The table as text, as the page has it."""
        self.menu("[data-open=text]")
        found = self.page.locator("[data-text]").input_value()
        self.press("[data-close]")
        return found

    def figures(self) -> dict[str, Any]:
        """All figures of the page."""
        if self.page.locator("[data-all]").count():
            self.press("[data-all]")
        calls = self.page.evaluate(CALLS)
        return {
            "calls": [call[1:] for call in calls if not call[0]],
            "cards": [call for call in calls if call[0]],
            "solos": [each.get_attribute("data-solo") for each in self.page.locator("[data-solo]").all()],
            "deals": self.page.locator("[data-deals]").get_attribute("data-deals"),
        }

    def distribution(self) -> dict[str, float]:
        """What the wire that is looked at may be."""
        rows = self.page.locator("[data-value-chance]").all()
        return {
            str(row.get_attribute("data-value-chance")): float(row.get_attribute("data-chance") or 0) for row in rows
        }


def wanted(told: dict[str, Any]) -> dict[str, Any]:
    """The figures of `defuse odds --json`, as the page has them."""

    def place(wire: dict[str, Any]) -> str:
        return f"{wire['stand']}.{wire['slot']}"

    return {
        "calls": [[f"{place(call)}={call['value']}", call["hit"], call["explode"]] for call in told["calls"]],
        "cards": [
            [card["card"], f"{place(card['wires'][0])}={'/'.join(card['values'])}", card["hit"], card["explode"]]
            for card in told["cards"]
        ],
        "solos": [solo["value"] for solo in told["solos"]],
        "deals": told["deals"],
    }


def kept(calculator: Calculator) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(calculator.page.evaluate(KEPT)))
    return found
