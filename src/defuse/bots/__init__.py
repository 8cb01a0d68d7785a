"""Bots: who looks at an observation and says what to do.

A bot gets what its seat may know and nothing else. The same seed, company and observation give the same decision.

>>> bots_of("busters").make("random", seed="1").chime_in is not None
True
"""

from defuse.bots.bot import Bot, Decision, Explains, Maker, Meets
from defuse.bots.game import GameBots, bots_of
from defuse.bots.random_bot import RandomBot
from defuse.bots.registry import Bots, Budget, UnknownBot
from defuse.bots.steps import UNKNOWN_STEP, Step, leaves

__all__ = [
    "UNKNOWN_STEP",
    "Bot",
    "Bots",
    "Budget",
    "Decision",
    "Explains",
    "GameBots",
    "Maker",
    "Meets",
    "RandomBot",
    "Step",
    "UnknownBot",
    "bots_of",
    "leaves",
]
