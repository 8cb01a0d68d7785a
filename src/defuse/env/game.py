"""GameEnv: what the research environment asks of a game. `env_game` finds it by the name of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from defuse import games
from defuse.kernel import Event, Game, Observation
from defuse.words import Message


class GameEnv(Protocol):
    """A game for research."""

    posterior_shape: tuple[int, ...]

    def missions(self) -> tuple[int, ...]:
        """The missions that there are; (0,) for a game without missions."""

    def players(self, mission: int) -> tuple[int, ...]:
        """How many can play a mission."""

    def begin(self, mission: int, players: int, seed: int | str, clock: bool) -> tuple[Game, tuple[Event, ...]]:
        """A new game, and what happened while setting up."""

    def read(self, text: str) -> Game:
        """The game of a whole table in notation."""

    def posterior(self, observation: Observation) -> NDArray[np.float32]:
        """The exact chances of what a seat does not know."""

    def notation(self, observation: Observation) -> str:
        """What a seat sees, in notation."""

    def title(self, game: Game) -> Message:
        """What is played."""

    def told(self, before: Any, events: Sequence[Event]) -> Iterable[Message]:
        """What happened, in sentences, beginning at the table as it was before."""

    def mission_of(self, public: Any) -> int:
        """Which mission is played."""


def env_game(game: str) -> GameEnv:
    """What a game has for research. Raises ValueError where there is no such game, or where it has nothing."""
    found: GameEnv = games.part(game, "env")
    return found
