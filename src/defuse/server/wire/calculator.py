"""The calculator over HTTP: a table that somebody has written down or tapped, and all that is to be shown of it.

Nothing is kept: each request has the whole text, and its answer follows from that text alone.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from defuse.calculator.tapping import Choices, LineTemplate
from defuse.calculator.told import ActionsTold, ClashSeen, EntrySeen, FactSeen, ProblemSeen, WiresTold
from defuse.server.wire.options import GameName
from defuse.server.wire.reviews import HeldSeen

MOST_TEXT = 12_000
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


# --- What is answered. ----------------------------------------------------------------------------------


class BlankSeen(Struct, frozen=True, kw_only=True):
    """A blank table. Each `_` in it has to be filled in: by a template that has its line."""

    game: GameName
    text: str
    """The whole table in notation, comments in the language of the request."""
    templates: tuple[LineTemplate, ...]
    choices: Choices
    scene: Any = None
    """The same table to be drawn, nothing seen yet: as `Frame.scene`."""
    yours: Any = None


class Calculated(Struct, frozen=True, kw_only=True):
    """All that is to be shown of a text."""

    game: GameName
    state: Literal["odds", "problem", "clash", "many", "over"]
    """`problem`: it cannot be read; `clash`: no deal agrees with it; `many`: more facts than can be counted; `over`:
    the game is over, there is nothing to work out. In each case all else is there as far as the text could be read."""
    text: str = ""
    """What is the matter, in a sentence; empty with `odds`."""
    good: int = 0
    """Up to this line it could be read and agrees: all else here is of the text up to there. 0: none of it."""
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
    templates: tuple[LineTemplate, ...] = ()
    """What can be entered next."""
    choices: Choices = {}
    problem: ProblemSeen | None = None
    clash: ClashSeen | None = None
    drop: tuple[FactSeen, ...] = ()
    """`many`: the facts that make it so hard, the most expensive kind first."""
