"""Bots: those of one game by name, the ones that come with it and the ones that other packages bring.

A package brings a bot by an entry point in the group of the game (`defuse.bots` for Bomb Busters). It names a `Maker`:

    [project.entry-points."defuse.bots"]
    brave = "my_package:BraveBot"

and says by an attribute `step` of the maker at the multiples of how many seconds the bot answers people.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from math import inf
from typing import NamedTuple

from defuse.bots.bot import Bot, Maker, Meets
from defuse.bots.steps import LONGEST, UNKNOWN_STEP, Step
from defuse.words import Said, Text, reason_of, say


class UnknownBot(Said):
    """There is no bot of this name, or it cannot be loaded."""


class Budget(NamedTuple):
    """A bot that can be told how long to think about a decision, by a parameter `budget` of its maker."""

    usual: float
    """How many seconds it thinks if it is not told."""
    after: str
    """The bot whose thoughts it has first: with another budget its step is that bot's and the budget."""


class Bots:
    """The bots of a game."""

    def __init__(
        self,
        title: Text,
        own: Mapping[str, Maker],
        steps: Mapping[str, Step],
        *,
        budgets: Mapping[str, Budget] | None = None,
        group: str = "",
    ) -> None:
        self.title = title
        """What people call the game."""
        self.own = own
        self.steps = steps
        """At whose multiples our own bots answer people."""
        self.budgets = budgets or {}
        self.group = group
        """The group of entry points by which other packages bring bots; empty where they cannot."""

    def names(self) -> list[str]:
        """The names of all bots: our own first, then what other packages bring."""
        return [*self.own, *sorted(self.brought())]

    def maker_of(self, name: str) -> Maker:
        """What makes the bot of a name. `expert:0.5` is the expert with half a second for each decision."""
        name, budget = self._split(name)
        if budget is not None:
            budgeted: Callable[..., Bot] = self.own[name]
            return partial(budgeted, budget=budget)
        if name in self.own:
            return self.own[name]
        found = self.brought().get(name)
        if found is None:
            raise UnknownBot(say("bots-unknown", name=repr(name), game=self.title, known=tuple(self.names())))
        try:
            maker: Maker = found.load()
        except Exception as error:  # somebody else's module: it may fail in any way
            raise UnknownBot(
                say("bots-not-loaded", name=repr(name), where=found.value, why=reason_of(error))
            ) from error
        return maker

    def make(self, name: str, seed: str, company: Mapping[int, str] | None = None) -> Bot:
        """A bot by its name, which plays from this seed; in company, if it is told who plays which seat."""
        bot = self.maker_of(name)(seed)
        if company is not None and isinstance(bot, Meets):
            bot.meet(company)
        return bot

    def own_step(self, name: str) -> float | None:
        """The step, in seconds, at whose multiples a bot of ours answers people; None for a bot of another package."""
        name, budget = self._split(name)
        step = self.steps.get(name)
        if step is None or budget is None or budget == self.budgets[name].usual:
            return None if step is None else step.seconds
        return self.steps[self.budgets[name].after].seconds + budget

    def step_of(self, name: str) -> float:
        """The step of any bot. Raises UnknownBot where there is no such bot, or where its step is none."""
        own = self.own_step(name)
        if own is not None:
            return own
        declared = getattr(self.maker_of(name), "step", UNKNOWN_STEP)
        if not isinstance(declared, int | float) or not 0 < declared <= LONGEST:
            raise UnknownBot(say("bots-bad-step", name=repr(name), step=repr(declared), most=f"{LONGEST:g}"))
        return float(declared)

    def brought(self) -> dict[str, EntryPoint]:
        """The bots of other packages. A name of ours cannot be taken."""
        found = entry_points(group=self.group) if self.group else ()
        return {point.name: point for point in found if point.name not in self.own}

    def _split(self, name: str) -> tuple[str, float | None]:
        """The name of a bot without its budget, and the budget, if it has one."""
        bot, colon, budget = name.partition(":")
        if not colon or not self.budgets:
            return name, None
        if bot not in self.budgets:
            able = tuple(self.budgets)
            raise UnknownBot(say("bots-no-budget", name=repr(bot), able=able, example=f"{able[0]}:0.5"))
        try:
            seconds = float(budget)
        except ValueError:
            seconds = -1.0
        if not 0 < seconds < inf:
            raise UnknownBot(say("bots-no-seconds", text=repr(budget), example=f"{bot}:0.5"))
        return bot, seconds
