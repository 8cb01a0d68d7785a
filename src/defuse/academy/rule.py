"""The rules of Bomb Squad Academy: which hooks they may define, and in which order they are heard."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.hooks import AcademyHooks
from defuse.kernel import Ranks
from defuse.kernel import Rule as KernelRule


class Rank(Ranks):
    """When a rule is heard."""

    BASE = 0, "what holds where no other rule says otherwise"
    TRIGGERS = 5, "tiles that a trigger turns over"
    TOOLS = 10, "the tools"
    PLATES = 50, "plates that move on"
    STAGES = 60, "the stages of a round: waiting, cutting, chickens, an explosion"
    STORY = 80, "what carries the story on, after all that follows from an event: windows, rounds, bombs"


class Rule(KernelRule, frozen=True, kw_only=True):
    """A rule of Bomb Squad Academy."""

    hooks: ClassVar[type] = AcademyHooks
    rank: ClassVar[Rank] = Rank.BASE
