"""The bunker as data: two floors with squares, walls and gates, and the steps of the way through it (M66)."""

from __future__ import annotations

from msgspec import Struct

Square = tuple[int, int]
"""Row from the north, column from the west."""
Edge = tuple[int, int, int, int]
"""Two squares that share a side, the northern or western one first."""

DIRECTIONS: dict[str, Square] = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
"""Where each direction leads."""

STEPS = ("key", "guard", "stairs", "lever", "rearrange", "doctor", "wires")
"""What has to be done, in this order."""

TASKS = {
    "key": "Go to the key and take it.",
    "guard": "Go to the guard and put him to sleep.",
    "stairs": "Go to the stairs.",
    "lever": "Go to the lever, get a grip on it, then name both yellow wires.",
    "rearrange": "Captain, lay the five cards anew, or leave them as they lie.",
    "doctor": "Go to the doctor and catch him.",
    "wires": "Cut all that is left.",
}
"""Each step in words."""


class Floor(Struct, frozen=True, kw_only=True):
    """One side of the bunker card."""

    name: str
    squares: tuple[tuple[str, ...], ...]
    """What is on each square, row by row from the north; nothing for plain floor."""
    walls: tuple[Edge, ...]
    gates: tuple[tuple[Edge, str], ...] = ()
    """Walls that open when a step is done: a door, a laser."""

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
    name="ground floor",
    squares=(
        ("helicopter", "", "", "stairs"),
        ("", "", "", "guard"),
        ("", "key", "", ""),
    ),
    walls=((0, 1, 0, 2), (1, 1, 1, 2), (0, 3, 1, 3)),
    gates=(((2, 1, 2, 2), "key"),),
)

BASEMENT = Floor(
    name="basement",
    squares=(
        ("doctor", "saw", "", "stairs"),
        ("", "", "", "saw"),
        ("", "saw", "", "lever"),
    ),
    walls=((0, 3, 1, 3),),
    gates=(((0, 1, 0, 2), "lever"), ((1, 1, 1, 2), "lever"), ((2, 1, 2, 2), "lever")),
)

FLOORS = (GROUND, BASEMENT)
START: Square = (0, 0)
STRIPED = ("key", "guard", "lever", "doctor")
"""Squares that hold the figure until their step is done by a cut that meets the action card."""
