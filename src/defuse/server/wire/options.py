"""What is known of a table: its mission, who sits there, what was agreed; and the shapes of names and ids."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

LETTERS = "ABCDE"
"""The badges of the seats."""

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""An id that the client makes for what it sends; a resend has the same one."""
Seat = Annotated[int, Meta(ge=0, le=4)]
Item = int | Annotated[str, Meta(max_length=80)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
"""Which ones there are, the catalogue says."""
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
MissionNumber = Annotated[int, Meta(ge=1, le=999)]
Once = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Random, and as secret as a token: whoever asks twice with the same one gets the same answer, and it is done once."""
Key = Annotated[str, Meta(max_length=40)]
"""What the link to a table has beside its id, once somebody was removed."""
Pace = Literal["slow", "normal", "fast", "none"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the table has agreed on."""

    talk: Literal["signs", "open"] = "signs"
    """While a mission runs: signs only, or free talk (friends who talk anyway). Missions may forbid more."""
    aids: Literal["none", "notes", "odds"] = "notes"
    """Nothing; private pencil marks; or the exact odds of your own seat, too."""
    clock: bool = True
    """Whether missions with a clock are played with it; without it they are casual games."""
    confirm: bool = True
    """Whether the client asks once more before a deadly action."""
    pace: Pace = "normal"
    """How long bots wait after each frame, so that people can read what happened; `none`: not at all."""
    takeover: Annotated[int, Meta(ge=0, le=3600)] = 120
    """After how many seconds a bot plays for a person who is away and is asked; 0 for never."""
    spectators: bool = True
    """Whether people with the link may watch. Switched off, it sends those away who do."""
    spectators_talk: bool = True
    """Whether those who watch may talk."""
    window: Annotated[int, Meta(ge=0, le=600)] = 30
    """How many seconds a window for tools stays open (Bomb Squad Academy); 0: until everybody has passed."""


class MissionCard(Struct, frozen=True, kw_only=True):
    """A mission in our words, or a game that has none to choose from."""

    game: GameName
    whole: bool = False
    """Whether this is a whole game: it has no missions, and no captain."""
    number: int = 0
    """Of the mission; without a meaning for a whole game."""
    title: str
    box: str
    """The part of the box that it comes in: `Training`, `Box 1` …"""
    players: tuple[int, ...]
    story: str
    setup: tuple[str, ...]
    goal: tuple[str, ...]
    questions: tuple[tuple[str, str], ...]
    wires: str
    """What is in it, in words: `blue 1–12, 1 red, 2 yellow`."""
    clock: bool
    """Whether it is played against the clock."""


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat and who sits there."""

    seat: int
    letter: str
    """A to E: the badge of the seat."""
    name: str
    """What to call it; an open seat has one, too: `Seat C`."""
    kind: Literal["open", "person", "bot"]
    bot: str = ""
    """Which bot plays here: always, or as long as the person is away."""
    here: bool = False
    """Whether the person is connected; true for bots."""
    standin: bool = False
    """Whether a bot plays for the person just now. It ends when the person comes back."""
    host: bool = False
    """Whether this person runs the table."""
    member: str = ""
    """Which member of the table's crew sits here. An open seat with one is kept: nobody else can take it."""


class BranchSeen(Struct, frozen=True, kw_only=True):
    """Where the game of a table comes from, if somebody has asked “what if” in a review."""

    turn: int
    """The turn of that game; 0 before the first one."""
    text: str
    """`What if: mission 4, turn 15`."""
    review: str = ""
    """The path of that review; empty until the game is over, because all wires lie open there."""
    lesson: str = ""
    """The step of a lesson that is played here, `sorted/4`; then there is no review."""


class You(Struct, frozen=True, kw_only=True):
    """Who you are at this table."""

    seat: int | None = None
    """null: a spectator."""
    host: bool = False


class WatcherSeen(Struct, frozen=True, kw_only=True):
    """Somebody who watches, as the host sees them."""

    number: int
    """By this it is muted or removed."""
    name: str
    muted: bool
