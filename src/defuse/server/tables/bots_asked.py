"""Speakers: the bots that may say something to the open question, in the order in which they are heard.

Everybody knows who may act: it does not depend on what a bot holds, or on whether it has passed unseen.
"""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from defuse.kernel import Game


class AskedBot(NamedTuple):
    """A bot that has something to think about."""

    seat: int
    asked: bool
    """Whether it is asked; otherwise it may use an any-time card while somebody else is."""


def bots_left(game: Game, bots: Container[int]) -> tuple[AskedBot, ...]:
    """Those of `bots_asked` who have not passed in a hidden race."""
    left = game.waiting()
    return tuple([asked_bot for asked_bot in bots_asked(game, bots) if not asked_bot.asked or asked_bot.seat in left])


def bots_asked(game: Game, bots: Container[int]) -> tuple[AskedBot, ...]:
    """Those who may chime in, clockwise from the one who is asked; then the bot that answers next.

    Where everybody answers sealed, all bots that are asked do so at the same time. All of this is known to everybody.
    """
    ask = game.ask
    if ask is None or not ask.waiting:
        return ()
    players = game.public.players
    around = [(ask.waiting[0] + step) % players for step in range(1, players)]
    beside = [AskedBot(seat, False) for seat in around if ask.open and seat not in ask.seats and seat in bots]
    asked = [AskedBot(seat, True) for seat in ask.waiting if seat in bots]
    return (*beside, *(asked if ask.sealed else asked[:1]))
