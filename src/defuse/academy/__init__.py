"""Bomb Squad Academy: simultaneous choice for two to five players, three bombs and twenty tools.

>>> game = new(players=4, seed=7)
>>> game.ask.seats
(0, 1, 2, 3)
"""

from defuse.academy.components import Components, ComponentsError, load, printed
from defuse.academy.notation import NotationError, parse, parse_observation, render, render_observation
from defuse.academy.setup import KIT, Setup, begun, imagine, new

__all__ = [
    "KIT",
    "Components",
    "ComponentsError",
    "NotationError",
    "Setup",
    "begun",
    "imagine",
    "load",
    "new",
    "parse",
    "parse_observation",
    "printed",
    "render",
    "render_observation",
]
