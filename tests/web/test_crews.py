"""Crews in the browser: a first win, somebody who joins on a phone, a lost device, files, deals that all play."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from defuse.busters import Setup
from defuse.kernel import Game
from defuse.kernel.replay import loads
from tests import patient
from tests.web.people import House, Person
from tests.web.planting import plant
from tests.web.test_access import violations

Come = Callable[..., Person]
pytestmark = pytest.mark.slow

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
BLUES = 24
"""So many wires has the first mission."""


def last_pair(game: Game) -> bool:
    cut: tuple[int, ...] = game.public.cut
    return sum(cut) >= BLUES - 2


def make_crew(person: Person, name: str) -> str:
    """Make a crew on the page, and keep its code; the crew's id."""
    page = person.page
    page.goto("/crew/new")
    page.locator("[data-crew-name]").fill(name)
    page.locator("[data-make]").click()
    keep_code(page)
    return crew_of(page)


def keep_code(page: Page) -> str:
    """Confirm that the recovery code is kept; the code."""
    code = page.locator("[data-code]").input_value()
    assert page.locator("[data-code-done]").is_disabled()
    page.locator("[data-kept]").check()
    page.locator("[data-code-done]").click()
    page.locator("[data-keep-code]").wait_for(state="detached")
    return code


def crew_of(page: Page) -> str:
    page.wait_for_url("**/c/*")
    return page.url.rpartition("/c/")[2].partition("?")[0]


def kept(page: Page, crew: str) -> dict[str, Any]:
    """What this browser knows of the crew: its token and who it is there."""
    found: list[dict[str, Any]] = page.evaluate("() => JSON.parse(localStorage.getItem('defuse.crews') ?? '[]')")
    return next(each for each in found if each["crew"] == crew)


def link_of(page: Page) -> str:
    """The link to invite by."""
    page.locator("[data-invite]").click()
    link = page.locator("[data-invite-link]").get_attribute("data-invite-link")
    assert link
    page.keyboard.press("Escape")
    return link


def state_of(page: Page, mission: int) -> str | None:
    return page.locator(f"[data-node='{mission}']").get_attribute("data-state")


def quick(house: House, page: Page, crew: str, **wish: Any) -> dict[str, Any]:
    """A table of the crew where bots do not wait; the crew's next tables are like it."""
    token = kept(page, crew)["token"]
    wish = {"mission": 1, "bots": ["quick"] * 3, "options": {"pace": "none"}, **wish}
    answer = patient.post(f"{house.url}/api/crews/{crew}/play", json=wish, headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_crew_wins_its_first_mission_and_comes_back_after_a_loss(person: Come, house: House) -> None:
    mia = person("Mia", **WIDE)
    page = mia.page
    page.goto("/campaign")
    page.locator("[data-make-crew]").click()
    page.locator("[data-crew-name]").fill("The Late Shift")
    page.locator("[data-make]").click()
    keep_code(page)
    crew = crew_of(page)
    assert state_of(page, 1) == "next"
    assert state_of(page, 9) == "locked"
    link = link_of(page)

    # Ben joins on a phone.
    ben = person("Ben", **PHONE)
    phone = ben.page
    phone.goto(link)
    phone.get_by_role("heading", name="The Late Shift").wait_for()
    assert violations(ben) == []
    phone.locator("[data-join-crew]").tap()
    code = keep_code(phone)
    phone.locator("[data-map]").wait_for()
    assert "k=" not in phone.url
    assert violations(ben) == []

    # They play mission 1 to its end.
    members = [kept(page, crew)["member"], kept(phone, crew)["member"]]
    planted = plant(house, last_pair, Setup(mission=1, players=2, captain=0), crew=crew, members=members)
    for someone, seat in ((mia, 0), (ben, 1)):
        seated = {**planted.seat(seat), "title": "", "at": 0}
        someone.page.evaluate("(kept) => localStorage.setItem('defuse.tables', JSON.stringify([kept]))", seated)
        someone.page.goto(f"/t/{planted.table}")
        someone.page.locator("#mine").wait_for()
    mia.play(ben)
    assert mia.last_frame()["scene"]["ending"]["won"]
    page.get_by_role("button", name="Next:").wait_for()

    # Mission 2 is next, on both maps.
    phone.locator("[data-to-campaign]").tap()
    phone.locator("[data-node='2'][data-state=next]").wait_for()
    assert state_of(phone, 1) == "done"
    # One press, and it is dealt.
    mia.frames.clear()
    page.get_by_role("button", name="Next:").click()
    page.locator("[data-start], #mine").first.wait_for()
    page.goto(f"/c/{crew}")
    page.locator("[data-node='2'][data-state=next]").wait_for()
    assert page.locator("[data-game]").count() == 1
    assert violations(mia) == []

    # The game can be looked back at by a link, which any member can withdraw.
    # (Whatever the page of a review asks for would set this machine to counting for minutes.)
    page.route("**/api/reviews/**", lambda route: route.fulfill(status=404, json={"code": "review", "text": "–"}))
    page.locator("[data-game] [data-look-back]").click()
    page.wait_for_url("**/r/*")
    review = page.url
    page.goto(f"/c/{crew}")
    mia.wrong.clear()
    page.locator("[data-game] a[data-look-back]").wait_for()
    page.locator("[data-all-games]").click()
    page.locator("[data-withdraw]").click()
    page.locator("[data-withdraw]").wait_for(state="detached")
    assert patient.get(review.replace("/r/", "/api/reviews/")).status_code == 404
    page.keyboard.press("Escape")

    # Ben's phone is gone; the code brings Ben back.
    again = person("Ben", **PHONE)
    back = again.page
    back.goto(f"/c/{crew}")
    back.locator("[data-back]").tap()
    back.locator("[data-back-code]").fill(code)
    back.locator("[data-back-do]").tap()
    assert keep_code(back) != code
    back.locator("[data-node='2'][data-state=next]").wait_for()
    assert kept(back, crew)["member"] == members[1]
    # The code works once.
    lost = person("Eve", **PHONE)
    lost.page.goto(f"/crew/back#{code}")
    lost.page.locator("[data-back-do]").tap()
    lost.page.get_by_role("alert").wait_for()
    lost.wrong.clear()  # the browser tells of the answer 404


def test_members_sit_down_at_seats_that_are_kept_for_them(person: Come, house: House) -> None:
    mia, ben = person("Mia", **WIDE), person("Ben", **PHONE)
    page, phone = mia.page, ben.page
    crew = make_crew(mia, "Two of us")
    phone.goto(link_of(page))
    phone.locator("[data-join-crew]").tap()
    keep_code(phone)
    member = kept(phone, crew)["member"]
    page.reload()
    page.locator(f"[data-plays='{member}'][aria-pressed=true]").wait_for()
    page.locator("[data-play-mission='1']").first.click()
    page.locator("[data-start]").wait_for()
    seat = page.locator("[data-seat-card]", has_text="Ben")
    assert "this seat is kept" in seat.inner_text()

    # A guest with the link finds no button there.
    eve = person("Eve")
    eve.page.goto(page.url)
    eve.page.locator("[data-seat-card]").first.wait_for()
    assert eve.page.locator("[data-sit]").count() == 0

    phone.reload()
    phone.locator("[data-join]").first.tap()
    phone.locator("[data-seat-card]").first.wait_for()
    page.locator("[data-seat-card]", has_text="Ben").get_by_text("here").wait_for()
    assert violations(ben) == []
    page.locator("[data-start]").click()
    page.locator("#mine").wait_for()
    phone.locator("#mine").wait_for()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[House]:
    """Another server."""
    store = tmp_path / "tables.sqlite"
    program = Path(__file__).with_name("serving.py")
    with subprocess.Popen([sys.executable, program, store], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        url = server.stdout.readline().strip()
        try:
            yield House(url, store)
        finally:
            server.terminate()
            server.wait(20)


def poll(page: Page) -> None:
    """Have the page ask for news of the crew, and wait for the answer."""
    with page.expect_response(lambda answer: "/api/crews/" in answer.url) as told:
        page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    assert told.value.ok
    page.wait_for_load_state("networkidle")


def test_what_is_entered_stays_while_the_page_asks_for_news(person: Come, house: House) -> None:
    mia = person("Mia", **WIDE)
    page = mia.page
    page.goto("/")
    crew = make_crew(mia, "Scribes")
    page.locator("[data-crew-menu]").click()
    page.locator("[data-do=box]").click()
    form = page.locator("[data-box-game]")
    form.locator("input[maxlength='200']").fill("We laughed a lot")
    for _ in range(2):
        poll(page)
    assert form.locator("input[maxlength='200']").input_value() == "We laughed a lot"
    # However often the button is pressed, it is one game.
    page.locator("[data-enter]").evaluate("button => { button.click(); button.click() }")
    form.wait_for(state="detached")
    token = kept(page, crew)["token"]
    seen = patient.get(f"{house.url}/api/crews/{crew}", headers={"authorization": f"Bearer {token}"}).json()
    assert [game["note"] for game in seen["games"]] == ["We laughed a lot"]
    # What is refused is not shown as done, and why it was stays to be read.
    page.locator("[data-crew-menu]").click()
    page.locator("[data-do=settings]").click()
    page.route("**/change", lambda route: route.abort())
    page.locator("[data-share]").click()
    page.locator("dialog[open] .refusal").wait_for()
    expect(page.locator("[data-share]")).to_be_checked()
    poll(page)
    assert page.locator("dialog[open] .refusal").is_visible()
    page.unroute("**/change")
    page.locator("[data-share]").click()
    page.locator("dialog[open] .refusal").wait_for(state="detached")
    expect(page.locator("[data-share]")).not_to_be_checked()
    mia.wrong.clear()  # the browser itself complains of the request that failed


def test_a_crew_moves_to_another_server_as_a_file(
    person: Come, house: House, elsewhere: House, browser: Browser, tmp_path: Path
) -> None:
    mia = person("Mia", **WIDE)
    page = mia.page
    page.goto("/")
    page.evaluate("() => localStorage.setItem('defuse.won', '[1, 2, 3]')")
    make_crew(mia, "Movers")
    page.locator("[data-node='4'][data-state=next]").wait_for()
    # A game of the real box, entered by hand.
    page.locator("[data-crew-menu]").click()
    page.locator("[data-do=box]").click()
    page.locator("[data-enter]").click()
    page.locator("[data-node='5'][data-state=next]").wait_for()
    page.locator("[data-crew-menu]").click()
    with page.expect_download() as downloading:
        page.locator("[data-do=export]").click()
    file = tmp_path / "crew.json"
    downloading.value.save_as(file)

    zoe = Person("Zoe", elsewhere, browser, **WIDE)
    zoe.page.goto("/crew/new")
    zoe.page.locator("[data-import]").set_input_files(file)
    keep_code(zoe.page)
    zoe.page.get_by_role("heading", name="Movers").wait_for()
    assert state_of(zoe.page, 5) == "next"
    assert zoe.page.locator("[data-game]").count() == page.locator("[data-game]").count() == 4
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": "something else"}')
    zoe.page.goto("/crew/new")
    zoe.page.locator("[data-import]").set_input_files(broken)
    zoe.page.get_by_role("alert").wait_for()
    zoe.wrong.clear()  # the browser tells of the answer 400
    zoe.go_home()


def test_two_crews_play_the_deal_of_the_day(person: Come, house: House) -> None:
    results: list[list[str]] = []
    for name, crew_name, window in (("Mia", "Early Birds", WIDE), ("Ben", "Night Owls", PHONE)):
        someone = person(name, **window)
        page = someone.page
        crew = make_crew(someone, crew_name)
        quick(house, page, crew)
        page.goto("/daily")
        page.locator("[data-deal-play]").wait_for()
        assert page.locator("[data-results]").count() == 0
        assert violations(someone) == []
        page.locator("[data-players='2']").click()
        page.locator("[data-deal-play]").click()
        page.locator("#question").wait_for()
        someone.play()
        if window is WIDE:  # members look back together, though others have yet to play
            page.locator("[data-look-back]").click()
            page.wait_for_url("**/r/*")
            beside = someone.context.new_page()
            beside.goto(page.url)
            beside.locator("[data-together]").wait_for()
            beside.close()
            page.go_back()
            someone.wrong.clear()  # the browser tells of the answer 404, before it says whose member asks
        page.locator("[data-to-campaign]").click()
        page.locator("[data-results]").wait_for()
        results.append(page.locator("[data-results] b").all_inner_texts())
        assert violations(someone) == []
    assert results[0] == ["Early Birds"]
    assert results[1] == ["Night Owls", "Early Birds"]


def test_whoever_is_challenged_sees_the_result_after_their_own(person: Come, house: House) -> None:
    mia = person("Mia", **WIDE)
    page = mia.page
    crew = make_crew(mia, "Challengers")
    seated = quick(house, page, crew, bots=["quick"])
    page.evaluate("(kept) => localStorage.setItem('defuse.tables', JSON.stringify([kept]))", {**seated, "at": 0})
    page.goto(f"/t/{seated['table']}")
    page.locator("[data-start]").click()
    page.locator("#question").wait_for()
    mia.play()
    page.locator("[data-to-campaign]").click()
    page.locator("[data-beat]").click()
    link = page.locator("[data-beat-link]").get_attribute("data-beat-link")
    assert link
    assert violations(mia) == []

    ben = person("Ben", **PHONE)
    theirs = make_crew(ben, "Challenged")
    quick(house, ben.page, theirs)
    asked: list[str] = []
    ben.page.on("response", lambda answer: asked.append(answer.text()) if "/api/challenges/" in answer.url else None)
    ben.page.goto(link)
    ben.page.get_by_text("Challengers").first.wait_for()
    assert ben.page.locator("[data-results]").count() == 0
    assert all('"results":[]' in text for text in asked)
    ben.page.locator("[data-deal-play]").tap()
    ben.page.locator("#question").wait_for()
    ben.play()
    ben.page.goto(link)
    ben.page.locator("[data-results]").wait_for()
    assert sorted(ben.page.locator("[data-results] b").all_inner_texts()) == ["Challenged", "Challengers"]


def test_members_get_the_replay_file_and_who_watches_is_not_offered_it(person: Come, house: House) -> None:
    mia, eve = person("Mia", **WIDE), person("Eve", **WIDE)
    page = mia.page
    seated = quick(house, page, make_crew(mia, "Archivists"), bots=["quick"])
    page.evaluate("(kept) => localStorage.setItem('defuse.tables', JSON.stringify([kept]))", {**seated, "at": 0})
    page.goto(f"/t/{seated['table']}")
    page.locator("[data-start]").click()
    page.locator("#question").wait_for()
    eve.page.goto(f"/t/{seated['table']}")
    mia.play()
    for _ in ("with the key of the seat", "with that of a member"):
        with page.expect_download() as file:
            page.locator("[data-replay]").click()
        assert loads(Path(file.value.path()).read_bytes()).verify().over
        page.evaluate("localStorage.removeItem('defuse.tables')")
        page.reload()
        page.locator("[data-look-back]").wait_for()
    eve.page.locator("[data-look-back]").wait_for()
    assert eve.page.locator("[data-replay]").count() == 0


def test_a_crew_is_renamed_closed_to_a_member_deleted_and_kept(person: Come) -> None:
    mia, ben = person("Mia", **WIDE), person("Ben", **PHONE)
    page = mia.page
    crew = make_crew(mia, "Working title")
    ben.page.goto(link_of(page))
    ben.page.locator("[data-join-crew]").tap()
    keep_code(ben.page)
    page.reload()
    page.locator("[data-crew-menu]").click()
    page.locator("[data-do=settings]").click()
    page.locator("[data-rename=name] input").fill("The Final Cut")
    page.locator("[data-rename=name] button").click()
    page.get_by_role("heading", name="The Final Cut").wait_for()
    assert violations(mia) == []
    page.locator("[data-delete]").click()
    page.locator("[data-sure]").click()
    page.locator("[data-ends]").wait_for()
    assert violations(mia) == []
    ben.page.reload()
    ben.page.locator("[data-keep]").tap()
    ben.page.locator("[data-ends]").wait_for(state="detached")
    page.reload()
    page.locator("[data-map]").wait_for()
    assert page.locator("[data-ends]").count() == 0
    page.locator("[data-crew-menu]").click()
    page.locator(f"[data-remove='{kept(ben.page, crew)['member']}']").click()
    page.locator("[data-sure]").click()
    page.locator("[data-remove]").wait_for(state="detached")
    ben.page.reload()
    ben.page.get_by_text("does not belong to the crew any more").wait_for()
    ben.wrong.clear()  # the browser tells of the answer 404


def test_old_links_codes_and_devices_end(person: Come, house: House) -> None:
    mia = person("Mia", **WIDE)
    page = mia.page
    make_crew(mia, "Careful ones")
    old = link_of(page)
    page.locator("[data-invite]").click()
    page.locator("[data-new-link]").click()
    page.locator("dialog [data-sure]").click()
    page.wait_for_function("old => document.querySelector('[data-invite-link]').dataset.inviteLink !== old", arg=old)
    new = page.locator("[data-invite-link]").get_attribute("data-invite-link")
    page.keyboard.press("Escape")

    eve = person("Eve", **PHONE)
    eve.page.goto(old)
    eve.page.get_by_role("alert").wait_for()
    assert eve.page.locator("[data-join-crew]").count() == 0
    eve.wrong.clear()  # the browser tells of the answer 404
    assert new
    eve.page.goto(new)
    eve.page.locator("[data-join-crew]").tap()
    first = keep_code(eve.page)

    # A new code ends the old one.
    eve.page.locator("[data-tab-to=crew]").tap()
    eve.page.locator(".people [data-do=code]").tap()
    eve.page.locator("[data-new-code]").tap()
    second = keep_code(eve.page)
    assert second != first
    other = person("Eve", **PHONE)
    other.page.goto("/")
    other.page.get_by_label("Link or code").fill(first)
    other.page.get_by_role("button", name="Join", exact=True).tap()
    other.page.locator("[data-back-do]").tap()
    other.page.get_by_role("alert").wait_for()
    other.wrong.clear()
    other.page.locator("[data-back-code]").fill(second)
    other.page.locator("[data-back-do]").tap()
    keep_code(other.page)

    # Her first phone is out when she says so on the second.
    other.page.locator("[data-tab-to=crew]").tap()
    other.page.locator(".people [data-do=settings]").tap()
    other.page.locator("[data-devices]").tap()
    other.page.locator("[data-sure]").tap()
    other.page.get_by_text("Your other devices are out.").wait_for()
    eve.page.reload()
    eve.page.get_by_text("does not belong to the crew any more").wait_for()
    eve.wrong.clear()
    # Then she leaves.
    other.page.locator("[data-leave]").tap()
    other.page.locator("[data-sure]").tap()
    other.page.wait_for_url("**/campaign")
    assert other.page.evaluate("() => localStorage.getItem('defuse.crews')") == "[]"
    page.reload()
    page.locator("[data-map]").wait_for()
    page.locator("[data-crew-menu]").click()
    assert page.locator("dialog [data-member]").count() == 1


def test_the_deal_of_the_day_alone_is_for_oneself(person: Come, house: House) -> None:
    mia = person("Mia", **PHONE)
    page = mia.page
    mia.remember("won", [1, 2])
    page.goto("/")
    page.locator("[data-daily-card]").tap()
    page.locator("[data-deal-alone]").tap()
    page.locator("#question").wait_for()
    crew = page.evaluate("() => JSON.parse(localStorage.getItem('defuse.crews'))[0]")
    seen = patient.get(
        f"{house.url}/api/crews/{crew['crew']}", headers={"authorization": f"Bearer {crew['token']}"}
    ).json()
    assert seen["share"] is False
    assert [member["name"] for member in seen["members"]] == ["Mia"]
    # It is no part of the way through the missions.
    assert page.evaluate("() => JSON.parse(localStorage.getItem('defuse.won'))") == [1, 2]


def test_the_first_page_leads_to_the_crew(person: Come) -> None:
    mia = person("Mia", **WIDE)
    page = mia.page
    page.goto("/")
    page.locator("[data-campaign]").click()
    page.locator("[data-map]").wait_for()
    assert page.url.endswith("/campaign")
    crew = make_crew(mia, "Homecoming")
    page.goto("/")
    page.get_by_text("Homecoming").wait_for()
    assert violations(mia) == []
    page.locator("[data-crew-card]").click()
    page.wait_for_url(f"**/c/{crew}")
