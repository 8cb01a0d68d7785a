"""The host in the browser: mutes and removes spectators, deletes a table; and lost answers when sitting down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route

from tests import patient
from tests.marks import in_soak
from tests.web.people import House, Person

SMALL = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def can_be_pressed(button: Locator) -> None:
    """Large enough for a finger, and within the window."""
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360


def open_people(mia: Person) -> None:
    """The dialog of the table, from the menu of a phone."""
    mia.page.locator("[data-menu]").click()
    mia.page.locator("[data-tool=people]").click()


def watching(spy: Person, link: str) -> None:
    spy.page.goto(link)
    spy.page.locator("#question, [data-talk], main.no-page").first.wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("lang", [in_soak("en"), "de", in_soak("fr")])
def test_the_host_mutes_and_removes_on_a_phone(person: Callable[..., Person], house: House, lang: str) -> None:
    seated = house.table(1)
    mia, spy, pal = person("Mia", lang=lang, **SMALL), person("Spy"), person("Pal")
    mia.sit(seated)
    mia.page.locator("#question").wait_for()
    watching(spy, f"/t/{seated['table']}")
    open_people(mia)
    first = mia.page.locator("[data-watcher]")
    first.wait_for()
    watching(pal, f"/t/{seated['table']}")
    mia.page.wait_for_function("() => document.querySelectorAll('[data-watcher]').length === 2")
    for button in (first.first.locator("[data-mute]"), first.first.locator("[data-remove]")):
        can_be_pressed(button)
    first.first.locator("[data-mute]").click()
    first.first.locator("small").wait_for()
    for _ in range(2):  # it is asked again, and then done
        remove = first.first.locator("[data-remove]")
        can_be_pressed(remove)
        remove.click()
    spy.page.locator("main.no-page").wait_for()
    assert "removed" in spy.page.locator("main.no-page").inner_text()
    # Those who are here have the new link, in the address, too, and come back by it.
    pal.page.wait_for_function("() => location.search.startsWith('?k=')")
    mia.page.wait_for_function("() => location.search.startsWith('?k=')")
    link = mia.page.locator("dialog[open] .link input").input_value()
    assert link.endswith(pal.page.url.partition("/t/")[2])
    pal.page.reload()
    pal.page.locator("#question").wait_for()
    watching(spy, f"/t/{seated['table']}")
    spy.page.locator("main.no-page").wait_for()


@pytest.mark.slow
def test_a_muted_spectator_is_told_so_in_the_lobby(person: Callable[..., Person], house: House) -> None:
    seated = house.table(1, bots=2, start=False)
    mia, spy = person("Mia"), person("Spy")
    mia.sit(seated)
    watching(spy, f"/t/{seated['table']}")
    mia.page.locator("[data-agreements]").click()
    mia.page.locator("[data-mute]").click()
    spy.page.locator("[data-talk]").click()
    spy.page.get_by_text("The host has muted you.").wait_for()
    assert spy.page.locator("dialog[open] form").count() == 0
    mia.page.locator("[data-mute]").click()
    spy.page.locator("dialog[open] form").wait_for()


@pytest.mark.slow
def test_a_table_is_deleted_with_the_third_click(person: Callable[..., Person], house: House) -> None:
    seated = house.table(1)
    mia, spy = person("Mia", **SMALL), person("Spy")
    mia.sit(seated)
    mia.page.locator("#question").wait_for()
    watching(spy, f"/t/{seated['table']}")
    open_people(mia)
    mia.page.locator("[data-delete='0']").click()
    mia.page.locator("[data-keep]").click()
    for step in range(3):
        button = mia.page.locator(f"[data-delete='{step}']")
        can_be_pressed(button)
        assert patient.get(f"{house.url}/api/tables/{seated['table']}").status_code == 200
        button.click()
    for each in (mia, spy):
        each.page.locator("main.no-page").wait_for()
        assert "deleted" in each.page.locator("main.no-page").inner_text()
    assert patient.get(f"{house.url}/api/tables/{seated['table']}").status_code == 404
    assert mia.page.evaluate("JSON.parse(localStorage.getItem('defuse.tables'))") == []


@pytest.mark.slow
def test_an_answer_that_is_lost_makes_no_second_table(person: Callable[..., Person]) -> None:
    """The server has made the table, and the browser never heard of it."""
    mia = person("Mia")
    sent: list[Any] = []
    answers: list[dict[str, Any]] = []

    def lossy(route: Route) -> None:
        sent.append(route.request.post_data_json)
        answer = route.fetch()
        answers.append(answer.json())
        if len(sent) < 3:
            route.abort("connectionreset")
        else:
            route.fulfill(response=answer)

    mia.page.route("**/api/tables", lossy)
    mia.page.goto("/")
    mia.page.locator("[data-play]").click()
    mia.page.locator("#question").wait_for()
    assert len(sent) == 3
    assert answers[0] == answers[1] == answers[2]
    assert len({each["once"] for each in sent}) == 1
    mia.wrong[:] = [line for line in mia.wrong if "ERR_CONNECTION_RESET" not in line]
