"""Bots for Bomb Squad Academy, by name.

>>> make("random", seed="1").chime_in is not None
True
"""

from defuse.bots.academy.careful import CarefulBot
from defuse.bots.academy.expert import ExpertBot
from defuse.bots.bot import Bot, Maker
from defuse.bots.random_bot import RandomBot
from defuse.bots.registry import UnknownBot

OWN: dict[str, Maker] = {"random": RandomBot, "careful": CarefulBot, "expert": ExpertBot}


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


__all__ = ["OWN", "CarefulBot", "ExpertBot", "make", "maker_of", "names"]
