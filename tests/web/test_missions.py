"""Every mission's table is drawn, with its extras: the client knows no mission, so none may surprise it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from defuse.busters import catalogue
from tests.web.people import House, Person

SAMPLE = (30, 34)
"""A clock and speech, constraints; other panels have tests of their own."""
MOVES = 3
"""So many answers are given before the picture is taken: some extras come with the first turns."""


def tables() -> list[ParameterSet]:
    """Missions with every kind of panel for the ordinary run, the others for `make soak`."""
    return [
        pytest.param(mission, marks=pytest.mark.slow if mission in SAMPLE else pytest.mark.soak)
        for mission in sorted(catalogue.missions())
    ]


@pytest.mark.parametrize("mission", tables())
def test_the_table_of_every_mission_is_drawn(
    mission: int, person: Callable[..., Person], house: House, tmp_path: Path
) -> None:
    mia = person("Mia")
    card = next(card for card in house.missions() if card["number"] == mission)
    players = 4 if 4 in card["players"] else max(card["players"])
    mia.sit(house.table(mission, players))
    page = mia.page
    page.locator("#question, #ending").first.wait_for()
    for _ in range(MOVES):
        if mia.asked_soon():
            mia.click_on()
    pause = page.get_by_role("button", name="Pause")
    if pause.count() and not mia.over:  # some missions do not wait for anybody
        mia.tap(pause)
    last = mia.still()
    wires = sum(len(stand["wires"]) for stand in last["scene"]["stands"]) + len(last["scene"]["aside"])
    assert page.locator(".rack .wire").count() == wires
    assert card["title"] in page.locator("h1").inner_text()
    titles = [title.lower() for title in page.locator("section.panel h2").all_inner_texts()]
    for panel in last["yours"]["panels"] or last["scene"]["panels"]:
        assert panel["title"].lower() in titles
    if mia.over:
        page.get_by_role("button", name="Look at the table").click()
    page.locator("[data-tab=equipment]").click()
    for equipment in last["scene"]["equipment"]:
        assert page.get_by_text(equipment["title"], exact=True).count() > 0
    picture = page.screenshot(path=tmp_path / f"mission-{mission:02}.png")
    assert len(picture) > 20_000
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
