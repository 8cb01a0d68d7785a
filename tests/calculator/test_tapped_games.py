"""Games of bots can be entered by tapping: what is offered writes every act, and the engine has the same table."""

import pytest

from defuse.busters import catalogue
from defuse.logbook import text_of
from defuse.logbook.lacking import Unsaid
from tests.calculator.stories import told
from tests.calculator.tapped import template_for

SAMPLE = [(1, 4), (4, 3), (9, 2), (12, 4), (24, 2), (31, 4), (43, 3), (45, 3), (54, 4), (61, 2), (65, 5)]
EVERY = [(mission, players) for mission in range(1, 67) for players in catalogue.mission(mission).players]
ACTS = 10
MOST_ACTS = 30


def tapped(mission: int, players: int, acts: int) -> int:
    """Tell the beginning of a game by tapping; how many acts could be told."""
    count = 0
    story = told(mission, players, acts)
    while True:
        try:
            one = next(story, None)
        except Unsaid:
            return count  # something came up by lot that has no short words: the table is written down anew there
        if one is None:
            return count
        event, *states = one.lines
        assert template_for(event, one.menu, ("turn", "aside", "time")), event
        for line in states:
            assert template_for(line, one.menu, ("state",)), line
        real = text_of(one.real)
        assert real is None or text_of(one.seen) == real, one.lines
        count += 1


@pytest.mark.parametrize(("mission", "players"), SAMPLE)
def test_a_game_of_bots_is_tapped_as_it_was_played(mission: int, players: int) -> None:
    assert tapped(mission, players, ACTS) >= 4


@pytest.mark.soak
@pytest.mark.parametrize(("mission", "players"), EVERY)
def test_so_is_one_of_every_mission(mission: int, players: int) -> None:
    assert tapped(mission, players, MOST_ACTS) >= 2


def test_an_ordinary_turn_takes_six_taps_at_most() -> None:
    """Wire, value, right or wrong, what it is; with the rack before and Enter behind these are six."""
    one = next(iter([each for each in told(1, 4, 6) if each.seen.public.turns > 1]))
    call = next(template for template in one.menu.templates if template.id == "call")
    for result in ("yes", "no"):
        asked = [
            part
            for part in call.parts
            if part.kind != "say" and part.least and (part.when is None or result in part.when.writes)
        ]
        assert len(asked) + 2 <= 6
        assert all(part.least == 1 for part in asked)
