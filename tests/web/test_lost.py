"""What gets lost on its way to a browser, or back: pages, keys, words, and what was chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.people import Person

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
