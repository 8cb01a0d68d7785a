"""Mission 29: the number that lies face down should not be the one that is cut."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.arena.playing import play
from defuse.bots import busters as bots
from defuse.busters.events import DialMoved
from defuse.kernel import Act, Event, Game


@pytest.mark.parametrize("seed", [1])
def test_guesses_are_seldom_right(seed: int) -> None:
    """A card drawn from the hand by lot is right about every eighth time."""
    moved: list[str] = []

    def told(before: Game, act: Act, after: Game, events: tuple[Event, ...]) -> None:
        moved.extend([event.why for event in events if isinstance(event, DialMoved)])

    game = busters.new(29, 4, seed)
    end = play(game, [bots.make("careful", str(seat)) for seat in game.seats()], told)
    assert end.public.turns > 12
    assert moved.count("guessed") <= 1
