"""Puzzles in the browser: missed, hinted, solved, given up; rating, days in a row, sharing; nothing told too early."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Route, expect

from tests.web.people import House, Person
from tests.web.still import SIZES, in_state, looked_at, say, tap, window
from tests.web.test_access import violations
from tests.web.test_lessons import some

Come = Callable[..., Person]
pytestmark = pytest.mark.slow


class Shelf:
    """The puzzles as a program sees them that has asked for every answer."""

    def __init__(self, house: House) -> None:
        self.url = f"{house.url}/api/puzzles"
        self.list: dict[str, Any] = httpx.get(self.url, timeout=60).json()

    def seen(self, number: int) -> dict[str, Any]:
        found: dict[str, Any] = httpx.get(f"{self.url}/{number}", timeout=60).json()
        return found

    def answer(self, number: int) -> tuple[int, str]:
        told = httpx.post(f"{self.url}/{number}/solution", json={}, timeout=60).json()
        return told["wire"], told["value"]

    def wrong(self, number: int) -> tuple[int, str]:
        seen, right = self.seen(number), self.answer(number)
        return next((wire, value) for wire in seen["wires"] for value in seen["values"] if (wire, value) != right)

    def of_grade(self, grade: int) -> list[int]:
        return [card["number"] for card in self.list["puzzles"] if card["grade"] == grade]


@pytest.fixture(scope="module")
def shelf(house: House) -> Shelf:
    return Shelf(house)


def at_puzzle(mia: Person, which: int | str) -> int:
    mia.page.goto(f"/puzzle/{which}")
    mia.page.locator(".shell.quiz").wait_for()
    return int(mia.page.locator(".shell.quiz").get_attribute("data-puzzle") or 0)


def kept(mia: Person) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(mia.page.evaluate("() => localStorage.getItem('defuse.puzzles') ?? '{}'"))
    return found


def test_missed_hinted_and_solved(person: Come, shelf: Shelf) -> None:
    """A miss costs the rating once; the solution is the proof, and what else was there."""
    mia = person("Mia")
    number = shelf.of_grade(2)[0]
    at_puzzle(mia, number)
    in_state(mia, "task")
    wire, value = shelf.wrong(number)
    say(mia, (wire,), value)
    in_state(mia, "wrong")
    rating = kept(mia)["rating"]
    assert rating < 1000
    assert kept(mia)["failed"] == [number]
    say(mia, (wire,), value)
    in_state(mia, "wrong")
    assert kept(mia)["rating"] == rating, "it costs once"
    mia.page.locator("[data-hint]").click()
    in_state(mia, "hint")
    assert mia.page.locator("[data-proof-step]").count() == 1
    assert mia.page.locator(".wire.lit").count() > 0
    say(mia, *((shelf.answer(number)[0],), shelf.answer(number)[1]))
    in_state(mia, "solved")
    assert kept(mia)["rating"] == rating, "and is not won back by the same puzzle"
    assert kept(mia)["failed"] == []
    assert str(number) in kept(mia)["solved"]
    assert mia.page.locator(".wire.proved").count() == 1
    assert mia.page.locator(".call").count() > 1, "what else was there"


def test_three_taps_and_a_better_rating(person: Come, shelf: Shelf) -> None:
    mia = person("Mia")
    number = shelf.of_grade(3)[0]
    at_puzzle(mia, number)
    wire, value = shelf.answer(number)
    mia.page.locator(f'[data-wire="{wire}"]').click()
    in_state(mia, "name")
    mia.page.locator(f'[data-key="{value}"]').click()
    mia.page.locator("[data-go]").click()
    in_state(mia, "solved")
    assert kept(mia)["rating"] > 1000
    at_puzzle(mia, number)
    say(mia, (wire,), value)
    in_state(mia, "solved")
    assert kept(mia)["rated"] == 1, "solved again, it does not count"


def test_before_it_is_solved_nothing_is_told(person: Come, shelf: Shelf) -> None:
    """Neither the page nor what came over the line has a step, an answer or a chance."""
    mia = person("Mia")
    number = shelf.of_grade(4)[0]
    sent: list[str] = []
    mia.page.on("response", lambda answer: sent.append(answer.url) if "/api/puzzles" in answer.url else None)
    at_puzzle(mia, number)
    assert {url.rpartition("/api")[2] for url in sent} == {"/puzzles", f"/puzzles/{number}"}
    body = mia.page.evaluate("(url) => fetch(url).then((answer) => answer.text())", f"/api/puzzles/{number}")
    assert not {"solution", "steps", "choices", "hit"} & set(json.loads(body))
    wire, _ = shelf.answer(number)
    drawn = mia.page.locator(f'[data-wire="{wire}"]')
    others = mia.page.locator(".mates .wire.hidden.can")
    plain = {text.partition(",")[2] for text in others.locator(".sr").all_inner_texts()}
    assert drawn.locator(".sr").first.inner_text().partition(",")[2] in plain
    classes = set(others.evaluate_all("all => all.map(each => each.className)"))
    assert drawn.get_attribute("class") in classes
    assert mia.page.locator(".lit, .proved").count() == 0


def test_giving_up_shows_the_answer_and_costs(person: Come, shelf: Shelf) -> None:
    mia = person("Mia")
    number = shelf.of_grade(1)[1]
    hints = shelf.seen(number)["hints"]
    at_puzzle(mia, number)
    button = mia.page.locator("[data-hint]")
    for shown in range(hints):
        mia.page.keyboard.down("h")
        mia.page.locator(f'[data-proof-step="{shown + 1}"]').wait_for()
        mia.page.keyboard.down("h")  # held, it brings no more
        mia.page.keyboard.up("h")
    button.get_by_text("Give up").wait_for()
    assert mia.page.locator("[data-proof-step]").count() == hints
    mia.page.keyboard.press("h")
    assert "Give up" in button.inner_text(), "a key for hints does not give up"
    button.click()
    assert "Give up" not in button.inner_text()
    tap(mia, shelf.seen(number)["wires"][0])
    assert "Give up" in button.inner_text(), "whoever tries again is asked again"
    for _ in range(2):
        button.click()
    in_state(mia, "solved")
    assert "The answer" in mia.page.locator("[data-region=task]").inner_text()
    assert kept(mia)["rating"] < 1000
    assert kept(mia)["failed"] == [number]
    assert kept(mia)["solved"] == {}


def test_days_in_a_row(person: Come, shelf: Shelf) -> None:
    """Yesterday and today make two; a day without makes it none."""
    mia = person("Mia")
    today = {"date": "2026-11-17", "day": shelf.of_grade(1)[0]}

    def moved(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, **today})

    mia.page.route("**/api/puzzles", moved)
    streak = mia.page.locator("[data-region=stats] dd").first

    def solve_day() -> None:
        number = at_puzzle(mia, "day")
        assert number == today["day"]
        wire, value = shelf.answer(number)
        say(mia, (wire,), value)
        in_state(mia, "solved")

    solve_day()
    assert streak.inner_text().strip() == "1"
    today.update(date="2026-11-18", day=shelf.of_grade(1)[2])
    at_puzzle(mia, "day")
    assert streak.inner_text().strip() == "1", "the day is not over"
    solve_day()
    assert streak.inner_text().strip() == "2"
    assert mia.page.locator("[data-region=stats] li.done").count() == 2
    today.update(date="2026-11-20", day=shelf.of_grade(1)[3])
    at_puzzle(mia, "day")
    assert streak.inner_text().strip() == "0"


def test_another_one_of_a_grade_and_then_the_oldest_that_was_failed(person: Come, shelf: Shelf) -> None:
    mia = person("Mia")
    hard = shelf.of_grade(5)
    failed = [hard[3], hard[1]]
    solved = {str(number): {"seconds": 9, "hints": 0} for number in hard if number not in failed}
    mia.remember("puzzles", {"rating": 1000, "solved": solved, "failed": failed, "counted": hard})
    at_puzzle(mia, hard[0])
    mia.page.locator("[data-another]").click()
    assert f"{len(hard) - 2} of {len(hard)}" in mia.page.locator("[data-grade='5']").inner_text()
    mia.page.locator("[data-grade='5']").click()
    mia.page.locator(f'.shell.quiz[data-puzzle="{hard[3]}"]').wait_for()
    mia.page.locator("[data-another]").click()
    mia.page.locator("[data-grade='2']").click()
    mia.page.wait_for_function("(before) => location.pathname !== `/puzzle/${before}`", arg=hard[3])
    mia.page.locator(".shell.quiz").wait_for()
    assert int(mia.page.url.rpartition("/")[2]) in shelf.of_grade(2)


def test_any_puzzle_and_the_next_one_fit_the_rating(person: Come, shelf: Shelf) -> None:
    mia = person("Mia")
    mia.remember("puzzles", {"rating": 720})
    mia.page.goto("/puzzle")
    mia.page.wait_for_url("**/puzzle/*")
    mia.page.locator(".shell.quiz").wait_for()
    assert int(mia.page.url.rpartition("/")[2]) in shelf.of_grade(1)


def test_sharing_tells_grade_time_and_hints_and_never_the_wire(person: Come, shelf: Shelf) -> None:
    mia = person("Mia")
    mia.context.add_init_script("navigator.share = (told) => { window.told = told; return Promise.resolve() }")
    number = shelf.of_grade(3)[1]
    at_puzzle(mia, number)
    wire, value = shelf.answer(number)
    name = mia.page.locator(f'[data-wire="{wire}"]').get_attribute("title") or ""
    say(mia, (wire,), value)
    in_state(mia, "solved")
    mia.page.locator("[data-hint]").click()
    told = mia.page.evaluate("() => window.told")
    assert f"Puzzle {number} · ▰▰▰▱▱ · solved in 0:" in told["text"]
    assert "no hint" in told["text"]
    assert told["url"].endswith(f"/puzzle/{number}")
    assert name
    assert name not in told["text"]
    assert "wire" not in told["text"]


def test_without_a_share_sheet_it_is_copied_and_said_only_if_it_was(person: Come, shelf: Shelf) -> None:
    mia = person("Mia")
    # As on a page that is not secure.
    mia.context.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined }); navigator.share = undefined;"
        "addEventListener('copy', () => (window.copied = document.activeElement.value))"
    )
    number = shelf.of_grade(3)[1]
    at_puzzle(mia, number)
    wire, value = shelf.answer(number)
    say(mia, (wire,), value)
    in_state(mia, "solved")
    page = mia.page
    page.evaluate("() => { window.may = document.execCommand; document.execCommand = () => false }")
    page.locator("[data-hint]").click()
    assert page.locator("[data-hint]").inner_text().strip() != "Copied"
    page.evaluate("() => { document.execCommand = may }")
    page.locator("[data-hint]").click()
    expect(page.locator("[data-hint]")).to_have_text("Copied")
    assert f"/puzzle/{number}" in page.evaluate("() => window.copied")


def test_without_memory_everything_else_works(person: Come, shelf: Shelf) -> None:
    mia = person("Mia")
    mia.context.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError') }"
    )
    number = shelf.of_grade(1)[0]
    at_puzzle(mia, number)
    assert mia.page.locator("[data-not-kept]").inner_text() == "Not kept on this device"
    wire, value = shelf.answer(number)
    say(mia, (wire,), value)
    in_state(mia, "solved")
    assert mia.page.locator("[data-region=stats] dd").nth(2).inner_text().strip() == "1"


def test_a_puzzle_by_keys_alone(person: Come, shelf: Shelf) -> None:
    mia = person("Mia")
    number = shelf.of_grade(1)[0]
    wire, value = shelf.answer(number)
    at_puzzle(mia, number)
    page = mia.page
    page.locator(f'.rack:has([data-wire="{wire}"]) [data-wire][tabindex="0"]').focus()
    for _ in range(20):
        if page.evaluate("() => document.activeElement?.dataset.wire") == str(wire):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    in_state(mia, "name")
    page.keyboard.press("Escape")
    in_state(mia, "task")
    page.keyboard.press("Enter")
    for digit in value if value.isdigit() else "y":
        page.keyboard.press(digit)
    page.locator("[data-go]").focus()
    page.keyboard.press("Enter")
    in_state(mia, "solved")


def test_a_puzzle_that_is_not_there(person: Come) -> None:
    mia = person("Mia")
    mia.page.goto("/puzzle/999999")
    mia.page.locator("main a[href='/puzzle/day']").wait_for()
    mia.wrong = [line for line in mia.wrong if "404" not in line]


@pytest.mark.parametrize("size", some(SIZES))
@pytest.mark.parametrize("lang", ["de", *[pytest.param(lang, marks=pytest.mark.soak) for lang in ("en", "fr")]])
def test_a_puzzle_is_one_view_in_all_states(person: Come, shelf: Shelf, size: tuple[int, int], lang: str) -> None:
    mia = person("Mia", lang=lang, **window(size))
    number = next(n for n in shelf.of_grade(4) if shelf.seen(n)["hints"] > 1)
    at_puzzle(mia, number)
    regions = looked_at(mia)
    wire, value = shelf.wrong(number)
    tap(mia, wire)
    assert looked_at(mia) == regions
    mia.page.locator(f'[data-key="{value}"]').click()
    mia.page.locator("[data-go]").click()
    in_state(mia, "wrong")
    assert looked_at(mia) == regions
    mia.page.locator("[data-hint]").click()
    in_state(mia, "hint")
    assert looked_at(mia) == regions
    wire, value = shelf.answer(number)
    say(mia, (wire,), value)
    in_state(mia, "solved")
    assert looked_at(mia) == regions
    assert violations(mia) == []
    mia.page.locator("[data-another]").click()
    mia.page.locator("[data-grade]").first.wait_for()
    assert violations(mia) == []
