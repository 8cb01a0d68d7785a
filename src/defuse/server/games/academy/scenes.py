"""The scene of Bomb Squad Academy: the table as plain shapes to draw. Whoever draws them needs no rule of the game.

As in `busters_scenes.py`, `AcademyScene` is what everybody may see and `AcademyYours` what one seat sees beside it: the
card that it has locked in, and what it has peeked at. All texts are ready to show.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from defuse.server.wire.scenes import ClockSeen


class CardSeen(Struct, frozen=True, kw_only=True):
    """A card of a wire that lies face up."""

    id: int
    """The item of fields of the kind `card`."""
    value: int
    """Its main value: so far it moves the trigger."""


class TileSeen(Struct, frozen=True, kw_only=True):
    """A tile behind a track."""

    space: int
    """The space of the track that it lies on."""
    state: Literal["hidden", "ok", "boom"] = "hidden"
    flipped: bool = False
    """Whether the trigger has flipped it. At the end the others are laid open, too."""


class PlateSeen(Struct, frozen=True, kw_only=True):
    """A pressure plate."""

    bonus: int
    moves: Literal["left", "right"]
    text: str
    """`+2, moves right when this wire was scored`."""


class CountSeen(Struct, frozen=True, kw_only=True):
    """How many cards of a main value a deck has: its back shows it to everybody."""

    value: int
    printed: int
    """In all."""
    left: int
    """Still face down: what lies open is counted off."""


class WireOfBomb(Struct, frozen=True, kw_only=True):
    """A wire of the bomb."""

    id: str
    """`green`, `blue`, `red` or `yellow`: the item of fields of the kind `colour`."""
    name: str
    exposed: tuple[CardSeen, ...]
    """The cards that were flipped, the newest last."""
    chain: int
    """What the exposed cards add to its value: one each."""
    worth: int | None
    """Its full value as it lies there; null before the first card."""
    deck: int
    """How many cards lie face down."""
    counts: tuple[CountSeen, ...]
    """What the deck holds, the lowest value first."""
    adds: int
    """What a cut of one card would score beside its main value: the chain with it, and the plates."""
    upcoming: tuple[int, ...] = ()
    """The values of the deck, the next one first: only at the end of the game."""
    track: int
    """Spaces before the first tile; the trigger begins at 0."""
    trigger: int
    """Where the trigger stands. It may be past the last tile."""
    tiles: tuple[TileSeen, ...]
    plates: tuple[PlateSeen, ...] = ()
    protected: bool = False
    cutters: tuple[int, ...] = ()
    """Who cuts it in this round, as things stand."""
    cutting: bool = False
    """Whether it is being cut just now."""
    scored: bool = False
    """Whether it was cut and scored in this round."""
    card_seen: tuple[int, ...] = ()
    """The seats that have looked at the upcoming card."""
    tiles_seen: tuple[int, ...] = ()
    """The seats that have looked at the tiles."""


class ActionSeen(Struct, frozen=True, kw_only=True):
    """An action card."""

    id: str
    """The item of fields of the kind `action`: a wire, `wait` or `chicken`."""
    name: str


class ToolSeen(Struct, frozen=True, kw_only=True):
    """A tool."""

    id: str
    """As in `FormSeen.cards`, and the item of fields of the kind `tool`."""
    title: str
    text: str
    when: str
    """When it is used, in words."""
    used: bool = False


class PlayerSeen(Struct, frozen=True, kw_only=True):
    """A seat in the game. Its name and whether anybody is there come with the lobby."""

    seat: int
    score: int
    hand: tuple[ActionSeen, ...]
    table: tuple[ActionSeen, ...]
    """The cards that lie in front of it, the oldest first."""
    action: ActionSeen | None = None
    """What it does in this round, as changed so far; null until everything is revealed."""
    tools: tuple[ToolSeen, ...] = ()
    asked: bool = False
    """Whether the open question waits for it."""
    answered: bool = False
    """Whether it has locked in, or passed."""
    triggered: bool = False
    """Whether it has triggered the bomb in this round."""


class AcademyEnding(Struct, frozen=True, kw_only=True):
    """Who has won, and what was secret until then. Everything is laid open from then on."""

    winners: tuple[int, ...]
    why: str
    """In words."""
    seed: str
    """All that was dealt follows from it. How it was made: see docs/deals.md."""
    replay: str
    """Where the replay file of the game can be fetched."""


class AcademyScene(Struct, frozen=True, kw_only=True, tag_field="game", tag="academy"):
    """The table as everybody may see it."""

    seats: tuple[PlayerSeen, ...]
    wires: tuple[WireOfBomb, ...]
    """From left to right: the order in which they are cut."""
    bomb: int
    bombs: int
    round: int
    """Rounds of this bomb, from 1."""
    rounds: int
    """Rounds of the whole game."""
    phase: str
    """What the round has come to, in words."""
    boom: bool = False
    """Whether the bomb has exploded and is being settled."""
    display: tuple[ToolSeen, ...] = ()
    """The tools that lie face up, to be taken."""
    clock: ClockSeen | None = None
    """null as long as nothing closes by itself."""
    asked: str = ""
    """What the table waits for, for those who are not asked."""
    ending: AcademyEnding | None = None


class Peek(Struct, frozen=True, kw_only=True):
    """What you know of a wire and not everybody does."""

    cards: dict[str, int] = {}
    """The values of face-down cards, by their place in the deck: `1` is the upcoming one."""
    tiles: dict[str, Literal["ok", "boom"]] = {}
    """Tiles that are not flipped, by their place: `1` is the nearest one."""


class AcademyYours(Struct, frozen=True, kw_only=True, tag_field="game", tag="academy"):
    """What one seat, or a spectator, sees beside the scene."""

    seat: int | None = None
    locked: ActionSeen | None = None
    """The card that you have locked in. The others see only that you have."""
    peeks: dict[str, Peek] = {}
    """What you have peeked at, by the id of the wire."""


class CutChances(Struct, frozen=True, kw_only=True):
    """What would come of cutting a wire as it lies there."""

    cutters: int
    """How many cut it, you included."""
    explodes: float
    points: float
    """By how much your score changes on average; an explosion takes 5 away, or what you have."""


class BombWireOdds(Struct, frozen=True, kw_only=True):
    """The odds of a wire, by what you have seen of it."""

    wire: str
    cuts: tuple[CutChances, ...]
    """Alone, and with one more; nothing where no card is left to flip."""
    next: dict[str, float]
    """How likely each main value is for the upcoming card; what cannot be is left out."""


class BombChances(Struct, frozen=True, kw_only=True, tag_field="game", tag="academy"):
    """The odds of a seat, without what others may play."""

    wires: tuple[BombWireOdds, ...]
