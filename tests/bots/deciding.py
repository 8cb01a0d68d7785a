"""What a bot does at a table that is written down."""

from __future__ import annotations

from defuse.bots.busters.careful import CarefulBot
from defuse.kernel import Act, Game


def decided(game: Game, seat: int | None = None) -> Act:
    """What the careful bot does when it is asked, by advice alone: the first one who is asked, or the one at a seat."""
    assert game.ask is not None
    seat = game.ask.seats[0] if seat is None else seat
    return CarefulBot("s", worlds=0).decide(game.observe(seat), game.forms(seat))
