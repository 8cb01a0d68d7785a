"""The rules of Bomb Busters: which hooks they may define, and in which order they are heard."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.hooks import BustersHooks
from defuse.kernel import Ranks
from defuse.kernel import Rule as KernelRule


class Rank(Ranks):
    """When a rule is heard."""

    BASE = 0, "what holds where no other rule says otherwise"
    CHARACTERS = 1, "who has which character and which personal equipment"
    CLUES = 2, "what tokens show, and what everybody concludes"
    CUTTING = 3, "the actions of a turn"
    DIAL = 4, "the detonator"
    COVERS = 8, "what lies on equipment cards"
    SHELF = 9, "equipment cards that become usable"
    CARDS = 10, "the equipment cards themselves"
    MISSION = 20, "what a mission adds or changes"
    SCRIPT = 30, "the story of a mission that is told by the clock"
    STORY = 80, "what carries the story on, after all that follows from an event: deal, opening, turns"
    FINISH = 90, "whether the bomb is defused"


class Rule(KernelRule, frozen=True, kw_only=True):
    """A rule of Bomb Busters."""

    hooks: ClassVar[type] = BustersHooks
    rank: ClassVar[Rank] = Rank.BASE
