"""What is told of a review: the game, its frames, what was found out, and what goes on where people look together.

A review opens one game that is over, and nothing else: no message has the id of its table, a token, or a link to it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from defuse.review.findings import Estimate, Outcome, Verdict
from defuse.server.wire.messages import Frame
from defuse.server.wire.options import BotName, Count, GameName, Id, Key, MissionCard, Name, Once, Seat

# --- Over HTTP. -------------------------------------------------------------------------------------------


class MakeReview(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Have a game reviewed that is over. Who has a seat needs no key; others need that of the link, if it has one.

    A game of a crew only its members can have reviewed, by the token of their device, and who has a seat.
    """

    token: Annotated[str, Meta(max_length=80)] | None = None
    key: Key | None = None


class WithdrawReview(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The link to a review is to open nothing any more. Who has a seat at the table can say so, or a crew's member."""

    token: Annotated[str, Meta(max_length=80)] | None = None
    """That of the seat; members of the table's crew show that of their device, in a header."""


class ReviewLink(Struct, frozen=True, kw_only=True):
    """A review, and the path that opens it."""

    review: str
    """Empty where it was withdrawn."""
    link: str
    """`/r/{review}`; with `/{turn}` behind it, it opens at that turn."""


class ReviewSeat(Struct, frozen=True, kw_only=True):
    """Who sat where."""

    seat: int
    letter: str
    name: str
    kind: Literal["person", "bot", "unknown"]
    """`unknown` in a file, which has no names."""
    bot: str = ""


class ReviewAct(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An act of the game: frame `number` is the table before it, frame `number + 1` the table after it."""

    number: int
    """From 1."""
    turn: int
    """The turn that it belongs to; 0 before the first one."""
    seat: int | None = None
    """Who did it; null for the clock, and for what the host has reported."""
    marks: tuple[Literal["hit", "miss", "card", "explosion", "won"], ...] = ()
    why: str = ""
    """What a bot had said of it, in words."""


class ReviewSeen(Struct, frozen=True, kw_only=True):
    """The game of a review."""

    review: str
    game: GameName
    mission: MissionCard
    seats: tuple[ReviewSeat, ...]
    acts: tuple[ReviewAct, ...]
    turns: int
    won: bool
    """Whether anybody has won. Where everybody plays for themselves, `winners` says who."""
    winners: tuple[int, ...] = ()
    """The seats, where not all win or lose together."""
    has_curve: bool = False
    """Whether the chance of the team is worked out."""
    judged: bool = False
    """Whether decisions get a verdict: not every game has somebody who can tell."""
    file: bool = False
    """Whether it is of a file that somebody has opened."""
    branch: str = ""
    """Where the game itself came from, if it was a “what if”, in words."""
    since: int = 0
    """The first act that was played at its own table; 0 if that is all of it."""


class FramesSeen(Struct, frozen=True, kw_only=True):
    """The game, moment by moment: one frame for the beginning, and one for each act."""

    view: Literal["0", "1", "2", "3", "4", "all"]
    frames: tuple[Frame, ...]


class ChoiceSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a seat could do, with the odds that it had."""

    text: str
    """In short words: `7 at Pip's wire 8`."""
    odds: str = ""
    """`62 % to hit, 9 % to explode`."""
    seat: int | None = None
    """Whose wire it is about."""
    wires: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    """Where these stand, from 1."""
    values: tuple[str, ...] = ()
    """`5`, `yellow`."""
    hit: float | None = None
    explode: float = 0.0
    points: float | None = None
    """Bomb Squad Academy: by how much the score changes on average."""
    action: str = ""
    """Bomb Squad Academy: the card."""
    wins: Estimate | None = None
    """How often bots won who played on from it."""
    chosen: bool = False
    certain: bool = False
    """Whether it could not go wrong."""
    best: bool = False
    """Whether it is the certain cut that was there and was not made."""


class ProofWanted(Struct, frozen=True, kw_only=True):
    """What can be asked for as a proof: that a wire is of a value."""

    wire: int
    value: int
    certain: bool
    """Otherwise it was only likely, and the answer says what speaks for it."""


class DecisionSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is to be said of an act."""

    number: int
    turn: int
    seat: int
    verdict: Verdict
    outcome: Outcome = ""
    heading: str
    text: str
    choices: tuple[ChoiceSeen, ...] = ()
    """What was done first, then the best of the others."""
    before: int | None = None
    """The team's chance before it, in points of a hundred; null while nobody knows."""
    after: int | None = None
    judgement: int | None = None
    """By how much the choice itself changed it: never above zero."""
    luck: int | None = None
    """The rest of the change: both always add up."""
    proof: ProofWanted | None = None
    """What was certain, or else the likeliest; null where there was nothing to call."""


class PointSeen(Struct, frozen=True, kw_only=True):
    """The team's chance to win after an act; 0 for the beginning."""

    number: int
    chance: float
    low: float
    high: float
    games: int


class TallySeen(Struct, frozen=True, kw_only=True):
    """What the decisions of a seat came to, in points of the team's chance."""

    seat: int | None
    """null: what nobody at the table did, as the clock does."""
    judgement: int | None
    """null while nobody knows, and where there is no curve."""
    luck: int | None
    decisions: int
    """How many of its decisions have a verdict."""
    best: int
    """How many of these were the best there was, or as good."""


class FindingsSeen(Struct, frozen=True, kw_only=True):
    """All that is known so far, in words."""

    version: int
    """Counts up while more is found out. Asked with `have`, the same number again comes without anything else."""
    progress: float
    """From 0 to 1."""
    decisions: tuple[DecisionSeen, ...] = ()
    curve: tuple[PointSeen, ...] = ()
    tallies: tuple[TallySeen, ...] = ()
    turning: int | None = None
    """The act that changed most."""
    best_call: int | None = None
    worst_call: int | None = None
    summary: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    """What has to be said of all verdicts on this game."""


class HeldSeen(Struct, frozen=True, kw_only=True):
    """A fact that no wire shows: a seat holds a value somewhere."""

    seat: int
    value: str


class ProofStep(Struct, frozen=True, kw_only=True):
    """One thing that somebody would say at the table."""

    text: str
    wires: tuple[int, ...] = ()
    """The wires that it follows from: light them."""
    proves: tuple[int, ...] = ()
    """The wires that it says something of."""
    held: tuple[HeldSeen, ...] = ()


class ProofSeen(Struct, frozen=True, kw_only=True):
    """Why a wire was what it was, as one would explain it at the table; or what its chance hung on."""

    number: int
    """The act before which it was so."""
    wire: int
    value: str
    text: str = ""
    """What is proved, in words; empty where there is nothing to prove."""
    chance: float = 0.0
    """1: it was certain."""
    steps: tuple[ProofStep, ...] = ()


class ReviewOdds(Struct, frozen=True, kw_only=True):
    """The odds that a seat had before an act."""

    number: int
    seat: int
    told: Any
    """As in `odds`: depends on the game. null where nobody is told odds."""


class NewBranch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What if: a new table that goes on from here, with the wires as they lay. You run it."""

    act: Count
    """The first act that is not played any more, from 1."""
    name: Name
    """Your name."""
    seat: Seat
    """Where you sit."""
    others: Literal["bots", "open"] = "bots"
    """Bots play the other seats at once; or they are open, for friends to sit down."""
    bot: BotName | None = None
    """Which bot; null: the one that sat there, or the best to play with."""
    once: Once | None = None
    """With it, this can be repeated: the same table, seat and token come back."""


# --- Where people look at a review together. --------------------------------------------------------------


class FromReader(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What somebody sends who looks at a review."""


class LookedAt(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody looks at."""

    act: Count
    """The act; one more than there are is the end."""
    view: Annotated[str, Meta(max_length=8, pattern="^([0-4]|all|mover)$")] = "mover"
    tab: Annotated[str, Meta(max_length=16, pattern="^[a-z]*$")] = ""
    step: Annotated[int, Meta(ge=0, le=200)] = 0
    """The step of the proof that is shown alone; 0: all."""


class Come(FromReader, frozen=True, tag="hello"):
    """The first message."""

    name: Name
    lang: Annotated[str, Meta(max_length=20)] = "en"
    me: Once | None = None
    """Random and secret, the same in each connection of a window: whoever leads still does after a broken line."""
    token: Annotated[str, Meta(max_length=80)] | None = None
    """That of a member's device: as long as a deal of the day is played, its reviews are for members of the crew."""


class Show(FromReader, frozen=True):
    """Whoever leads looks at this now."""

    at: LookedAt


class Lead(FromReader, frozen=True):
    """Take the lead, where nobody has it or whoever had it is away; or hand it on."""

    id: Id
    to: Count | None = None
    """null: to me. Otherwise one of `People`, from whoever leads."""


class Knock(FromReader, frozen=True, tag="ping"):
    """Are you there?"""

    id: Id


ReaderMessage = Come | Show | Lead | Knock


class ToReader(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """What is sent to those who look at a review."""


class ReaderSeen(Struct, frozen=True, kw_only=True):
    """Somebody who looks at the review."""

    number: int
    name: str


class People(ToReader, frozen=True):
    """Who is there, and who leads. It is sent first, and again whenever that changes."""

    you: int
    people: tuple[ReaderSeen, ...]
    leader: int | None
    """null: nobody; anybody may take the lead."""
    at: LookedAt | None = None
    """What the leader looks at; null before anything was shown."""


class Shown(ToReader, frozen=True):
    """The leader looks at this now."""

    at: LookedAt


class Granted(ToReader, frozen=True, tag="accepted"):
    """What you sent with this id is done."""

    id: str


class Denied(ToReader, frozen=True, tag="refused"):
    """What you sent with this id is not done, and why not, in words."""

    id: str
    why: str


class Here(ToReader, frozen=True, tag="pong"):
    """Here I am."""

    id: str


class Trouble(ToReader, frozen=True, tag="error"):
    """Something is wrong with a message or with the connection; after some the connection is closed."""

    code: Literal["bad", "big", "fast", "hello", "review", "full", "server"]
    text: str


ToReaderMessage = People | Shown | Granted | Denied | Here | Trouble
