"""ArenaGame: all that the arena asks of a game. `arena_game` finds it by the name of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol

from defuse import games
from defuse.arena.outside import Lost
from defuse.arena.thinking import Thinking
from defuse.kernel import Act, Game, Kit, Outcome
from defuse.words import Text

Seating = Literal["row", "turn", "one"]
"""Who sits where: the bots in a row from seat A on, and from the start again; the same, but they move on by a seat from
game to game; or the first bot alone among the others, at a seat that moves on."""


class AnyMatch(Protocol):
    """One game to be played. Matches are values; equal ones are the same game, played by the same bots."""

    @property
    def game(self) -> str:
        """The name of what is played."""

    @property
    def name(self) -> str:
        """What the game is called; two bots that play matches of one name play the same deal."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def number(self) -> int:
        """Which of the games of its kind it is, from 1."""

    @property
    def seed(self) -> str:
        """The seed of the simulation."""

    @property
    def bots(self) -> tuple[str, ...]:
        """Who plays, as it was asked for."""

    def bot_at(self, seat: int) -> str:
        """The name of the bot that plays a seat."""

    def deal(self) -> Game:
        """The game at its start."""


class AnyResult(Protocol):
    """How a match ended. It is a line of a file of results."""

    @property
    def match(self) -> Any:
        """The match, an `AnyMatch`."""

    @property
    def seconds(self) -> float:
        """How long the game took to play, the engine's work included."""

    @property
    def thinking(self) -> Thinking | None:
        """How long the bots thought; None where nobody has measured it."""


class Ended(NamedTuple):
    """A match that was played to its end."""

    game: Game
    outcome: Outcome
    seconds: float
    thinking: Thinking
    lost: tuple[Lost, ...] = ()
    """The programs that have lost their seats."""


class Terms(NamedTuple):
    """What the matches of a file have in common, beside the game, its bots and its seed."""

    clock: bool = True
    """Whether they are played with the clock."""
    numbers: str = ""
    """A digest of what they are played with; empty for what comes with the game."""
    seating: Seating = "row"
    """Who sits where."""


class ArenaGame(Protocol):
    """A game in the arena."""

    title: Text
    kit: Kit
    result: type[Any]
    """What results are: a struct that a line of a file can be read as."""

    def terms(self, match: Any) -> Terms:
        """The terms that a match is played on."""

    def clock_act(self, game: Game) -> Act | None:
        """What the clock does before the next act, where no real clock runs; None if nothing is due."""

    def ended(self, match: Any, end: Ended) -> AnyResult:
        """The result of a match."""

    def code(self) -> str:
        """A digest of all code of ours that decides how games go."""

    def summaries(self, records: Sequence[Any]) -> Sequence[Any]:
        """What came of the games in files of results; each summary has the `runs` that it is of."""


def arena_game(name: str) -> ArenaGame:
    """A game by its name. Raises ValueError where there is none, or where the arena cannot play it."""
    found: ArenaGame = games.part(name, "arena")
    return found
