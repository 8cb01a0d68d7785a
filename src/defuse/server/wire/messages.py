"""Messages between the server and a browser, over one WebSocket: JSON objects with a field `type`.

docs/protocol.md tells when each is sent. `python -m defuse.server.schema` prints their JSON Schema; the types
of the browser client are made from it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from defuse.kernel.deal import Hex, Part, Promised
from defuse.server.wire.forms import AskSeen, FormSeen
from defuse.server.wire.options import (
    BotName,
    BranchSeen,
    Count,
    GameName,
    Id,
    Item,
    Key,
    MissionCard,
    MissionNumber,
    Name,
    Once,
    Options,
    Seat,
    SeatInfo,
    WatcherSeen,
    You,
)
from defuse.server.wire.scenes import EventSeen

# --- From the browser. ------------------------------------------------------------------------------------


class FromClient(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a browser sends."""


class Have(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client has already: the last frame it saw."""

    game: Count
    number: Count


class Hello(FromClient, frozen=True):
    """The first message. Without a token one watches."""

    token: Annotated[str, Meta(max_length=80)] | None = None
    have: Have | None = None
    lang: Annotated[str, Meta(max_length=20)] = "en"
    """The language of all texts (`de`, `fr-CA` …); English where there is no such language."""
    words: Literal["texts", "messages"] = "texts"
    """`messages`: every text comes as a message instead, an id with arguments, for clients with words of their own."""
    key: Key | None = None
    """The key in the link, where it has one; whoever has a token needs none."""
    luck: bool = False
    """Whether this client adds a part to deals: it answers `deal` with `luck`."""


class Answer(FromClient, frozen=True):
    """Do something: the answer to a question, or an any-time card."""

    id: Id
    ask: Count
    """The number of the question that was open when this was chosen."""
    form: Annotated[str, Meta(max_length=200)]
    chosen: dict[Annotated[str, Meta(max_length=40)], Annotated[list[Item], Meta(max_length=80)]] = {}
    """For each field of the form the ids of the chosen items."""


class Report(FromClient, frozen=True):
    """What the host has heard at the table: one of the forms in `Frame.reports`, filled in."""

    id: Id
    form: Annotated[str, Meta(max_length=200)]
    chosen: dict[Annotated[str, Meta(max_length=40)], Annotated[list[Item], Meta(max_length=80)]] = {}
    """For each field of the form the ids of the chosen items."""


class Talk(FromClient, frozen=True):
    """Say something."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Sign(FromClient, frozen=True):
    """Make one of the signs that `May.signs` offers."""

    id: Id
    sign: Annotated[str, Meta(min_length=1, max_length=80)]
    """Its id."""


class Point(FromClient, frozen=True):
    """Point at a wire for a moment, where `May.point`."""

    id: Id
    wire: Count


class SeatChange(FromClient, frozen=True, tag="seat"):
    """Change who sits where. What needs the host is said in docs/protocol.md."""

    id: Id
    do: Literal["take", "leave", "bot", "open", "kick", "name", "captain", "host"]
    seat: Seat | None = None
    name: Name | None = None
    bot: BotName | None = None
    once: Once | None = None
    """To `take` a seat: with it, that can be repeated, and the same seat and token come back."""


class Watcher(FromClient, frozen=True):
    """The host: mute a spectator, let it speak again, or remove it. Removing makes a new link to the table."""

    id: Id
    do: Literal["mute", "unmute", "remove"]
    number: Count
    """One of `Lobby.watchers`."""


class Delete(FromClient, frozen=True):
    """The host: the table is to be gone for good, with all that was played and said there."""

    id: Id


class Setting(FromClient, frozen=True):
    """Before the start, the host: another game or mission, another number of seats, other options.

    What concerns spectators alone can be changed at any time.
    """

    id: Id
    game: GameName | None = None
    mission: MissionNumber | None = None
    players: Annotated[int, Meta(ge=2, le=5)] | None = None
    options: Options | None = None


class Start(FromClient, frozen=True):
    """Start the mission (the host)."""

    id: Id


class Luck(FromClient, frozen=True):
    """What I add to a deal: first its hash, and when everybody's hash is known, the part itself."""

    id: Id
    deal: Hex
    """The commitment of the deal that this is for."""
    promise: Hex | None = None
    part: Hex | None = None


class Again(FromClient, frozen=True):
    """After the end, or at a closed table: the same mission again, or another one, with the same group (the host)."""

    id: Id
    mission: MissionNumber | None = None
    """null: the same again."""


class Pause(FromClient, frozen=True):
    """Stop the clock, or let it run on. Nobody can act while it stands."""

    id: Id
    on: bool


class Hold(FromClient, frozen=True):
    """Something is being explained to me: bots wait while it is on, for some seconds after each frame at most."""

    id: Id
    on: bool


class OddsWanted(FromClient, frozen=True, tag="odds"):
    """Tell me the odds of my seat, where the table has agreed on that."""

    id: Id


class ProveWire(FromClient, frozen=True, tag="proof"):
    """Why is this wire certain? Where the table has agreed on odds, and my seat can know the wire."""

    id: Id
    wire: Count


class Why(FromClient, frozen=True):
    """After the end: why did a bot do what it did in this frame?"""

    id: Id
    number: Count


class Ping(FromClient, frozen=True):
    """Are you there?"""

    id: Id


ClientMessage = (
    Hello
    | Answer
    | Report
    | Talk
    | Sign
    | Point
    | SeatChange
    | Watcher
    | Delete
    | Setting
    | Start
    | Luck
    | Again
    | Pause
    | Hold
    | OddsWanted
    | ProveWire
    | Why
    | Ping
)


# --- To the browser. --------------------------------------------------------------------------------------


class FromServer(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """What the server sends."""


class DealTold(Struct, frozen=True, kw_only=True):
    """How the deal of a game was made: docs/deals.md says how to check it."""

    commitment: Hex
    """The hash of what the server has added."""
    agreed: Hex
    """The hash of the set-up."""
    parts: tuple[Part, ...] = ()
    """What the seats have added. None: the server has dealt alone."""
    withheld: tuple[Promised, ...] = ()
    """Parts that were promised and never told."""
    left_out: tuple[int, ...] = ()
    """The seats of people who have added nothing."""
    secret: str = ""
    """What the server has added; empty until the game is over."""


class Lobby(FromServer, frozen=True):
    """The table and who sits there. It is sent first, and again whenever something of it changes."""

    table: str
    state: Literal["lobby", "running", "over", "closed"]
    mission: MissionCard
    seats: tuple[SeatInfo, ...]
    options: Options
    you: You
    captain: int | None = None
    """Who will be captain; null: by lot. The captain moves on by one seat after each mission."""
    game: int = 0
    """How many missions this table has begun. Frames of another game start from nothing."""
    commitment: str = ""
    """What binds the server to its deal, as hexadecimal digits; empty before the start."""
    deal: DealTold | None = None
    """How the deal was made; null before the start, for deals that other crews play, too, and for games that a version
    without such deals began."""
    spectators: int = 0
    watchers: tuple[WatcherSeen, ...] = ()
    """Those who watch, if you are the host; the last hundred who came."""
    key: str = ""
    """What the link has to have beside the table's id (`/t/TABLE?k=KEY`); empty as long as nobody was removed."""
    paused: bool = False
    """Whether the table stands still: somebody paused it, or all people are away."""
    closed: str = ""
    """Why the table is closed, in words."""
    branch: BranchSeen | None = None
    """Where its game comes from, if it is a “what if”: it counts for nothing."""
    waiting: bool = False
    """Whether nothing can be kept just now. The table waits, and goes on by itself."""
    bots: tuple[str, ...] = ()
    """The bots that can take a seat."""
    bot_texts: dict[str, str] = {}
    """What to say of each of them."""
    crew: str = ""
    """Whose table it is; empty for one that belongs to no crew."""
    shared: Literal["", "daily", "challenge"] = ""
    """Whether the deal is one that other crews play, too: then mission, seats and captain are settled."""


class Dealing(FromServer, frozen=True, tag="deal"):
    """A deal is being made. Whoever is asked answers each of its two stages with `luck`, soon."""

    game: int
    """The number that the game will have."""
    commitment: Hex
    """The hash of what the server adds."""
    agreed: Hex
    """The hash of the set-up."""
    stage: Literal["promise", "part", "cancelled"]
    """What is asked for; `cancelled`: nothing has come of it."""
    promises: tuple[Promised, ...] = ()
    """What the seats have promised, once it is settled. Whoever is not among them is not asked for a part."""


class SeatedHere(FromServer, frozen=True, tag="seated"):
    """The key to the seat that you took. Keep it; it is told once."""

    seat: int
    token: str


class Watching(FromServer, frozen=True):
    """You watch, and this is what you are called here. It is sent again when you are muted, or no longer."""

    number: int
    name: str
    muted: bool = False


class SignSeen(Struct, frozen=True, kw_only=True):
    """A sign that can be made."""

    id: str
    text: str


class May(Struct, frozen=True, kw_only=True):
    """What you may do beside the forms."""

    talk: bool = False
    talk_why: str = ""
    """Why you cannot talk now, in words."""
    talk_note: str = ""
    """What to mind when you talk: `Say no number aloud: that costs a step.`"""
    signs: tuple[SignSeen, ...] = ()
    """The signs that you may make now."""
    point: bool = False
    """Whether you may point at wires for all to see."""
    odds: bool = False
    why: bool = False
    """Whether a bot can be asked why it did something: about the frames in `reasons`."""
    reasons: tuple[int, ...] = ()
    """The numbers of the frames that a bot has a reason for, after the end."""
    pause: bool = False


class Frame(FromServer, frozen=True):
    """The game as it stands now for you, and what has happened since the last frame."""

    game: int
    number: int
    """Counts up by one with each frame of a game. The same number again replaces the frame."""
    events: tuple[EventSeen, ...]
    """What you have missed, the oldest first: see `EventSeen.at`."""
    scene: Any
    """The table as everybody sees it. Each game has a scene of its own, told apart by its field `game`."""
    yours: Any
    """What you see beside it."""
    ask: AskSeen | None
    forms: tuple[FormSeen, ...]
    may: May
    reports: tuple[FormSeen, ...] = ()
    """What you may report as the host of the table, with `report`: what was heard there and no rule can hear."""
    truncated: bool = False
    """Whether older events were left out of a first frame."""


class Said(FromServer, frozen=True):
    """Somebody said something, or made a sign."""

    number: int
    """Tells it apart from all else that was said there; what was said before you came is sent again."""
    seat: int | None
    name: str
    text: str
    kind: Literal["talk", "sign", "spectator", "note"]
    """`note`: the table itself says something (`Bo sat down.`)."""


class Pointed(FromServer, frozen=True):
    """Somebody points at a wire: show it for about three seconds. It is sent once, and never kept."""

    seat: int
    wire: int


class Accepted(FromServer, frozen=True):
    """What you sent with this id is done, and kept."""

    id: str


class Refused(FromServer, frozen=True):
    """What you sent with this id is not done, and why not, in words."""

    id: str
    code: Literal["rule", "stale", "seat", "state", "host", "talk", "bad", "busy"]
    why: str


class Odds(FromServer, frozen=True):
    """The odds of your seat."""

    id: str
    game: int
    number: int
    """The frame that they are for."""
    told: Any
    """What can be told depends on the game, as with scenes."""


class WireProofStep(Struct, frozen=True, kw_only=True):
    """A step of a proof."""

    text: str
    wires: tuple[int, ...]
    """The wires that it speaks of, by their ids."""


class WireProof(FromServer, frozen=True, tag="proof"):
    """Why a wire is certain for your seat."""

    id: str
    game: int
    number: int
    """The frame that it is for."""
    wire: int
    value: str
    steps: tuple[WireProofStep, ...]


class Reason(FromServer, frozen=True):
    """Why a bot did something."""

    id: str
    number: int
    text: str


class Error(FromServer, frozen=True):
    """Something is wrong with a message or with the connection; after some the connection is closed."""

    code: Literal["bad", "big", "fast", "hello", "table", "token", "key", "full", "server"]
    text: str


class Pong(FromServer, frozen=True):
    """Here I am."""

    id: str


ServerMessage = (
    Lobby
    | Dealing
    | SeatedHere
    | Watching
    | Frame
    | Said
    | Pointed
    | Accepted
    | Refused
    | Odds
    | WireProof
    | Reason
    | Error
    | Pong
)
