"""CommandGame: all that the commands ask of a game. `command_game` finds it by the name of the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

from msgspec import Struct
from rich.console import RenderableType

from defuse import games
from defuse.cli.console import misuse
from defuse.cli.odds.options import Options
from defuse.kernel import Act, Event, Game, Observation, Outcome
from defuse.words import Message, Text, say

if TYPE_CHECKING:  # the arena takes longer to load than most commands take to answer
    from defuse.arena.game import Seating


class Wanted(NamedTuple):
    """What `defuse simulate` was asked for, as it was typed."""

    game: str
    missions: str = "all"
    players: str = "all"
    games: int = 20
    bots: str = "random"
    seed: int = 1
    budget: float | None = None
    clock: bool = True
    components: Path | None = None
    seating: Seating = "row"

    def names(self) -> list[str]:
        """The bots by name."""
        return [name.strip() for name in self.bots.split(",")]


class Planned(NamedTuple):
    """The games of a simulation."""

    matches: Sequence[Any]
    """Each is an `AnyMatch` of the arena."""
    typed: Sequence[str]
    """The options that give the same games."""
    notes: Sequence[Message] = ()
    """What has to be said before the first game."""


class Table(NamedTuple):
    """Cells with a title, and names over the columns, all in words. One column holds words, all others hold figures."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    words: int = 0
    """Which column; words stand on the left, figures on the right."""


class Evening(NamedTuple):
    """What `defuse play --terminal` was asked for."""

    mission: int
    players: int
    seat: str
    seed: str | None
    bots: str
    save_to: Path | None


class Command(NamedTuple):
    """A command that only one game has."""

    name: str
    run: Callable[..., None]
    help: str | None = None
    """What to say of it; without that, what the catalogue says (`cli-command-NAME`)."""


class Slot(NamedTuple):
    """A wire in its place, as it is drawn on a page."""

    thing: int
    shows: str
    colour: Literal["blue", "yellow", "red"]
    cut: bool
    token: str = ""
    """What the token beside it shows."""


class Rack(NamedTuple):
    """Wires in a row."""

    name: str
    slots: tuple[Slot, ...]


class Comparing(Protocol):
    """What `defuse report` asks of a game whose bots can be compared deal by deal, and drawn."""

    def duels(self, first: Iterable[Any], second: Iterable[Any], margin: float) -> Sequence[Any]:
        """The deals that both have played: some parts of them, and all of them as the last one.

        A difference below the margin does not matter.
        """

    def tables(self, duels: Sequence[Any]) -> list[Table]:
        """The tables of a comparison."""

    def draw(self, summaries: Sequence[Any]) -> str:
        """Summaries as a picture, in SVG."""


class OddsTeller(Protocol):
    """What `defuse odds` asks of a game."""

    def tell(self, options: Options, data: bytes) -> None:
        """Print the odds of the table in a file, or the table itself."""

    def blank(self, mission: int, players: int, captain: str, seat: str | None) -> str:
        """A table to be filled in."""


class CommandGame(ABC):
    """A game on the command line. What a game does not have is left as it is here."""

    title: Text

    # `show` and `replay`.

    @abstractmethod
    def narrate(self, before: Any, events: Iterable[Event]) -> list[Message]:
        """What happened, as sentences that everybody may read, beginning at the public state as it was before."""

    @abstractmethod
    def scene(
        self, view: Any, viewer: str, *, sealed: Sequence[Act] = (), acts: int = 0, last: Sequence[Message] = ()
    ) -> Struct:
        """The table as plain data, from a view and the sealed acts that the viewer knows of, and from nothing else."""

    @abstractmethod
    def picture(self, scene: Any, width: int) -> RenderableType:
        """The scene as a picture, at most so many characters wide."""

    @abstractmethod
    def ending(self, outcome: Outcome) -> dict[str, Any]:
        """How a game ended, as plain data."""

    @abstractmethod
    def table(self, text: str) -> Game | Observation:
        """The table that a text in the notation of the game sets up: a whole one, or what one seat sees of it.

        A text that cannot be read is a `Failure`.
        """

    # `simulate` and `report`.

    @abstractmethod
    def planned(self, wanted: Wanted) -> Planned:
        """The games that were asked for. What this game does not have is refused."""

    def with_budget(self, bots: Sequence[str], budget: float | None) -> list[str]:
        """The same bots; those that can be told how many seconds to think, and are not told yet, are told these.

        Raises ValueError for a name that is no bot. A budget that no bot takes is a `Failure`.
        """
        if budget is not None:
            raise misuse(say("cli-simulate-only-busters", option="--budget"))
        return list(bots)

    @abstractmethod
    def tally(self, results: Iterable[Any]) -> Sequence[Struct]:
        """What came of games, as rows of plain data."""

    @abstractmethod
    def tally_table(self, rows: Sequence[Any]) -> RenderableType:
        """The same for people."""

    def won(self, result: Any) -> bool | None:
        """Whether a game was won; None where somebody always wins."""
        return None

    def tables(self, summary: Any) -> list[Table]:
        """The tables of a summary."""
        return []

    def comparing(self) -> Comparing | None:
        """How to compare and draw its bots."""
        return None

    # `review`.

    def headline(self, game: Game) -> Text:
        """What was played: its title, with the mission or the like."""
        return self.title

    def racks(self, game: Game) -> Sequence[Rack]:
        """All things that lie in rows, open, for a page about a game that is over."""
        return ()

    # What only some games have.

    def at_the_terminal(self) -> Callable[[Evening], None] | None:
        """Lets a person play with bots, right here."""
        return None

    def odds(self) -> OddsTeller | None:
        """Who tells the odds of its tables."""
        return None

    def commands(self) -> Sequence[Command]:
        """Its own commands."""
        return ()


def command_game(name: str) -> CommandGame:
    """A game by its name. Raises ValueError where there is none, or where it has nothing for the command line."""
    found: CommandGame = games.part(name, "cli")
    return found
