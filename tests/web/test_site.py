"""The site as people see it: built anew, then opened in a browser, wide and narrow, light and dark."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import missing
from tools.site.__main__ import BUILD, ROOT

pytestmark = pytest.mark.soak
PYTHON = ROOT / ".tools/site/bin/python"
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
BROKEN = "[...document.images].filter(one => !(one.complete && one.naturalWidth)).map(one => one.src)"
GROUND = "getComputedStyle(document.body).backgroundColor"


@pytest.fixture(scope="session")
def site() -> Path:
    """The site, built by `python -m tools.site`, which fails where a link leads nowhere."""
    if not PYTHON.exists():
        missing("what builds the site is not here (make site)")
    done = subprocess.run(
        [sys.executable, "-m", "tools.site", PYTHON], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return BUILD / "site"


@pytest.fixture(params=[(1440, "light"), (1440, "dark"), (360, "light"), (360, "dark")], ids=str)
def page(site: Path, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page of a browser that is started when the site is there: how wide, which colours. It is offline."""
    width, scheme = request.param
    browser: Browser = request.getfixturevalue("browser")
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme, offline=True)
    yield context.new_page()
    context.close()


def test_every_page_fits_shows_its_pictures_and_makes_no_mistakes(site: Path, page: Page) -> None:
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(f"{page.url}: {error}"))
    page.on("console", lambda said: wrong.append(f"{page.url}: {said.text}") if said.type == "error" else None)
    pages = sorted(path for path in site.rglob("*.html") if "_static" not in path.parts)
    assert len(pages) > 40
    for path in pages:
        page.goto(path.as_uri())
        page.evaluate("document.querySelectorAll('img').forEach(one => one.loading = 'eager')")
        page.wait_for_load_state("load")
        if page.evaluate(SIDEWAYS) > 0:
            wrong.append(f"{path.name}: it can be moved sideways")
        wrong += [f"{path.name}: no picture {one}" for one in page.evaluate(BROKEN)]
    assert not wrong


def test_the_colours_are_those_that_the_reader_likes(site: Path, page: Page) -> None:
    page.goto((site / "index.html").as_uri())
    ground = [int(number) for number in re.findall(r"\d+", page.evaluate(GROUND))[:3]]
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    assert (sum(ground) < 3 * 128) == dark, ground


@pytest.mark.parametrize(
    ("words", "found"), [("detector", "docs/"), ("companion", "docs/companion.html"), ("Odds", "docs/")]
)
def test_what_is_searched_is_found(site: Path, page: Page, words: str, found: str) -> None:
    page.goto(f"{(site / 'search.html').as_uri()}?q={words}")
    page.locator("ul.search li a").first.wait_for()
    targets = page.locator("ul.search li a").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert any(found in target for target in targets), targets


def test_every_chapter_is_in_the_list_of_pages(site: Path, page: Page) -> None:
    page.goto((site / "index.html").as_uri())
    captions = page.locator(".sidebar-tree .caption-text").all_text_contents()
    assert captions[:3] == ["Play", "Learn the rules", "Calculator"]
    assert "More" not in captions
