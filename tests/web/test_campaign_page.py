"""The campaign's page: everything in one view, nothing of locked missions, keys, axe, a box that opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.marks import in_soak
from tests.web.campaigns import CREW, LAST, MadeUp
from tests.web.people import House, Person
from tests.web.test_access import violations

Come = Callable[..., Person]
pytestmark = pytest.mark.slow

SIZES = ((1440, 900), (1366, 768), (1024, 768), (768, 1024), (360, 740), (320, 640))
SOME = [
    pytest.param(size, id=f"{size[0]}x{size[1]}", marks=() if size in ((1440, 900), (360, 740)) else pytest.mark.soak)
    for size in SIZES
]
"""The ordinary run looks at one screen and one phone, `make soak` at all of them."""
PHONE = 560
TABS = ("map", "mission", "history", "crew")
LANGUAGES = ("en", "de", "fr")

SCROLLS = (
    "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
)
OUTSIDE = """() => [...document.querySelectorAll("header *, main *, nav *, .stick *")]
    .filter(each => each.matches("button, a, input, h1, h2, section") && each.checkVisibility())
    .filter(each => !each.closest("ol, .body, [data-map]"))
    .filter(each => { const r = each.getBoundingClientRect();
        return r.right > innerWidth + 1 || r.left < -1 ||
            (!each.closest(".side, .people") && r.bottom > innerHeight + 1) })
    .map(each => each.outerHTML.slice(0, 90))"""
"""What sticks out; what lies in a region that scrolls may lie below."""
OVERLAPS = """() => {
    const regions = [...document.querySelectorAll("header, .card, .map, .pane, .deal, .stick, nav")]
        .filter(each => each.checkVisibility() && !each.closest("dialog"))
        .filter(each => !each.parentElement.closest(".card, .pane"));
    const found = [];
    for (const [k, one] of regions.entries()) for (const other of regions.slice(k + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const clipped = (each) => { const r = each.getBoundingClientRect();
            const around = each.closest(".side, .people")?.getBoundingClientRect() ?? r;
            return [r.left, Math.max(r.top, around.top), r.right, Math.min(r.bottom, around.bottom)] };
        const [a, b] = [clipped(one), clipped(other)];
        if (Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 1 && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 1)
            found.push(`${one.className} and ${other.className}`);
    }
    return found }"""
CUT = """() => [...document.querySelectorAll(".card, .pane > header, .deal, .go button, nav button")]
    .filter(each => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
    .map(each => each.outerHTML.slice(0, 90))"""
SMALL = """() => [...document.querySelectorAll("button, a, select, [role=button]")]
    .filter(each => each.checkVisibility() && !each.matches(".skip") && !each.closest("p, h3"))
    .map(each => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
    .filter(([, r]) => r.width < 35.9 || r.height < 39.9).map(([text]) => text)"""
TINY = """() => [...document.querySelectorAll("header *, main *, nav *")]
    .filter(each => each.checkVisibility() && [...each.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
    .filter(each => parseFloat(getComputedStyle(each).fontSize) < 11.5).map(each => each.outerHTML.slice(0, 90))"""
UNREAD = """() => {
    const words = document.querySelector(".notice .words"), box = words.parentElement.getBoundingClientRect();
    const r = words.getBoundingClientRect(), found = [];
    if (words.scrollHeight > words.clientHeight + 1 || words.clientWidth < 120) found.push("cut");
    if (r.top < box.top || r.bottom > box.bottom || box.right > innerWidth) found.push("sticks out");
    for (const each of document.querySelectorAll("header li, header > button, h1, .area")) {
        const o = each.getBoundingClientRect();
        if (each.checkVisibility() && Math.min(o.right, box.right) - Math.max(o.left, box.left) > 1 &&
            Math.min(o.bottom, box.bottom) - Math.max(o.top, box.top) > 1) found.push(each.outerHTML.slice(0, 60));
    }
    return found }"""
"""What keeps a notice from being read."""
WIDER_CELLS = """() => [...document.querySelectorAll("dialog[open] td")]
    .filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"""
REGIONS = """() => [...document.querySelectorAll("header, main, .map, .side, .low, .stick, nav")]
    .filter(each => each.checkVisibility() && !each.parentElement.closest("main section, dialog"))
    .map(each => { const { x, y, width, height } = each.getBoundingClientRect();
        return [each.className.split(" ")[0], x, y, width, height].join(" ") })"""
NODES = """() => [...document.querySelectorAll("[data-node]")].map(each => each.getAttribute("transform")).join()"""


def window(size: tuple[int, int]) -> dict[str, Any]:
    touch = {"has_touch": True, "is_mobile": True} if size[0] <= PHONE else {}
    return {"viewport": {"width": size[0], "height": size[1]}, **touch}


def opened(made: MadeUp, someone: Person, tab: str = "map") -> Person:
    made.serve(someone)
    someone.page.goto(f"/c/{CREW}?tab={tab}")
    someone.page.locator("[data-node]").last.wait_for(state="attached")
    return someone


def states(house: House) -> dict[str, MadeUp]:
    """The first day, in between, with a table that waits, deletion pending, all done, without a crew."""
    waits, ends = MadeUp(house, 14), MadeUp(house, 31, members=6)
    waits.table()
    ends.change(ends=ends.daily.ends + 500_000, ends_by="Philippa-Charlotte")
    return {
        "first": MadeUp(house, 1, members=1),
        "waits": waits,
        "ends": ends,
        "done": MadeUp(house, None),
        "alone": MadeUp(house, 9),
    }


@pytest.mark.parametrize("size", SOME)
def test_everything_is_in_one_view_and_nothing_moves(person: Come, house: House, size: tuple[int, int]) -> None:
    regions: set[tuple[str, ...]] = set()
    nodes: set[str] = set()
    for n, (name, made) in enumerate(states(house).items()):
        lang = LANGUAGES[n % 3]
        mia = opened(made, person("Mia", lang=lang, **window(size)))
        page = mia.page
        if name == "alone":
            page.goto("/campaign")
            page.locator("[data-node]").last.wait_for(state="attached")
        for tab in TABS if size[0] <= PHONE else TABS[:1]:
            if size[0] <= PHONE:
                page.locator(f"[data-tab-to={tab}]").tap()
            where = f"{name}, {tab}, {lang}"
            wide, high = page.evaluate(SCROLLS)
            assert (wide, high) <= (0, 0), where
            assert page.evaluate(OUTSIDE) == [], where
            assert page.evaluate(OVERLAPS) == [], where
            assert page.evaluate(CUT) == [], where
            assert page.evaluate(TINY) == [], where
            if size[0] <= PHONE:
                assert page.evaluate(SMALL) == [], where
        if size[0] > PHONE:
            regions.add(tuple(page.evaluate(REGIONS)))
        nodes.add(page.evaluate(NODES))
    assert len(regions) <= 1, regions
    assert len(nodes) == 1


@pytest.mark.parametrize("size", [in_soak((1440, 900)), in_soak((1024, 768)), (768, 1024), (360, 740)], ids=str)
def test_what_cannot_wait_is_read_to_its_end(person: Come, house: House, size: tuple[int, int]) -> None:
    made = states(house)
    for name in ("ends", "waits"):
        page = opened(made[name], person("Mia", lang="fr", **window(size))).page
        if size[0] <= PHONE:
            page.locator("[data-tab-to=history]").tap()
        page.locator(".notice .words").wait_for()
        assert page.evaluate(UNREAD) == [], name
    page.locator("[data-statistics]").click()
    page.locator("dialog[open] tbody").first.wait_for()
    assert page.evaluate(WIDER_CELLS) == []


@pytest.mark.parametrize("size", [in_soak((1440, 900)), (360, 740)], ids=str)
def test_nothing_serious_on_the_campaigns_page(person: Come, house: House, size: tuple[int, int]) -> None:
    made = states(house)["waits"]
    mia = opened(made, person("Mia", **window(size)))
    page = mia.page
    assert violations(mia) == []
    if size[0] <= PHONE:
        for tab in TABS[1:]:
            page.locator(f"[data-tab-to={tab}]").tap()
            assert violations(mia) == [], tab
    for what in ("invite", "code", "box", "settings"):
        page.locator("[data-crew-menu]").click()
        page.locator("dialog[open]").wait_for()
        if what == "invite":
            assert violations(mia) == [], "menu"
        page.locator(f"dialog [data-do={what}]").click()
        page.locator("dialog[open] h2").wait_for()
        assert violations(mia) == [], what
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    if size[0] > PHONE:
        for what in ("[data-all-games]", "[data-statistics]", "[data-beat]", "[data-more-of-mission]"):
            page.locator(what).click()
            page.locator("dialog[open]").wait_for()
            assert violations(mia) == [], what
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="detached")


@pytest.mark.parametrize(
    "path",
    [
        "/crew/new",
        "/daily",
        *(pytest.param(path, marks=pytest.mark.soak) for path in ("/crew/back", "/b/c1", "/missions/9")),
    ],
)
def test_the_other_pages_fit_and_have_nothing_serious(person: Come, house: House, path: str) -> None:
    for n, size in enumerate(((1440, 900), (768, 1024), (320, 640))):
        mia = person("Mia", lang=LANGUAGES[n], **window(size))
        MadeUp(house, 14).serve(mia)
        mia.page.goto(path)
        mia.page.locator(".sheet h2").wait_for()
        mia.page.wait_for_load_state("networkidle")
        wide, high = mia.page.evaluate(SCROLLS)
        assert (wide, high) <= (0, 0)
        assert mia.page.evaluate("() => document.querySelector('main').scrollWidth - innerWidth") <= 0
        assert mia.page.evaluate(TINY) == []
        assert violations(mia) == []


def locks(url: str) -> bool:
    """Whether an answer has to keep what is locked: all but the deal of the day."""
    return "/api/" in url and "/api/daily" not in url


def test_nothing_of_a_locked_mission_is_told(person: Come, house: House) -> None:
    """Neither in the page nor over the line: of what is locked there is a number."""
    mia = person("Mia")
    page = mia.page
    heard: list[str] = []
    page.on("response", lambda answer: heard.append(answer.text()) if locks(answer.url) else None)
    mia.remember("won", [1, 2])
    page.goto("/campaign")
    locked = page.locator("[data-node='30']")
    locked.wait_for(state="attached")
    locked.dispatch_event("click")
    page.locator("[data-mission-panel='30']").wait_for()
    page.wait_for_load_state("networkidle")
    titles = {card["number"]: card["title"] for card in house.missions() if card["game"] == "busters"}
    today = page.evaluate("() => fetch('/api/daily').then(answer => answer.json())")["mission"]
    # The deal of the day is told, whatever mission it is of; and its title may have another one in it.
    told = " ".join([page.content(), *heard]).replace(today["title"], "")
    assert today["title"] == titles[today["number"]]
    assert titles[5 if today["number"] != 5 else 4] in told
    for number in range(9, LAST + 1):
        assert titles[number] not in told, number
    assert "/rates" not in " ".join(each for each in heard if "30" in each)


def test_a_box_that_opens_lights_its_cable_and_says_so(person: Come, house: House) -> None:
    made = MadeUp(house, 8)
    mia = opened(made, person("Mia", **window((1440, 900))))
    page = mia.page
    assert page.locator("[data-lighting]").count() == 0
    before = page.evaluate(NODES)
    made.crew = MadeUp(house, 9).crew
    page.reload()
    page.locator("[data-lighting]").wait_for(state="attached")
    page.locator("[data-opened='2']").wait_for()
    # With reduced motion it is lit at once.
    assert page.locator("[data-lighting]").evaluate("e => getComputedStyle(e).animationName") == "none"
    page.emulate_media(reduced_motion="no-preference")
    assert page.locator("[data-lighting]").evaluate("e => getComputedStyle(e).animationDuration") == "0.9s"
    assert page.evaluate(NODES) == before
    page.reload()
    page.locator("[data-node='9'][data-state=next]").wait_for()
    assert page.locator("[data-opened]").count() == 0


def test_the_map_is_walked_with_arrow_keys(person: Come, house: House) -> None:
    mia = opened(MadeUp(house, 14), person("Mia", **window((1440, 900))))
    page = mia.page
    page.locator("[data-node='14']").focus()
    number = "() => document.activeElement.getAttribute('data-node')"
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(number) == "15"
    page.keyboard.press("ArrowUp")
    assert page.evaluate(number) is not None
    page.keyboard.press("Home")
    assert page.evaluate(number) == "1"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator("[data-mission-panel='2']").wait_for()
    assert page.locator("[data-node='2']").get_attribute("aria-pressed") == "true"


def test_a_phone_opens_with_the_next_mission_in_view(person: Come, house: House) -> None:
    mia = opened(MadeUp(house, 50), person("Mia", **window((360, 740))))
    box = mia.page.locator("[data-node='50']").bounding_box()
    assert box is not None
    assert 50 < box["y"] < 620


def test_few_games_are_a_number_and_no_dot(person: Come, house: House) -> None:
    mia = person("Mia")
    MadeUp(house, 14).serve(mia)
    mia.page.goto("/missions/14")
    crews = mia.page.locator("[data-part=crews]")
    assert crews.locator("[data-count='2'] [data-few]").inner_text() == "7 games"
    assert crews.locator("[data-count='2'] [data-rate]").count() == 0
    assert crews.locator("[data-count='3'] [data-rate]").count() == 1
