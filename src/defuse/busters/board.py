"""Board: all that lies on the table for everybody to see."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from defuse.kernel import Public

NOBODY = -1
"""The owner of wires that lie on no player's stand."""

DIAL_MOST = 6


class Token(Struct, frozen=True):
    """A token at a wire. The mark is what it shows: `5`, `yellow`, `even`, `odd`, `x2` or `~5` (not 5)."""

    wire: int
    mark: str


class Beside(Struct, frozen=True):
    """A token that lies beside a stand, not at a wire. What it means (has none, has one) its mission says."""

    stand: int
    mark: str


class Label(Struct, frozen=True):
    """A = or ≠ token between two wires that were adjacent when it was placed."""

    wires: tuple[int, int]
    equal: bool


class Sign(Struct, frozen=True):
    """A choice that everybody saw: of all these wires of its own, a seat showed this one."""

    how: Literal["opening", "cut"]
    """By an opening token, or as the own wire of a dual cut."""
    by: int
    wire: int
    mark: str
    """What it was shown to be, as a token says it."""
    among: tuple[int, ...]
    """In their order: the wires of its stand for a token; for a cut all wires of the seat that had no token."""


class Specials(Struct, frozen=True):
    """The red or the yellow wires of a mission: these were drawn, and `count` of them are in the game."""

    kinds: tuple[int, ...] = ()
    count: int = 0


class Board(Public, frozen=True, kw_only=True):
    """The public state of a mission."""

    mission: int
    captain: int = 0
    dial: int
    """Steps that are left before the bomb explodes."""
    stands: tuple[tuple[int, ...], ...] = ()
    """The wires on each stand by handle, in the order of their places, cut ones too."""
    owners: tuple[int, ...] = ()
    """Whose stand it is."""
    gone: int = 0
    """The wires that are cut or revealed, as a bit mask."""
    totals: tuple[int, ...] = (0,) * 15
    """How many wires of each value are in the game."""
    cut: tuple[int, ...] = (0,) * 15
    """How many wires of each value are cut or revealed."""
    red: Specials = Specials()
    yellow: Specials = Specials()
    reds: tuple[int, ...] = (14,)
    """The values that act as red."""
    loose: int = 0
    """Wires that do not stand in order (X wires, flipped wires), as a bit mask: no card touches them."""
    flipped: int = 0
    """Wires that face away from their owner, as a bit mask."""
    tokens: tuple[Token, ...] = ()
    """The tokens that lie at wires, the oldest first."""
    beside: tuple[Beside, ...] = ()
    """The tokens that lie beside stands, the oldest first."""
    labels: tuple[Label, ...] = ()
    validated: tuple[int, ...] = ()
    """Numbers with a validation token, in the order in which they were finished."""
    characters: tuple[str, ...] = ()
    turn: int = 0
    """Whose turn it is."""
    turns: int = 0
    """How many turns have begun."""
    rounds: int = 0
    """How many rounds have ended."""
    idle: int = 0
    """How many turns in a row were skipped, without an action."""
    jump: int | None = None
    """Who acts next, out of turn."""
    signs: tuple[Sign, ...] = ()
    """What the seats have shown of their hands by choice, the oldest first. No rule asks for it: players may."""
    opened: bool = False
    """Whether the opening tokens lie and play has begun."""

    @property
    def in_sight(self) -> int:
        """What everybody sees, and the wires that face away from their owners, as a bit mask.

        It is what teammates of a hand have in common. Nobody is shown just that: spectators see less.
        """
        return self.known[self.players] | self.flipped

    # Where things are: what needs no face to be answered.

    def is_uncut(self, wire: int) -> bool:
        """Whether a wire is neither cut nor revealed."""
        return not self.gone >> wire & 1

    def uncut(self, stand: int) -> list[int]:
        """The uncut wires of a stand, from left to right."""
        return list(uncut_of(self.stands[stand], self.gone))

    def plain(self, stand: int) -> list[int]:
        """The uncut wires of a stand that cards may touch (E22): no X wires, no flipped ones."""
        out = self.gone | self.loose
        return [wire for wire in self.stands[stand] if not out >> wire & 1]

    def stands_of(self, seat: int) -> list[int]:
        """The stands of a seat."""
        return [stand for stand, owner in enumerate(self.owners) if owner == seat]

    def rows_of(self, seat: int) -> list[tuple[int, ...]]:
        """The wires on each stand of a seat, cut ones too."""
        return [row for row, owner in zip(self.stands, self.owners, strict=True) if owner == seat]

    def hand(self, seat: int) -> list[int]:
        """The uncut wires of a seat, on all of its stands."""
        gone = self.gone
        hand: list[int] = []
        for row, owner in zip(self.stands, self.owners, strict=True):
            if owner == seat:
                hand += uncut_of(row, gone)
        return hand

    def has_wires(self, seat: int) -> bool:
        """Whether a seat still has uncut wires."""
        return bool(self.hand(seat))

    def seats_with_wires(self) -> list[int]:
        """The seats that still have uncut wires."""
        return [seat for seat in range(self.players) if self.has_wires(seat)]

    def stand_of(self, wire: int) -> int:
        """The stand that a wire is on."""
        for stand, wires in enumerate(self.stands):
            if wire in wires:
                return stand
        raise LookupError(f"wire {wire} is on no stand")

    def row_of(self, wire: int) -> tuple[int, ...]:
        """All wires of the stand that a wire is on, cut ones too."""
        return self.stands[self.stand_of(wire)]

    def owner_of(self, wire: int) -> int:
        """The seat whose wire it is."""
        return self.owners[self.stand_of(wire)]

    def remaining(self, value: int) -> int:
        """How many wires of a value are still uncut in the game."""
        return self.totals[value] - self.cut[value]

    def tokens_at(self, wire: int) -> list[Token]:
        """The tokens that lie at a wire."""
        return [token for token in self.tokens if token.wire == wire]

    def clockwise(self, start: int) -> list[int]:
        """All seats clockwise, from a seat on."""
        players = self.players
        return [(start + step) % players for step in range(players)]


@lru_cache(maxsize=8192)
def uncut_of(row: tuple[int, ...], gone: int) -> tuple[int, ...]:
    """Those of some wires that are not in a mask of wires that are gone. It is asked for again and again in a turn."""
    return tuple([wire for wire in row if not gone >> wire & 1])


def stand_names(owners: tuple[int, ...]) -> tuple[str, ...]:
    """The names of the stands: the letter of the owner and a number, as in A1, A2, B1; N for nobody's."""
    seen: dict[int, int] = {}
    names: list[str] = []
    for owner in owners:
        seen[owner] = seen.get(owner, 0) + 1
        names.append(f"{'ABCDE'[owner] if owner != NOBODY else 'N'}{seen[owner]}")
    return tuple(names)
