"""Lots that the page draws: whatever comes out could have been drawn by the engine."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest

from defuse.busters import Setup, catalogue
from defuse.busters.setup import check
from defuse.companion import Layout
from tests.companion.cases import ALL, SOME, laid
from tests.web.test_client import run

TIMES = 12


def drawn(layouts: list[Layout]) -> list[list[dict[str, dict[str, list[str]]]]]:
    """What the page draws for these layouts, many times each."""
    sent = json.dumps({"layouts": [msgspec.to_builtins(layout) for layout in layouts], "times": TIMES})
    made = run("tests/drawLots.ts", text=sent)
    assert made.returncode == 0, made.stderr
    found: list[list[dict[str, dict[str, list[str]]]]] = json.loads(made.stdout)
    return found


def check_draw(layout: Layout, found: dict[str, list[str]], most: bool) -> None:
    lots = {lot.id: lot for lot in layout.lots}
    for id, faces in found.items():
        lot = lots[id]
        assert len(faces) == (min(lot.most, len(lot.pool)) if most and lot.most > lot.shown else lot.shown), id
        copies = {face.id: face.copies for face in lot.pool}
        assert all(count <= copies.get(face, 0) for face, count in Counter(faces).items()), (id, faces)
        if lot.order == "sorted":
            assert faces == sorted(faces, key=float), id
    if "equipment" in found and not layout.face_down:
        setup = Setup(mission=layout.mission, players=layout.players, equipment=tuple(found["equipment"]))
        check(setup, catalogue.mission(layout.mission))  # E1: the engine takes these cards, too
        cards = [catalogue.cards()[card] for card in found["equipment"]]
        deadly = set(map(int, found.get("deadly", ())))
        assert not any(card.unlock and card.unlock[0] in deadly for card in cards)  # M11
    assert ("shot" in found) == ("8" in found.get("challenges", ()))  # H6
    characters = found.get("characters", [])
    assert len(set(characters)) == len(characters)  # E21: each exists once


def obeys(cases: list[tuple[int, int]]) -> None:
    layouts = [laid(*case) for case in cases]
    for layout, draws in zip(layouts, drawn(layouts), strict=True):
        wanted = {lot.id for lot in layout.lots if lot.when != "play" and not lot.chosen and lot.needs is None}
        for each in draws:
            assert wanted <= each["setUp"].keys()
            check_draw(layout, each["setUp"], most=False)
            check_draw(layout, each["all"], most=True)


@pytest.mark.slow
def test_lots_obey_the_rules_of_their_missions() -> None:
    obeys(sorted(SOME | {(11, 5), (55, 5), (60, 5), (65, 3)}))


@pytest.mark.soak
def test_lots_obey_the_rules_of_all_missions() -> None:
    obeys(list(ALL))


def test_two_of_three_are_three_markers() -> None:
    # C4: three are drawn and shown, two of them are in the game.
    layout = laid(5, 4)
    (yellow,) = [lot for lot in layout.lots if lot.id == "yellow"]
    assert yellow.shown == 3
    assert yellow.marks
    assert "2 go in" in yellow.text
    (colour,) = [each for each in layout.colours if each.colour == "yellow"]
    assert (colour.count, colour.drawn) == (2, 3)


def test_nothing_is_drawn_where_there_is_no_choice() -> None:
    # Mission 46 plays with the yellows 5.1 to 8.1, mission 54 with all reds beside the table.
    assert laid(46, 4).colours[0].fixed == ("5.1", "6.1", "7.1", "8.1")
    reds = laid(54, 4).colours[0]
    assert (reds.aside, reds.count, reds.drawn) == (True, 0, 11)
    assert not {lot.id for mission in (46, 54) for lot in laid(mission, 4).lots} & {"red", "yellow"}


def test_in_the_dark_nothing_is_marked() -> None:
    # M50: there are no markers, and everybody has to remember.
    colours = [lot for lot in laid(50, 4).lots if lot.id in ("red", "yellow")]
    assert [lot.marks for lot in colours] == [False, False]
    assert all(lot.text.startswith("No markers") for lot in colours)


def test_wires_that_are_dealt_apart_are_not_shuffled_in() -> None:
    # M13, M41, M48: they go to certain seats before all others.
    for mission, colour in ((13, "red"), (41, "yellow"), (48, "yellow")):
        (lot,) = [lot for lot in laid(mission, 4).lots if lot.id == colour]
        assert "before all other wires" in lot.text
    (red,) = [lot for lot in laid(41, 4).lots if lot.id == "red"]
    assert "Shuffle" in red.text


def ids(layout: Layout) -> list[Any]:
    return [lot.id for lot in layout.lots]


def test_each_lot_is_there_once() -> None:
    for mission, players in sorted(SOME):
        assert len(set(ids(laid(mission, players)))) == len(ids(laid(mission, players)))
