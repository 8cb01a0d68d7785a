"""Bots for Bomb Squad Academy, by name.

>>> make("random", seed="1").chime_in is not None
True
"""

from defuse.bots.academy.careful import CarefulBot
from defuse.bots.academy.expert import ExpertBot
from defuse.bots.bot import Maker
from defuse.bots.random_bot import RandomBot
from defuse.bots.registry import Bots
from defuse.bots.steps import Step
from defuse.words import say

OWN: dict[str, Maker] = {"random": RandomBot, "careful": CarefulBot, "expert": ExpertBot}

STEPS = {
    "random": Step(p99=0.007, seconds=0.05),
    "careful": Step(p99=0.023, seconds=0.05),
    "expert": Step(p99=0.138, seconds=0.2),
}
"""At whose multiples they answer people; measured on 2026-11-17 (docs/bots.md)."""

BOTS = Bots(say("game-academy"), OWN, STEPS)

make, maker_of, names, step_of = BOTS.make, BOTS.maker_of, BOTS.names, BOTS.step_of

__all__ = ["BOTS", "OWN", "STEPS", "CarefulBot", "ExpertBot", "make", "maker_of", "names", "step_of"]
