"""The bunker as data: two floors with squares, walls and gates, and the steps of the way through it (M66)."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from defuse.words import Message, Text, say

Square = tuple[int, int]
"""Row from the north, column from the west."""
Edge = tuple[int, int, int, int]
"""Two squares that share a side, the northern or western one first."""

DIRECTIONS: dict[str, Square] = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
"""Where each direction leads."""


def way_word(direction: str) -> Message:
    """A direction in words."""
    return say(f"bunker-way-{direction}")


PLACES = (*map(way_word, DIRECTIONS), say("bunker-way-action"))
"""Where the five cards lie, in words."""


class Step(StrEnum):
    """What has to be done, in this order."""

    KEY = "key"
    GUARD = "guard"
    STAIRS = "stairs"
    LEVER = "lever"
    REARRANGE = "rearrange"
    DOCTOR = "doctor"
    WIRES = "wires"

    def task(self) -> Message:
        """What to do in this step."""
        return say(f"bunker-task-{self}")

    def done(self) -> Message:
        """What it means that the step is done."""
        return say(f"bunker-done-{self}")


STEPS = tuple(Step)
"""All steps, in order."""


class Floor(Struct, frozen=True, kw_only=True):
    """One side of the bunker card."""

    name: str
    squares: tuple[tuple[str, ...], ...]
    """What is on each square, row by row from the north; nothing for plain floor."""
    walls: tuple[Edge, ...]
    gates: tuple[tuple[Edge, Step], ...] = ()
    """Walls that open when a step is done: a door, a laser."""

    @property
    def title(self) -> Message:
        """What it is called."""
        return say(f"bunker-floor-{self.name}")

    @property
    def shown(self) -> tuple[tuple[Text, ...], ...]:
        """What is on each square, in words."""
        return tuple([tuple([say(f"bunker-square-{what}") if what else "" for what in row]) for row in self.squares])

    def at(self, square: Square) -> str:
        """What is on a square."""
        return self.squares[square[0]][square[1]]

    def closed(self, step: str) -> tuple[Edge, ...]:
        """The walls that stand while a step is to be done."""
        now = STEPS.index(step)
        return (*self.walls, *(edge for edge, opener in self.gates if STEPS.index(opener) >= now))

    def beyond(self, square: Square, direction: str, step: str) -> Square | None:
        """The square in a direction, or None if a wall is in the way."""
        down, right = DIRECTIONS[direction]
        to = (square[0] + down, square[1] + right)
        if not (0 <= to[0] < len(self.squares) and 0 <= to[1] < len(self.squares[0])):
            return None
        return None if (*min(square, to), *max(square, to)) in self.closed(step) else to


GROUND = Floor(
    name="ground",
    squares=(
        ("helicopter", "", "", "stairs"),
        ("", "", "", "guard"),
        ("", "key", "", ""),
    ),
    walls=((0, 1, 0, 2), (1, 1, 1, 2), (0, 3, 1, 3)),
    gates=(((2, 1, 2, 2), Step.KEY),),
)

BASEMENT = Floor(
    name="basement",
    squares=(
        ("doctor", "saw", "", "stairs"),
        ("", "", "", "saw"),
        ("", "saw", "", "lever"),
    ),
    walls=((0, 3, 1, 3),),
    gates=(((0, 1, 0, 2), Step.LEVER), ((1, 1, 1, 2), Step.LEVER), ((2, 1, 2, 2), Step.LEVER)),
)

FLOORS = (GROUND, BASEMENT)
START: Square = (0, 0)
STRIPED = (Step.KEY, Step.GUARD, Step.LEVER, Step.DOCTOR)
"""Squares that hold the figure until their step is done by a cut that meets the action card."""
