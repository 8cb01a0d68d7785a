"""GamePuzzles: all that puzzles ask of a game. `puzzles_of` finds it by the name of the game."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from defuse import games
from defuse.kernel import Game, Observation
from defuse.puzzles.puzzle import Puzzle
from defuse.review.findings import CallFound
from defuse.review.proof import Held, Proof, ProofStep
from defuse.words import Argument, Message


class FactTold(NamedTuple):
    """Something that everybody knows and that the table does not show."""

    text: Message
    wires: tuple[int, ...] = ()
    """The wires that it is about, where it is not a whole hand."""
    held: tuple[Held, ...] = ()


class ChoiceTold(NamedTuple):
    """A call, with its odds, in words."""

    call: CallFound
    what: Message
    odds: Message


class Posed(Protocol):
    """A puzzle that somebody looks at: the table, and what can be said of it."""

    puzzle: Puzzle
    seat: int
    """Who is to move."""

    @property
    def seen(self) -> Observation:
        """What the seat sees."""

    @property
    def turn(self) -> int:
        """The turn of the game that it comes from."""

    @property
    def wires(self) -> tuple[int, ...]:
        """The wires that may be named."""

    @property
    def values(self) -> tuple[str, ...]:
        """The values that may be named."""

    @property
    def facts(self) -> tuple[FactTold, ...]:
        """What the table does not show."""

    @property
    def answer(self) -> CallFound:
        """The answer, with its odds."""

    def game(self) -> Game:
        """A whole game that looks like this to the seat; what is hidden in it is drawn at random."""

    def wire_at(self, place: str) -> int | None:
        """The wire at a place, as the notation names it: `B1.3`."""

    def place_of(self, wire: int) -> Argument:
        """The place of a wire, for a message."""

    def tried(self, wire: int, value: str) -> ChoiceTold | None:
        """A call that somebody names, with its odds; None if it may not be made."""

    def proof(self) -> Proof:
        """Why the answer is certain; or what its chance hangs on."""

    def hints(self) -> tuple[ProofStep, ...]:
        """The steps of the proof that may be told before the answer."""

    def choices(self) -> tuple[ChoiceTold, ...]:
        """The answer, and the best of the other calls."""


class GamePuzzles(Protocol):
    """A game with puzzles."""

    def found(self, seed: str, number: int) -> tuple[Puzzle, ...]:
        """All puzzles in game `number` of a run."""

    def posed(self, puzzle: Puzzle) -> Posed:
        """A puzzle to look at. Raises ValueError where its table cannot be read."""

    def flaw(self, puzzle: Puzzle) -> str:
        """What is wrong with a puzzle, as a code and what was found instead; empty if it is as it should be."""


def puzzles_of(game: str) -> GamePuzzles:
    """The puzzles of a game. Raises ValueError where it has none."""
    found: GamePuzzles = games.part(game, "puzzles")
    return found
