"""The calculator's page in every size: one view, regions that stay, what is pressed under the thumb, axe."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.marks import in_soak
from tests.web.calculators import CLASH, NAMES, PHONE, TABLE, Calculator, window
from tests.web.people import Person
from tests.web.test_access import violations
from tests.web.test_campaign_page import SCROLLS

Come = Callable[..., Person]
pytestmark = pytest.mark.slow

SIZES = ((1440, 900), (1366, 768), (768, 1024), (360, 740), (320, 640))
MISSIONS = 66
SOME = [
    pytest.param(size, id=f"{size[0]}x{size[1]}", marks=() if size in ((1440, 900), (360, 740)) else pytest.mark.soak)
    for size in SIZES
]
REGIONS = """() => Object.fromEntries([...document.querySelectorAll(".calc [data-region]")]
    .filter(each => each.checkVisibility() && each.dataset.region !== "dial").map(each => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.dataset.region, [x, y, width, height].map(Math.round).join(" ")] }))"""
HIGH_UP = """() => [...document.querySelectorAll("button, a, input, textarea")]
    .filter(each => each.checkVisibility() && !each.disabled && !each.matches(".skip"))
    .filter(each => getComputedStyle(each).pointerEvents !== "none" && !each.closest("[aria-hidden=true]"))
    .filter(each => each.getBoundingClientRect().bottom > 0 && each.getBoundingClientRect().top < innerHeight * 0.4 - 1)
    .map(each => each.outerHTML.slice(0, 90))"""
SMALL = """() => [...document.querySelectorAll("button, a, input")]
    .filter(each => each.checkVisibility() && !each.matches(".racks *"))
    .map(each => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
    .filter(([, r]) => r.width < 40 || r.height < 40).map(([text, r]) => `${r.width} x ${r.height} ${text}`)"""
CUT_OFF = """() => [...document.querySelectorAll(".calc button, .calc h1, .calc h2, .calc .away")]
    .filter(each => each.checkVisibility() && !each.closest("[data-region=racks], .best, .strip"))
    .filter(each => !each.matches("h1, .entry, .open, .key") && each.scrollWidth > each.clientWidth + 1)
    .map(each => each.outerHTML.slice(0, 120))"""


TINY = """() => [...document.querySelectorAll(".calc *")]
    .filter(each => each.checkVisibility() && !each.closest(".wire, .sr"))
    .filter(each => [...each.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
    .filter(each => parseFloat(getComputedStyle(each).fontSize) < 11.5).map(each => each.outerHTML.slice(0, 90))"""


KEYS_IN_SIGHT = """() => {
    const panel = document.querySelector("[data-region=panel]").getBoundingClientRect();
    return [...document.querySelectorAll("[data-mission]")]
        .filter(each => each.getBoundingClientRect().bottom <= panel.bottom).length }"""
ON_EACH_OTHER = """() => [...document.querySelectorAll(".racks .id .held")].filter(fact => {
    const kits = fact.parentElement.querySelector(".kits");
    if (!kits?.checkVisibility()) return false;
    const [one, other] = [fact, kits].map(each => each.getBoundingClientRect());
    return one.bottom > other.top + 1 && other.bottom > one.top + 1 }).map(each => each.textContent)"""


def walk(calc: Calculator) -> Iterator[str]:
    """All states of the page: an answer, a clash, an entry, every step of the set-up."""
    page = calc.page
    yield "table"
    calc.press("[data-call]")
    calc.state("answer")
    page.locator("[data-proof-step], .why .dim").first.wait_for()
    yield "answer"
    calc.put(CLASH)
    calc.state("clash")
    yield "clash"
    calc.press("[data-undo]")
    calc.fresh()
    calc.press("[data-rack=D1]")
    yield "event: rack"
    calc.press(calc.wire("D1.5"))
    calc.press("[data-key='5']")
    calc.press("[data-result=no]")
    yield "event: wrong"
    calc.press("[data-key='4']")
    page.locator("[data-enter]:enabled").wait_for()
    yield "event: all"
    page.keyboard.press("Escape")
    calc.menu("[data-set-up]")
    for step in ("mission", "seats", "board", "wires"):
        calc.press(f"[data-step={step}]")
        yield f"setup: {step}"
    calc.press("[data-step=board]")
    calc.press("[data-line='line:equipment']")
    yield "setup: line"


@pytest.mark.parametrize("size", SOME)
@pytest.mark.parametrize(
    "lang", ["en", pytest.param("de", marks=pytest.mark.soak), pytest.param("fr", marks=pytest.mark.soak)]
)
def test_everything_is_in_one_view_and_regions_stay(person: Come, size: tuple[int, int], lang: str) -> None:
    calc = Calculator(person("Mia", lang=lang, **window(size)), TABLE, NAMES)
    phone = size[0] <= 560
    seen: dict[str, set[str]] = {}
    for state in walk(calc):
        wide, high = calc.page.evaluate(SCROLLS)
        assert (wide, high) <= (0, 0), state
        assert calc.page.evaluate(TINY) == [], state
        assert calc.page.evaluate(CUT_OFF) == [], state
        assert calc.page.evaluate(ON_EACH_OTHER) == [], state
        pair = "one" if not phone else "look" if state in ("table", "answer", "clash") else "enter"
        for region, place in calc.page.evaluate(REGIONS).items():
            if phone or region in ("head", "racks", "say", "pad", "side"):
                seen.setdefault(f"{pair} {region}", set()).add(place)
        if phone:
            assert calc.page.evaluate(HIGH_UP) == [], state
            assert calc.page.evaluate(SMALL) == [], state
    assert {region: places for region, places in seen.items() if len(places) > 1} == {}


@pytest.mark.parametrize("lang", ["de", in_soak("en"), in_soak("fr")])
def test_a_line_of_the_set_up_begins_at_its_top(person: Come, lang: str) -> None:
    """The list before it was scrolled down to the line that is pressed."""
    calc = Calculator(person("Mia", lang=lang, **window((320, 640))), TABLE, NAMES)
    calc.menu("[data-set-up]")
    calc.press("[data-step=board]")
    panel = calc.page.locator("[data-region=panel]")
    panel.evaluate("each => each.scrollTo(0, each.scrollHeight)")
    assert panel.evaluate("each => each.scrollTop") > 0
    calc.press("[data-line='line:equipment']")
    calc.page.locator("[data-part][aria-pressed=true]").wait_for()
    assert panel.evaluate("each => each.scrollTop") == 0
    assert calc.page.evaluate(HIGH_UP) == []


@pytest.mark.parametrize("size", [in_soak((1440, 900)), (1024, 768), in_soak((768, 1024))])
def test_an_empty_page_shows_every_mission_and_every_seat(person: Come, size: tuple[int, int]) -> None:
    calc = Calculator(person("Mia", **window(size)))
    calc.page.locator("[data-mission='66']").wait_for()
    assert calc.page.evaluate(KEYS_IN_SIGHT) == MISSIONS
    calc.press("[data-mission='8']")
    calc.press("[data-step=seats]:enabled")
    calc.press("[data-players='5']")
    calc.page.locator("[data-name='4']").wait_for()
    panel = calc.page.locator("[data-region=panel]").bounding_box()
    last = calc.page.locator("[data-name='4']").bounding_box()
    assert panel is not None
    assert last is not None
    assert last["y"] + last["height"] <= panel["y"] + panel["height"]


@pytest.mark.parametrize("lang", ["de", in_soak("fr")])
def test_german_and_french_fit_a_phone(person: Come, lang: str) -> None:
    calc = Calculator(person("Mia", lang=lang, **PHONE), TABLE, NAMES)
    for state in walk(calc):
        assert calc.page.evaluate(SCROLLS) <= [0, 0], state
        assert calc.page.evaluate(CUT_OFF) == [], state
        assert "⟦" not in calc.page.locator("body").inner_text(), state


@pytest.mark.parametrize(
    "size", [pytest.param((1440, 900), marks=pytest.mark.soak, id="screen"), pytest.param((360, 740), id="phone")]
)
def test_nothing_serious_in_any_state(person: Come, size: tuple[int, int]) -> None:
    mia = person("Mia", **window(size))
    calc = Calculator(mia, TABLE, NAMES)
    for state in walk(calc):
        if state in ("answer", "clash", "event: wrong", "setup: seats", "setup: line"):
            assert violations(mia) == [], state
