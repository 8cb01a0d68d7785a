"""Bots by name: those that come with defuse, and those that other packages bring.

A package brings a bot by an entry point in the group `defuse.bots`, which names a `Maker`:

    [project.entry-points."defuse.bots"]
    brave = "my_package:BraveBot"
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from math import inf

from defuse.bots.bot import Bot, Maker, Meets
from defuse.bots.careful import CarefulBot
from defuse.bots.expert import ExpertBot
from defuse.bots.quick import QuickBot
from defuse.bots.random_bot import RandomBot

GROUP = "defuse.bots"

OWN: dict[str, Maker] = {"random": RandomBot, "quick": QuickBot, "careful": CarefulBot, "expert": ExpertBot}


class UnknownBot(ValueError):
    """There is no bot of this name, or it cannot be loaded."""


def names() -> list[str]:
    """The names of all bots: our own first, then what other packages bring."""
    return [*OWN, *sorted(_brought())]


def maker_of(name: str) -> Maker:
    """What makes the bot of a name. `expert:0.5` is the expert with half a second for each decision."""
    name, colon, budget = name.partition(":")
    if colon:
        if name != "expert":
            raise UnknownBot(f"bot {name!r} takes no budget: only expert does, as in expert:0.5")
        try:
            seconds = float(budget)
        except ValueError:
            seconds = -1.0
        if not 0 < seconds < inf:
            raise UnknownBot(f"{budget!r} is no number of seconds: write expert:0.5")
        return partial(ExpertBot, budget=seconds)
    if name in OWN:
        return OWN[name]
    found = _brought().get(name)
    if found is None:
        raise UnknownBot(f"there is no bot {name!r} (there are: {', '.join(names())})")
    try:
        maker: Maker = found.load()
    except Exception as error:  # somebody else's module: it may fail in any way
        raise UnknownBot(f"bot {name!r} cannot be loaded from {found.value}: {error}") from error
    return maker


def make(name: str, seed: str, company: Mapping[int, str] | None = None) -> Bot:
    """A bot by its name, which plays from this seed; in company, if it is told who plays which seat."""
    bot = maker_of(name)(seed)
    if company is not None and isinstance(bot, Meets):
        bot.meet(company)
    return bot


def _brought() -> dict[str, EntryPoint]:
    """The bots of other packages. A name of ours cannot be taken."""
    return {found.name: found for found in entry_points(group=GROUP) if found.name not in OWN}
