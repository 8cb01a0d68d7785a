"""What the tests of puzzles and lessons look at: regions, and what sticks out, is too small or cut off."""

from __future__ import annotations

from typing import Any

from tests.web.people import Person

SIZES = ((1440, 900), (1366, 768), (768, 1024), (360, 740), (320, 640))
PHONE = 560

SCROLLS = (
    "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
)
OUTSIDE = """() => [...document.querySelectorAll(".shell *")]
    .filter(each => each.matches("button, a, section, header") && each.checkVisibility())
    .filter(each => !each.closest(".proofs, .task, .bubble, .skip"))
    .filter(each => { const r = each.getBoundingClientRect();
        return r.right > innerWidth + 1 || r.bottom > innerHeight + 1 || r.left < -1 || r.top < -1 })
    .map(each => each.outerHTML.slice(0, 90))"""
SMALL = """() => [...document.querySelectorAll(":is(.head, .steps, .mates .tabs) :is(a, button), .foot > button")]
    .filter(each => each.checkVisibility())
    .map(each => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
    .filter(([, r]) => r.width < 43.9 || r.height < 39.9).map(([text]) => text)"""
TINY = """() => [...document.querySelectorAll(".shell *")]
    .filter(each => each.checkVisibility() && [...each.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
    .filter(each => !each.closest(".sr, .pos, .wire, .kit") && parseFloat(getComputedStyle(each).fontSize) < 11.4)
    .map(each => each.outerHTML.slice(0, 90))"""
REGIONS = """() => [...document.querySelectorAll(".shell [data-region]")]
    .filter(each => each.checkVisibility() && !each.closest("dialog"))
    .filter(each => ["head", "task", "proof", "stats", "racks", "foot"].includes(each.dataset.region))
    .map(each => { const { x, y, width, height } = each.getBoundingClientRect();
        return [each.dataset.region, ...[x, y, width, height].map(Math.round)].join(" ") })"""
OVERLAPS = """() => { const all = [...document.querySelectorAll(".shell [data-region]")]
    .filter(each => ["head", "task", "proof", "stats", "racks", "foot"].includes(each.dataset.region))
    .filter(each => each.checkVisibility() && !each.closest("dialog")), found = [];
    for (const [k, one] of all.entries()) for (const other of all.slice(k + 1)) {
        const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
            found.push(`${one.dataset.region} and ${other.dataset.region}`) }
    return found }"""


def window(size: tuple[int, int]) -> dict[str, Any]:
    touch = {"has_touch": True, "is_mobile": True} if size[0] <= PHONE else {}
    return {"viewport": {"width": size[0], "height": size[1]}, **touch}


def looked_at(mia: Person) -> list[str]:
    """Checks that everything is in one view; where the regions are."""
    page = mia.page
    wide, high = page.evaluate(SCROLLS)
    assert wide <= 0
    assert high <= 0
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(TINY) == []
    if page.viewport_size is not None and page.viewport_size["width"] <= PHONE:
        assert page.evaluate(SMALL) == []
    found: list[str] = page.evaluate(REGIONS)
    return found


def tap(mia: Person, wire: int) -> None:
    """Tap a wire; on phones its rack may have to be enlarged first."""
    page = mia.page
    if page.locator(".mates .all").count() and not page.locator(f'.rack.big [data-wire="{wire}"]').count():
        page.locator(".mates .all").click()
    zoom = page.locator(f'.rack:has([data-wire="{wire}"]) .zoom')
    if zoom.count():
        zoom.click()
    page.locator(f'[data-wire="{wire}"]').click()


def say(mia: Person, wires: tuple[int, ...], value: str) -> None:
    """Tap wires, name a value, and press the large button."""
    for wire in wires:
        tap(mia, wire)
    if value:
        mia.page.locator(f'[data-key="{value}"]').click()
    mia.page.locator("[data-go]").click()


def in_state(mia: Person, state: str) -> None:
    mia.page.locator(f'.shell.quiz[data-state="{state}"]').wait_for()
