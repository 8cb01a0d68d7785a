"""Speakers: the bots that may say something to the open question, in the order in which they are heard.

Who they are does not depend on what a bot holds, only on the question, on who plays and on who has answered.
"""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from defuse.kernel import Game


class Speaker(NamedTuple):
    """A bot that has something to think about."""

    seat: int
    asked: bool
    """Whether it is asked; otherwise it may use an any-time card while somebody else is."""


def speakers(game: Game, bots: Container[int]) -> tuple[Speaker, ...]:
    """Those who may chime in, clockwise from the one who is asked; then the bot that answers next.

    Where everybody answers sealed, all bots that are asked do so at the same time.
    """
    ask = game.ask
    if ask is None or not ask.waiting:
        return ()
    players = game.public.players
    around = [(ask.waiting[0] + step) % players for step in range(1, players)]
    beside = [Speaker(seat, False) for seat in around if ask.open and seat not in ask.seats and seat in bots]
    asked = [Speaker(seat, True) for seat in game.waiting() if seat in bots]
    return (*beside, *(asked if ask.sealed else asked[:1]))
