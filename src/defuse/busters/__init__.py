"""Bomb Busters: cooperative deduction for two to five players.

>>> game = new(mission=1, players=4, seed=7, captain=0)
>>> game.ask.seats
(0,)
"""

from defuse.busters.notation import NotationError, parse, parse_observation, render, render_observation
from defuse.busters.setup import KIT, Setup, begun, imagine, new

__all__ = [
    "KIT",
    "NotationError",
    "Setup",
    "begun",
    "imagine",
    "new",
    "parse",
    "parse_observation",
    "render",
    "render_observation",
]
