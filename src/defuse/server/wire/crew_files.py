"""The file of a crew: what an export holds, and what an import takes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from defuse.server.wire.crews import CrewName, MemberId
from defuse.server.wire.options import GameName, MissionNumber, Name

VERSION = 1
"""Of the file. One of a later version is refused with a word."""


class FileMember(Struct, frozen=True, kw_only=True):
    """A member. Their devices and codes are no part of a file."""

    id: MemberId
    name: Name
    left: bool = False


class FilePlayer(Struct, frozen=True, kw_only=True):
    """Who sat at a seat."""

    name: Name
    member: Annotated[str, Meta(max_length=16)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class FileGame(Struct, frozen=True, kw_only=True):
    """A game."""

    kind: Literal["played", "imported", "box", "brought"]
    game: GameName
    mission: MissionNumber
    players: Annotated[int, Meta(ge=0, le=5)]
    won: bool
    ended: Annotated[float, Meta(ge=0, le=1e11)]
    seats: Annotated[tuple[FilePlayer, ...], Meta(max_length=5)] = ()
    captain: Annotated[int, Meta(ge=0, le=4)] | None = None
    """By seat."""
    why: Annotated[str, Meta(max_length=2_000)] = ""
    """How it ended: a message as it is kept."""
    turns: Annotated[int, Meta(ge=0, le=100_000)] = 0
    dial: Annotated[int, Meta(ge=0, le=100)] | None = None
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    deal: Literal["", "daily", "challenge"] = ""
    note: Annotated[str, Meta(max_length=200)] = ""
    replay: Annotated[str, Meta(max_length=1_000_000)] | None = None
    """Its replay file (`.defuse`), where there is one."""


class CrewFile(Struct, frozen=True, kw_only=True):
    """A crew with its games. It has no keys in it: whoever imports it makes a new crew."""

    format: Literal["defuse-crew"]
    version: Annotated[int, Meta(ge=1)]
    name: CrewName
    members: Annotated[tuple[FileMember, ...], Meta(min_length=1, max_length=100)]
    by: Annotated[str, Meta(max_length=16)] = ""
    """Which member has exported it: whoever imports it is that member, unless they say another."""
    exported: float = 0.0
    games: tuple[FileGame, ...] = ()
