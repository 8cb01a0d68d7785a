"""Curriculum: which mission comes next, while an agent learns."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from defuse.env.suites import Deal


class Stage(NamedTuple):
    """Some missions that are played at a time."""

    missions: tuple[int, ...]
    players: tuple[int, ...] = (2, 3, 4, 5)
    enough: float = 0.5
    """The share of won games that leads to the next stage."""


class Curriculum:
    """Goes to the next stage when enough of the last games were won. Deals are for training (`suites.py`).

    >>> curriculum = Curriculum([Stage((1,), (4,)), Stage((1, 2), (4,))], games=2)
    >>> deal = curriculum.next()
    >>> deal.mission
    1
    >>> curriculum.ended(won=True), curriculum.ended(won=True), curriculum.at
    (False, True, 1)
    """

    def __init__(
        self, stages: Sequence[Stage], *, games: int = 200, seed: int | str = 0, game: str = "busters"
    ) -> None:
        if not stages:
            raise ValueError("a curriculum has at least one stage")
        self.stages = tuple(stages)
        self.at = 0
        """The number of the stage."""
        self.game = game
        self._last: deque[bool] = deque(maxlen=games)
        self._rng = Random(f"curriculum/{seed}")
        self._dealt = 0

    @property
    def stage(self) -> Stage:
        """What is played now."""
        return self.stages[self.at]

    @property
    def rate(self) -> float:
        """The share of the last games of this stage that were won."""
        return sum(self._last) / len(self._last) if self._last else 0.0

    def next(self) -> Deal:
        """The next deal, for `Episode.reset(start=…)`."""
        mission, players = self._rng.choice(self.stage.missions), self._rng.choice(self.stage.players)
        self._dealt += 1
        return Deal(self.game, mission, players, f"train/{mission}/{players}/c{self._dealt}")

    def ended(self, *, won: bool) -> bool:
        """Remember how a game ended; whether the next stage begins with it."""
        self._last.append(won)
        full = len(self._last) == self._last.maxlen
        if full and self.rate >= self.stage.enough and self.at + 1 < len(self.stages):
            self.at += 1
            self._last.clear()
            return True
        return False
