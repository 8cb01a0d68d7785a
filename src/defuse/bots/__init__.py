"""Bots: who looks at an observation and says what to do.

A bot gets what its seat may know and nothing else. The same seed, company and observation give the same decision.

>>> make("random", seed="1").chime_in is not None
True
"""

from defuse.bots.bot import Bot, Decision, Explains, Maker, Meets
from defuse.bots.random_bot import RandomBot
from defuse.bots.registry import GROUP, UnknownBot, make, maker_of, names, own_step, step_of
from defuse.bots.steps import UNKNOWN_STEP, leaves

__all__ = [
    "GROUP",
    "UNKNOWN_STEP",
    "Bot",
    "Decision",
    "Explains",
    "Maker",
    "Meets",
    "RandomBot",
    "UnknownBot",
    "leaves",
    "make",
    "maker_of",
    "names",
    "own_step",
    "step_of",
]
