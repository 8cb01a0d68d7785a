"""Bomb Busters: cooperative deduction for two to five players.

>>> game = new(mission=1, players=4, seed=7, captain=0)
>>> game.ask.seats
(0,)
"""

from defuse.busters.setup import KIT, Setup, begun, imagine, new

__all__ = ["KIT", "Setup", "begun", "imagine", "new"]
