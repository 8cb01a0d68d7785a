"""The host's button for what was said aloud at a table that talks by voice (M25, M30)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from defuse import busters
from defuse.kernel import Act, Clock, Game
from tests.marks import in_soak
from tests.web.people import House, Person
from tests.web.planting import NAMES, able, plant

Come = Callable[..., Person]


def dial(person: Person) -> int:
    left: int = person.frame()["scene"]["dial"]["left"]
    return left


def dawdle(game: Game, rng: Random) -> Act:
    """What a team does that lets all the time pass."""
    return Clock(seconds=game.public.clock + 5) if game.public.opened else able(game, rng)


@pytest.mark.slow
@pytest.mark.parametrize("width", [in_soak(1280), 390])
def test_the_host_reports_a_spoken_number(person: Come, house: House, width: int) -> None:
    planted = plant(house, lambda game: game.public.turns > 1, busters.Setup(mission=25, players=3, captain=0))
    mia = person("Mia", viewport={"width": width, "height": 800})
    ben = person("Ben")
    mia.sit(planted.seat(0))
    ben.sit(planted.seat(1))
    ben.page.locator("#question").wait_for()
    assert ben.page.locator("[data-report]").count() == 0
    before = dial(mia)
    mia.menu("Report a spoken number")
    asked = mia.page.get_by_role("dialog")
    asked.get_by_text("The dial moves one step on").wait_for()
    assert asked.locator("[data-report-send]").is_disabled()  # nobody is named yet
    asked.get_by_role("button", name="Cancel").click()
    assert not asked.is_visible()
    mia.menu("Report a spoken number")
    asked.get_by_role("button", name="Ben").click()
    asked.locator("[data-report-send]").click()
    for someone in (mia, ben):
        someone.page.get_by_text("Ben said a number aloud.").first.wait_for()
        assert dial(someone) == before - 1
    assert not asked.is_visible()


@pytest.mark.slow
def test_in_the_race_the_button_comes_with_the_silence(person: Come, house: House) -> None:
    setup = busters.Setup(mission=30, players=4, captain=0)
    planted = plant(house, lambda game: game.public.rule("race-cards").silent is not None, setup, driver=dawdle)
    silent = NAMES[planted.game.public.rule("race-cards").silent]
    mia = person("Mia", viewport={"width": 360, "height": 740})
    mia.sit(planted.seat(0))
    before = mia.frame()["scene"]["dial"]["left"]
    mia.page.locator("[data-report]").wait_for(state="attached")
    assert mia.page.evaluate("document.documentElement.scrollWidth") <= 360
    mia.menu("Report a spoken word")
    asked = mia.page.get_by_role("dialog")
    asked.get_by_text(silent).wait_for()  # the only one who can be meant
    asked.locator("[data-report-send]").click()
    mia.page.get_by_text(f"{silent} has spoken, but may only use signals.").first.wait_for()
    assert dial(mia) == before - 1


@pytest.mark.slow
def test_before_the_silence_there_is_no_button(person: Come, house: House) -> None:
    setup = busters.Setup(mission=30, players=4, captain=0, clock=False)
    planted = plant(house, lambda game: game.public.turns > 1, setup)
    mia = person("Mia")
    mia.sit(planted.seat(0))
    mia.page.locator("#question").wait_for()
    assert mia.page.locator("[data-report]").count() == 0
