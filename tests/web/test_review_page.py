"""The page that `defuse review --html` writes, in a real browser: on a desk and on a phone, in both lights."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from defuse.cli.review.command import played
from defuse.cli.review.page import page_of
from defuse.cli.review.report import Report
from defuse.review.findings import Findings
from tests.review.driving import bold, driven
from tests.review.test_all_missions import pretended
from tests.web.conftest import missing
from tests.web.test_access import AXE

SIZES = ((1440, 900), (360, 740), (320, 640))


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("review")
    game, page = folder / "game.defuse", folder / "page.html"
    data = driven(4, 5, 1, bold)
    game.write_bytes(data)
    findings: Findings = pretended(data)
    page.write_text(page_of(Report(data, played(game, data), findings)), "utf-8")
    return page


@pytest.mark.slow
@pytest.mark.parametrize("light", ["dark", pytest.param("light", marks=pytest.mark.soak)])
def test_the_page_fits_and_can_be_read_by_everybody(browser: Browser, page_file: Path, light: Any) -> None:
    if not AXE.exists():
        missing("axe-core is not installed (make web)")
    for width, height in SIZES:
        context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=light, offline=True)
        page = context.new_page()
        page.goto(page_file.as_uri())
        page.evaluate("() => document.querySelectorAll('details').forEach(each => { each.open = true; })")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.evaluate(AXE.read_text())
        found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        assert [(each["id"], each["nodes"][0]["target"]) for each in found["violations"]] == []
        context.close()


@pytest.mark.slow
def test_a_point_of_the_curve_leads_to_its_act(browser: Browser, page_file: Path) -> None:
    page = browser.new_page(reduced_motion="reduce")
    page.goto(page_file.as_uri())
    page.locator(".plot a[href='#act-12']").click()
    page.wait_for_function(
        "() => { const r = document.querySelector('#act-12').getBoundingClientRect();"
        " return r.top >= 0 && r.top < innerHeight; }"
    )
    page.close()
