"""Store: where tables and acts are kept. What it has said to have kept is there after a crash.

A table has one writer. Two that write the same act number to one table clash, and the second one gets `Clash`; so a
version with many processes needs no other contract than this.
"""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct


class StoreError(RuntimeError):
    """The store cannot do it now."""


class Clash(StoreError):
    """Somebody else has written this already."""


class GameRow(Struct, frozen=True, kw_only=True):
    """A game of a table: how it was set up. Its seed is secret until it is over."""

    table: str
    game: int
    kit: str
    engine: str
    """The version of the engine that it is played with."""
    setup: bytes
    seed: str
    digest: str
    """A name for all that setting up led to."""
    deal: str = ""
    """How its seed was made, for those who want to check it later."""


class ActRow(Struct, frozen=True, kw_only=True):
    """An act of a game."""

    table: str
    game: int
    number: int
    """From 1."""
    act: bytes
    digest: str
    """A name for all that has happened so far, this act included."""
    seat: int
    id: str = ""
    """The client's own id of it, to know a resend; empty for acts of bots and of the host."""
    why: str = ""
    """The reason of a bot."""


class SaidRow(Struct, frozen=True, kw_only=True):
    """Something that was said at a table."""

    table: str
    number: int
    """From 1."""
    seat: int | None
    name: str
    text: str
    kind: Literal["talk", "sign", "spectator", "note"]
    held: int = 0
    """The game during which players must not hear it; 0: they may."""
    heard: int = 0
    """How much was said by then that everybody could hear at once, this included."""
    id: str = ""
    """The client's own id of it, to know a resend."""


class Kept(Struct, frozen=True, kw_only=True):
    """A table as the store has it."""

    state: bytes
    row: GameRow | None
    """Its last game, if there is one."""
    acts: tuple[ActRow, ...]
    said: tuple[SaidRow, ...] = ()
    """What was said there lately."""


class Store(Protocol):
    """What a server needs of a store. Every method has kept what it was given when it returns."""

    async def open(self) -> None:
        """Get ready; make what is missing."""

    async def close(self) -> None:
        """Write what is waiting, and let go."""

    async def ready(self) -> bool:
        """Whether it answers."""

    async def make(self, table: str, state: bytes) -> None:
        """A new table."""

    async def save(self, table: str, state: bytes) -> None:
        """The new state of a table: seats, options, mission."""

    async def begin(self, row: GameRow, state: bytes) -> None:
        """A new game of a table, together with the table's new state."""

    async def append(self, row: ActRow, state: bytes | None = None) -> None:
        """The next act of a game, and if it changes with it, the table's new state."""

    async def say(self, row: SaidRow) -> None:
        """Something is said at a table. What was said long ago may be forgotten."""

    async def load(self, table: str) -> Kept | None:
        """A table with its last game; None if there is no such table."""

    async def game(self, table: str, game: int) -> Kept | None:
        """A table with one of its games."""

    async def adopt(self, table: str, game: int, engine: str) -> None:
        """Note that a game is played on by another version of the engine, which was checked to play it alike."""
