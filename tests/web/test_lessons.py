"""Lessons in the browser: from the first page through two of them into mission 1, wrong answers, keys, one view."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from defuse.server.games.busters.lessons.reading import ORDER, position, wires_at, written
from tests.lessons.answers import AT_TABLES, MEANT
from tests.marks import in_soak
from tests.web.people import Person
from tests.web.still import SIZES, in_state, looked_at, say, tap, window
from tests.web.test_access import violations

Come = Callable[..., Person]
pytestmark = pytest.mark.slow


def some(sizes: tuple[tuple[int, int], ...] = SIZES) -> list[object]:
    """The ordinary run looks at one screen and one phone, `make soak` at all of them."""
    return [
        pytest.param(size, id=f"{size[0]}x{size[1]}", marks=() if size in SIZES[0::3] else pytest.mark.soak)
        for size in sizes
    ]


def at_step(mia: Person, lesson: str, step: int) -> Person:
    """Opens a lesson at a step."""
    mia.remember("lessons", {lesson: step - 1})
    mia.page.goto(f"/lessons/{lesson}")
    mia.page.locator(f'.shell.quiz[data-step="{step}"]').wait_for()
    return mia


def test_a_late_answer_in_the_language_of_before_is_not_shown(person: Come) -> None:
    mia = person("Mia", lang="de")
    held: list[Route] = []

    def late(route: Route) -> None:
        if route.request.headers["accept-language"].startswith("de"):
            held.append(route)
        else:
            route.continue_()

    mia.page.route("**/api/lessons", late)
    mia.page.goto("/lessons")
    mia.page.get_by_role("heading", name="Lektionen").wait_for()
    mia.elsewhere(lang="en")
    mia.page.locator("[data-lesson-card]").first.wait_for()
    cards = mia.page.locator("[data-lesson-card] strong").all_inner_texts()
    with mia.page.expect_response("**/api/lessons"):
        held[0].continue_()
    mia.page.wait_for_timeout(100)
    assert mia.page.locator("[data-lesson-card] strong").all_inner_texts() == cards


def take(mia: Person, lesson: str, step: int) -> None:
    """Answers a still step as its words lead to, and goes on."""
    mia.page.locator(f'.shell.quiz[data-lesson-page="{lesson}"][data-step="{step}"]').wait_for()
    places, value = MEANT[lesson, step]
    say(mia, wires_at(position(lesson, step).public, places), value)
    in_state(mia, "right")
    mia.page.locator("[data-go]").click()


def play(mia: Person, lesson: str) -> None:
    """Goes to the real table at the end of a lesson, does what its words lead to, and comes back."""
    page, last = mia.page, len(written(lesson))
    page.locator(f'.shell.quiz[data-lesson-page="{lesson}"][data-step="{last}"]').wait_for()
    page.locator("[data-go]").click()
    page.locator("[data-lesson-coach=task]").wait_for()
    if page.locator("[data-coach]").count():
        page.locator("[data-coach]").click()  # on phones it lies over the racks until it was read
    page.locator("#question.mine").wait_for()
    places, value = AT_TABLES[lesson]
    for wire in wires_at(position(lesson, last).public, places):
        page.locator(f'[data-wire="{wire}"]').click()
    page.locator(f'[data-key="{value}"]').click()
    page.locator("[data-send]").click()
    page.locator("[data-lesson-coach=right]").wait_for()
    page.locator("[data-lesson-on]").click()


@pytest.mark.parametrize("size", [in_soak((1440, 900), id="screen"), pytest.param((360, 740), id="phone")])
def test_a_newcomer_comes_from_the_first_page_through_two_lessons_into_mission_1(
    person: Come, size: tuple[int, int]
) -> None:
    mia = person("Mia", **window(size))
    page = mia.page
    page.goto("/")
    page.locator("[data-lesson]").click()
    for lesson in ORDER[:2]:
        for step in range(1, len(written(lesson))):
            take(mia, lesson, step)
        play(mia, lesson)
        in_state(mia, "done")
        if lesson == ORDER[0]:
            page.locator("[data-go]").click()  # the next lesson
    assert "mission 1" in page.locator("[data-go]").inner_text()
    page.locator("[data-go]").click()
    page.wait_for_url("**/t/*")
    page.locator("#question").wait_for()
    assert mia.newest("lobby")["mission"]["number"] == 1
    assert mia.newest("lobby")["branch"] is None
    page.goto("/lessons")
    page.locator("li.done [data-lesson-card=counting]").wait_for()
    assert page.locator("li.done").count() == 2


def test_a_wrong_answer_brings_the_next_smaller_hint(person: Come) -> None:
    mia = at_step(person("Mia"), "sorted", 1)
    page = mia.page
    rings = page.locator(".wire.lit").count()
    assert rings == 2, "what the thought is about"
    wrong = wires_at(position("sorted", 1).public, ("C1.2",))
    say(mia, wrong, "2")
    in_state(mia, "hint")
    assert "33%: likely is not certain." in page.locator(".bubble").inner_text()
    assert page.locator(".wire.lit").count() == 3
    say(mia, wrong, "1")
    page.get_by_text("Look here.").wait_for()
    assert page.locator(".wire.lit").count() == 1
    assert page.locator("[data-hint]").is_disabled(), "there is no smaller one"
    say(mia, wires_at(position("sorted", 1).public, ("C1.4",)), "5")
    in_state(mia, "right")
    assert page.locator("[data-proof-step]").count() == 3
    page.locator("[data-proof-step='1']").click()
    assert page.locator(".wire.lit").count() == 1


def test_a_wrong_act_at_the_table_can_be_tried_again(person: Come) -> None:
    mia = at_step(person("Mia"), "token", 4)
    page = mia.page
    asked: list[str] = []
    page.on("request", lambda each: asked.append(each.url) if each.url.endswith("/lesson") else None)
    page.locator("[data-go]").click()
    page.locator("#question.mine").wait_for()
    first = page.url
    # Juno's last wire is the likeliest 6, and not certain.
    (wire,) = wires_at(position("token", 4).public, ("B1.6",))
    page.locator(f'[data-wire="{wire}"]').click()
    page.locator('[data-key="6"]').click()
    page.locator("[data-send]").click()
    page.locator("[data-lesson-coach=wrong]").wait_for()
    page.locator("[data-lesson-again]").click()
    page.locator("[data-lesson-coach=task]").wait_for()
    assert page.url != first
    frames = sum(message["type"] == "frame" for message in mia.frames)
    assert 2 <= len(asked) <= frames + 2, "the coach asks once a frame, and when a table is opened"


def test_nothing_that_is_hidden_comes_with_a_step(person: Come) -> None:
    """Neither in what the server sends nor on the page: the value of a hidden wire, or the answer."""
    mia = person("Mia")
    sent: list[str] = []
    mia.page.on("response", lambda answer: sent.append(answer.url) if "/api/lessons/" in answer.url else None)
    at_step(mia, "miss", 1)
    assert all(url.partition("?")[0].endswith("/api/lessons/miss/1") for url in sent), sent
    game = position("miss", 1)
    hidden = wires_at(game.public, ("B1.2", "B1.4", "C1.3", "D1.3"))
    for wire in hidden:
        plate = mia.page.locator(f'[data-wire="{wire}"]')
        assert plate.locator(".plate").inner_text().strip() == ""
        assert "unknown" in plate.locator(".sr").first.inner_text()


def test_a_lesson_by_keys_alone(person: Come) -> None:
    mia = at_step(person("Mia"), "sorted", 2)
    page = mia.page
    (wire,) = wires_at(position("sorted", 2).public, ("B1.5",))
    page.locator(f'.rack:has([data-wire="{wire}"]) [data-wire][tabindex="0"]').focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.locator(f'[data-wire="{wire}"]').get_attribute("aria-pressed") == "true"
    page.keyboard.press("6")
    hints: list[str] = []
    page.on("request", lambda each: hints.append(each.url) if each.url.endswith("/hint") else None)
    page.locator("[data-go]").focus()
    page.keyboard.down("Enter")
    in_state(mia, "right")
    page.keyboard.down("Enter")  # it is held a little too long
    page.keyboard.up("Enter")
    in_state(mia, "right")
    assert page.locator(".shell.quiz").get_attribute("data-step") == "2"
    page.keyboard.press("h")  # there is nothing left to be hinted at
    page.keyboard.press("Enter")
    page.locator('.shell.quiz[data-step="3"]').wait_for()
    assert hints == []


@pytest.mark.parametrize("size", some())
@pytest.mark.parametrize("lang", ["fr", *[pytest.param(lang, marks=pytest.mark.soak) for lang in ("en", "de")]])
def test_a_lesson_is_one_view_in_all_states(person: Come, size: tuple[int, int], lang: str) -> None:
    mia = at_step(person("Mia", lang=lang, **window(size)), "sorted", 1)
    places, value = MEANT["sorted", 1]
    (wire,) = wires_at(position("sorted", 1).public, places)
    regions = looked_at(mia)
    tap(mia, wire)
    assert looked_at(mia) == regions
    mia.page.locator("[data-hint]").click()
    in_state(mia, "hint")
    assert looked_at(mia) == regions
    mia.page.locator(f'[data-key="{value}"]').click()
    mia.page.locator("[data-go]").click()
    in_state(mia, "right")
    assert looked_at(mia) == regions
    assert violations(mia) == []


@pytest.mark.soak
@pytest.mark.parametrize("size", [(1440, 900), (360, 740), (320, 640)], ids=lambda size: f"{size[0]}")
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_step_is_one_view_in_every_language(person: Come, size: tuple[int, int], lang: str) -> None:
    mia = person("Mia", lang=lang, **window(size))
    mia.page.goto("/lessons")
    for lesson in ORDER:
        for step in range(1, len(written(lesson)) + 1):
            kept = json.dumps({lesson: step - 1})
            mia.page.evaluate("(kept) => localStorage.setItem('defuse.lessons', kept)", kept)
            mia.page.goto(f"/lessons/{lesson}")
            mia.page.locator(f'.shell.quiz[data-step="{step}"]').wait_for()
            looked_at(mia)
            cut = "() => { const b = document.querySelector('.bubble'); return b.scrollHeight - b.clientHeight }"
            assert size[0] == 320 or mia.page.evaluate(cut) <= 1, (lesson, step)


@pytest.mark.parametrize("lang", ["de", *[pytest.param(lang, marks=pytest.mark.soak) for lang in ("en", "fr")]])
def test_the_list_and_a_lesson_that_is_not_there(person: Come, lang: str) -> None:
    mia = person("Mia", lang=lang, **window((360, 740)))
    mia.page.goto("/lessons")
    mia.page.locator("[data-lesson-card]").last.wait_for()
    assert mia.page.locator("[data-lesson-card]").count() == len(ORDER)
    assert violations(mia) == []
    mia.page.goto("/lessons/nothing")
    mia.page.locator("main a[href='/lessons']").wait_for()
