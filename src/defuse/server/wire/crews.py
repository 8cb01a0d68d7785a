"""What is sent about crews over plain HTTP: making, joining, the campaign, today's deal, challenges.

A member's device shows its token in the header `Authorization: Bearer …`. Without it, or with one of another crew, the
answer is the same as for a crew that does not exist.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from defuse.games import FIRST
from defuse.server.wire.options import BotName, GameName, MissionCard, MissionNumber, Name, Once, Options

CrewName = Annotated[str, Meta(min_length=1, max_length=40)]
CrewKey = Annotated[str, Meta(min_length=1, max_length=40)]
RecoveryCode = Annotated[str, Meta(min_length=1, max_length=80)]
MemberId = Annotated[str, Meta(min_length=1, max_length=16)]
Players = Annotated[int, Meta(ge=2, le=5)]

# --- Coming and going. ------------------------------------------------------------------------------------


class NewCrew(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Make a crew. Its maker is the first member."""

    name: CrewName
    member: Name
    won: Annotated[tuple[MissionNumber, ...], Meta(max_length=200)] = ()
    """Missions that were won in this browser before: they are marked as brought along, and open boxes."""
    once: Once | None = None


class JoinCrew(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Join by the link that a member has sent."""

    key: CrewKey
    member: Name
    once: Once | None = None


class RecoverMember(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Come back on another device, by the recovery code. It names the crew, too."""

    code: RecoveryCode
    once: Once | None = None


class CrewJoined(Struct, frozen=True, kw_only=True):
    """A device of a member. The token and the code are told here and never again."""

    crew: str
    member: str
    token: str
    recovery: str
    """Keep it somewhere else than on this device. It replaces the one before."""


class InviteSeen(Struct, frozen=True, kw_only=True):
    """What somebody who was invited may know before joining."""

    crew: str
    name: str
    members: int


class CrewChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Change something of a crew. Any member may."""

    do: Literal[
        "name",  # the crew is called `name`
        "member-name",  # I am called `name`
        "leave",
        "remove",  # `member` is out, with all devices
        "forget-device",  # my other devices are out
        "new-link",  # the old link to join ends
        "new-code",  # my old recovery code ends; the new one is in `recovery`
        "captain",  # `member` is captain next
        "share",  # whether our games count in the server's statistics: `on`
        "delete",  # in seven days, unless a member stops it
        "keep",  # stop that
    ]
    name: CrewName | None = None
    member: MemberId | None = None
    on: bool | None = None


# --- The campaign. ----------------------------------------------------------------------------------------


class MemberSeen(Struct, frozen=True, kw_only=True):
    """A member."""

    id: str
    name: str
    here: bool
    """Whether one of their devices has asked for the crew lately, or sits at one of its tables."""
    captain: bool = False
    """Whether they are captain next."""
    left: bool = False
    """Whether they have left; they stay in the history."""


class TrySeen(Struct, frozen=True, kw_only=True):
    """A try of a mission, in short."""

    won: bool
    kind: Literal["played", "imported", "box", "brought"]


class MissionProgress(Struct, frozen=True, kw_only=True):
    """A mission on the map. Of a locked one there is its number alone."""

    number: int
    box: int
    """1 to 6."""
    state: Literal["done", "next", "open", "locked"]
    tries: tuple[TrySeen, ...] = ()
    card: MissionCard | None = None
    joins: Literal["", "equipment", "characters"] = ""
    """What joins with it: equipment at 9 and 55, characters at 31."""


class BoxSeen(Struct, frozen=True, kw_only=True):
    """A box of missions: 1–8, 9–19, 20–30, 31–42, 43–54, 55–66."""

    number: int
    title: str
    first: int
    last: int
    done: int
    open: bool


class CrewPlayer(Struct, frozen=True, kw_only=True):
    """Who sat at a seat of a game."""

    name: str
    member: str = ""
    bot: str = ""
    captain: bool = False


class CrewGameSeen(Struct, frozen=True, kw_only=True):
    """A game in the history."""

    id: str
    kind: Literal["played", "imported", "box", "brought"]
    game: GameName
    mission: int
    title: str
    players: tuple[CrewPlayer, ...]
    won: bool
    """Where everybody plays for themselves: whether a member of the crew has won."""
    why: str
    """How it ended, in words."""
    turns: int
    seconds: int
    """How long it took; 0 where nobody knows."""
    ended: float
    """Seconds since 1970."""
    deal: Literal["", "daily", "challenge"] = ""
    review: str = ""
    """The path of its review for those who have the link; empty where nobody has made one."""
    reviewable: bool = False
    """Whether a member can have it reviewed: there is a file of it."""
    counts: bool = True
    """false for a game of a shared deal that the crew had begun or finished before with as many players."""
    note: str = ""
    """What was written to a game that was entered by hand."""


class CrewTable(Struct, frozen=True, kw_only=True):
    """A table of the crew where somebody is, or a game runs."""

    table: str
    mission: int
    title: str
    state: Literal["lobby", "running", "over"]
    names: tuple[str, ...]
    deal: Literal["", "daily", "challenge"] = ""


class Rate(Struct, frozen=True, kw_only=True):
    """How many of some games were won, with the 95 % interval. Under 20 games a page shows their number alone."""

    games: int
    won: int
    low: float
    high: float


class MissionRates(Struct, frozen=True, kw_only=True):
    """How hard a mission is: what bots and crews win, by player count."""

    number: int
    bots: dict[str, Rate]
    """By player count, and `all`."""
    bots_played: str
    """Which bots these were, in words."""
    crews: dict[str, Rate]
    """Those of this server that agreed; empty where whoever runs it does not tell."""


class CrewStatistics(Struct, frozen=True, kw_only=True):
    """Games of the crew in numbers. Imported and box games are told apart."""

    missions: dict[str, Rate]
    """By mission."""
    bots: dict[str, Rate]
    """The same missions, played by bots, with any number of players."""
    players: dict[str, Rate]
    captains: dict[str, Rate]
    """By member."""
    seconds: int


class CrewSeen(Struct, frozen=True, kw_only=True):
    """A crew, for one of its members."""

    crew: str
    name: str
    you: str
    """Your id among the members."""
    members: tuple[MemberSeen, ...]
    made: float
    link: str
    """The path to invite by: `/c/…?k=…`."""
    boxes: tuple[BoxSeen, ...]
    missions: tuple[MissionProgress, ...]
    next: int | None
    """The mission that comes next; null when all are done."""
    tries: int
    wins: int
    seconds: int
    games: tuple[CrewGameSeen, ...]
    """The latest ones."""
    more: bool
    """Whether there are more."""
    tables: tuple[CrewTable, ...]
    share: bool
    ends: float | None = None
    """When it will be deleted, in seconds since 1970; null if nobody wants that."""
    ends_by: str = ""
    recovery: str = ""
    """A new recovery code, told once, in the answer to `new-code`."""


class GamesPage(Struct, frozen=True, kw_only=True):
    """A part of the history."""

    games: tuple[CrewGameSeen, ...]
    more: bool


class PlayMission(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the crew for a mission: you sit down, the others' seats are kept open for them or given to bots."""

    mission: MissionNumber = 1
    game: GameName = FIRST
    members: Annotated[tuple[MemberId, ...], Meta(max_length=4)] = ()
    """Who else is to play; each has a seat that only they can take."""
    bots: Annotated[tuple[BotName, ...], Meta(max_length=4)] = ()
    """Bots for further seats."""
    options: Options | None = None
    """Without them, those of the crew's last table."""
    deal: Annotated[str, Meta(max_length=32)] = ""
    """`daily`, or the id of a challenge; then mission and game follow from it."""
    once: Once | None = None


class BoxGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game of the real box, entered by hand."""

    mission: MissionNumber
    won: bool
    members: Annotated[tuple[MemberId, ...], Meta(max_length=5)] = ()
    others: Annotated[tuple[Name, ...], Meta(max_length=5)] = ()
    """Who played along and is no member."""
    captain: MemberId | None = None
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    ended: Annotated[float, Meta(ge=0)] | None = None
    """Seconds since 1970; null: now."""
    note: Annotated[str, Meta(max_length=200)] = ""


class BoxGameRemoved(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take back a game that was entered by hand."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]


class ReviewGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Have a game of the crew reviewed: one that was played here, or one whose file was imported."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    """Its id."""


class CampaignWon(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The missions that somebody without a crew has won."""

    won: Annotated[tuple[MissionNumber, ...], Meta(max_length=200)] = ()


class CampaignSeen(Struct, frozen=True, kw_only=True):
    """The campaign of somebody without a crew. Nothing of it is kept."""

    boxes: tuple[BoxSeen, ...]
    missions: tuple[MissionProgress, ...]
    next: int | None


# --- The same deal for all. -------------------------------------------------------------------------------


class DealResult(Struct, frozen=True, kw_only=True):
    """What came of a deal that others play, too."""

    crew: str
    """Its name."""
    yours: bool
    won: bool
    turns: int
    dial: int | None
    seconds: int
    players: int


class DailySeen(Struct, frozen=True, kw_only=True):
    """The deal of the day."""

    day: str
    """`2026-11-17`, by the server's clock, UTC."""
    mission: MissionCard
    players: tuple[int, ...]
    ends: float
    """When the day is over, in seconds since 1970."""
    crews: int
    """How many crews have finished it."""
    played: bool = False
    """Whether your crew has finished it, with any number of players."""
    running: str = ""
    """Your crew's table where it is being played."""
    results: tuple[DealResult, ...] = ()
    """Only for those who have finished it, or once the day is over."""


class NewChallenge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Let others play the cards of a game of ours."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    """The id of the crew's game."""


class ChallengeSeen(Struct, frozen=True, kw_only=True):
    """A challenge: the same cards for another crew."""

    challenge: str
    link: str
    """`/b/…`"""
    crew: str
    """Whose deal it is, by name."""
    mission: MissionCard
    players: int
    yours: bool
    played: bool
    running: str = ""
    results: tuple[DealResult, ...] = ()
    """Only for those who have played it."""
