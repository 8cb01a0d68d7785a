"""Bots by name: those that come with defuse, and those that other packages bring.

A package brings a bot by an entry point in the group `defuse.bots`, which names a `Maker`:

    [project.entry-points."defuse.bots"]
    brave = "my_package:BraveBot"

and says by an attribute `step` of the maker at the multiples of how many seconds the bot answers people.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from math import inf

from defuse.bots.bot import Bot, Maker, Meets
from defuse.bots.busters.careful import CarefulBot
from defuse.bots.busters.expert import BUDGET, ExpertBot
from defuse.bots.busters.quick import QuickBot
from defuse.bots.random_bot import RandomBot
from defuse.bots.steps import LONGEST, UNKNOWN_STEP, Step

GROUP = "defuse.bots"

OWN: dict[str, Maker] = {"random": RandomBot, "quick": QuickBot, "careful": CarefulBot, "expert": ExpertBot}

STEPS = {
    "random": Step(p99=0.011, seconds=0.05),
    "quick": Step(p99=0.031, seconds=0.05),
    "careful": Step(p99=0.214, seconds=0.3),
    "expert": Step(p99=0.846, seconds=1.0),
}
"""At whose multiples our own bots answer people; measured on 2026-11-17 (docs/bots.md)."""


class UnknownBot(ValueError):
    """There is no bot of this name, or it cannot be loaded."""


def names() -> list[str]:
    """The names of all bots: our own first, then what other packages bring."""
    return [*OWN, *sorted(brought())]


def maker_of(name: str) -> Maker:
    """What makes the bot of a name. `expert:0.5` is the expert with half a second for each decision."""
    name, budget = _split(name)
    if budget is not None:
        return partial(ExpertBot, budget=budget)
    if name in OWN:
        return OWN[name]
    found = brought().get(name)
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


def own_step(name: str) -> float | None:
    """The step, in seconds, at whose multiples a bot of ours answers people; None for a bot of another package.

    An expert with a budget of its own takes at most that much longer than careful, whose thoughts it has first.
    """
    name, budget = _split(name)
    step = STEPS.get(name)
    if step is None:
        return None
    return step.seconds if budget in (None, BUDGET) else STEPS["careful"].seconds + budget


def step_of(name: str) -> float:
    """The step of any bot. Raises UnknownBot where there is no such bot, or where its step is none."""
    own = own_step(name)
    if own is not None:
        return own
    declared = getattr(maker_of(name), "step", UNKNOWN_STEP)
    if not isinstance(declared, int | float) or not 0 < declared <= LONGEST:
        raise UnknownBot(f"bot {name!r} declares a step of {declared!r}: it has to be seconds, at most {LONGEST:g}")
    return float(declared)


def _split(name: str) -> tuple[str, float | None]:
    """The name of a bot without its budget, and the budget, if it has one."""
    name, colon, budget = name.partition(":")
    if not colon:
        return name, None
    if name != "expert":
        raise UnknownBot(f"bot {name!r} takes no budget: only expert does, as in expert:0.5")
    try:
        seconds = float(budget)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds < inf:
        raise UnknownBot(f"{budget!r} is no number of seconds: write expert:0.5")
    return name, seconds


def brought() -> dict[str, EntryPoint]:
    """The bots of other packages. A name of ours cannot be taken."""
    return {found.name: found for found in entry_points(group=GROUP) if found.name not in OWN}
