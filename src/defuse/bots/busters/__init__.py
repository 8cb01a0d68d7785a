"""Bots for Bomb Busters, by name.

>>> make("random", seed="1").chime_in is not None
True
"""

from defuse.bots.bot import Maker
from defuse.bots.busters.careful import CarefulBot
from defuse.bots.busters.expert import BUDGET, ExpertBot
from defuse.bots.busters.learned import LearnedBot
from defuse.bots.busters.quick import QuickBot
from defuse.bots.random_bot import RandomBot
from defuse.bots.registry import Bots, Budget
from defuse.bots.steps import Step
from defuse.words import say

OWN: dict[str, Maker] = {
    "random": RandomBot,
    "quick": QuickBot,
    "careful": CarefulBot,
    "expert": ExpertBot,
    "learned": LearnedBot,
}

STEPS = {
    "random": Step(p99=0.011, seconds=0.05),
    "quick": Step(p99=0.031, seconds=0.05),
    "careful": Step(p99=0.214, seconds=0.3),
    "expert": Step(p99=0.846, seconds=1.0),
    "learned": Step(p99=0.094, seconds=0.3),
}
"""At whose multiples they answer people; measured on 2026-11-17 and 18 (docs/bots.md). Beyond mission 8 `learned` is
`careful`, so it has the same step."""

BOTS = Bots(
    say("game-busters"),
    OWN,
    STEPS,
    budgets={"expert": Budget(BUDGET, after="careful")},
    group="defuse.bots",
)

make, maker_of, names, own_step, step_of = BOTS.make, BOTS.maker_of, BOTS.names, BOTS.own_step, BOTS.step_of

__all__ = [
    "BOTS",
    "OWN",
    "STEPS",
    "CarefulBot",
    "ExpertBot",
    "LearnedBot",
    "QuickBot",
    "make",
    "maker_of",
    "names",
    "own_step",
    "step_of",
]
