"""GameEncoding: what a game says of itself in numbers. `encoding_of` finds it by the name of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from defuse import games
from defuse.encoding.blocks import Blocks
from defuse.encoding.layout import Layout
from defuse.kernel import Act, Event, Field, Form, Game


class Frame(Protocol):
    """One seat's way of counting: its own things first, the others clockwise from there."""

    seat: int

    def numbers(self, field: Field, items: Iterable[Any]) -> list[int]:
        """The numbers of some items of a field."""


class GameEncoding(Protocol):
    """A game in numbers."""

    blocks: Blocks
    layout: Layout
    pass_by: int
    """The number that declines an any-time card."""
    done: int
    """The number that ends a list which could be longer."""

    def frame(self, public: Any, seat: int) -> Frame:
        """How a seat counts now."""

    def prefix(self, public: Any, form: Form) -> tuple[int, ...]:
        """The numbers that say which form is filled in: the cards that it uses, or its verb."""

    def chimers(self, game: Game) -> Sequence[int]:
        """Who may use an any-time card before the question is answered, as far as everybody knows."""

    def host_act(self, game: Game) -> Act | None:
        """What the host appends before anybody is asked: time, in missions with a clock."""

    def write(
        self,
        out: bytearray,
        public: Any,
        faces: bytes,
        frame: Any,
        events: Sequence[Event],
        sealed: Act | None = None,
    ) -> None:
        """Write what a seat sees, which has seen these faces and locked this in, into bytes of zeros."""

    def fill_in(self, out: bytearray, given: Sequence[int], beside: bool) -> None:
        """Write what a seat is filling in, beside what it sees."""

    def progress(self, public: Any) -> Mapping[str, float]:
        """How far the game has come, for shaped rewards: each name is a share from 0 to 1."""


def encoding_of(game: str) -> GameEncoding:
    """The encoding of a game. Raises ValueError where there is no such game, or where it has none."""
    found: GameEncoding = games.part(game, "encoding")
    return found
