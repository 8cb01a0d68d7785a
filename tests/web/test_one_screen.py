"""The table is one viewport: all that play needs lies inside the window, overlaps nothing and stays where it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from defuse.busters import Setup, catalogue
from defuse.busters.asks import OwnerPicks, TurnAsk
from defuse.kernel import Game
from tests.marks import in_soak
from tests.web.people import House, Person
from tests.web.planting import NAMES, NeverCame, Planted, Wanted, plant

Come = Callable[..., Person]
SIZES = ((1440, 900), (1366, 768), (1024, 768), (768, 1024), (390, 844), (360, 740))
SAMPLE = ((9, 5), (20, 2), (43, 5), (57, 3), (66, 4))
"""Missions with long and short stands, with wires of nobody, with many conditions and with a map."""
DEEP = 8
"""So many acts come before the moments that are looked at: tokens lie there, and wires are cut."""
TOUCH = (44, 40)
"""What a finger needs, wide and high."""

MEASURE = """() => {
  const box = (e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom].map(Math.round) };
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0;
  const regions = Object.fromEntries(
    [...document.querySelectorAll('[data-region]')].filter(seen).map((e) => [e.dataset.region, box(e)]));
  const racks = [...document.querySelectorAll('.mates .rack')].filter(seen).map(box);
  const shell = document.querySelector('.shell');
  const small = [];
  for (const e of shell.querySelectorAll('*')) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || !seen(e) || e.closest('.sr, [hidden]')) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size > 0 && size < 11) small.push(`${e.className}: ${size}`);
  }
  const clash = [];
  for (const wire of document.querySelectorAll('.wire')) {
    if (!seen(wire)) continue;
    const plate = wire.querySelector('.plate').getBoundingClientRect();
    const line = wire.querySelector('.line > *')?.getBoundingClientRect();
    if (line && (line.top < plate.bottom - 1 || line.bottom > wire.getBoundingClientRect().bottom + 2))
      clash.push(`line of ${wire.dataset.wire}`);
  }
  const root = document.documentElement;
  return { regions, racks, small, clash, scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth };
}"""

TARGETS = """() => [...document.querySelectorAll('.rack.big .wire.can, .own .wire.can, .key.live, .go, .peek button')]
  .filter((e) => e.checkVisibility()).map((e) => [e.className, e.offsetWidth, e.offsetHeight])"""

WORDS_OUTSIDE = """() => [...document.querySelectorAll('.token')].filter((e) => e.checkVisibility()).filter((e) => {
  const words = document.createRange(); words.selectNodeContents(e);
  const [t, r] = [words.getBoundingClientRect(), e.getBoundingClientRect()];
  return t.left < r.left || t.right > r.right }).map((e) => e.textContent)"""
"""Tokens whose words are wider than they are."""


class Table(NamedTuple):
    """A table at a moment, and who looks at it."""

    planted: Planted
    seat: int


def at_turn(game: Game) -> bool:
    return isinstance(game.ask, TurnAsk) and len(game.acts) >= DEEP


def asked_out_of_turn(game: Game) -> bool:
    return isinstance(game.ask, OwnerPicks)


def asked_first(game: Game) -> bool:
    """Several are asked at once."""
    return game.public.ask is not None and game.public.ask.mode != "one"


def at_the_end(game: Game) -> bool:
    return game.over


DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def planted_at(house: House, mission: int, players: int, wanted: Wanted, **options: Any) -> Table:
    planted = plant(house, wanted, Setup(mission=mission, players=players, captain=0), **options)
    ask = planted.game.public.ask
    return Table(planted, ask.seats[0] if ask else 0)


def arrive(person: Come, table: Table, **window: Any) -> Person:
    mia = person(NAMES[table.seat], **window)
    mia.sit(table.planted.seat(table.seat))
    mia.page.locator("#question, #ending").first.wait_for()
    return mia


def looked_at(mia: Person) -> Iterator[tuple[tuple[int, int], dict[str, Any]]]:
    """The page in every size."""
    for width, height in SIZES:
        mia.page.set_viewport_size({"width": width, "height": height})
        mia.page.wait_for_function("w => innerWidth === w", arg=width)
        mia.page.evaluate(DRAWN)  # what belongs to another width is put up with the next frame
        yield (width, height), mia.page.evaluate(MEASURE)


def whole(size: tuple[int, int], seen: dict[str, Any], mates: int) -> list[str]:
    """What is wrong with a page."""
    width, height = size
    regions: dict[str, list[int]] = seen["regions"]
    found = [
        f"{size} {each} is missing" for each in ("head", "mates", "last", "act", "own", "rule") if each not in regions
    ]
    inside = {**regions, **{f"rack {at}": box for at, box in enumerate(seen["racks"])}}
    for name, (left, top, right, bottom) in inside.items():
        if left < 0 or top < 0 or right > width or bottom > height or right - left < 20 or bottom - top < 20:
            found.append(f"{size} {name} lies at {left, top, right, bottom}")
    apart = [(name, regions[name]) for name in regions if name not in ("dial", "clock")]
    apart_racks = list(enumerate(seen["racks"]))
    for (one, a), (other, b) in [*combinations(apart, 2), *combinations(apart_racks, 2)]:
        if a[0] < b[2] - 1 and b[0] < a[2] - 1 and a[1] < b[3] - 1 and b[1] < a[3] - 1:
            found.append(f"{size} {one} and {other} overlap")
    if len(seen["racks"]) < mates:
        found.append(f"{size} {len(seen['racks'])} racks, not {mates}")
    if seen["scrolls"]:
        found.append(f"{size} the page scrolls")
    return found + [f"{size} {each}" for each in (*seen["small"], *seen["clash"])]


def check(mia: Person) -> None:
    frame = mia.frame()
    you = frame["yours"]["seat"]
    mates = sum(stand["seat"] != you and bool(stand["wires"]) for stand in frame["scene"]["stands"])
    wrong = [each for size, seen in looked_at(mia) for each in whole(size, seen, mates)]
    assert wrong == []


@pytest.mark.slow
@pytest.mark.parametrize(("mission", "players"), SAMPLE)
def test_everything_lies_in_the_window(person: Come, house: House, mission: int, players: int) -> None:
    check(arrive(person, planted_at(house, mission, players, at_turn, aids="odds")))


@pytest.mark.slow
@pytest.mark.parametrize(("mission", "players", "wanted"), [(4, 3, asked_out_of_turn), (45, 5, asked_first)])
def test_questions_out_of_turn_are_in_the_window(
    person: Come, house: House, mission: int, players: int, wanted: Wanted
) -> None:
    check(arrive(person, planted_at(house, mission, players, wanted)))


def every_table() -> list[tuple[int, int]]:
    missions = catalogue.missions()
    return [(number, players) for number in sorted(missions) for players in missions[number].players]


@pytest.mark.soak
@pytest.mark.parametrize("wanted", [at_turn, asked_out_of_turn, asked_first, at_the_end])
@pytest.mark.parametrize(("mission", "players"), every_table())
def test_everything_lies_in_the_window_in_every_mission(
    person: Come, house: House, mission: int, players: int, wanted: Wanted
) -> None:
    try:
        table = planted_at(house, mission, players, wanted, aids="odds")
    except NeverCame:
        pytest.skip("no such moment in any of the deals that were tried")
    mia = arrive(person, table)
    if table.planted.match.over:
        mia.page.get_by_role("button", name="Look at the table").click()
    check(mia)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_moves_between_pointing_naming_and_confirming(
    person: Come, house: House, size: tuple[int, int]
) -> None:
    table = planted_at(house, 9, 4, at_turn, aids="odds")
    mia = arrive(person, table, viewport={"width": size[0], "height": size[1]})
    page = mia.page
    page.locator("#question.mine").wait_for()
    zoom = page.locator(".mates .zoom")
    if zoom.count():
        zoom.first.click()
    page.evaluate("() => document.fonts.ready")  # letters that come late move what they stand on
    page.evaluate(DRAWN)
    before = page.evaluate(MEASURE)["regions"]
    assert page.locator("[data-send]").get_attribute("aria-disabled") == "true"
    keys = "() => [...document.querySelectorAll('[data-key], .go')].map(e => JSON.stringify(e.getBoundingClientRect()))"
    places = page.evaluate(keys)
    page.evaluate(
        "() => { window.shifts = 0; new PerformanceObserver((l) => { for (const e of l.getEntries()) {"
        " shifts += e.value; window.moved = e.sources.map((s) => s.node?.parentElement?.outerHTML.slice(0, 300))"
        " } })"
        ".observe({ type: 'layout-shift', buffered: false }) }"
    )
    page.locator(".mates .wire.can").first.click()
    assert page.evaluate(MEASURE)["regions"] == before
    page.locator("#question [data-value]:not(.no)").first.click()
    assert page.evaluate(MEASURE)["regions"] == before
    assert page.evaluate(keys) == places
    assert page.evaluate("() => shifts") == 0, page.evaluate("() => moved")
    page.locator("[data-send]").click()
    mia.wait_until_sent()
    page.locator("#question:not(.mine), #ending").first.wait_for()
    after = page.evaluate(MEASURE)["regions"]
    assert {name: after[name] for name in before if name in after} == before


@pytest.mark.slow
def test_on_a_phone_what_is_touched_is_large_enough(person: Come, house: House) -> None:
    table = planted_at(house, 9, 4, at_turn)
    mia = arrive(person, table, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    mia.page.locator(".mates .zoom").first.tap()
    small = [each for each in mia.page.evaluate(TARGETS) if each[1] < TOUCH[0] or each[2] < TOUCH[1]]
    assert small == []
    colour = "e => getComputedStyle(e).color"
    assert mia.page.locator(".rack.big").evaluate(colour) == mia.page.locator(".mates").evaluate(colour)


@pytest.mark.slow
def test_on_a_phone_tokens_and_talk_fit(person: Come, house: House) -> None:
    table = planted_at(house, 33, 4, at_turn, aids="odds", talk="open")
    mia = arrive(person, table, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, lang="de")
    page = mia.page
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(WORDS_OUTSIDE) == []  # M33: even or odd
    mia.turn_to("talk")
    field = page.locator("dialog[open] .talk input")
    field.wait_for()
    box = field.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= page.evaluate("() => innerHeight")


@pytest.mark.slow
@pytest.mark.parametrize("mission", [in_soak(12), 19, in_soak(20)])
def test_at_the_end_all_buttons_fit_on_a_phone(person: Come, house: House, mission: int) -> None:
    table = planted_at(house, mission, 4, at_the_end)
    mia = arrive(person, table, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, lang="fr")
    mia.page.get_by_role("button", name="Regarder la table").tap()
    strip = mia.page.locator(".do.looking")
    strip.wait_for()
    below = """strip => { const { bottom } = strip.closest("section").getBoundingClientRect();
        return [...strip.querySelectorAll("button")].filter(e => e.getBoundingClientRect().bottom > bottom)
            .map(e => e.textContent) }"""
    assert strip.evaluate(below) == []


@pytest.mark.slow
def test_own_cards_that_are_ready_are_listed_beside_the_log(person: Come, house: House) -> None:
    table = planted_at(house, 9, 4, at_turn)
    mia = arrive(person, table, viewport={"width": 1440, "height": 900})
    ready = [
        card["seat"]
        for card in [*mia.frame()["scene"]["equipment"], *mia.frame()["scene"]["personal"]]
        if card["state"] == "ready" and card["seat"] in (None, table.seat)
    ]
    assert table.seat in ready
    mia.turn_to("log")
    usable = mia.page.get_by_role("region", name="Equipment you can use")
    assert usable.get_by_role("listitem").count() == len(ready)


@pytest.mark.slow
@pytest.mark.parametrize("tool", [in_soak("people"), in_soak("keys"), "gear"])
def test_the_focus_comes_back_to_the_menu(person: Come, house: House, tool: str) -> None:
    mia = person("Mia", viewport={"width": 768, "height": 1024})
    mia.sit(house.table(9))
    page = mia.page
    page.locator("#question").wait_for()
    page.locator("[data-menu]").press("Enter")
    page.locator(f"[data-tool={tool}]").press("Enter")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.locator("[data-menu]:focus").wait_for()


@pytest.mark.slow
def test_at_the_end_the_table_can_still_be_looked_at(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.sit(house.table(1))
    mia.play()
    mia.page.get_by_role("button", name="Look at the table").click()
    check(mia)


@pytest.mark.slow
def test_an_ordinary_cut_takes_five_keys(person: Come, house: House) -> None:
    table = planted_at(house, 9, 4, at_turn)
    mia = arrive(person, table)
    page = mia.page
    page.locator("#question.mine").wait_for()
    place = page.locator(".mates .rack").nth(1).locator(".wire.can .pos").first.inner_text()
    value = page.locator("#question [data-value]:not(.no)").first.get_attribute("data-value") or ""
    number = mia.frame()["number"]
    for key in ("w", "ArrowDown", *place):
        page.keyboard.press(key)
    page.wait_for_timeout(500)  # two digits in a row would be one place
    for key in value:
        page.keyboard.press(key)
    assert page.locator(".mates .wire.picked").count() == 1
    assert len(("w", "ArrowDown", *place, *value, "Enter")) <= 5
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('#question.mine')")
    assert mia.still()["number"] > number
