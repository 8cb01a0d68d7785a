"""Forms: what can be chosen explains itself before it is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from defuse import academy
from defuse.kernel.game import start
from defuse.server.games import box_named
from defuse.server.games.busters.forms import BustersForms
from defuse.server.speakers import speaker
from defuse.server.tables.match import Match
from defuse.server.wire.forms import BarredSeen, ItemSeen
from tests.server.games import PEOPLE, frame_of, match_of, played


def items(match: Match, kind: str, language: str = "en") -> Iterator[ItemSeen | BarredSeen]:
    """All items of a kind that anybody is offered now."""
    for seat in match.game.seats():
        for form in frame_of(match, seat, language).forms:
            for field in form.fields:
                if field.kind == kind:
                    yield from field.barred
                    for group in field.groups:
                        yield from group.items


def offering(mission: int, kind: str) -> Match:
    for match in played(mission, 4, 80):
        if any(True for _ in items(match, kind)):
            return match
    raise AssertionError("nothing of the kind is offered")


def test_characters_tell_what_they_do_before_they_are_chosen() -> None:
    found = {item.id: item for item in items(offering(31, "character"), "character")}
    assert len(found) > 1
    double = next(item for item in found.values() if item.id in ("1", "2", "3", "4", "5"))
    assert double.gear == "Double Detector"
    for item in found.values():
        assert item.text
        assert item.timing
        assert item.gear


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_constraints_tell_what_they_ask_for(language: str) -> None:
    match = offering(31, "constraint")
    for item in items(match, "constraint", language):
        assert item.text
        assert not item.timing


def test_cards_tell_what_they_do_and_when() -> None:
    writer = BustersForms(match_of(1, 4).game.view(0), speaker("en", PEOPLE))
    item = writer.item("card", "personal-B")
    assert (item.label, item.timing) == ("Bo: Double Detector", "your turn")
    assert item.text.startswith("In a dual cut, point at two wires")


def test_wires_and_values_say_no_more_than_they_are() -> None:
    match = match_of(1, 4)
    for kind in ("wire", "value", "seat"):
        for item in items(match, kind):
            assert (item.text, item.timing, item.gear) == ("", "", "")


def test_tools_tell_what_they_do_before_they_are_taken() -> None:
    game, _ = start(academy.KIT, academy.Setup(players=3), "tools")
    random, box = Random(1), box_named("academy")
    while not game.over:
        for seat in game.seats():
            for form in box.forms(game.view(seat), game.forms(seat), speaker("en")):
                for field in form.fields:
                    if field.kind == "tool":
                        for item in field.groups[0].items:
                            assert item.text
                            assert item.timing
                        return
        offered = random.choice([form for seat in game.seats() for form in game.forms(seat)])
        game, _ = game.play(offered.nth(random.randrange(offered.count())))
    raise AssertionError("no tool was offered")
