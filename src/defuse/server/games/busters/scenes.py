"""The scene of Bomb Busters: the table as plain shapes to draw. Whoever draws them needs no rule of the game.

A scene has two parts. `Scene` is what everybody may see; it is the same for all and made once. `Yours` is what one seat
sees beside it (its own hand, or a flipped wire, which all see but its owner); for a spectator it is empty. What a seat
may do is in `forms`. All texts are ready to show.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from defuse.server.wire.panels import PanelSeen
from defuse.server.wire.scenes import ClockSeen

Colour = Literal["blue", "yellow", "red"]


class Face(Struct, frozen=True, kw_only=True):
    """The front of a wire."""

    colour: Colour
    text: str
    """What is printed on it: `5`, `2.1`, `5.5`."""
    value: str
    """What it counts as, in a word: `5`, `yellow`, `red`. Wires of one value are alike in play."""


class WireSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A wire on a stand. Wires keep their ids when they move. What is not so is left out."""

    id: int
    place: int
    """From 1, from the left."""
    name: str
    """For screen readers and tooltips, without what is on it: `Bo's wire 7`."""
    cut: bool = False
    face: Face | None = None
    """Its front, where everybody may see it. Otherwise look in `Yours.faces`."""
    tokens: tuple[str, ...] = ()
    """Information tokens at it, as they read: `5`, `even`, `odd`, `×2`, `not 5`. `yellow` is so in all languages."""
    loose: bool = False
    """Whether it stands out of order: an X wire."""
    flipped: bool = False
    """Whether it faces away from its owner, who alone does not know it."""


class StandSeen(Struct, frozen=True, kw_only=True):
    """A stand with its wires, cut ones too: a wire keeps its place."""

    index: int
    """The item of fields of the kind `stand`."""
    seat: int | None
    """Whose it is; null for wires that nobody owns."""
    name: str
    """`Bo`, or `Bo, stand 2` where Bo has several."""
    wires: tuple[WireSeen, ...]
    beside: tuple[str, ...] = ()
    """Tokens that lie beside the stand."""


class LabelSeen(Struct, frozen=True, kw_only=True):
    """A token = or ≠ between two wires."""

    wires: tuple[int, int]
    equal: bool


class NumberSeen(Struct, frozen=True, kw_only=True):
    """A number of the validation track."""

    value: int
    cut: int
    total: int
    done: bool
    """Whether it has its validation token."""
    notes: tuple[str, ...] = ()
    """What the mission has put at it, in short words."""


class MarkerSeen(Struct, frozen=True, kw_only=True):
    """The red or the yellow wires: what the markers show. No marker is sent where the mission hides them."""

    colour: Literal["red", "yellow"]
    prints: tuple[str, ...]
    """What was drawn: `2.5`, `9.5`."""
    count: int
    """How many of these are in the game."""
    cut: int


class NeedSeen(Struct, frozen=True, kw_only=True):
    """What has to be cut before a card can be used."""

    value: str
    count: int
    cut: int


class EquipmentSeen(Struct, frozen=True, kw_only=True):
    """An equipment card; with a seat, the personal equipment of that seat."""

    id: str
    """As in `FormSeen.cards`."""
    label: str
    """What is printed in its corner."""
    title: str
    text: str
    timing: str
    state: Literal["locked", "ready", "used"]
    state_text: str
    """The state in words, with what is missing: `locked: cut 2 more 5s`."""
    seat: int | None = None
    needs: tuple[NeedSeen, ...] = ()


class CharacterSeen(Struct, frozen=True, kw_only=True):
    """A character card."""

    id: str
    title: str
    text: str
    """What its personal equipment does. That card is in `Scene.personal`, with its name and when it is used."""


class SeatSeen(Struct, frozen=True, kw_only=True):
    """A seat in the game. Its name and whether anybody is there come with the lobby."""

    seat: int
    captain: bool = False
    turn: bool = False
    """Whether it is its turn."""
    asked: bool = False
    """Whether the open question waits for it."""
    answered: bool = False
    """Whether it has locked in its answer, or passed, where several are asked."""
    character: CharacterSeen | None = None
    left: int = 0
    """How many uncut wires it has."""


class DialSeen(Struct, frozen=True, kw_only=True):
    """The detonator dial."""

    left: int
    """Steps that are left before the bomb explodes."""
    most: int


class Fatal(Struct, frozen=True, kw_only=True):
    """The wire that ended a mission, and how."""

    wire: int
    place: int
    """From 1, from the left."""
    owner: int | None
    """On whose stand it stands; null for wires that nobody owns."""
    face: Face | None
    seat: int
    """Who called it."""
    values: tuple[str, ...]
    """What it was taken for."""
    verb: str
    """The act, as in `FormSeen.verb`: `cut`, `cut-together` …"""
    wires: tuple[int, ...]
    """All wires that were named with it, itself among them."""


class Ending(Struct, frozen=True, kw_only=True):
    """How the mission ended, and what was secret until then. Every face is shown from then on."""

    won: bool
    why: str
    """In words, with who it was."""
    fatal: Fatal | None = None
    """Where a wire was to blame: not when time was up, for example."""
    seed: str
    """All that was dealt follows from it. How it was made: see docs/deals.md."""
    replay: str
    """Where the replay file of the game can be fetched."""


class Scene(Struct, frozen=True, kw_only=True, tag_field="game", tag="busters"):
    """The table of Bomb Busters as everybody may see it."""

    seats: tuple[SeatSeen, ...]
    stands: tuple[StandSeen, ...]
    aside: tuple[WireSeen, ...] = ()
    """Wires that lie on no stand but have been shown or can be chosen."""
    labels: tuple[LabelSeen, ...] = ()
    dial: DialSeen | None = None
    """null in a mission that is played without it."""
    numbers: tuple[NumberSeen, ...] = ()
    markers: tuple[MarkerSeen, ...] = ()
    equipment: tuple[EquipmentSeen, ...] = ()
    personal: tuple[EquipmentSeen, ...] = ()
    panels: tuple[PanelSeen, ...] = ()
    now: str = ""
    """The rule of the mission that is in force, in one line: `In this order: 8 (next: 0 of 2 cut), 11, 3`."""
    turns: int = 0
    rounds: int = 0
    clock: ClockSeen | None = None
    """null in a mission without a clock."""
    asked: str = ""
    """What the table waits for, for those who are not asked: `Bo takes a turn.`"""
    ending: Ending | None = None


class Yours(Struct, frozen=True, kw_only=True, tag_field="game", tag="busters"):
    """What one seat, or a spectator, sees beside the scene."""

    seat: int | None = None
    faces: dict[str, Face] = {}
    """The fronts that you know and not everybody does, by the id of the wire (as text, as JSON has it)."""
    panels: tuple[PanelSeen, ...] | None = None
    """Where you see other panels than `Scene.panels`: all of them. Otherwise null."""


class WireOdds(Struct, frozen=True, kw_only=True):
    """How likely each value is for a wire that you do not know; what cannot be is left out."""

    wire: int
    values: dict[str, float]


class WireChances(Struct, frozen=True, kw_only=True, tag_field="game", tag="busters"):
    """The odds of a seat."""

    wires: tuple[WireOdds, ...]
