"""Store: where tables and acts are kept. What it has said to have kept is there after a crash.

A table has one writer, who holds it. Whoever takes a table gets a higher fence, and every write names the fence of its
writer: one that has lost its table writes nothing, whatever it believes. It gets `Clash`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct

from defuse.server.store.crew_rows import CrewGameRow, CrewStore
from defuse.words import Text, Told


class StoreError(Told, RuntimeError):
    """The store cannot do it now."""


class Clash(StoreError):
    """Somebody else has written this already, or has taken the table."""


class Elsewhere(StoreError):
    """The table is open in another process."""


def why(error: BaseException) -> Text:
    """What is wrong with a database or a file, as its driver or the system says it."""
    if isinstance(error, Told):
        return error.message
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, OSError) and cause.strerror:
        return f"{cause.filename}: {cause.strerror}" if cause.filename else cause.strerror
    return str(cause) or type(cause).__name__


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
    began: float = 0.0
    """When it was dealt, in seconds since 1970; 0 where nobody has noted it."""


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
    kind: Literal["talk", "sign", "spectator", "spectator-sign", "note"]
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


class ReviewRow(Struct, frozen=True, kw_only=True):
    """A review: of a game of a table, of a game that a crew has brought, or of a file that somebody has opened."""

    id: str
    table: str = ""
    """Empty where it is of no table's game; then the file is here."""
    game: int = 0
    crew_game: str = ""
    """The game of a crew that it is of; empty for all others."""
    file: bytes | None = None
    about: bytes
    """What the game was, as `reviews.about` writes it."""
    digest: str
    """By what the findings are kept: the same for all reviews of one game."""
    made: float = 0.0
    opened: float = 0.0
    """When somebody looked at it last, about."""


class Reviews(Protocol):
    """Where reviews and what was found out for them are kept."""

    async def make(self, row: ReviewRow) -> ReviewRow:
        """A new review; where the game of a table has one already, that one. Raises Clash where the table is gone."""

    async def get(self, id: str) -> ReviewRow | None:
        """A review; None where there is none, or none any more."""

    async def of_game(self, table: str, game: int) -> str:
        """The id of the review of a table's game; empty where nobody has made one."""

    async def opened(self, id: str) -> None:
        """Somebody looks at it."""

    async def withdraw(self, table: str, game: int) -> bool:
        """The review of a table's game is gone. Whether there was one."""

    async def withdraw_of_crew(self, crew_game: str) -> bool:
        """The same for a game of a crew, by the name that the crew has for it."""

    async def expire(self, before: float) -> int:
        """Forget files that nobody has looked at since then, and findings that nobody needs. How many files."""

    async def findings(self, digest: str) -> bytes | None:
        """What was found out so far."""

    async def keep_findings(self, digest: str, body: bytes) -> None:
        """Keep what was found out, in place of what was known before. Without a review of the game, nothing is kept."""

    async def take(self, id: str) -> bool:
        """People meet here to look at a review. Whether there is such a review. Raises Elsewhere."""

    async def release(self, id: str) -> None:
        """Nobody is here any more: others may take it."""


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

    @property
    def crews(self) -> CrewStore:
        """Crews and their games."""

    @property
    def reviews(self) -> Reviews:
        """Where reviews are kept."""

    async def make(self, table: str, state: bytes, branch: bytes | None = None, *, crew: str = "") -> Hold:
        """A new table, perhaps of a crew, or with the replay file that its game begins with. Its maker holds it."""

    async def take(self, table: str) -> Taken | None:
        """Hold a table, and read it with its last game; None if there is no such table. Raises Elsewhere."""

    async def release(self, holds: Iterable[Hold]) -> None:
        """Let go of tables: others may take them."""

    async def lost(self, holds: Iterable[Hold]) -> list[str]:
        """Those of some tables that others have taken meanwhile."""

    async def save(self, hold: Hold, state: bytes) -> None:
        """The new state of a table: seats, options, mission."""

    async def begin(self, hold: Hold, row: GameRow, state: bytes, acts: Iterable[ActRow] = ()) -> None:
        """A new game of a table, with acts that it begins with, together with the table's new state."""

    async def append(
        self, hold: Hold, row: ActRow, state: bytes | None = None, ended: CrewGameRow | None = None
    ) -> None:
        """The next act of a game, and if it changes with it, the table's new state. With the last act of a crew's game
        goes its row among the games of the crew: all of it is kept, or nothing."""

    async def say(self, hold: Hold, row: SaidRow) -> None:
        """Something is said at a table. What was said long ago may be forgotten."""

    async def adopt(self, hold: Hold, game: int, engine: str) -> None:
        """Note that a game is played on by another version of the engine, which was checked to play it alike."""

    async def delete(self, hold: Hold) -> None:
        """A table is gone, with its games, their acts, and what was said."""

    async def unchanged_since(self, before: float, most: int) -> list[str]:
        """Tables that have not changed since then (seconds since 1970), the oldest first; none with games of a crew."""

    async def expire(self, table: str, before: float) -> bool:
        """Delete a table if it has not changed since then and no other process has it. Whether it was deleted."""

    async def load(self, table: str) -> Kept | None:
        """A table with its last game; None if there is no such table. It is read and not held."""

    async def game(self, table: str, game: int) -> Kept | None:
        """A table with one of its games."""

    async def branch(self, table: str) -> bytes | None:
        """The replay file that the game of a table begins with; None for all but branches."""
