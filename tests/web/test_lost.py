"""What gets lost on its way to a browser, or back: pages, keys, words, and what was chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from defuse.busters import Setup
from tests.web.people import House, Person
from tests.web.planting import plant

Come = Callable[..., Person]
pytestmark = pytest.mark.slow


def test_a_page_that_was_lost_on_its_way_says_so_and_spoils_no_other(person: Come) -> None:
    mia = person("Mia")
    page = mia.page
    page.goto("/")
    page.locator("[data-go-on]").wait_for()
    page.route("**/assets/web-*.js", lambda route: route.abort())
    page.locator("a[href='/rules']").first.click()
    page.locator("[data-again]").wait_for()
    page.unroute("**/assets/web-*.js")
    # Another page that needs the same texts.
    page.locator("main a[href='/']").click()
    page.locator("a[href='/lessons']").first.click()
    page.locator("h1", has_text="Lessons").wait_for()
    page.route("**/assets/TablePage*.js", lambda route: route.abort())
    page.goto("/t/%E0")  # no address that anybody could read
    page.locator("[data-again]").wait_for()
    page.unroute("**/assets/TablePage*.js")
    page.locator("[data-again]").click()
    page.get_by_text("There is no such table.").wait_for()
    mia.wrong.clear()  # the browser itself complains of files that do not come


def test_what_is_refused_at_the_end_can_be_read_there_and_moves_nothing(person: Come, house: House) -> None:
    planted = plant(house, lambda game: game.over, Setup(mission=1, players=2, captain=0))
    mia, ben = person("Mia"), person("Ben")
    mia.sit(planted.seat(0))
    ben.sit(planted.seat(1))
    page = mia.page
    back = page.locator("#ending [data-look-back]")
    page.locator("#ending .do button", has_text="Next").wait_for()
    before = back.bounding_box()
    page.route("**/api/**/review*", lambda route: route.abort())
    back.click()
    refused = page.locator("[data-refusal]", has_text="does not answer")
    refused.wait_for()
    assert back.bounding_box() == before
    page.get_by_role("button", name="Look at the table").click()
    assert page.locator("#ending").count() == 0
    refused.wait_for()
    # Whoever leaves afterwards has played nevertheless.
    ben.menu("The table")
    ben.page.get_by_role("button", name="Leave the table").click()
    ben.page.locator("[data-go-on]").wait_for()
    mia.wait_until(lambda: mia.newest("lobby")["seats"][1]["kind"] == "bot", "Ben has left")
    kept = page.evaluate("id => JSON.parse(localStorage.getItem(`defuse.last.${id}`))", planted.table)
    assert kept["lobby"]["seats"][1]["kind"] == "person"
    mia.wrong.clear()  # the browser itself complains of a request that fails
