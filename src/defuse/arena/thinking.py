"""Thinking: how long bots take to decide."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TypeVar

from msgspec import Struct

from defuse.bots import Bot
from defuse.kernel import Act, Form, Observation
from defuse.statistics import quantile

T = TypeVar("T")


class Thinking(Struct, frozen=True, kw_only=True):
    """How long the bots of a game thought, in milliseconds."""

    count: int
    """How many decisions there were."""
    total: float
    median: float
    p90: float
    max: float
    asides: int
    """How often bots were asked whether they chime in; this is not among the decisions."""
    aside: float
    """How long they thought about that, altogether."""
    each: tuple[float, ...]
    """Every decision, in the order of the game."""

    @property
    def seconds(self) -> float:
        """All the thinking of a game, in seconds."""
        return (self.total + self.aside) / 1000


class Stopwatch:
    """Takes the times of all bots of a game."""

    def __init__(self) -> None:
        self.decisions: list[float] = []
        self.asides: list[float] = []

    def times(self, bot: Bot) -> Bot:
        """The same bot, with its times taken."""
        return _Timed(bot, self)

    def read(self) -> Thinking:
        """The times so far."""
        each = [round(seconds * 1000, 3) for seconds in self.decisions]
        ordered = sorted(each) or [0.0]
        return Thinking(
            count=len(each),
            total=round(sum(self.decisions, 0.0) * 1000, 3),
            median=quantile(ordered, 0.5),
            p90=quantile(ordered, 0.9),
            max=ordered[-1],
            asides=len(self.asides),
            aside=round(sum(self.asides, 0.0) * 1000, 3),
            each=tuple(each),
        )


class _Timed:
    def __init__(self, bot: Bot, watch: Stopwatch) -> None:
        self.bot = bot
        self.watch = watch

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        return _timed(self.watch.decisions, lambda: self.bot.decide(observation, forms))

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        return _timed(self.watch.asides, lambda: self.bot.chime_in(observation, forms))


def _timed(times: list[float], call: Callable[[], T]) -> T:
    begin = perf_counter()
    answer = call()
    times.append(perf_counter() - begin)
    return answer
