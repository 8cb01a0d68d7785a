"""Whoever watches sees what lies open, and nothing else: checked on the line, not on the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from defuse.busters import Setup
from tests.web.people import House, Person
from tests.web.planting import NAMES, plant
from tests.web.test_one_screen import at_turn

GAMES = 5
"""A game may be over before anybody comes to watch; then there is another one."""


def scenes(person: Person) -> list[dict[str, Any]]:
    return [message for message in person.frames if message["type"] == "frame"]


@pytest.mark.slow
def test_a_late_spectator_never_receives_a_hidden_value(person: Callable[..., Person], house: House) -> None:
    for _ in range(GAMES):
        mia, spy = person("Mia"), person("Spy")
        came_late(mia, spy, house.table(38))  # C15: a flipped wire, too, which some seats see
        end = spy.last_frame()
        running = [frame for frame in scenes(spy) if frame["scene"]["ending"] is None]
        if len(running) > 1:
            break
    else:
        raise AssertionError("all games were over when the spectator came")
    for frame in running:
        assert frame["yours"] == {"game": "busters", "seat": None, "faces": {}, "panels": None}
        assert frame["forms"] == []
        for stand in frame["scene"]["stands"]:
            assert all("face" not in wire for wire in stand["wires"] if not wire.get("cut"))
    assert end["scene"]["ending"]["seed"] not in str(running)
    # The player does see: so there was something to hide.
    assert any(frame["yours"]["faces"] for frame in scenes(mia))


def came_late(mia: Person, spy: Person, seated: dict[str, Any]) -> None:
    """Mia plays to the end, and the spectator comes when the first turns are taken."""
    mia.sit(seated)
    mia.page.locator("#question.mine").wait_for()
    while not mia.over and mia.frame()["scene"]["turns"] == 0:  # characters are chosen, and tokens placed
        mia.click_on()
        mia.page.wait_for_timeout(60)
    spy.page.goto(f"/t/{seated['table']}")
    spy.page.locator("#question, #ending").first.wait_for()
    mia.play(spy)


@pytest.mark.slow
def test_a_spectator_has_nothing_to_click(person: Callable[..., Person], house: House) -> None:
    spy = person("Spy")
    spy.page.goto(f"/t/{house.table(1)['table']}")
    spy.page.locator("#question").wait_for()
    assert spy.page.locator("[data-send], .wire.can").count() == 0


@pytest.mark.slow
def test_a_spectator_follows_one_seat_after_the_other(person: Callable[..., Person], house: House) -> None:
    table = plant(house, at_turn, Setup(mission=9, players=4, captain=0))
    spy = person("Spy")
    spy.page.goto(f"/t/{table.table}")
    below = spy.page.locator("#mine .rack")
    below.wait_for()
    for seat in (0, 1, 2, 3, 0):
        assert spy.page.locator("#mine h3").inner_text() == NAMES[seat]
        assert spy.page.locator(".mates .rack").count() == 3
        shown = below.locator(".wire:not(.cut) .plate").all_inner_texts()
        assert set(shown) == {""}
        spy.page.locator(".go").click()
