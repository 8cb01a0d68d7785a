"""The companion of the real box in the browser: laid out, drawn, kept, told with a fast clock, noted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from defuse.companion import layout_of
from defuse.words import ENGLISH, Speaker
from tests.marks import in_soak
from tests.web.people import Person
from tests.web.test_access import violations
from tests.web.test_campaign_page import SCROLLS, TINY, window
from tests.web.test_crews import make_crew

Come = Callable[..., Person]
pytestmark = pytest.mark.slow

PHONE = (360, 740)
SIZES = ((1440, 900), (1366, 768), (768, 1024), PHONE, (320, 640))
SOME = [
    pytest.param(size, id=f"{size[0]}x{size[1]}", marks=() if size in ((1440, 900), PHONE) else pytest.mark.soak)
    for size in SIZES
]
"""The ordinary run looks at one screen and one phone, `make soak` at all of them."""
TABS = ("lay", "draw", "rules", "play")
LOOKED_AT = (9, 43, 66)
IN_SOAK = (1, 9, 10, 43, 57, 66)

VOICE = """() => {
    window.told = [];
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } };
    const voice = { lang: "en-GB", default: true, localService: true };
    const speak = (line) => { told.push(line.text); setTimeout(() => line.onend?.(), 300) };
    const nothing = () => {};
    Object.defineProperty(window, "speechSynthesis", { value: { getVoices: () => [voice], speak, cancel: nothing,
        addEventListener: nothing, removeEventListener: nothing } });
}"""
"""A voice that takes 0.3 seconds for each line, and remembers what it said."""
AWAKE = """() => {
    window.locks = [];
    const request = async () => { const lock = new EventTarget(); lock.release = async () => {
        locks.splice(locks.indexOf(lock), 1); lock.dispatchEvent(new Event("release")) };
        locks.push(lock); return lock };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
}"""
SMALL = """() => [...document.querySelectorAll(".companion button, .companion a, .companion summary")]
    .filter(each => each.checkVisibility() && !each.matches(".skip") && !each.closest("dd, p"))
    .map(each => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
    .filter(([, r]) => r.width < 39.9 || r.height < 39.9).map(([text]) => text)"""
OUTSIDE = """() => [...document.querySelectorAll("header *, [role=tablist], main, aside, .bar *")]
    .filter(each => each.checkVisibility() && !each.closest(".skip"))
    .filter(each => { const r = each.getBoundingClientRect();
        return r.right > innerWidth + 1 || r.left < -1 || (!each.closest(".pane") && r.bottom > innerHeight + 1) })
    .map(each => each.outerHTML.slice(0, 90))"""
WIDER = """() => [...document.querySelectorAll(".pane, .sheet, .seat, .bar")]
    .filter(each => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
    .map(each => each.outerHTML.slice(0, 120))"""
"""What is wider than its place; only downwards may a region scroll."""


def opened(someone: Person, mission: int, players: int, tab: str = "") -> Page:
    someone.page.goto(f"/box/{mission}?players={players}{tab and f'&tab={tab}'}")
    someone.page.locator("[data-companion]").wait_for()
    return someone.page


def to(page: Page, tab: str) -> None:
    page.locator(f"[data-tab-to={tab}]").click()
    page.locator(f"[data-pane={tab}]").wait_for()


def still(someone: Person) -> Page:
    """A page whose time goes by only when the test says so."""
    someone.page.clock.install(time=0)
    return someone.page


def seconds(page: Page, count: float) -> None:
    page.clock.run_for(round(count * 1000))


def test_mission_9_for_three_is_laid_out_and_drawn(person: Come) -> None:
    mia = person("Mia", **window(PHONE))
    page = opened(mia, 9, 3)
    # C2, C3: the captain's two stands first, then clockwise.
    stands = [
        page.locator(f"[data-seat='{seat}'] [data-wires]").evaluate_all("all => all.map(s => +s.dataset.wires)")
        for seat in range(3)
    ]
    assert stands == [[13, 13], [13], [12]]
    assert page.locator("[data-all]").get_attribute("data-all") == "51"
    expect(page.locator("[data-pane=lay]")).to_contain_text("Dial on 3")  # C1
    to(page, "draw")
    page.locator("[data-draw-all]").click()
    line = page.locator("[data-lot=line] .face").all_inner_texts()
    assert len(set(line)) == 3  # M9
    assert page.locator("[data-lot=red] .face").count() == 1
    assert page.locator("[data-lot=yellow] .face").count() == 2
    assert page.locator("[data-lot=equipment] .face").count() == 3  # E1
    # They drew one themselves.
    page.locator("[data-lot=line] [data-by-hand]").click()
    for number in ("7", "2", "11"):
        page.locator(f"[data-pick='{number}']").click()
    page.locator("[data-take]").click()
    assert page.locator("[data-lot=line] .face").all_inner_texts() == ["7", "2", "11"]
    to(page, "lay")
    assert page.locator("[data-lot-picture=line] .face").all_inner_texts() == ["7", "2", "11"]
    assert page.locator("[data-marker]").count() == 3
    to(page, "rules")
    card = layout_of(9, 3, ENGLISH)
    expect(page.locator("[data-pane=rules]")).to_contain_text(card.goal[0])
    assert page.locator("[data-book]").get_attribute("href") == "/rules/mission/9"


@pytest.mark.parametrize(("mission", "players"), [(43, 5), in_soak(66, 4)])
def test_how_many_wires_everybody_gets_is_seen(person: Come, mission: int, players: int) -> None:
    page = opened(person("Mia", **window((1024, 768))), mission, players)
    assert page.evaluate(WIDER) == []


def test_what_is_kept_survives_a_reload_and_can_be_taken_back(person: Come) -> None:
    mia = person("Mia", **window(PHONE))
    page = opened(mia, 9, 3, "draw")
    page.locator("[data-draw-all]").click()
    page.locator("[data-lot=equipment] [data-by-hand]").click()
    for card in ("4", "5", "6"):
        page.locator(f"[data-pick='{card}']").click()
    page.locator("[data-take]").click()
    to(page, "play")
    page.locator("[data-dial-on]").click()
    page.locator("[data-cut='5']").click()
    assert page.locator("[data-kit='5']").get_attribute("data-state") == "ready"  # E2: two wires of its number
    assert page.locator("[data-kit='4']").get_attribute("data-state") == "locked"
    page.locator("[data-row=line] [data-card]").first.click()
    page.reload()
    page.locator("[data-pane=play]").wait_for()  # a game that has begun is played on
    assert page.locator("[data-dial]").get_attribute("data-dial") == "2"
    assert page.locator("[data-cut='5']").get_attribute("data-cut-now") == "2"
    assert page.locator("[data-row=line] [data-card]").first.get_attribute("data-state") == "done"
    for _ in range(3):
        page.locator("[data-undo]").click()
    assert page.locator("[data-dial]").get_attribute("data-dial") == "3"
    assert page.locator("[data-cut='5']").get_attribute("data-cut-now") == "0"
    assert page.locator("[data-kit='5']").get_attribute("data-state") == "locked"
    page.locator("[data-again]").click()
    page.locator("[data-sure]").click()
    expect(page.locator("[data-undo]")).to_be_disabled()
    assert page.locator("[data-row=line] [data-card]").count() == 0


def test_nano_walks_and_turns_and_oxygen_is_counted(person: Come) -> None:
    mia = person("Mia", **window(PHONE))
    page = opened(mia, 43, 4, "play")
    for _ in range(11):
        page.locator("[data-walk]").click()
    nano = page.locator("[data-walking]")
    assert (nano.get_attribute("data-walking"), nano.get_attribute("data-facing")) == ("12", "-1")  # it turns at 12
    page.locator("[data-walk]").click()
    assert nano.get_attribute("data-walking") == "11"
    page.locator("[data-counter=nano] [data-less]").click()
    assert page.locator("[data-counter=nano]").get_attribute("data-value") == "3"
    page = opened(mia, 54, 3, "play")
    values = page.locator("[data-counter^=oxygen]").evaluate_all("all => all.map(each => each.dataset.value)")
    assert values == ["6", "6", "6"]  # M54


def test_the_clock_of_mission_10_counts_down_pauses_and_explodes(person: Come) -> None:
    mia = person("Mia", **window(PHONE))
    page = still(mia)
    opened(mia, 10, 4, "play")
    page.clock.pause_at(60_000)
    time = page.locator("[data-time]")
    expect(time).to_contain_text("15:00")  # M10
    page.locator("[data-start]").click()
    expect(page.locator("[data-caption]")).to_contain_text("15 minutes left.")
    seconds(page, 1)
    expect(time).to_contain_text("15:00")  # the clock stands still while the line is read
    seconds(page, 60.3)
    assert time.inner_text().split()[-1] in ("left14:00", "left14:01", "14:00", "14:01")
    page.locator("[data-pause]").click()
    before = time.inner_text()
    seconds(page, 100)
    assert time.inner_text() == before
    page.reload()
    page.locator("[data-start]").wait_for()
    assert time.inner_text() == before  # kept, and paused
    page.locator("[data-start]").click()
    seconds(page, 9 * 60)
    expect(page.locator("[data-caption]")).to_contain_text("5 minutes left.")
    seconds(page, 5 * 60 + 20)
    expect(page.locator("[data-clock]")).to_have_attribute("data-clock", "lost")
    expect(page.locator("[data-caption]")).to_contain_text("Time is up.")
    page.locator("[data-end]").click()
    expect(page.locator("[data-lost]")).to_have_attribute("aria-pressed", "true")


def test_mission_66_is_told_from_start_to_end(person: Come) -> None:
    mia = person("Mia", **window(PHONE))
    mia.context.add_init_script(f"({VOICE})()")
    page = still(mia)
    opened(mia, 66, 4, "draw")
    page.locator("[data-draw-all]").click()
    to(page, "play")
    page.clock.pause_at(60_000)
    clock = layout_of(66, 4, ENGLISH).clock
    assert clock is not None
    page.locator("[data-start]").click()
    told: list[str] = []
    times = {"key": "1:20", "guard": "1:15", "stairs": "1:00", "lever": "1:30", "rearrange": "0:10", "doctor": "1:45"}
    for phase in clock.phases:
        told += [cue.text for cue in phase.cues if not cue.explodes]
        if not phase.id:
            seconds(page, 0.5)
            continue
        expect(page.locator("[data-clock]")).to_have_attribute("data-phase", phase.id)
        expect(page.locator("[data-caption]")).to_contain_text(phase.cues[0].text)
        expect(page.locator("[data-task]")).to_contain_text(phase.title)
        expect(page.locator("[data-time]")).to_contain_text(times.get(phase.id, "0:20"))
        if phase.id == "guard":
            page.locator("[data-to='2,1']").click()  # the figure goes where it is tapped
            assert page.locator("[data-square]").get_attribute("data-square") == "2,1"
        if phase.id == "rearrange":
            seconds(page, 11)  # M66: an offer, which lapses
            continue
        seconds(page, 5)
        page.locator("[data-choice]").click()
        if phase.id == "stairs":
            assert page.locator("[data-floor]").get_attribute("data-floor") == "1"
    expect(page.locator("[data-clock]")).to_have_attribute("data-clock", "won")
    assert page.evaluate("told") == told
    page.locator("[data-end]").click()
    expect(page.locator("[data-won]")).to_have_attribute("aria-pressed", "true")


def test_a_missed_step_explodes_and_a_line_is_said_again(person: Come) -> None:
    mia = person("Mia", **window(PHONE))
    mia.context.add_init_script(f"({VOICE})()")
    page = still(mia)
    opened(mia, 66, 3, "play")
    page.clock.pause_at(60_000)
    page.locator("[data-start]").click()
    seconds(page, 2)
    page.locator("[data-repeat]").click()
    said = page.evaluate("told")
    assert said[-1] == said[-2]
    page.locator("[data-mute]").click()
    seconds(page, 90)
    expect(page.locator("[data-clock]")).to_have_attribute("data-clock", "lost")  # M66: too late is a loss
    expect(page.locator("[data-caption]")).to_contain_text("Too late.")
    assert page.evaluate("told") == said  # muted: only the caption
    page.locator("[data-restart]").click()
    page.locator("[data-sure]").click()
    expect(page.locator("[data-start]")).to_be_visible()


def test_the_circus_comes_by_turns_and_the_race_turns_cards_up(person: Come) -> None:
    mia = person("Mia", **window(PHONE))
    page = still(mia)
    opened(mia, 42, 3, "play")
    for _ in range(3):
        page.locator("[data-turn]").click()
    expect(page.locator("[data-caption]")).to_contain_text("Lights down for the magician!")  # M42
    page.locator("[data-undo]").click()
    expect(page.locator("[data-turns-left]")).to_have_attribute("data-turns-left", "1")
    page.locator("[data-turn]").click()
    expect(page.locator("[data-turns-left]")).not_to_have_attribute("data-turns-left", "1")
    opened(mia, 30, 4, "play")
    page.clock.pause_at(60_000)
    page.locator("[data-start]").click()
    seconds(page, 8)
    assert page.locator("[data-clock] .face").count() == 1
    assert page.locator("[data-choice]").count() == 0
    seconds(page, 30)
    assert page.locator("[data-choice]").count() == 2  # M30: the clock waits for the check
    page.locator("[data-choice]").last.click()
    assert page.locator("[data-dial]").get_attribute("data-dial") == "3"  # the first card was lost
    expect(page.locator("[data-clock]")).to_have_attribute("data-phase", "card 2")
    page.locator("[data-undo]").click()
    assert page.locator("[data-dial]").get_attribute("data-dial") == "4"
    expect(page.locator("[data-clock]")).to_have_attribute("data-phase", "card 1")
    page.locator("[data-restart]").click()
    page.locator("[data-sure]").click()
    expect(page.locator("[data-clock] .face")).to_have_count(0)  # the cards lie face down again
    page.locator("[data-undo]").click()
    expect(page.locator("[data-clock]")).to_have_attribute("data-phase", "card 1")
    expect(page.locator("[data-clock] .face")).to_have_count(1)


def test_the_result_goes_into_the_crews_campaign(person: Come) -> None:
    mia = person("Mia", **window(PHONE))
    crew = make_crew(mia, "The Short Fuses")
    page = opened(mia, 1, 2, "play")
    page.locator("[data-dial-on]").click()
    page.locator("[data-end]").click()
    page.locator("[data-result] input[type=checkbox]").first.wait_for()
    page.locator("[data-enter]").click()
    page.locator("[data-noted]").wait_for()
    page.locator("[data-campaign]").click()
    page.wait_for_url(f"**/c/{crew}")
    page.locator("[data-node='1'][data-state=done]").wait_for()


def test_without_a_crew_a_win_counts_in_this_browser(person: Come) -> None:
    mia = person("Mia", **window(PHONE))
    page = opened(mia, 1, 4, "play")
    page.locator("[data-end]").click()
    page.locator("[data-lost]").click()
    page.locator("[data-enter]").click()
    page.locator("[data-noted]").wait_for()
    assert page.evaluate("localStorage.getItem('defuse.won')") is None
    page.locator("[data-once-more]").click()
    page.locator("[data-end]").click()
    page.locator("[data-enter]").click()
    page.locator("[data-next]").click()
    page.locator("[data-companion='2/4']").wait_for()
    assert page.evaluate("localStorage.getItem('defuse.won')") == "[1]"


def test_the_screen_is_kept_awake_whenever_the_page_is_seen(person: Come) -> None:
    mia = person("Mia", **window(PHONE))
    mia.context.add_init_script(f"({AWAKE})()")
    page = opened(mia, 9, 4)
    page.locator("[data-awake=true]").wait_for()
    # The browser takes the lock away when the page is hidden; it is asked for again afterwards.
    page.evaluate("() => locks[0].release()")
    page.locator("[data-awake=false]").wait_for()
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    page.locator("[data-awake=true]").wait_for()
    assert page.evaluate("locks.length") == 1
    page.locator("[data-awake]").click()
    page.locator("[data-awake=false]").wait_for()
    assert page.evaluate("locks.length") == 0
    page.locator("[data-awake]").click()
    page.locator("[data-awake=true]").wait_for()
    assert page.evaluate("locks.length") == 1
    # While the browser takes its time, one changes one's mind: on, off, on, and off again.
    page.locator("[data-awake]").click()
    page.locator("[data-awake=false]").wait_for()
    page.evaluate(
        "() => { const ask = navigator.wakeLock.request; window.asked = 0; navigator.wakeLock.request ="
        " async () => { asked += 1; await new Promise(go => window.give = go); return ask() } }"
    )
    for _ in range(4):
        page.locator("[data-awake]").click()
    page.evaluate("() => give()")
    assert page.evaluate("asked") == 1
    page.wait_for_function("() => locks.length === 0")
    assert page.locator("[data-awake=false]").is_visible()


def test_a_mission_that_was_opened_works_without_a_line(person: Come) -> None:
    mia = person("Mia", service_workers="allow", **window(PHONE))
    page = opened(mia, 9, 3, "draw")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.locator("[data-draw-all]").click()
    line = page.locator("[data-lot=line] .face").all_inner_texts()
    mia.context.set_offline(True)
    page.reload()
    page.locator("[data-companion]").wait_for()
    expect(page.locator("header [role=status]")).to_contain_text("works without it")
    assert page.locator("[data-lot=line] .face").all_inner_texts() == line
    page.locator("[data-lot=line] [data-draw]").click()
    assert page.locator("[data-lot=line] .face").count() == 3
    mia.context.set_offline(False)
    mia.wrong.clear()  # the browser says that it was offline


def test_a_mission_is_chosen_and_what_is_not_possible_is_said(person: Come) -> None:
    mia = person("Mia")
    page = mia.page
    page.goto("/box")
    page.locator("[data-players='2']").click()
    page.locator("[data-mission='9']").click()
    page.locator("[data-companion='9/2']").wait_for()
    assert "/box/9?players=2" in page.url
    page.goto("/box/34?players=2")
    expect(page.locator("[role=status]")).to_contain_text("34")
    mia.wrong.clear()  # the browser tells of the answer 409
    page.goto("/box")
    page.locator("[data-go-on]").click()
    page.locator("[data-companion='9/2']").wait_for()


@pytest.mark.parametrize("size", SOME)
def test_everything_is_in_one_view(person: Come, size: tuple[int, int]) -> None:
    usual = size in ((1440, 900), PHONE)
    for at, mission in enumerate(LOOKED_AT if usual else IN_SOAK):
        lang = ("en", "de", "fr")[at % 3]
        mia = person("Mia", lang=lang, **window(size))
        page = opened(mia, mission, 5 if mission != 9 else 3, "draw")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        if page.locator("[data-draw-all]").count():
            page.locator("[data-draw-all]").click()
        for tab in TABS:
            to(page, tab)
            where = f"mission {mission}, {tab}, {lang}"
            wide, high = page.evaluate(SCROLLS)
            assert (wide, high) <= (0, 0), where
            assert page.evaluate(OUTSIDE) == [], where
            assert page.evaluate(WIDER) == [], where
            assert page.evaluate(TINY) == [], where
            if size[0] <= 560:
                assert page.evaluate(SMALL) == [], where
        expect(page.locator("[data-change]")).to_contain_text(layout_of(mission, 3, Speaker(lang)).title)


@pytest.mark.parametrize("size", [in_soak((1440, 900)), PHONE], ids=str)
def test_nothing_serious_in_the_companion(person: Come, size: tuple[int, int]) -> None:
    mia = person("Mia", **window(size))
    page = opened(mia, 66, 4, "draw")
    page.locator("[data-draw-all]").click()
    for tab in TABS:
        to(page, tab)
        assert violations(mia) == [], tab
    dialogs: dict[str, Any] = {"[data-end]": "result", "[data-again]": "again", "[data-change]": "choose"}
    for button, name in dialogs.items():
        page.locator(button).click()
        page.locator("dialog[open] h2").wait_for()
        assert violations(mia) == [], name
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
