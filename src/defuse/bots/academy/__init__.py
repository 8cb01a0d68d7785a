"""Bots for Bomb Squad Academy, by name.

>>> make("random", seed="1").chime_in is not None
True
"""

from defuse.bots.academy.careful import CarefulBot
from defuse.bots.academy.expert import ExpertBot
from defuse.bots.bot import Bot, Maker
from defuse.bots.random_bot import RandomBot
from defuse.bots.registry import UnknownBot
from defuse.bots.steps import Step

OWN: dict[str, Maker] = {"random": RandomBot, "careful": CarefulBot, "expert": ExpertBot}

STEPS = {
    "random": Step(p99=0.007, seconds=0.05),
    "careful": Step(p99=0.023, seconds=0.05),
    "expert": Step(p99=0.138, seconds=0.2),
}
"""At whose multiples they answer people; measured on 2026-11-17 (docs/bots.md)."""


def names() -> list[str]:
    """The names of all bots."""
    return list(OWN)


def maker_of(name: str) -> Maker:
    """What makes the bot of a name."""
    if name not in OWN:
        raise UnknownBot(f"there is no bot {name!r} for Bomb Squad Academy (there are: {', '.join(OWN)})")
    return OWN[name]


def make(name: str, seed: str) -> Bot:
    """A bot by its name, which plays from this seed."""
    return maker_of(name)(seed)


def step_of(name: str) -> float:
    """The step, in seconds, at whose multiples a bot answers people."""
    maker_of(name)
    return STEPS[name].seconds


__all__ = ["OWN", "STEPS", "CarefulBot", "ExpertBot", "make", "maker_of", "names", "step_of"]
