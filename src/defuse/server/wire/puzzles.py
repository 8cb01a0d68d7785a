"""What is told of puzzles: positions in which one call stands out. An answer is told to whoever has found it or asks.

Nothing of a puzzle is kept: whoever asks for it sends its number. Before it is solved or given up, no message has its
answer, or a step of its proof that was not asked for.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from defuse.server.wire.messages import Frame
from defuse.server.wire.options import MissionCard
from defuse.server.wire.reviews import ChoiceSeen, HeldSeen, ProofStep, ReviewSeat

PuzzleKind = Literal["certain", "likely"]
"""`certain`: one call, and only one, cannot go wrong. `likely`: none is certain, and one is clearly the best."""


class PuzzleCard(Struct, frozen=True, kw_only=True):
    """A puzzle in the list of all."""

    number: int
    """From 1."""
    grade: int
    """From 1 (easy) to 5."""
    kind: PuzzleKind
    mission: int
    box: int
    """The box of the campaign that its mission is in, from 1 to 6."""
    players: int


class PuzzlesSeen(Struct, frozen=True, kw_only=True):
    """All puzzles, and the one of the day."""

    date: str
    """Today, for this server: `2026-11-18`, UTC."""
    day: int
    """The number of today's puzzle."""
    left: int
    """Seconds until the next one."""
    puzzles: tuple[PuzzleCard, ...]


class PuzzleFact(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that everybody knows and no wire, token or panel shows: what came of an earlier turn."""

    text: str
    """`Pip has a 5`, `Moss's wire 3 is no 7`."""
    wires: tuple[int, ...] = ()
    """The wires that it is about, where it is not a whole hand."""
    held: tuple[HeldSeen, ...] = ()
    """That a seat holds a value somewhere."""


class PuzzleSeen(Struct, frozen=True, kw_only=True):
    """A puzzle: the table as the seat sees it that is to move."""

    number: int
    grade: int
    kind: PuzzleKind
    box: int
    mission: MissionCard
    turn: int
    """The turn of the game that it comes from."""
    seat: int
    """Who is to move: you."""
    seats: tuple[ReviewSeat, ...]
    title: str
    """What to do, in a few words: `Find the certain cut`."""
    task: str
    """The same in two sentences."""
    wires: tuple[int, ...]
    """The wires that may be named, by their ids."""
    values: tuple[str, ...]
    """The values that may be named: `1` to `12`, `yellow`."""
    facts: tuple[PuzzleFact, ...]
    hints: int
    """How many hints there are: the steps of the proof before the last one."""
    frame: Frame


class HintAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hint, please."""

    hint: Annotated[int, Meta(ge=1, le=200)]
    """Which one, from 1."""


class HintSeen(Struct, frozen=True, kw_only=True):
    """A hint: one step of the proof, and no other."""

    number: int
    hint: int
    hints: int
    step: ProofStep


class PuzzleTry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer: this wire is of this value."""

    wire: Annotated[int, Meta(ge=0, le=255)]
    value: Annotated[str, Meta(max_length=8)]


class GiveUp(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tell me the answer."""


class SolutionSeen(Struct, frozen=True, kw_only=True):
    """The answer, why it is the answer, and what else there was."""

    number: int
    wire: int
    value: str
    certain: bool
    hit: float
    """How likely it hits: 1 where it is certain."""
    text: str
    """What is proved, in a sentence."""
    steps: tuple[ProofStep, ...]
    """The proof; where nothing is certain, what the chance hangs on, the largest changes first."""
    choices: tuple[ChoiceSeen, ...]
    """The answer first, marked `best`, then the best of the other calls."""


class TriedSeen(Struct, frozen=True, kw_only=True):
    """What became of an answer."""

    number: int
    right: bool
    hit: float
    """How likely the call hits that was named."""
    explode: float
    certain: bool
    odds: str
    """The same in words: `95 % to hit, 2 % to explode`."""
    text: str
    """`95 %, not certain`, in a sentence."""
    solution: SolutionSeen | None = None
    """null where it was wrong."""
