"""The rule book in the browser: the page, the search, an entry over a running game, and a newcomer's first minute."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from defuse.busters import Setup
from tests.marks import in_soak
from tests.web.people import House, Person
from tests.web.planting import plant
from tests.web.test_access import PHONE, violations
from tests.web.test_one_screen import at_turn

Come = Callable[..., Person]
pytestmark = pytest.mark.slow

SIZES = ((1440, 900), (1366, 768), (768, 1024), (360, 740), (320, 640))
NEW: dict[str, Any] = {"coached": False}
LOOK = """() => {
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0;
  const root = document.documentElement, found = [];
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.push('the page scrolls');
  for (const e of document.querySelectorAll('.text, .side, dialog[open] .body'))
    if (seen(e) && e.scrollWidth > e.clientWidth + 1) found.push(`${e.className} is too wide`);
  for (const e of document.querySelectorAll('article *, nav *')) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || !seen(e) || e.closest('.sr, [hidden]')) continue;
    if (parseFloat(getComputedStyle(e).fontSize) < 11) found.push(`${e.className} is too small to read`);
  }
  if (innerWidth <= 560)
    for (const e of (document.querySelector('dialog[open]') ?? document.querySelector('main'))
      .querySelectorAll('a, button, summary')) {
      const box = e.getBoundingClientRect();
      if (seen(e) && (box.height < 44 || box.width < 44))
        found.push(`${e.textContent.trim()}: ${box.width} × ${box.height}`);
    }
  return found
}"""
REGIONS = """() => [...document.querySelectorAll('[data-region]')]
  .map((e) => JSON.stringify(e.getBoundingClientRect()))"""
FOCUSED = "() => document.activeElement?.textContent?.trim().replace(/\\s+/g, ' ') ?? ''"


def opened(mia: Person, address: str) -> Page:
    mia.page.goto(address)
    mia.page.locator("article").wait_for()
    return mia.page


def test_an_entry_has_an_address_and_leads_to_others(person: Come) -> None:
    page = opened(person("Mia"), "/rules/mission/9")
    expect(page.locator("article h2")).to_have_text("A Sense of Priorities")
    page.locator('[data-entry-link="card/Y"]').click()
    expect(page).to_have_url(re.compile("/rules/card/Y$"))
    expect(page.locator("article h2")).to_have_text("False Bottom")
    page.go_back()
    expect(page.locator("article h2")).to_have_text("A Sense of Priorities")
    page.goto("/rules/card/dd")
    expect(page.locator("article h2")).to_have_text("Double Detector")
    for nothing in ("/rules/card/nothing", "/rules/card/%E0"):
        page.goto(nothing)
        expect(page.get_by_text("The rule book has no such entry.")).to_be_visible()


def test_contents_lead_through_both_games_and_hide_later_boxes_until_asked(person: Come) -> None:
    page = opened(person("Mia"), "/rules")
    expect(page.locator("article h2")).to_have_text("The game in one minute")
    page.locator('[data-chapter="mission"] summary').click()
    links = page.locator('[data-chapter="mission"] a')
    expect(links).to_have_count(19)
    page.get_by_role("button", name="Show Box 3: missions 31 to 42").click()
    expect(links).to_have_count(31)
    page.reload()
    page.locator('[data-chapter="mission"] summary').click()
    expect(links).to_have_count(31)
    page.locator('[data-game="academy"]').click()
    expect(page.locator("article h2")).to_have_text("Bomb Squad Academy in one minute")
    page.locator('[data-chapter="tool"] summary').click()
    expect(page.locator('[data-chapter="tool"] a')).to_have_count(20)


@pytest.mark.parametrize(
    ("lang", "typed", "first"),
    [
        in_soak("en", "stabilizers", "Stabilizer"),
        in_soak("de", "zunder", "Der Zünder"),
        ("fr", "poules mouillees", "Poule mouillée"),
    ],
)
def test_the_search_finds_while_one_types_and_is_used_by_keys(person: Come, lang: str, typed: str, first: str) -> None:
    page = opened(person("Mia", lang=lang), "/rules")
    page.keyboard.press("/")
    page.keyboard.type(typed)
    titles = page.locator("[data-results] .title")
    expect(titles.first).to_have_text(first)
    page.keyboard.press("ArrowDown")
    assert first in page.evaluate(FOCUSED)
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-search]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("article h2")).to_have_text(first)
    # Escape is for the dialog that is open; only then for what was looked for.
    page.locator("button.me").click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[data-search]")).not_to_have_value("")
    page.keyboard.press("Escape")
    expect(page.locator("[data-search]")).to_have_value("")
    expect(page.locator("[data-chapter]").first).to_be_visible()


def test_what_is_met_in_later_boxes_is_found_after_a_press(person: Come) -> None:
    page = opened(person("Mia"), "/rules")
    page.locator("[data-search]").fill("oxygen bottle")
    expect(page.locator("[data-results] a")).to_have_count(0)
    page.locator("[data-found-later]").click()
    expect(page.locator("[data-results] .title").first).to_have_text("Oxygen")


@pytest.mark.parametrize("address", [in_soak("/rules/learn/ten"), "/rules/mission/43"])
def test_the_page_is_one_viewport_in_every_size(person: Come, address: str) -> None:
    mia = person("Mia", lang="de")
    page = opened(mia, address)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("article")).to_be_visible()
        assert page.evaluate(LOOK) == [], (width, height)
        page.locator("[data-search]").fill("Plättchen")
        expect(page.locator("[data-results] a").first).to_be_visible()
        assert page.evaluate(LOOK) == [], (width, height)
        page.locator("[data-search]").fill("")


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_entry_fits_into_a_phone(person: Come, lang: str) -> None:
    mia = person("Mia", lang=lang, viewport={"width": 320, "height": 640})
    opened(mia, "/rules/learn/ten")
    books = mia.page.evaluate(f"fetch('/api/rules?lang={lang}').then((answer) => answer.json())")
    for book in books["books"]:
        for entry in [entry for chapter in book["chapters"] for entry in chapter["entries"]]:
            opened(mia, f"/rules/{entry['id']}")
            assert mia.page.evaluate(LOOK) == [], entry["id"]


def test_nothing_serious_in_the_rule_book(person: Come) -> None:
    mia = person("Mia")
    page = opened(mia, "/rules/learn/ten")
    assert violations(mia) == []
    page.locator("[data-search]").fill("token")
    page.locator("[data-results] a").first.wait_for()
    assert violations(mia) == []
    opened(mia, "/rules/academy/ten")
    assert violations(mia) == []
    opened(mia, "/rules/mission/9")
    assert violations(mia) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert violations(mia) == []


def test_on_paper_there_is_the_entry_alone(person: Come) -> None:
    page = opened(person("Mia"), "/rules/rule/dual-cut")
    page.emulate_media(media="print")
    expect(page.locator("article")).to_be_visible()
    for hidden in ("[data-search]", "[data-chapter]", ".rulespage > header", "[data-entry-link]"):
        expect(page.locator(hidden).first).to_be_hidden()
    assert page.locator("article").evaluate("e => getComputedStyle(e).color") == "rgb(17, 17, 17)"


def test_an_entry_opens_over_a_running_game_and_the_focus_comes_back(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.sit(plant(house, at_turn, Setup(mission=9, players=4, captain=0)).seat(0))
    page = mia.page
    page.locator("#question").wait_for()
    mia.turn_to("equipment")
    card = page.locator(".side .alone").first
    card.wait_for()
    before = page.evaluate(REGIONS)
    card.press("Enter")  # by keys: the card, then the link in what it shows
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    sheet = page.locator("[data-rule-sheet]")
    sheet.locator("article").wait_for()
    assert page.evaluate(REGIONS) == before
    assert violations(mia) == []
    sheet.locator("[data-entry-link]").first.click()
    sheet.locator("[data-rule-back]").wait_for()
    page.keyboard.press("1")  # a key that names a value at the table
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(card).to_be_focused()
    expect(page).to_have_url(re.compile("/t/"))
    assert page.evaluate(REGIONS) == before


def test_the_mission_and_its_tokens_lead_to_the_book(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.sit(plant(house, at_turn, Setup(mission=9, players=4, captain=0)).seat(0))
    page = mia.page
    page.locator("#question").wait_for()
    mia.turn_to("mission")
    for entry in ("mission/9", "token/number"):
        link = page.locator(f'.side [data-rule="{entry}"]').first
        link.click()
        page.locator(f'[data-rule-sheet] [data-entry="{entry}"]').wait_for()
        page.keyboard.press("Escape")
        expect(page.locator("[data-rule-sheet]")).to_have_count(0)
        expect(link).to_be_focused()
    # Whoever leaves the page leaves what lies over it, too.
    link.click()
    page.locator("[data-rule-sheet] article").wait_for()
    page.evaluate("() => { history.pushState(null, '', '/lessons'); dispatchEvent(new PopStateEvent('popstate')) }")
    page.locator("[data-lesson-card]").first.wait_for()
    expect(page.locator("[data-rule-sheet]")).to_have_count(0)


def test_a_tool_of_the_academy_has_its_entry_on_a_phone(person: Come) -> None:
    mia = person("Mia", **PHONE)
    page = mia.page
    opened(mia, "/rules/tool/hammer")
    expect(page.locator("article")).to_contain_text("Hammer")
    assert page.evaluate(LOOK) == []


@pytest.mark.parametrize(("lang", "title"), [in_soak("en", "The game in one minute"), ("fr", "Le jeu en une minute")])
def test_a_newcomer_by_link_reads_for_a_minute_and_sits_down(person: Come, house: House, lang: str, title: str) -> None:
    link = house.table(1, players=4, bots=2, start=False)["link"]
    zoe = person("Zoe", lang=lang, **NEW, **PHONE)
    page = zoe.page
    page.goto(link)
    minute = page.locator("[data-first-minute]")
    minute.wait_for()
    expect(minute.locator("h2")).to_have_text(title)
    expect(page.locator("[data-to-table]")).to_be_focused()
    assert page.evaluate(LOOK) == []
    assert violations(zoe) == []
    page.locator("[data-to-table]").tap()
    expect(minute).to_have_count(0)
    page.locator("[data-seat-card].open button, [data-seat-card] [data-sit]").first.tap()
    page.locator(".mine").first.wait_for()
    page.reload()
    page.locator("[data-seat-card]").first.wait_for()
    expect(minute).to_have_count(0)


def test_who_knows_the_game_skips_it_once_and_for_all(person: Come, house: House) -> None:
    zoe = person("Zoe", **NEW)
    page = zoe.page
    page.goto(house.table(1, players=4, bots=2, start=False)["link"])
    page.locator("[data-longer]").click()
    page.locator('[data-rule-sheet] [data-entry="learn/ten"]').wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-known]").click()
    page.goto(house.table(1, players=4, bots=2, start=False)["link"])
    page.locator("[data-seat-card]").first.wait_for()
    expect(page.locator("[data-first-minute]")).to_have_count(0)
    # The other game is another minute.
    page.goto(house.academy(players=4, bots=2, start=False)["link"])
    expect(page.locator("[data-first-minute] h2")).to_have_text("Bomb Squad Academy in one minute")


def test_whoever_has_played_is_not_held_up(person: Come, house: House) -> None:
    ben = person("Ben")
    ben.page.goto(house.table(1, players=4, bots=2, start=False)["link"])
    ben.page.locator("[data-seat-card]").first.wait_for()
    expect(ben.page.locator("[data-first-minute]")).to_have_count(0)
