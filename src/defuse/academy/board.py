"""Board: all that lies on the table for everybody to see."""

from __future__ import annotations

from msgspec import Struct

from defuse.academy.asks import Timing
from defuse.academy.components import WIRES
from defuse.kernel import Public

WAIT, CHICKEN = "wait", "chicken"
ACTIONS = (*WIRES, WAIT, CHICKEN)
"""The action cards of a seat; a cutter is named like its wire."""

BOMBS = 3
CARD_BASE = 1
"""The face of a wire card is its main value and this: 0 is the face of what is unknown."""
OK, BOOM = 101, 102
"""The faces of trigger tiles."""


class Wire(Struct, frozen=True):
    """One wire of the bomb: its deck, the exposed cards, its track and its tiles."""

    name: str
    track: int
    """Spaces of the track after the 0."""
    tiles: tuple[int, ...]
    """The tiles behind the track, by handle, the nearest first."""
    deck: tuple[int, ...]
    """The cards that lie face down, by handle, the upcoming one first."""
    exposed: tuple[int, ...] = ()
    """The cards that were flipped, by handle, the newest last."""
    values: tuple[int, ...] = ()
    """The main values of the exposed cards."""
    flipped: int = 0
    """How many tiles are face up: always the nearest ones."""

    @property
    def trigger(self) -> int:
        """Where the trigger stands: the sum of the exposed main values (A2)."""
        return sum(self.values)

    @property
    def chain(self) -> int:
        """The ones up the side of the exposed cards (A4)."""
        return len(self.exposed)

    @property
    def reached(self) -> int:
        """How many tiles the trigger has moved onto or past."""
        return min(max(self.trigger - self.track, 0), len(self.tiles))


class Plate(Struct, frozen=True):
    """A pressure plate at the top of a wire (A3)."""

    bonus: int
    step: int
    """Where it moves: -1 for left, +1 for right."""
    wire: str


class Order(Struct, frozen=True):
    """A seat was told to cut a wire although it is protected: this one, no other (A28)."""

    seat: int
    wire: str


class Cut(Struct, frozen=True):
    """The cut that is being resolved."""

    wire: str
    seats: tuple[int, ...]
    """Who cuts; all of them answer for all cards."""
    values: tuple[int, ...] = ()
    """The main values that the cut itself has flipped."""


class Board(Public, frozen=True, kw_only=True):
    """The public state of a game."""

    bomb: int = 0
    round: int = 0
    """Rounds of this bomb, from 1."""
    rounds: int = 0
    """Rounds of the whole game."""
    scores: tuple[int, ...]
    stuck: int
    """How many cards of each seat stay on the table after a round (A12)."""
    colours: tuple[str, ...]
    """The wires in this game, from left to right: two players do without yellow (A12)."""
    wires: tuple[Wire, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    played: tuple[tuple[str, ...], ...] = ()
    """The cards that lie in front of each seat, the oldest first."""
    actions: tuple[str, ...] = ()
    """What each seat does in this round, as changed so far (A15); empty until it is revealed."""
    waited: tuple[int, ...] = ()
    """The seats that took points for Wait in this round."""
    protected: tuple[str, ...] = ()
    ordered: tuple[Order, ...] = ()
    """Who cuts which wire in spite of its protection."""
    cut: Cut | None = None
    resolved: bool = False
    """Whether all wires of this round are resolved."""
    scored: tuple[str, ...] = ()
    """The wires that were cut and scored in this round."""
    boom: bool = False
    """Whether the bomb has been triggered."""
    plates: tuple[Plate, ...] = ()
    display: tuple[str, ...] = ()
    """The tools that lie face up, to be taken."""
    dealt: tuple[str, ...] = ()
    """The tools that have left the deck."""

    @property
    def timing(self) -> Timing | None:
        """Which window the round has come to; None while actions are chosen, or when only chickens are left."""
        if self.cut is not None:
            return "triggered" if self.boom else "cut" if self.cut.values else "before"
        if self.resolved or not self.actions:
            return None
        return "protected" if self.waited else "revealed"

    def wire(self, name: str) -> Wire:
        """The wire of a colour."""
        return next(wire for wire in self.wires if wire.name == name)

    def cutters(self, name: str) -> tuple[int, ...]:
        """Who cuts a wire, as things stand: nobody if it is protected, unless by Orders."""
        seats = tuple([seat for seat, action in enumerate(self.actions) if action == name])
        if name in self.protected:
            return tuple([seat for seat in seats if Order(seat, name) in self.ordered])
        return seats

    def bonus(self, name: str) -> int:
        """What the plates add to a wire."""
        return sum([plate.bonus for plate in self.plates if plate.wire == name])

    def full(self, name: str) -> int:
        """The full value of a wire as it lies there (A4)."""
        wire = self.wire(name)
        return wire.values[-1] + wire.chain + self.bonus(name)

    def by_score(self, seats: tuple[int, ...] | range) -> tuple[int, ...]:
        """Seats, the lowest score first; at equal scores the lower seat (A8)."""
        return tuple(sorted(seats, key=lambda seat: (self.scores[seat], seat)))
