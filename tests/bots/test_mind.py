"""Mind: what a decision works out, it works out once, and no other decision hears of it."""

from __future__ import annotations

from defuse import busters
from defuse.bots.busters.mind import Mind


def test_a_mind_works_a_thing_out_once() -> None:
    game = busters.new(mission=1, players=3, seed=1)
    asked: list[Mind] = []

    def hand(mind: Mind) -> list[int]:
        asked.append(mind)
        return mind.hand

    def nothing(mind: Mind) -> None:
        asked.append(mind)

    one, other = [Mind(game.observe(seat), game.forms(seat), "s") for seat in (0, 1)]
    assert one.memo(hand) is one.memo(hand) is one.hand
    assert other.memo(hand) is other.hand
    assert [one.memo(nothing), one.memo(nothing)] == [None, None]  # nothing is an answer, too
    assert asked == [one, other, one]
