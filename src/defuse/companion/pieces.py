"""What the companion tells, ready to show. Seats are counted clockwise from the captain, who is seat 0."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

FaceKind = Literal["number", "constraint", "challenge", "equipment", "character", "token", "red", "yellow"]


class CardFace(Struct, frozen=True, kw_only=True):
    """A card, token or special wire that can be drawn."""

    id: str
    """What is printed on it."""
    kind: FaceKind
    title: str
    text: str = ""
    value: int | None = None
    """The number that it is about: of a number card, or the one that unlocks equipment (13: yellow)."""
    needs: int = 0
    """How many wires of that number have to be cut before equipment can be used, this card or one that it covers."""
    copies: int = 1
    """How many of it there are."""


class StandLaid(Struct, frozen=True, kw_only=True):
    """A stand with its wires."""

    wires: int
    ends: tuple[Literal["left", "right"], ...]
    """At which ends a wire stands apart from the order of the others."""
    flipped: bool = False
    """Whether these wires are turned away from their owner; otherwise they are X wires."""
    sealed: bool = False
    """Whether the wires at the ends are dealt before all others."""


class SeatLaid(Struct, frozen=True, kw_only=True):
    """What one player gets."""

    name: str
    stands: tuple[StandLaid, ...]
    apart: Literal["", "red", "yellow"] = ""
    """Of which colour the player gets wires before all others are dealt."""
    apart_count: int = 0
    tokens: int = 0
    """How many information tokens the player places at the start."""
    character: bool = True
    """Whether the player has a character with personal equipment."""
    oxygen: int | None = None
    secret: tuple[str, ...]
    """What else is dealt face down, in words."""


class ColourLaid(Struct, frozen=True, kw_only=True):
    """The red or the yellow wires of the mission."""

    colour: Literal["red", "yellow"]
    count: int
    """How many are in the game."""
    drawn: int
    """How many are drawn and marked; if these are more, nobody knows which of them are in the game."""
    fixed: tuple[str, ...]
    """Which ones, where there is nothing to draw."""
    aside: bool = False
    """Whether they lie face down beside the table at first."""


class TokensLaid(Struct, frozen=True, kw_only=True):
    """What the players put at their wires before the first turn."""

    kind: Literal["number", "parity", "count", "none"]
    how: Literal["choice", "lot", "absent", "false", "beside", "none"]
    """Chosen, drawn by lot, telling what is absent, untrue (of everybody or of one), beside the stands, or none."""
    text: str


class Lot(Struct, frozen=True, kw_only=True):
    """Something that is drawn by lot: a shuffled pool of which some are shown."""

    id: str
    title: str
    text: str
    """What to do with it."""
    kind: FaceKind
    pool: tuple[CardFace, ...]
    shown: int
    """How many are shown at first."""
    most: int
    """How many may be shown in all; more than at first where play turns up further ones."""
    when: Literal["setup", "opened", "play"] = "setup"
    """While setting up, after the opening tokens, or only when play asks for it."""
    order: Literal["sorted", "row"] = "row"
    """Whether the order in which they come matters."""
    places: tuple[str, ...]
    """Where each goes, by turns: names of places or of seats."""
    seats: tuple[int, ...]
    """Whose each is, by seat, where they are dealt to players."""
    chosen: bool = False
    """Whether players choose by themselves; a lot is for those who cannot decide."""
    without: str = ""
    """A lot whose numbers may not be drawn here: cards that wait for such a number are out."""
    needs: tuple[str, str] | None = None
    """Only drawn if another lot shows this one: the lot and the face."""
    marks: bool = False
    """Whether these are markers on the board."""


class Counting(Struct, frozen=True, kw_only=True):
    """A number to keep."""

    id: str
    title: str
    value: int
    most: int | None = None
    bad: Literal["low", "high", "no"] = "no"
    """Where danger lies."""
    seat: int | None = None


class Walking(Struct, frozen=True, kw_only=True):
    """A figure on a row of spaces to keep."""

    id: str
    title: str
    spaces: tuple[str, ...]
    lot: str = ""
    """The lot that says which spaces there are, where it is one."""
    at: str
    marks: tuple[tuple[str, str], ...] = ()
    turns: bool = False
    """Whether the figure has a direction, too."""


class RowKept(Struct, frozen=True, kw_only=True):
    """Cards to keep: open, turned face down, or done."""

    id: str
    title: str
    lot: str = ""
    """The lot that says which cards they are; otherwise they are `faces`."""
    faces: tuple[CardFace, ...]
    states: tuple[Literal["open", "hidden", "done"], ...] = ("open", "done")
    """What a card may be, in the order in which a tap changes it."""


class FloorLaid(Struct, frozen=True, kw_only=True):
    """A floor of the bunker."""

    title: str
    rows: tuple[tuple[str, ...], ...]
    walls: tuple[tuple[int, int, int, int], ...]
    gates: tuple[tuple[tuple[int, int, int, int], str], ...]
    """Walls that open when a phase of the clock is over."""


class MapKept(Struct, frozen=True, kw_only=True):
    """A figure on floors to keep."""

    floors: tuple[FloorLaid, ...]
    floor: int
    at: tuple[int, int]


class Validation(Struct, frozen=True, kw_only=True):
    """Which wires are cut."""

    values: tuple[int, ...]
    copies: int
    yellow: int


class Kept(Struct, frozen=True, kw_only=True):
    """All that can be kept by tapping."""

    dial: int | None
    """Where the dial starts; None without one."""
    dial_most: int
    validation: Validation | None
    """None where nobody may keep it."""
    counters: tuple[Counting, ...]
    walking: Walking | None = None
    rows: tuple[RowKept, ...]
    map: MapKept | None = None


class SaidCue(Struct, frozen=True, kw_only=True):
    """A cue of the narration."""

    text: str
    at: float | None = None
    """The second of its phase at which it comes."""
    turns: int | None = None
    """After how many turns of the phase it comes."""
    left: float | None = None
    """How many seconds are shown from here on."""
    explodes: bool = False
    counts: str = ""
    """The counter that goes up with it."""


class PhaseEnd(Struct, frozen=True, kw_only=True):
    """A way in which the players end a phase."""

    label: str
    next: str = ""
    ends: Literal["", "won", "lost"] = ""
    over: bool = False
    """Whether it can be chosen only when the time of the phase is over."""
    dial: int = 0
    draws: int = 0
    """How many cards of the clock's lot it turns up."""
    moves: tuple[int, int, int] | None = None
    """The floor and the square to which the figure goes."""


class Phase(Struct, frozen=True, kw_only=True):
    """A part of the narration; its cues count from its beginning."""

    id: str
    title: str = ""
    """What is to be done."""
    cues: tuple[SaidCue, ...]
    choices: tuple[PhaseEnd, ...]
    lapses: float | None = None
    """The second at which it ends by itself."""
    next: str = ""
    """What follows then, or after the last cue."""
    stops: bool = False
    """Whether the clock stands still after the last cue, until the players have chosen."""
    draws: int = 0
    """How many cards of the clock's lot are turned up when it begins."""


class Clock(Struct, frozen=True, kw_only=True):
    """The clock and the narration of a mission."""

    speaker: str
    phases: tuple[Phase, ...]
    by: Literal["seconds", "turns"] = "seconds"
    lot: str = ""
    """The lot from which cards are turned up."""


class Layout(Struct, frozen=True, kw_only=True):
    """All that the companion of a mission tells for a number of players."""

    mission: int
    players: int
    title: str
    story: str
    setup: tuple[str, ...]
    goal: tuple[str, ...]
    questions: tuple[tuple[str, str], ...]
    possible: tuple[int, ...]
    """With how many players it can be played."""
    seats: tuple[SeatLaid, ...]
    blue: tuple[int, ...]
    """The numbers whose four blue wires are in the game."""
    copies: int
    colours: tuple[ColourLaid, ...]
    robot: int = 0
    """How many wires are dealt face down to Nano."""
    tokens: TokensLaid
    equipment: int
    """How many equipment cards are laid out."""
    face_down: bool = False
    """Whether these lie face down."""
    banned: tuple[CardFace, ...]
    """Equipment that is drawn again."""
    lots: tuple[Lot, ...]
    kept: Kept
    clock: Clock | None = None
