"""Store: where tables and acts are kept. What it has said to have kept is there after a crash.

A table has one writer, who holds it. Whoever takes a table gets a higher fence, and every write names the fence of its
writer: one that has lost its table writes nothing, whatever it believes. It gets `Clash`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct


class StoreError(RuntimeError):
    """The store cannot do it now."""


class Clash(StoreError):
    """Somebody else has written this already, or has taken the table."""


class Elsewhere(StoreError):
    """The table is open in another process."""


class Hold(NamedTuple):
    """A table, and the fence of the one who holds it."""

    table: str
    fence: int


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


class Taken(NamedTuple):
    """A table that was taken: from now on this process writes it."""

    hold: Hold
    kept: Kept


class Store(Protocol):
    """What a server needs of a store. Every method has kept what it was given when it returns."""

    lapsed: Callable[[], None]
    """Called when others may have taken tables from this process."""

    async def open(self) -> None:
        """Get ready; make what is missing."""

    async def close(self) -> None:
        """Write what is waiting, and let go."""

    async def ready(self) -> bool:
        """Whether it answers, and keeps what it is given."""

    @property
    def failed(self) -> str:
        """What kind of error the last write met; empty where it was kept."""

    @property
    def waiting(self) -> bool:
        """Whether it cannot keep anything just now, and tries again."""

    async def make(self, table: str, state: bytes) -> Hold:
        """A new table. Whoever makes it holds it."""

    async def take(self, table: str) -> Taken | None:
        """Hold a table, and read it with its last game; None if there is no such table. Raises Elsewhere."""

    async def release(self, holds: Iterable[Hold]) -> None:
        """Let go of tables: others may take them."""

    async def lost(self, holds: Iterable[Hold]) -> list[str]:
        """Those of some tables that others have taken meanwhile."""

    async def save(self, hold: Hold, state: bytes) -> None:
        """The new state of a table: seats, options, mission."""

    async def begin(self, hold: Hold, row: GameRow, state: bytes) -> None:
        """A new game of a table, together with the table's new state."""

    async def append(self, hold: Hold, row: ActRow, state: bytes | None = None) -> None:
        """The next act of a game, and if it changes with it, the table's new state."""

    async def say(self, hold: Hold, row: SaidRow) -> None:
        """Something is said at a table. What was said long ago may be forgotten."""

    async def adopt(self, hold: Hold, game: int, engine: str) -> None:
        """Note that a game is played on by another version of the engine, which was checked to play it alike."""

    async def delete(self, hold: Hold) -> None:
        """A table is gone, with its games, their acts, and what was said."""

    async def load(self, table: str) -> Kept | None:
        """A table with its last game; None if there is no such table. It is read and not held."""

    async def game(self, table: str, game: int) -> Kept | None:
        """A table with one of its games."""
