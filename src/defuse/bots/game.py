"""GameBots: all that anybody asks of the bots of a game. `bots_of` finds them by the name of the game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import EntryPoint
from typing import Protocol

from defuse import games
from defuse.bots.bot import Bot, Maker


class GameBots(Protocol):
    """The bots of a game, by name. `defuse.bots.registry.Bots` is one, for any game."""

    def names(self) -> list[str]:
        """The names of all bots: those that come with the game first, then what other packages bring."""

    def maker_of(self, name: str) -> Maker:
        """What makes the bot of a name. Raises UnknownBot where there is none."""

    def make(self, name: str, seed: str, company: Mapping[int, str] | None = None) -> Bot:
        """A bot by its name, which plays from this seed; in company, if it is told who plays which seat."""

    def own_step(self, name: str) -> float | None:
        """The step of a bot that comes with the game, in seconds; None for a bot of another package."""

    def step_of(self, name: str) -> float:
        """The step of any bot. Raises UnknownBot where there is no such bot, or where its step is none."""

    def brought(self) -> Mapping[str, EntryPoint]:
        """The bots that other packages bring."""


def bots_of(game: str) -> GameBots:
    """The bots of a game. Raises ValueError where there is no such game, or where it has no bots."""
    found: GameBots = games.part(game, "bots")
    return found
