"""Rows of crews, of their games and of challenges, and what a server needs of a store for them.

A crew has no holder: several processes may serve it. Whoever changes its row names the version that was read, and a
change of another version is not made. The games of a crew are rows of their own, and nothing that can be counted from
them is kept beside them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct

DEALS = "secret of deals"
"""The name of the secret that the deals of the day are made from."""

GameKind = Literal["played", "imported", "box", "brought"]


class CrewRow(Struct, frozen=True, kw_only=True):
    """A crew as it is kept."""

    id: str
    state: bytes
    version: int
    """Counts up with every change."""
    made: float
    changed: float
    ends: float = 0.0
    """When it is to be deleted, in seconds since 1970; 0 for never."""
    share: int = 1
    """Whether its games count in the statistics of the server."""


class CrewGameRow(Struct, frozen=True, kw_only=True):
    """A game of a crew that is over. One of a table has the id `TABLE/GAME`, so that it cannot be there twice."""

    id: str
    crew: str
    table: str = ""
    game: int = 0
    kind: GameKind
    kit: str
    mission: int
    players: int
    won: int
    counts: int = 1
    """0 for a game of a shared deal that the crew had begun, or finished, before."""
    deal: str = ""
    """Which deal it shares with other crews: `daily/2026-11-17`, `challenge/ID`; empty for one of its own."""
    ended: float
    record: bytes
    """Who played and how it went (`campaign.record`)."""
    file: bytes | None = None
    """The replay file of a game that was not played here."""


class ChallengeRow(Struct, frozen=True, kw_only=True):
    """A deal that a crew lets others play."""

    id: str
    crew: str
    crew_game: str
    body: bytes
    made: float


class CrewTableRow(NamedTuple):
    """A table of a crew."""

    id: str
    state: bytes
    held: bool
    """Whether a process of a cluster holds it."""
    changed: float


class DealRow(NamedTuple):
    """A game of a deal that many play."""

    game: CrewGameRow
    crew: bytes
    """The state of its crew."""
    share: bool


class Count(NamedTuple):
    """How many games some crews have played and won with a number of players."""

    players: int
    """0 for all numbers together with which few crews have played."""
    crews: int
    games: int
    won: int


class CrewStore(Protocol):
    """What a server needs of a store for crews. Every method has kept what it was given when it returns."""

    async def make(self, crew: CrewRow, games: Iterable[CrewGameRow] = ()) -> bool:
        """A new crew, with games that it brings along, all of it or nothing. Whether there was none of this id."""

    async def load(self, crew: str) -> CrewRow | None:
        """A crew; None if there is none of this id."""

    async def change(self, crew: CrewRow) -> bool:
        """Keep a crew if it is still of the version before this one. Whether it was."""

    async def add(self, game: CrewGameRow) -> None:
        """One more game."""

    async def remove(self, crew: str, game: str, kind: GameKind) -> bool:
        """Take back a game of a kind. Whether there was one."""

    async def games(self, crew: str) -> list[CrewGameRow]:
        """All games of a crew, the latest first, without their files."""

    async def game(self, crew: str, id: str) -> CrewGameRow | None:
        """A game of a crew, with its file."""

    async def count(self, crew: str) -> int:
        """How many games a crew has."""

    async def reviews(self, games: Iterable[str]) -> dict[str, str]:
        """The ids of the reviews of some games, by game."""

    async def won(self, crew: str, kit: str) -> set[int]:
        """The missions of a game that a crew has won, in games of its campaign."""

    async def tables(self, crew: str, most: int) -> list[CrewTableRow]:
        """The tables of a crew that have changed last."""

    async def first_with(self, crew: str, seed: str) -> tuple[str, int] | None:
        """The table and number of the game that a crew began first with a seed."""

    async def has_ended(self, crew: str, seed: str) -> bool:
        """Whether a game of a crew with a seed has ended."""

    async def of_deal(self, deal: str) -> list[DealRow]:
        """All games of a deal that count, the latest first."""

    async def has_played(self, crew: str, deal: str) -> bool:
        """Whether a crew has finished a game of a deal."""

    async def crews_of(self, deal: str) -> int:
        """How many crews have finished a deal."""

    async def rates(self, kit: str, mission: int, few: int) -> list[Count]:
        """How often crews that share their games have won a mission, by number of players.

        Numbers of players with fewer crews than `few` are counted together, as 0.
        """

    async def challenge(self, row: ChallengeRow) -> ChallengeRow:
        """Keep a challenge. If there is one of this game already, that one."""

    async def find_challenge(self, id: str) -> ChallengeRow | None:
        """A challenge; None if there is none of this id."""

    async def due(self, now: float) -> list[str]:
        """The crews whose time is over."""

    async def delete(self, crew: str, now: float) -> list[str] | None:
        """Delete a crew whose time is over, with everything. Its tables; None if it is not over any more."""

    async def secret(self, name: str) -> str:
        """A secret of this server: made once, the same in all its processes, never told."""
