"""Looking back in real browsers: alone and together, on all screens, with a "what if" that is played to its end."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route

from defuse.kernel.replay import dumps, replay_of
from tests import patient
from tests.academy.driving import played as rounds
from tests.server.reviewing import played
from tests.web.people import House, Person
from tests.web.test_academy_one_screen import MEASURE as ACADEMY_PARTS
from tests.web.test_academy_one_screen import overlapping
from tests.web.test_access import violations

Come = Callable[..., Person]
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SIZES = ((1440, 900), (1366, 768), (1024, 768), (768, 1024), (360, 740), (320, 640))

MEASURE = """() => {
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0;
  const box = (e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom].map(Math.round) };
  const regions = Object.fromEntries(
    [...document.querySelectorAll('.shell [data-region]')].filter(seen).map((e) => [e.dataset.region, box(e)]));
  const small = [...document.querySelectorAll('.shell *')].filter((e) =>
    [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()) && seen(e) && !e.closest('.sr')
      && parseFloat(getComputedStyle(e).fontSize) > 0 && parseFloat(getComputedStyle(e).fontSize) < 11)
    .map((e) => e.className);
  const outside = [...document.querySelectorAll('.shell button, .shell a')].filter(seen).filter((e) => {
    const r = e.getBoundingClientRect();
    return !e.closest('.side, .below') && (r.left < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1);
  }).map((e) => e.className);
  const root = document.documentElement;
  return { regions, small, outside, scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth };
}"""


SPILLED = """() => [...document.querySelectorAll('.within [data-region=wire]')].flatMap((wire) => {
  const box = (part) => part.getBoundingClientRect();
  const deck = box(wire.querySelector('[data-region=deck]'));
  const wide = [...wire.querySelectorAll('.worth *, .deck p *, .odds *')]
    .filter((part) => part.checkVisibility() && box(part).width > 1 && !part.closest('.sr'))
    .filter((part) => box(part).right > box(wire).right + 1 || box(part).left < box(wire).left - 1);
  const low = [...wire.querySelectorAll('.line li')].filter((card) => box(card).bottom > deck.top + 1);
  return [...wide, ...low].map((part) => `${wire.dataset.wire}: ${part.textContent}`);
})"""
"""What of a wire of the bomb runs into the next wire, or lies under the deck."""


def brought(house: House, file: bytes) -> str:
    """The path of the review of a file."""
    answer = patient.post(
        f"{house.url}/api/reviews", content=file, headers={"content-type": "application/octet-stream"}, timeout=60
    )
    assert answer.status_code == 201, answer.text
    link: str = answer.json()["link"]
    return link


def at(person: Person) -> int:
    return int(person.page.locator(".shell.back").get_attribute("data-at") or 0)


POLL = 2500
"""Milliseconds until the page asks what else was found out."""
ANEW = 2
"""So many times it has asked when another language was chosen."""
PATIENCE = 120_000
"""Milliseconds: what is found out has the lowest priority, and browsers keep the machine busy."""


def open_at(person: Person, path: str) -> None:
    person.page.set_default_timeout(PATIENCE)
    person.page.goto(path)
    person.page.locator(".shell.back [data-region=racks]").wait_for()


@pytest.fixture(scope="module")
def lost(house: House) -> str:
    """A mission of four that was lost, with misses and cards."""
    return brought(house, played(4, 4, seed="look", skill=0.8)[0].file)


@pytest.mark.slow
def test_a_game_is_played_reviewed_together_and_gone_on_from(person: Come, house: House) -> None:
    mia, ben = person("Mia", **WIDE), person("Ben", **PHONE)
    for friend in (mia, ben):
        friend.page.set_default_timeout(PATIENCE)
    seated = house.table(1, players=3, bots=1, start=False)
    mia.sit(seated)
    ben.page.goto(f"/t/{seated['table']}")
    ben.page.get_by_role("button", name="Sit here").first.tap()
    mia.page.get_by_role("heading", name="Ben").wait_for()
    mia.page.locator("[data-start]").click()
    for friend in (mia, ben):
        friend.page.locator("#mine").wait_for()
    mia.play(ben)
    # The end leads to the review, the same one for both.
    mia.page.locator("[data-look-back]").click()
    mia.page.locator(".shell.back .rack").first.wait_for()
    mia.wait_until(lambda: any(message["type"] == "people" for message in mia.frames), "she is there")
    ben.page.locator("[data-look-back]").tap()
    ben.page.locator(".shell.back .rack").first.wait_for()
    path = mia.page.url.split("/r/")[1].split("/")[0]
    assert ben.page.url.split("/r/")[1].split("/")[0] == path
    assert seated["table"] not in mia.page.url
    # Mia leads, and Ben follows.
    mia.page.locator("[data-together]").wait_for()
    ben.page.locator("[data-follow=on]").wait_for()
    mia.page.keyboard.press("ArrowRight")
    mia.page.keyboard.press("ArrowRight")
    mia.page.locator("[data-view=all]").click()
    now = at(mia)
    assert now > 1
    ben.page.locator(f".shell.back[data-at='{now}']").wait_for()
    ben.page.locator("[data-view=all][aria-pressed=true]").wait_for()
    assert violations(mia) == []
    assert violations(ben) == []
    # Ben looks around, and comes back.
    ben.page.locator("[data-step-on]").tap()
    ben.page.locator("[data-follow=off]").wait_for()
    mia.page.keyboard.press("ArrowRight")
    mia.page.locator(f".shell.back[data-at='{now + 1}']").wait_for()
    ben.page.locator("[data-step-on]").tap()
    ben.page.locator("[data-follow=off]").tap()
    ben.page.locator(f".shell.back[data-at='{now + 1}']").wait_for()
    # Mia hands over.
    mia.page.locator("[data-together]").click()
    mia.page.locator("[data-hand]").click()
    mia.page.keyboard.press("Escape")
    mia.page.locator("[data-follow=on]").wait_for()
    ben.page.locator("[data-step-back]").tap()
    mia.page.locator(f".shell.back[data-at='{now}']").wait_for()
    # What if: Mia goes on from here with bots, to the end.
    mia.page.locator("[data-whatif]").click()
    assert violations(mia) == []
    mia.page.locator("[data-seat='0']").click()
    # Ben leads on meanwhile; she goes on from where she was.
    ben.page.locator("[data-step-on]").tap()
    mia.page.locator(f".shell.back[data-at='{now + 1}']").wait_for()
    with mia.page.expect_request("**/branch") as begun:
        mia.page.locator("[data-begin]").click()
    assert json.loads(begun.value.post_data or "")["act"] == now
    mia.page.locator("#mine").wait_for()
    assert mia.page.get_by_text("What if: mission 1").first.is_visible()
    won = mia.page.evaluate("localStorage.getItem('defuse.won')")
    mia.play()
    assert mia.page.locator("#ending").get_by_text("It counts for nothing.").is_visible()
    assert mia.page.evaluate("localStorage.getItem('defuse.won')") == won
    back = mia.page.locator("#ending").get_by_role("link", name="Back to the review")
    assert f"/r/{path}/" in (back.get_attribute("href") or "")
    mia.page.locator("[data-look-back]").click()
    mia.page.locator(".shell.back .rack").first.wait_for()
    assert path not in mia.page.url, "it has a review of its own"
    assert mia.page.get_by_text("What if: mission 1").first.is_visible()


@pytest.mark.slow
def test_the_page_is_one_screen_and_nothing_moves(person: Come, lost: str) -> None:
    mia = person("Mia", **WIDE)
    open_at(mia, f"{lost}/6")
    mia.page.locator("[data-panel=verdict] .calls").wait_for()
    for width, height in SIZES:
        mia.page.set_viewport_size({"width": width, "height": height})
        before: Any = None
        for _ in range(3):
            mia.page.keyboard.press("ArrowRight")
            mia.page.wait_for_timeout(50)
            found = mia.page.evaluate(MEASURE)
            assert not found["scrolls"], (width, height)
            assert found["small"] == [], (width, height)
            assert found["outside"] == [], (width, height)
            regions = found["regions"]
            assert all(
                0 <= left <= right <= width and 0 <= top <= bottom <= height
                for left, top, right, bottom in regions.values()
            )
            assert before is None or before == regions, (width, height)
            before = regions


@pytest.mark.slow
def test_keys_marks_views_and_proofs(person: Come, lost: str) -> None:
    mia = person("Mia", **WIDE)
    lines: list[Route] = []

    def flaky(route: Route) -> None:
        lines.append(route)
        route.abort() if len(lines) == 1 else route.continue_()

    mia.page.route("**/why?*", flaky)
    open_at(mia, lost)
    assert at(mia) == 1
    mia.page.keyboard.press("ArrowRight")
    assert at(mia) == 2
    mia.page.keyboard.press("ArrowLeft")
    assert at(mia) == 1
    mia.page.locator("[data-panel=verdict] .calls, [data-panel=verdict] h2").first.wait_for()
    mia.page.locator("[data-jump=miss]").click()
    missed = at(mia)
    assert missed > 1
    assert mia.page.locator(".wire[data-glow=wrong], .wire.lit").count() > 0
    assert mia.page.url.endswith(f"/{mia.page.locator('.turnno').inner_text().split()[1]}")
    # All open: every wire has a front, and none has moved.
    where = "() => [...document.querySelectorAll('.rack .wire')].map((e) => [e.dataset.wire, Math.round(e.offsetLeft)])"
    seat = mia.page.locator(".seg [aria-pressed=true]").first.get_attribute("data-view")
    mia.page.locator(f"[data-view='{seat}']").click()
    before = mia.page.evaluate(where)
    hidden = mia.page.locator(".racks .wire.hidden").count()
    mia.page.locator("[data-view=all]").click()
    mia.page.wait_for_function("() => !document.querySelector('.racks .wire.hidden')")
    assert hidden > 0
    assert mia.page.evaluate(where) == before
    # A proof: each step has its number, and lights the facts that it names.
    mia.page.locator("[data-view=mover]").click()
    mia.page.locator("[data-panel=why] li").first.wait_for()
    assert mia.page.locator(".wire.lit").count() > 0
    mia.page.locator("[data-proof-step='1']").click()
    assert set(mia.page.locator(".wire.lit:not(.faint) .fact").all_inner_texts()) == {"1"}
    mia.page.keyboard.press("Escape")
    assert mia.page.locator("[data-proof-step='1'][aria-pressed=true]").count() == 0
    assert violations(mia) == []
    # A proof that was lost on its way is asked for again.
    lost_on_its_way = lines[0].request.url
    mia.wait_until(lambda: [each.request.url for each in lines].count(lost_on_its_way) > 1, "it is asked for again")
    mia.wrong.clear()  # the browser itself complains of the request that failed


@pytest.mark.slow
def test_a_phone_has_the_same_in_tabs(person: Come, lost: str) -> None:
    mia = person("Mia", **PHONE)
    open_at(mia, f"{lost}/6")
    mia.page.locator("[data-panel=verdict] .calls").wait_for()
    assert violations(mia) == []
    for tab in ("why", "players"):
        mia.page.locator(f"[data-tab={tab}]").tap()
        mia.page.locator(f"[data-panel={tab}]").wait_for()
        assert violations(mia) == [], tab
    targets = mia.page.locator(".nav button, .tabs button, .ctl button").evaluate_all(
        "all => all.map((e) => [e.offsetWidth, e.offsetHeight])"
    )
    assert all(wide >= 40 and high >= 40 for wide, high in targets), targets


@pytest.mark.slow
def test_the_academy_has_verdicts_and_no_curve(person: Come, house: House) -> None:
    mia = person("Mia", **WIDE)
    open_at(mia, brought(house, dumps(replay_of(rounds(4, 1)[-1][1]))))
    assert mia.page.locator("[data-region=curve]").count() == 0
    mia.page.locator(".academy.within").wait_for()
    for _ in range(6):
        mia.page.keyboard.press("ArrowRight")
    mia.page.locator("[data-panel=verdict] .calls").wait_for()
    for wire in ("green", "blue", "red", "yellow"):  # the odds of whoever chooses stand at the wires
        mia.page.locator(f'.within [data-odds="{wire}"]').wait_for()
    assert violations(mia) == []
    for width, height in ((360, 740), (768, 1024), (1024, 768), (1440, 900)):
        mia.page.set_viewport_size({"width": width, "height": height})
        mia.page.wait_for_timeout(100)
        found = mia.page.evaluate(MEASURE)
        assert not found["scrolls"]
        assert found["outside"] == []
        assert not list(overlapping(mia.page.evaluate(ACADEMY_PARTS))), (width, height)
        assert mia.page.evaluate(SPILLED) == [], (width, height)
    mia.page.keyboard.press("End")
    mia.page.locator("[data-panel=verdict] h2", has_text="The game is over").wait_for()  # nobody has defused anything


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "title"), [("de", "Rückblick"), ("fr", "Retour en arrière")])
def test_it_is_told_in_other_languages(person: Come, lost: str, lang: str, title: str) -> None:
    mia = person("Mia", lang=lang, **PHONE)
    open_at(mia, f"{lost}/6")
    mia.page.get_by_role("heading", name=title).wait_for()
    mia.page.locator("[data-panel=verdict] .calls").wait_for()
    found = mia.page.evaluate(MEASURE)
    assert not found["scrolls"]
    assert found["outside"] == []
    said = mia.page.locator(".said").first.inner_text()
    assert " called " not in said
    wide, room = mia.page.locator(".nav [data-whatif] span").evaluate("e => [e.scrollWidth, e.clientWidth]")
    assert wide <= room, "it is cut off"


@pytest.mark.slow
def test_after_another_language_was_chosen_nothing_is_asked_for_twice(person: Come, lost: str) -> None:
    mia = person("Mia", **WIDE)
    page = mia.page
    asked: list[str] = []

    def half(route: Route) -> None:
        asked.append(route.request.headers["accept-language"])
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "progress": 0.5})

    page.route("**/findings?*", half)
    page.clock.install(time=0)
    open_at(mia, lost)
    mia.wait_until(lambda: len(asked) == 1, "it is asked what was found out")
    mia.elsewhere(lang="de")
    page.get_by_role("heading", name="Rückblick").wait_for()
    mia.wait_until(lambda: len(asked) == ANEW, "it is asked for in German")
    page.wait_for_timeout(500)
    page.clock.run_for(POLL)
    mia.wait_until(lambda: len(asked) > ANEW, "it is asked what else was found out")
    page.wait_for_timeout(200)
    assert [each[:2] for each in asked] == ["en", "de", "de"]


@pytest.mark.slow
def test_a_file_is_opened_from_the_first_page_and_a_broken_one_says_why(
    person: Come, house: House, tmp_path: Path
) -> None:
    mia = person("Mia", **WIDE)
    whole, broken = tmp_path / "game.defuse", tmp_path / "broken.defuse"
    whole.write_bytes(played(1, 3, seed="file")[0].file)
    broken.write_bytes(b"{}")
    mia.page.goto("/")
    mia.page.locator("[data-open-file]").wait_for()
    mia.wrong.clear()
    mia.page.locator("input[type=file]").set_input_files(broken)
    mia.page.get_by_role("alert").wait_for()
    mia.wrong.clear()  # the browser notes the answer 422
    mia.page.keyboard.press("Escape")
    mia.page.locator("input[type=file]").set_input_files(whole)
    mia.page.locator(".shell.back .rack").first.wait_for()
    with mia.page.expect_download() as fetched:
        mia.page.locator("[data-file]").click()
    assert Path(fetched.value.path()).read_bytes() == whole.read_bytes()


@pytest.mark.slow
def test_a_link_that_opens_nothing_says_so(person: Come) -> None:
    mia = person("Mia")
    mia.page.goto("/r/nosuchreview00")
    said = mia.page.get_by_text("there is no such review")
    said.wait_for()
    box = said.bounding_box()
    assert box is not None
    assert box["x"] > 10
    mia.page.goto("/b/nosuchchallenge")
    mia.page.get_by_text("there is no such challenge").wait_for()
    mia.page.locator(".no-page a[href='/']").wait_for()
    mia.wrong.clear()
