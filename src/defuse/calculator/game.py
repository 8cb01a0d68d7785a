"""GameCalculator: all that the calculator asks of a game. `calculator_of` finds it by the name of the game."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

from defuse import games
from defuse.calculator.tapping import Menu
from defuse.calculator.told import ActionsTold, ClashSeen, EntrySeen, FactSeen, ProblemSeen, WiresTold
from defuse.kernel import Observation
from defuse.review.proof import Proof
from defuse.words import Said, Speaker, Text

State = Literal["odds", "problem", "clash", "many", "over"]


class NothingToTell(Said):
    """What is asked for does not exist: no such mission for so many, no such wire, nothing to prove."""


class Asked(NamedTuple):
    """A text, and whose view of it is wanted."""

    text: str
    seat: str | None = None
    """A letter, or `spectator`; None: as the text says."""


class Held(NamedTuple):
    """A fact that no wire shows: a seat holds a value somewhere."""

    seat: int
    value: str


class Worked(NamedTuple):
    """All that is to be shown of a text, beside its drawing."""

    state: State
    text: str = ""
    good: int = 0
    seen: Observation | None = None
    """What is to be drawn."""
    mission: str = ""
    turn: tuple[int, ...] = ()
    held: tuple[Held, ...] = ()
    facts: tuple[FactSeen, ...] = ()
    entries: tuple[EntrySeen, ...] = ()
    told: WiresTold | ActionsTold | None = None
    table: str | None = None
    notes: tuple[str, ...] = ()
    menu: Menu = Menu()
    problem: ProblemSeen | None = None
    clash: ClashSeen | None = None
    drop: tuple[FactSeen, ...] = ()
    unfinished: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Colours of which not all markers are named yet, and those that are: no others may be drawn."""


class Blank(NamedTuple):
    """A blank table, what can be filled in, and what is to be drawn of it."""

    text: str
    menu: Menu
    seen: Observation | None
    unfinished: tuple[tuple[str, tuple[str, ...]], ...] = ()


class Reasoned(NamedTuple):
    """Why a wire is what it is."""

    wire: int
    proof: Proof


class GameCalculator(Protocol):
    """A game in the calculator."""

    title: Text

    def work(self, asked: Asked, speaker: Speaker) -> Worked:
        """All that can be told of a text. It raises nothing for what the text says."""

    def blank(self, mission: int, players: int, captain: int, seat: int, speaker: Speaker) -> Blank:
        """A blank table. Raises `NothingToTell`."""

    def why(self, asked: Asked, place: str, value: str) -> Reasoned:
        """Why a wire is of a value, or what speaks for it. Raises `NothingToTell`."""


def calculator_of(game: str) -> GameCalculator | None:
    """A game in the calculator, by its name; None for one that has no part for it."""
    if not games.parts_of(game).calculator:
        return None
    found: GameCalculator = games.part(game, "calculator")
    return found
