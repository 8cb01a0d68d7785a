"""Bomb Squad Academy on one screen: nothing scrolls, nothing overlaps, nothing moves with the state of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page

from defuse.academy.acts import Choose
from defuse.academy.asks import ChooseAsk
from defuse.academy.events import CutEnded
from defuse.kernel import Game
from tests.marks import in_soak
from tests.web import academies
from tests.web.people import House, Person

Come = Callable[..., Person]
Box = dict[str, float]
SIZES = ((1440, 900), (1366, 768), (1024, 768), (768, 1024), (390, 844), (360, 740))
STATES = (academies.choose, academies.locked, academies.reveal, academies.window, academies.tools)
SMALLEST = 11
"""Pixels of text."""
TOUCH = 44
PHONE = 560
APART = ("head", "mate", "bomb", "last", "own", "peek")
"""Regions of the table that never overlap."""
WITHIN = ("hand", "tool", "confirm")
"""Regions of the own edge."""

MEASURE = """() => {
  const boxes = {};
  for (const part of document.querySelectorAll('.academy [data-region]')) {
    const {x, y, width, height} = part.getBoundingClientRect();
    if (width > 0) (boxes[part.dataset.region] ??= []).push({x, y, width, height});
  }
  return boxes;
}"""
CUT_IN_SHEET = """() => [...document.querySelectorAll('dialog .mate')].flatMap((mate) =>
  [...mate.querySelectorAll('.lying, .hand, .tools li')].filter((part) => {
    const r = part.getBoundingClientRect();
    return r.height < 20 || r.bottom > mate.getBoundingClientRect().bottom || part.scrollHeight > r.height + 1;
  }).map((part) => part.className + ': ' + part.textContent))"""
SMALL = """(smallest) => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector('.academy'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const part = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || part.closest('svg') || !part.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(part).fontSize);
    if (size > 0 && size < smallest) found.push(`${walk.currentNode.data.trim()}: ${size}`);
  }
  return found;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("players", [in_soak(2), in_soak(3), in_soak(4), 5])
def test_every_region_is_in_sight_and_stays_where_it_is(players: int, person: Come, house: House) -> None:
    seen: dict[tuple[int, int], dict[str, list[Box]]] = {}
    for state in STATES:
        mia = person("Mia")
        mia.sit(academies.plant(house, state, players, aids="odds").seat(0))
        mia.page.locator("[data-region=own]").wait_for()
        for size in SIZES:
            where = f"{state.__name__}, {players} players, {size}"
            mia.page.set_viewport_size({"width": size[0], "height": size[1]})
            boxes = mia.page.evaluate(MEASURE)
            assert not list(outside(boxes, size)), where
            assert not list(overlapping(boxes)), where
            assert len(boxes["wire"]) == (3 if players == 2 else 4), where
            assert len(boxes["mate"]) == players - 1, where
            assert scrolls(mia.page) == [], where
            assert mia.page.evaluate(SMALL, SMALLEST) == [], where
            if size[0] <= PHONE:
                assert boxes["tool"][0]["height"] >= TOUCH, where
                assert boxes["confirm"][0]["height"] >= TOUCH, where
                assert boxes["hand"][0]["height"] >= TOUCH, where
            assert boxes == seen.setdefault(size, boxes), where
        mia.context.close()


def outside(boxes: dict[str, list[Box]], size: tuple[int, int]) -> Iterator[str]:
    """Regions that are not wholly in the window."""
    for name, found in boxes.items():
        for box in found:
            if (
                box["x"] < -1
                or box["y"] < -1
                or box["x"] + box["width"] > size[0] + 1
                or box["y"] + box["height"] > size[1] + 1
            ):
                yield f"{name}: {box}"


def overlapping(boxes: dict[str, list[Box]]) -> Iterator[str]:
    """Pairs of regions that lie on each other."""
    for names in (APART, WITHIN, ("fuse", "deck"), ("wire",)):
        parts = [(name, box) for name in names for box in boxes.get(name, [])]
        for (one, a), (other, b) in combinations(parts, 2):
            wide = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
            high = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
            if wide > 1 and high > 1:
                yield f"{one} and {other}: {a}, {b}"


def scrolls(page: Page) -> list[Any]:
    """What of the page is longer or wider than the window."""
    found: list[Any] = page.evaluate(
        """() => {
          const {scrollWidth, scrollHeight} = document.documentElement;
          return scrollWidth > innerWidth || scrollHeight > innerHeight ? [scrollWidth, scrollHeight] : [];
        }"""
    )
    return found


@pytest.mark.slow
@pytest.mark.parametrize("size", [in_soak((768, 1024)), (360, 740)])
def test_the_sheet_shows_the_cards_and_tools_of_everybody(size: tuple[int, int], person: Come, house: House) -> None:
    mia = person("Mia", viewport={"width": size[0], "height": size[1]})
    mia.sit(academies.plant(house, academies.choose, 4).seat(0))
    mia.page.locator("[data-region=peek] button").first.click()
    mates = mia.page.locator("dialog .mate")
    mates.first.wait_for()
    assert mates.count() == 4
    assert mia.page.evaluate(CUT_IN_SHEET) == []


@pytest.mark.slow
def test_cards_of_the_hand_keep_their_places(person: Come, house: House) -> None:
    """Also those that are on the table: six of them, with two players five, and nothing yellow."""
    for players, cards in (
        (4, ["green", "blue", "red", "yellow", "wait", "chicken"]),
        (2, ["green", "blue", "red", "wait", "chicken"]),
    ):
        for state in (academies.choose, academies.locked, academies.reveal):
            mia = person("Mia")
            mia.sit(academies.plant(house, state, players).seat(0))
            mia.page.locator("[data-card]").first.wait_for()
            shown = mia.page.locator("[data-card]").evaluate_all("all => all.map((card) => card.dataset.card)")
            assert shown == cards
            assert players > 2 or mia.page.locator("svg.yellow").count() == 0
            mia.context.close()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1440, 900), (360, 740)], ids=["desk", "phone"])
def test_an_explosion_stays_until_one_goes_on(size: tuple[int, int], person: Come, house: House) -> None:
    planted = academies.plant(house, first_doomed, 4)
    mia = person("Mia", viewport={"width": size[0], "height": size[1]})
    mia.sit(planted.seat(0))
    card = academies.fatal(planted.game)
    mia.page.locator(f'#question [data-item="{card}"]').click()
    before = {seat["seat"]: seat["score"] for seat in mia.frame()["scene"]["seats"]}
    mia.page.locator("[data-send]").click()
    boom = mia.page.locator("[data-boom]")
    boom.wait_for()
    frame = mia.frame()
    assert frame["scene"]["bomb"] == 2  # the next one is on the table already
    fatal = next(event for event in frame["events"] if event["kind"] == "bomb-triggered")
    assert boom.get_attribute("data-boom") == fatal["mark"]
    text = boom.locator(".say").inner_text()
    flips = [event for event in frame["events"] if event["kind"] == "card-flipped" and event["mark"] == fatal["mark"]]
    wire = next(wire for wire in planted.game.public.wires if wire.name == fatal["mark"])
    moved = sum(int(event["values"][0]) for event in flips)
    assert f"from {wire.trigger} to {wire.trigger + moved}" in text
    for seat in frame["scene"]["seats"]:
        row = boom.locator(f'[data-share="{seat["seat"]}"]').inner_text()
        change = seat["score"] - before[seat["seat"]]
        assert str(seat["score"]) in row
        assert f"{abs(change)}" in row
    assert scrolls(mia.page) == []
    go = mia.page.locator("[data-go-on]").bounding_box()
    assert go is not None
    assert go["y"] + go["height"] <= size[1]
    mia.page.reload()  # even then
    mia.page.locator("[data-go-on]").click()
    boom.wait_for(state="detached")
    mia.page.locator(".draft").wait_for()


@pytest.mark.slow
def test_an_explosion_outlives_what_others_do(person: Come, house: House) -> None:
    """For a player even after a reload; for who only watches it goes after 20 seconds."""
    planted = academies.plant(house, others_go_on, 3)
    mia, ben, zoe = person("Mia"), person("Ben"), person("Zoe")
    zoe.page.clock.install()
    zoe.page.goto(f"/t/{planted.table}")
    mia.sit(planted.seat(0))
    for friend in (mia, zoe):
        friend.page.locator("#question").wait_for()
    mia.page.locator(f'#question [data-item="{academies.fatal(planted.game)}"]').click()
    mia.page.locator("[data-send]").click()
    for friend in (mia, zoe):
        friend.page.locator("[data-boom]").wait_for()
    before = zoe.frame()["number"]
    zoe.page.clock.run_for(15_000)
    ben.sit(planted.seat(next_asked(planted.game)))
    ben.page.locator("[data-go-on]").click()
    ben.page.locator(".draft").wait_for()
    ben.click_on()
    mia.wait_until(lambda: mia.frame()["number"] > before, "somebody has gone on")
    zoe.wait_until(lambda: zoe.frame()["number"] > before, "somebody has gone on")
    assert zoe.page.locator("[data-boom]").count() == 1
    zoe.page.clock.run_for(6_000)
    zoe.page.locator("[data-boom]").wait_for(state="detached", timeout=3000)
    mia.page.reload()
    mia.page.locator("[data-go-on]").click()
    mia.page.locator("[data-boom]").wait_for(state="detached")


def next_asked(game: Game) -> int:
    """Who takes a tool first after the bomb went off by what Mia plays."""
    after, _ = game.play(Choose(seat=0, card=academies.fatal(game) or ""))
    return next((seat for seat in range(game.public.players) if after.ask and after.ask.waits_for(seat)), 0)


def others_go_on(game: Game) -> bool:
    """The first bomb goes off, and somebody else than Mia is asked then."""
    return first_doomed(game) and next_asked(game) != 0


def first_doomed(game: Game) -> bool:
    return game.public.bomb == 1 and game.public.round > 1 and academies.doomed(game)


@pytest.mark.slow
def test_a_round_is_played_out_where_things_may_move(person: Come, house: House) -> None:
    """One frame brings a whole round: the cards are turned up, then wire by wire is cut, and no region moves."""
    planted = academies.plant(house, lambda game: harmless(game) is not None, 4)
    mia = person("Mia")
    mia.sit(planted.seat(0))
    mia.page.locator("[data-card]").first.wait_for()
    mia.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem('defuse.settings'));
          localStorage.setItem('defuse.settings', JSON.stringify({...kept, motion: 'on'}));
        }"""
    )
    mia.page.reload()
    mia.page.locator(f'#question [data-item="{harmless(planted.game)}"]').click()
    before = mia.page.evaluate(MEASURE)
    mia.page.locator("[data-send]").click()
    faster = mia.page.locator("[data-faster]")
    faster.wait_for()
    assert mia.page.evaluate(MEASURE) == before
    assert mia.page.locator("#question.mine").count() == 0
    for key in "123456":  # what comes next is not asked yet
        mia.page.keyboard.press(key)
    while faster.count():
        faster.click()
    mia.page.locator("#question.mine").wait_for()
    assert mia.frame()["scene"]["round"] == planted.game.public.round + 1
    assert mia.page.locator("#question [data-item][aria-pressed=true]").count() == 0


READING = """() => {
  const log = document.querySelector("dialog[open] [role=log]");
  return log && log.scrollHeight > log.clientHeight
    ? [log.scrollTop, log.scrollHeight - log.scrollTop - log.clientHeight].map(Math.round) : null;
}"""
"""How far the log's sheet is from its beginning and from its end."""


@pytest.mark.slow
def test_who_reads_the_log_is_left_alone(person: Come, house: House) -> None:
    planted = academies.plant(house, last_is_waited_for, 4)
    mia = person("Mia", viewport={"width": 360, "height": 740})
    mia.sit(planted.seat(0))
    mia.page.locator("[data-region=last] .more").click()
    mia.page.wait_for_function(f"() => {{ const at = ({READING})(); return at && at[0] > 0 && at[1] < 2 }}")
    mia.page.evaluate("() => { document.querySelector('dialog[open] [role=log]').scrollTop = 0 }")
    lines = mia.page.locator("dialog[open] [role=log] li").count()
    ben = person("Ben")
    ask = planted.game.ask
    assert isinstance(ask, ChooseAsk)
    ben.sit(planted.seat(next(seat for seat in range(1, 4) if seat not in ask.answered)))
    ben.page.locator("#question.mine").wait_for()
    ben.click_on()
    mia.page.locator("dialog[open] [role=log] li").nth(lines).wait_for(state="attached")
    assert mia.page.evaluate(READING)[0] == 0


def last_is_waited_for(game: Game) -> bool:
    """Mia has locked in, and all others but one."""
    ask = game.ask
    return academies.locked(game) and isinstance(ask, ChooseAsk) and len(ask.answered) == game.public.players - 1


def harmless(game: Game) -> str | None:
    """With which card a round is over at once, where Mia is the last to choose: two wires are cut, nothing explodes."""
    ask = game.ask
    if not isinstance(ask, ChooseAsk) or len(ask.answered) != game.public.players - 1 or 0 in ask.answered:
        return None
    hand: tuple[str, ...] = game.public.hands[0]
    for card in hand:
        after, events = game.play(Choose(seat=0, card=card))
        if isinstance(after.ask, ChooseAsk) and sum(isinstance(event, CutEnded) for event in events) > 1:
            return card
    return None


TOOLS = ("air-horn", "freezer", "jumper", "schematics", "shield", "switch", "mirror", "sniffer", "toolkit", "hammer")


@pytest.mark.slow
@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_is_used_by_pressing(tool: str, person: Come, house: House) -> None:
    """Whatever it asks for lies in the tray: players, wires, cards of a wire; cards of the hand lie where they are."""
    shown = (tool, *[other for other in TOOLS if other != tool][:4])
    planted = academies.plant(house, lambda game: offered(game, tool), 4, tools=(shown,), window=0)
    mia = person("Mia", viewport={"width": 390, "height": 844})
    mia.sit(planted.seat(0))
    mia.page.locator("[data-region=tool] button").filter(visible=True).first.wait_for()
    if tool == "mirror":
        mia.page.locator("[data-form=use-tool]").click()
    else:
        mia.page.locator("[data-region=tool] button").filter(visible=True).first.click()
    while not mia.page.locator("[data-send]").is_enabled():
        mia.page.locator("[data-item][aria-pressed=false]").filter(visible=True).first.click()
    assert mia.page.locator("[data-send]").inner_text() not in ("", "Pass")
    mia.page.locator("[data-send]").click()
    mia.wait_until(lambda: tool in used(mia), "the tool is used")


def used(person: Person) -> list[str]:
    """The tools that were used since this page is open."""
    frames = [message for message in person.frames if message["type"] == "frame"][1:]
    return [event["card"] for frame in frames for event in frame["events"] if event["kind"] == "tool-used"]


def offered(game: Game, tool: str) -> bool:
    """Whether Mia could use this tool now, and no other."""
    ask = game.ask
    if ask is None or not ask.waits_for(0):
        return False
    usable = [form.using[0] for form in game.forms(0) if form.using]
    return usable == [tool]
