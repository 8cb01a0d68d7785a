"""What is told of a table that somebody has written down: entries, facts, odds, and what is wrong with it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from defuse.calculator.tapping import Choice


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
    outcome: Literal["", "hit", "miss"] = ""
    """What came of a call."""
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
