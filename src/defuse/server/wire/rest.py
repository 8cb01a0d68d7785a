"""What is sent over plain HTTP: making a table, sitting down, looking one up, the catalogue."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from defuse.games import FIRST
from defuse.server.wire.options import (
    BotName,
    BranchSeen,
    GameName,
    Key,
    MissionCard,
    MissionNumber,
    Name,
    Once,
    Options,
    Seat,
    SeatInfo,
)


class Place(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat of a new table: for a person who will come, or for a bot."""

    kind: Literal["open", "bot"] = "open"
    bot: BotName = "careful"
    name: Name | None = None


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Make a table. You sit at one of its seats and run the table."""

    name: Name
    """Your name."""
    mission: MissionNumber = 1
    game: GameName = FIRST
    seats: Annotated[tuple[Place, ...], Meta(min_length=2, max_length=5)] = (
        Place(),
        Place(kind="bot"),
        Place(kind="bot"),
        Place(kind="bot"),
    )
    """All seats, clockwise. What is said of your own seat does not matter."""
    seat: Seat = 0
    """Where you sit."""
    captain: Seat | None = None
    options: Options = field(default_factory=Options)
    start: bool = False
    """Start at once; seats that are still open are given to bots."""
    once: Once | None = None
    """With it, making the table can be repeated: the same table, seat and token come back."""


class Seated(Struct, frozen=True, kw_only=True):
    """Your seat, and the token that is your key to it. Keep it; nobody else ever sees it."""

    table: str
    seat: int
    token: str
    link: str
    """The path to share with friends: `/t/…`, with `?k=…` once somebody was removed."""


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sit down."""

    name: Name
    seat: Seat | None = None
    """null: any open seat."""
    key: Key | None = None
    """The key in the link, where it has one."""
    once: Once | None = None
    """With it, sitting down can be repeated: the same seat and token come back."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """What anybody with the link may know of a table."""

    table: str
    state: Literal["lobby", "running", "over", "closed"]
    mission: MissionCard
    seats: tuple[SeatInfo, ...]
    options: Options
    game: int
    commitment: str
    closed: str
    branch: BranchSeen | None = None
    """Where its game comes from, if it is a “what if”."""
    crew: str = ""
    """Whose table it is. Its members sit down with the token of their device (`Authorization: Bearer …`)."""
    shared: Literal["", "daily", "challenge"] = ""
    """Whether the deal is one that other crews play, too. Only members sit down there, and nobody watches."""


class GameCard(Struct, frozen=True, kw_only=True):
    """A game that a table can play."""

    game: GameName
    title: str
    text: str
    """What it is, in a sentence."""
    players: tuple[int, ...]
    bots: dict[str, str]
    """The bots by name, with a sentence on each."""
    card: MissionCard | None = None
    """What is played, where there are no missions to choose from."""


class Catalogue(Struct, frozen=True, kw_only=True):
    """All games; the missions that there are, and the bots of the first game."""

    missions: tuple[MissionCard, ...]
    bots: dict[str, str]
    """The bots by name, with a sentence on each."""
    games: tuple[GameCard, ...]


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request was not done."""

    code: str
    text: str


class Health(Struct, frozen=True, kw_only=True):
    """How the server is."""

    ok: bool
    version: str
    engine: str
    store: bool
    """Whether the store answers, and keeps what it is given."""
    failed: str = ""
    """What kind of error the last write met, where it was not kept."""
    draining: bool = False
    """Whether this process gives its tables up, because it is about to end."""
