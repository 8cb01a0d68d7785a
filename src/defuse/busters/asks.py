"""The questions of the base game."""

from __future__ import annotations

from defuse.busters.wires import value_word
from defuse.kernel import Ask
from defuse.words import Message, say


class TurnAsk(Ask, frozen=True):
    """What do you do on your turn? With values, only cuts of these values are allowed."""

    values: tuple[int, ...] = ()

    def question(self) -> Message:
        if not self.values:
            return super().question()
        return say("ask-turn-ask-values", values=tuple([value_word(value) for value in self.values]))


class OpeningAsk(Ask, frozen=True):
    """Which of your wires do you show at the start?"""


class OwnerPicks(Ask, frozen=True, kw_only=True):
    """A detector pointed at your wires: which one is cut (`hit`), or which one gets a token?"""

    by: int
    targets: tuple[int, ...]
    values: tuple[int, ...]
    hit: bool

    def question(self) -> Message:
        return say("ask-owner-picks-hit" if self.hit else "ask-owner-picks-miss")
