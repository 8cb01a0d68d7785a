"""The first page and the lobby: one press to play, links, codes and QR codes, everything in sight."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from defuse.busters import Setup
from defuse.kernel import Game
from tests.marks import in_soak
from tests.web.people import TURNS, House, Person
from tests.web.planting import NAMES, plant

Come = Callable[..., Person]
pytestmark = pytest.mark.slow

SIZES = ((1440, 900), (1366, 768), (1024, 768), (768, 1024), (390, 844), (360, 740))
SOME = [
    pytest.param(size, id=f"{size[0]}x{size[1]}", marks=() if size in SIZES[0::5] else pytest.mark.soak)
    for size in SIZES
]
"""The ordinary run looks at one screen and one phone, `make soak` at all of them."""
PHONE = 560
"""Up to this width it is a phone."""
NEWCOMER = 8
"""So many clicks at most from opening the page to the first cut."""
BLUES = 24
"""So many wires has the first mission."""
CUTS = ("wires-cut", "cut-missed")

RECT = "e => { const { x, y, width, height } = e.getBoundingClientRect(); return [x, y, width, height] }"
OUTSIDE = """() => [...document.querySelectorAll("header *, main *, footer *")]
    .filter(each => each.matches("button, a, input, li, section") && each.checkVisibility())
    .filter(each => !each.closest(".points"))
    .filter(each => { const r = each.getBoundingClientRect();
        return r.right > innerWidth + 1 || r.bottom > innerHeight + 1 || r.left < -1 })
    .map(each => each.outerHTML.slice(0, 90))"""
SMALL = """() => [...document.querySelectorAll("button, a, select")]
    .filter(each => each.checkVisibility() && !each.matches(".skip"))
    .map(each => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
    .filter(([, r]) => r.width < 43.9 || r.height < 39.9).map(([text]) => text)"""
SCROLLS = (
    "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
)

SLICED = """() => [...document.querySelectorAll(".more .body")].flatMap(body => {
    const { top, bottom } = body.getBoundingClientRect();
    return [...body.querySelectorAll("p, svg")].filter(each => each.checkVisibility())
        .filter(each => { const r = each.getBoundingClientRect(); return r.top < top - 1 || r.bottom > bottom + 1 })
        .map(each => each.textContent.trim().slice(0, 60)) })"""
"""What a card of the first page does not show as a whole."""
COVERED = """() => {
    const panel = document.querySelector("[data-friends]"), all = panel.getBoundingClientRect();
    const parts = ["h2", ".qr", ".code", ".ways input", ".do"]
        .map(name => [name, panel.querySelector(name).getBoundingClientRect()]);
    const found = parts.filter(([, r]) => r.top < all.top || r.bottom > all.bottom || r.right > all.right);
    for (const [k, [, a]] of parts.entries()) for (const [name, b] of parts.slice(k + 1))
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) found.push([name]);
    return found.map(([name]) => name) }"""
"""Parts of an invitation that stick out of it or lie over one another."""


def at_home(mia: Person) -> Person:
    mia.page.goto("/")
    mia.page.locator("[data-go-on]").wait_for()
    return mia


def window(size: tuple[int, int]) -> dict[str, Any]:
    touch = {"has_touch": True, "is_mobile": True} if size[0] <= PHONE else {}
    return {"viewport": {"width": size[0], "height": size[1]}, **touch}


@pytest.mark.parametrize("size", SOME)
@pytest.mark.parametrize("lang", [in_soak("en"), "de"])
def test_the_first_page_needs_no_scrolling_beyond_phones(person: Come, size: tuple[int, int], lang: str) -> None:
    mia = at_home(person("Mia", lang=lang, **window(size)))
    wide, high = mia.page.evaluate(SCROLLS)
    assert wide <= 0
    if size[0] > PHONE:
        assert high <= 0
        assert mia.page.evaluate(OUTSIDE) == []
    else:
        assert mia.page.evaluate(SMALL) == []
        for seen in ("[data-play]", "[data-new]"):
            box = mia.page.locator(seen).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= size[1] * 0.75


@pytest.mark.parametrize("size", [(1024, 768), (768, 1024)], ids=lambda size: str(size[0]))
@pytest.mark.parametrize("lang", [in_soak("de"), "fr"])
def test_no_line_of_a_card_is_cut_through(person: Come, size: tuple[int, int], lang: str) -> None:
    mia = at_home(person("Mia", lang=lang, **window(size)))
    assert mia.page.evaluate(SLICED) == []


@pytest.mark.parametrize("size", SOME)
@pytest.mark.parametrize("players", [2, in_soak(3), in_soak(4), 5])
def test_the_lobby_is_in_one_view(person: Come, house: House, size: tuple[int, int], players: int) -> None:
    mia = person("Mia", lang=("de", "en")[players % 2], **window(size))
    mia.sit(house.table(9, players=players, bots=max(0, players - 2), start=False))
    mia.page.locator("[data-qr] svg").wait_for()
    wide, high = mia.page.evaluate(SCROLLS)
    assert (wide, high) <= (0, 0)
    assert mia.page.evaluate(OUTSIDE) == []
    assert mia.page.locator("[data-seat-card]").count() == players
    if size[0] <= PHONE:
        assert mia.page.evaluate(SMALL) == []


def test_play_now_names_what_it_starts(person: Come) -> None:
    mia = person("Mia")
    mia.remember("won", [1, 2, 3])
    at_home(mia)
    play = mia.page.locator("[data-play]")
    assert "mission 4, with 3 bots" in play.inner_text()
    play.click()
    mia.page.locator("#mine").wait_for()
    lobby = mia.newest("lobby")
    assert lobby["mission"]["number"] == 4
    assert [seat["kind"] for seat in lobby["seats"]] == ["person", "bot", "bot", "bot"]


def test_what_was_chosen_last_is_begun_even_if_the_list_comes_late(person: Come) -> None:
    mia = person("Mia")
    mia.remember("game", "academy")
    held: list[Route] = []

    def first_lost(route: Route) -> None:
        held.append(route)
        if len(held) == 1:
            route.abort()

    mia.page.route("**/api/missions", first_lost)
    mia.page.goto("/")
    play = mia.page.locator("[data-play]")
    # What is not known yet cannot be begun: the button would say one thing and do another.
    mia.page.locator(".refusal").wait_for()
    assert play.is_disabled()
    assert mia.page.locator("[data-new]").is_disabled()
    mia.wait_until(lambda: len(held) > 1, "it is asked for again")
    held[1].continue_()
    expect(play).to_be_enabled()
    assert "mission" not in play.inner_text()
    assert mia.page.locator(".refusal").count() == 0
    mia.wrong.clear()  # the browser itself complains of the request that failed


def test_two_tabs_have_the_same_settings(person: Come) -> None:
    mia = at_home(person("Mia"))
    mia.elsewhere(theme="light", name="Maria")
    mia.page.locator("[data-theme=light]").wait_for()
    mia.page.locator("[data-odds-switch]").check()
    mia.page.wait_for_function("() => JSON.parse(localStorage.getItem('defuse.settings')).odds")
    kept = mia.page.evaluate("() => JSON.parse(localStorage.getItem('defuse.settings'))")
    assert (kept["theme"], kept["name"]) == ("light", "Maria")


def test_another_mission_and_number_of_players_can_be_chosen(person: Come) -> None:
    mia = at_home(person("Mia"))
    mia.page.locator("[data-choose]").click()
    dialog = mia.page.get_by_role("dialog")
    dialog.get_by_role("button", name="3", exact=True).click()
    dialog.locator('[data-mission="9"]').click()
    assert "mission 9, with 2 bots" in mia.page.locator("[data-play]").inner_text()
    mia.page.reload()
    mia.page.locator("[data-go-on]").wait_for()
    assert "mission 9, with 2 bots" in mia.page.locator("[data-play]").inner_text()
    assert "mission 1" in mia.page.locator("[data-go-on]").inner_text()


def test_a_mission_that_was_won_makes_room_for_the_next(person: Come, house: House) -> None:
    def last_pair(game: Game) -> bool:
        cut: tuple[int, ...] = game.public.cut
        return sum(cut) >= BLUES - 2

    planted = plant(house, last_pair, Setup(mission=1, players=2, captain=0))
    mia, ben = person(NAMES[0]), person(NAMES[1])
    mia.sit(planted.seat(0))
    ben.sit(planted.seat(1))
    mia.page.locator("#question").wait_for()
    mia.play(ben)
    assert mia.frame()["scene"]["ending"]["won"]
    at_home(mia)
    assert "mission 2" in mia.page.locator("[data-play]").inner_text()


def test_odds_are_switched_on_before_the_first_move_and_stay_on(person: Come) -> None:
    mia = at_home(person("Mia"))
    switch = mia.page.locator("[data-odds-switch]")
    assert not switch.is_checked()
    switch.check()
    mia.page.reload()
    mia.page.locator("[data-go-on]").wait_for()
    assert switch.is_checked()
    mia.page.locator("[data-play]").click()
    mia.page.locator("#mine").wait_for()
    assert mia.newest("lobby")["options"]["aids"] == "odds"


def rects(page: Any) -> list[list[float]]:
    parts = ("[data-play]", "[data-new]", "fieldset", ".pitch h1", ".more", "header")
    return [page.locator(part).first.evaluate(RECT) for part in parts]


@pytest.mark.parametrize("size", [(1440, 900), (768, 1024), (360, 740)], ids=lambda size: str(size[0]))
def test_a_table_for_friends_opens_in_the_examples_place(person: Come, size: tuple[int, int]) -> None:
    mia = at_home(person("Mia", **window(size)))
    before = rects(mia.page)
    mia.page.locator("[data-new]").click()
    mia.page.locator("[data-qr] svg").wait_for()
    assert rects(mia.page) == before
    assert mia.page.evaluate(SCROLLS)[0] <= 0
    assert mia.page.evaluate(COVERED) == []
    link = mia.page.get_by_role("textbox", name="Link to this table").input_value()
    assert mia.page.locator("[data-qr]").get_attribute("data-qr") == link
    code = mia.page.locator("[data-code]").inner_text()
    assert code.replace(" ", "").lower() == link.rpartition("/")[2]
    if size[0] > PHONE:
        # Escape is for the dialog that is open.
        mia.page.get_by_title("Settings").first.click()
        mia.page.keyboard.press("Escape")
        mia.page.locator("dialog[open]").wait_for(state="detached")
        assert mia.page.locator("[data-qr]").is_visible()
    mia.page.keyboard.press("Escape")
    mia.page.locator("[data-qr]").wait_for(state="detached")
    assert rects(mia.page) == before


@pytest.mark.parametrize("by", ["link", "code", "lower", "id"])
def test_link_and_code_lead_to_the_same_seat(person: Come, house: House, by: str) -> None:
    seated = house.table(1, players=3, bots=1, start=False)
    id: str = seated["table"]
    spoken = " ".join((id[:4], id[4:8], id[8:12], id[12:]))
    typed = {"link": f"{house.url}/t/{id}", "code": spoken.upper(), "lower": spoken.replace(" ", "-"), "id": id}[by]
    ben = at_home(person("Ben"))
    ben.page.get_by_label("Link or code").fill(typed)
    ben.page.keyboard.press("Enter")
    ben.page.locator("[data-sit]").click()
    ben.page.locator("[data-seat-card].mine").wait_for()
    assert ben.page.url == f"{house.url}/t/{id}"
    assert ben.newest("lobby")["you"]["seat"] == 1


def test_the_share_sheet_gets_the_link(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.context.add_init_script(
        "window.shared = []; navigator.share = what => { shared.push(what); return Promise.resolve() }"
    )
    seated = house.table(1, players=3, bots=1, start=False)
    mia.sit(seated)
    mia.page.get_by_role("button", name="Share").click()
    assert [each["url"] for each in mia.page.evaluate("shared")] == [f"{house.url}/t/{seated['table']}"]


def test_what_the_host_changes_at_seats_is_said_in_words(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.sit(house.table(1, players=3, bots=1, start=False))
    page = mia.page
    page.get_by_role("button", name="Put a bot").click()
    page.locator('[data-seat-card="1"]').get_by_text("Careful bot").wait_for()
    page.locator('[data-seat-card="1"] [data-change]').click()
    page.locator('[data-bot="expert"]').click()
    page.locator('[data-seat-card="1"]').get_by_text("Expert bot").wait_for()
    page.locator('[data-players="2"]').click()
    page.locator('[data-seat-card="2"]').wait_for(state="detached")
    page.locator('[data-seat-card="1"] [data-change]').click()
    page.get_by_role("dialog").get_by_role("button", name="Open seat").click()
    page.get_by_text("a bot takes it if nobody comes").wait_for()
    page.get_by_role("button", name="Make Mia captain").click()
    page.get_by_role("button", name="Mia is captain").wait_for()
    page.locator("[data-agreements]").click()
    page.get_by_label("Table talk in a mission").select_option("open")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_text("free talk, own pencil marks").wait_for()


def test_a_newcomers_first_cut_takes_eight_clicks_at_most(person: Come) -> None:
    """From opening the page; the coach may be listened to, but need not be."""
    mia = at_home(person("", coached=False))
    clicks: list[str] = []
    tap = mia.tap

    def counted(target: Locator) -> None:
        clicks.append(str(target))
        tap(target)

    def without_pauses(route: Route) -> None:
        wish = json.loads(route.request.post_data or "")
        route.continue_(post_data={**wish, "options": {**wish.get("options", {}), "pace": "none"}})

    mia.page.route("**/api/tables", without_pauses)
    mia.tap = counted  # type: ignore[method-assign]
    counted(mia.page.locator("[data-play]"))
    for _ in range(TURNS):
        frames = [each for each in mia.frames if each["type"] == "frame"]
        own = [event for each in frames for event in each["events"] if event["kind"] in CUTS and event.get("seat") == 0]
        if own or mia.over:
            break
        mia.click_on()
        mia.page.wait_for_timeout(60)
    assert len(clicks) <= NEWCOMER, clicks
