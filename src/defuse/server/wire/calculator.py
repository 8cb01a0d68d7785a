"""The calculator over HTTP: a table that somebody has written down or tapped, and all that is to be shown of it.

Nothing is kept: each request has the whole text, and its answer follows from that text alone.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from defuse.server.wire.options import GameName
from defuse.server.wire.reviews import HeldSeen

MOST_TEXT = 16_000
"""So many characters a table may have."""

TableText = Annotated[str, Meta(max_length=MOST_TEXT)]
SeatLetter = Annotated[str, Meta(max_length=10, pattern="^([A-Ea-e]|spectator)$")]
Names = Annotated[tuple[Annotated[str, Meta(max_length=24)], ...], Meta(max_length=5)]

# --- What is asked. ---------------------------------------------------------------------------------------


class Calculate(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Work out the odds of a table in notation, with what happened since, line by line."""

    text: TableText
    seat: SeatLetter | None = None
    """Whose view it is; null: as the text says."""
    names: Names = ()
    """What the seats are called in sentences; without them by their letters."""


class NewCalculation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A blank table, with all that can be filled in."""

    game: GameName = "busters"
    mission: Annotated[int, Meta(ge=1, le=999)] = 1
    players: Annotated[int, Meta(ge=2, le=5)]
    captain: Annotated[int, Meta(ge=0, le=4)] = 0
    seat: Annotated[int, Meta(ge=0, le=4)] = 0
    names: Names = ()


class AskWhy(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why a wire is what it is."""

    text: TableText
    seat: SeatLetter | None = None
    names: Names = ()
    place: Annotated[str, Meta(max_length=6, pattern="^[A-EN][1-9]\\.[1-9][0-9]?$")]
    """Where the wire is: `B1.3`."""
    value: Annotated[str, Meta(max_length=6, pattern="^([1-9]|1[0-2]|yellow|red)$")]


# --- What can be tapped. ----------------------------------------------------------------------------------


class Choice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that can be tapped: the words that it puts into the line, and what it is called."""

    write: str
    label: str
    wire: int | None = None
    """The id of the wire in the scene, where it is one."""
    seat: int | None = None
    stand: int | None = None
    value: str = ""
    """`5`, `yellow`, `red`, where it is a value or a wire of that value."""
    card: str = ""
    """The id of an equipment card in the scene."""


class When(Struct, frozen=True, kw_only=True):
    """That a part belongs to a line only if another part of it has been filled in in a certain way."""

    part: str
    """The name of that part."""
    writes: tuple[str, ...]
    """What it writes then: one of these."""


class Part(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a line: first the words `before`, then what was tapped, then the words `after`.

    A part that nothing was tapped for (`least` 0), or whose `when` is not so, writes nothing at all.
    """

    name: str
    kind: str
    """What it is, for the place where it is tapped: `say` (words alone, nothing to tap), `wire`, `value`, `seat`,
    `stand`, `token`, `face`, `card`, `number`, `constraint`, `result`, `word`, `amount`, `pair` … Draw a kind that you
    do not know as a list of its choices."""
    title: str = ""
    """What to tap, in a few words."""
    before: str = ""
    after: str = ""
    least: int = 1
    most: int = 1
    """How many are tapped; 0 where it may be left out."""
    groups: tuple[str, ...] = ()
    """Names in `choices`: all taps of this part come from one of these groups, or with `apart` each from another."""
    apart: bool = False
    repeats: bool = False
    """Whether the same may be tapped twice."""
    lowest: float | None = None
    """`amount`: a number from here …"""
    highest: float | None = None
    """… to here."""
    decimals: bool = False
    parts: tuple[Part, ...] = ()
    """`pair`: what each single one is made of, one behind the other."""
    joined: str = " "
    """What stands between two of them."""
    when: When | None = None


class Template(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line that can be written by tapping: the words of its parts, one behind the other, with blanks between."""

    id: str
    """The same line has the same id in later answers: `call`, `solo`, `show`, `fact:has`, `line:nano` …"""
    group: Literal["turn", "aside", "time", "fact", "state", "setup", "stand"]
    """`turn`: what somebody does who is asked; `aside`: what can be done at any time (a card); `time`: the clock;
    `fact`: something that is known of hidden wires; `state`: how the table stands from then on; `setup`: what is laid
    out at the beginning; `stand`: the wires of a stand."""
    title: str
    """What stands on its button."""
    text: str = ""
    """What it tells or does, in a sentence."""
    seat: int | None = None
    """Who does it."""
    cards: tuple[str, ...] = ()
    """The cards that are used with it, by their ids in the scene."""
    verb: str = ""
    """The act, as in `FormSeen.verb`."""
    parts: tuple[Part, ...] = ()
    needed: bool = False
    """Whether a table cannot do without this line."""
    many: bool = False
    """Whether a table may have several of them (a later line of the same `key` takes the place of an earlier one)."""
    key: str = ""
    """What it says, where a table says it once."""
    line: int | None = None
    """In a blank table: its line, from 1; null where it is not there yet. A new one goes in front of the stands."""
    example: str = ""


Choices = dict[str, tuple[Choice, ...]]
"""Groups of choices by name, for `Part.groups`."""


class BlankSeen(Struct, frozen=True, kw_only=True):
    """A blank table. Each `_` in it has to be filled in: by a template that has its line."""

    game: GameName
    text: str
    """The whole table in notation, comments in the language of the request."""
    templates: tuple[Template, ...]
    choices: Choices
    scene: Any = None
    """The same table to be drawn, nothing seen yet: as `Frame.scene`."""
    yours: Any = None


# --- What is answered. ------------------------------------------------------------------------------------


class EntrySeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line behind the stands, and what came of it."""

    line: int
    """From 1, in the text."""
    text: str
    kind: Literal["turn", "time", "state", "fact"]
    story: tuple[str, ...] = ()
    """What happened, in sentences."""
    seat: int | None = None
    """Who did it."""
    wires: tuple[int, ...] = ()
    """The wires that it names."""
    dial: int | None = None
    """The steps that were left after it, where it moved the dial."""


class FactSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that is known of hidden wires and that no wire shows."""

    text: str
    """In notation: `B has 5`."""
    lines: tuple[int, ...] = ()
    """The lines that say so."""
    seat: int | None = None
    wires: tuple[int, ...] = ()


class MissingSeen(Struct, frozen=True, kw_only=True):
    """What a line leaves open that everybody at the table has seen."""

    kind: Literal["own-wire", "cut-wire", "outcome", "token", "token-place", "solo-wires", "words"]
    choices: tuple[Choice, ...] = ()
    """Ways to complete it: `write` is the whole line as it would be then, `label` what is different about it."""


class ProblemSeen(Struct, frozen=True, kw_only=True):
    """A text that cannot be read."""

    line: int
    column: int
    text: str
    """What is wrong, in words, without the place."""
    missing: MissingSeen | None = None
    need: str = ""
    """The word of a line that the table needs and has not (`Template.key`)."""
    blanks: tuple[int, ...] = ()
    """The lines in which a `_` is left."""


class EntryInDoubt(Struct, frozen=True, kw_only=True):
    """A line that has a part in a clash."""

    line: int
    """0: what the mission's set-up says, which nobody has written."""
    text: str
    """The line as it was written."""
    story: str = ""
    """The same in a sentence."""
    facts: tuple[str, ...] = ()
    """What it says that disagrees with the others."""
    wires: tuple[int, ...] = ()
    alone: bool = False
    """Whether all agrees once this line alone is taken back; it has been counted."""
    without: str = ""
    """The whole text without it, to go on from; empty where `alone` is not so."""


class RepairSeen(Struct, frozen=True, kw_only=True):
    """A change of one entry with which all agrees: a likely slip."""

    line: int
    text: str
    """What it would be, in a sentence: “Entry 8 at Juno's wire 7”."""
    entry: str
    """The line as it would be."""
    whole: str
    """The whole text with it."""
    wires: tuple[int, ...] = ()


class ClashSeen(Struct, frozen=True, kw_only=True):
    """Things that cannot be true together."""

    text: str
    entries: tuple[EntryInDoubt, ...]
    """Never empty: the lines that disagree."""
    wires: tuple[int, ...] = ()
    repairs: tuple[RepairSeen, ...] = ()


class PlaceSeen(Struct, frozen=True, kw_only=True):
    """Where a wire is."""

    stand: str
    slot: int
    wire: int


class SlotOdds(PlaceSeen, frozen=True, kw_only=True):
    """How likely each value is for a hidden wire; what cannot be is left out."""

    values: dict[str, float]


class CallOdds(PlaceSeen, frozen=True, kw_only=True):
    """A plain call."""

    value: str
    hit: float
    explode: float
    cost: float
    """In steps of the dial, on average."""
    certain: bool = False
    extra: int = 0
    """So many steps it costs even if it hits."""


class CardOdds(Struct, frozen=True, kw_only=True):
    """The best call with a card."""

    card: str
    """Its title."""
    id: str
    wires: tuple[PlaceSeen, ...]
    values: tuple[str, ...]
    hit: float
    explode: float
    cost: float
    certain: bool = False


class SoloOdds(Struct, frozen=True, kw_only=True):
    """A solo cut."""

    wires: tuple[PlaceSeen, ...]
    value: str


class WiresTold(Struct, frozen=True, kw_only=True, tag_field="game", tag="busters"):
    """The odds of a table of Bomb Busters."""

    deals: str
    """How many deals agree with all that is written: exact, up to 30 digits."""
    slots: tuple[SlotOdds, ...]
    calls: tuple[CallOdds, ...]
    """The safest first."""
    cards: tuple[CardOdds, ...]
    solos: tuple[SoloOdds, ...]
    waiting: bool = False
    """Whether it is somebody else's turn: the calls are those that the seat could make if it were its own."""
    why: str = ""
    """Why there are no calls, where there are none."""


class ActionOdds(Struct, frozen=True, kw_only=True):
    """What comes of cutting a wire of Bomb Squad Academy."""

    cutters: int
    explodes: float
    points: float
    """By how much the score of each cutter changes on average."""


class ColourTold(Struct, frozen=True, kw_only=True):
    """What can be said of one wire of Bomb Squad Academy."""

    wire: str
    cuts: tuple[ActionOdds, ...]
    """One for each number of cutters, from 1."""
    next: tuple[dict[str, float], ...]
    """For each of the next cards how likely every value is."""
    booms: tuple[float, ...]
    """For each tile how likely it is the first BOOM that a trigger would flip."""


class ActionsTold(Struct, frozen=True, kw_only=True, tag_field="game", tag="academy"):
    """The odds of a table of Bomb Squad Academy."""

    wires: tuple[ColourTold, ...]


class Calculated(Struct, frozen=True, kw_only=True):
    """All that is to be shown of a text."""

    game: GameName
    state: Literal["odds", "problem", "clash", "many", "over"]
    """`problem`: it cannot be read; `clash`: no deal agrees with it; `many`: more facts than can be counted; `over`: the
    game is over, there is nothing to work out. In each case all else is there as far as the text could be read."""
    text: str = ""
    """What is the matter, in a sentence; empty with `odds`."""
    seat: int | None = None
    """Whose view it is; null for that of spectators."""
    scene: Any = None
    """The table, as `Frame.scene`; after the last line that could be read. null where not even the stands could be."""
    yours: Any = None
    """What the seat sees beside it, as `Frame.yours`."""
    mission: str = ""
    """Its title."""
    turn: tuple[int, ...] = ()
    """Who is asked now."""
    asked: str = ""
    """What the table waits for, in words."""
    held: tuple[HeldSeen, ...] = ()
    """`Pip holds an 8`."""
    facts: tuple[FactSeen, ...] = ()
    """All facts that stand, those in `held` as well."""
    entries: tuple[EntrySeen, ...] = ()
    told: WiresTold | ActionsTold | None = None
    table: str | None = None
    """The table as it stands now, in notation; null while a turn is not over."""
    notes: tuple[str, ...] = ()
    """What is well written, and may still be meant otherwise."""
    templates: tuple[Template, ...] = ()
    """What can be entered next."""
    choices: Choices = {}
    problem: ProblemSeen | None = None
    clash: ClashSeen | None = None
    drop: tuple[FactSeen, ...] = ()
    """`many`: the facts that make it so hard, the most expensive kind first."""
