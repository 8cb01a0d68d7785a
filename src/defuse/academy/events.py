"""What can happen in Bomb Squad Academy, in the past tense. `why` (a `Cause` or a tool) and `by` tell causes apart."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from defuse.academy.asks import Timing
from defuse.academy.board import ACTIONS, CHICKEN, WAIT, Board, Cut, Order, Plate, Wire
from defuse.academy.causes import Cause, Ending
from defuse.kernel import Event, Outcome, mask_of

T = TypeVar("T")


class GameBegan(Event, frozen=True):
    """Everybody sat down."""


class WiresLaid(Event, frozen=True):
    """Decks, tracks and tiles were laid out."""

    wires: tuple[Wire, ...]

    def apply(self, public: Board) -> Board:
        return replace(public, wires=self.wires)


class BombBegan(Event, frozen=True):
    """A bomb was prepared: everything lies as at the start, and everybody has all action cards in hand (A10, A11)."""

    bomb: int

    def apply(self, public: Board) -> Board:
        cards = tuple([card for card in ACTIONS if card in (*public.colours, WAIT, CHICKEN)])
        return replace(
            public,
            bomb=self.bomb,
            round=0,
            wires=tuple([_reset(wire) for wire in public.wires]),
            hands=(cards,) * public.players,
            played=((),) * public.players,
            boom=False,
            plates=(),
            **ROUND,
        )


class PlatesPlaced(Event, frozen=True):
    """The pressure plates were placed on wires by lot (A3)."""

    plates: tuple[Plate, ...]

    def apply(self, public: Board) -> Board:
        return replace(public, plates=self.plates)


class ToolsDealt(Event, frozen=True):
    """Tools were laid out, face up."""

    tools: tuple[str, ...]

    def apply(self, public: Board) -> Board:
        return replace(public, display=self.tools, dealt=(*public.dealt, *self.tools))


class ToolTaken(Event, frozen=True):
    """A seat took a tool from the display."""

    seat: int
    tool: str

    def apply(self, public: Board) -> Board:
        return replace(public, display=tuple([tool for tool in public.display if tool != self.tool]))


class BombReady(Event, frozen=True):
    """Everybody has taken a tool; what is left of the display is out of the game."""

    def apply(self, public: Board) -> Board:
        return replace(public, display=())


class RoundBegan(Event, frozen=True):
    """A round began."""

    round: int

    def apply(self, public: Board) -> Board:
        return replace(public, round=self.round, rounds=public.rounds + 1, **ROUND)


class ActionsRevealed(Event, frozen=True):
    """All chosen cards were turned over together."""

    cards: tuple[str, ...]

    def apply(self, public: Board) -> Board:
        return replace(
            public,
            hands=tuple([_without(hand, card) for hand, card in zip(public.hands, self.cards, strict=True)]),
            played=tuple([(*row, card) for row, card in zip(public.played, self.cards, strict=True)]),
            actions=self.cards,
        )


class WindowClosed(Event, frozen=True):
    """Nobody uses a tool at this time any more."""

    timing: Timing


class ToolUsed(Event, frozen=True):
    """A seat used a tool."""

    tool: str
    by: int


class ToolResolved(Event, frozen=True):
    """A tool has had its effect; others may follow, unless it forbids that."""

    tool: str
    timing: Timing
    closes: bool = False


class ActionChanged(Event, frozen=True):
    """A seat acts in this round as if it had played another card; what it played stays where it lies (A15)."""

    seat: int
    action: str

    def apply(self, public: Board) -> Board:
        actions = tuple([self.action if seat == self.seat else was for seat, was in enumerate(public.actions)])
        return replace(public, actions=actions)


class CardReplaced(Event, frozen=True):
    """A seat took the card of this round back into its hand and played another one."""

    seat: int
    card: str

    def apply(self, public: Board) -> Board:
        back = public.played[self.seat][-1]
        hand = _sorted((*_without(public.hands[self.seat], self.card), back))
        return replace(
            public,
            hands=_at(public.hands, self.seat, hand),
            played=_at(public.played, self.seat, (*public.played[self.seat][:-1], self.card)),
        )


class WaitTaken(Event, frozen=True):
    """A seat that waits has taken its points, and protects a wire."""

    seat: int

    def apply(self, public: Board) -> Board:
        return replace(public, waited=(*public.waited, self.seat))


class WireProtected(Event, frozen=True):
    """A wire is protected in this round."""

    wire: str
    by: int

    def apply(self, public: Board) -> Board:
        return replace(public, protected=(*public.protected, self.wire))


class ProtectionsDeclared(Event, frozen=True):
    """Everybody who waits has protected a wire."""


class OrdersGiven(Event, frozen=True):
    """A seat cuts a wire in spite of its protection (A28)."""

    seat: int
    wire: str

    def apply(self, public: Board) -> Board:
        return replace(public, ordered=(*public.ordered, Order(self.seat, self.wire)))


class CutBegan(Event, frozen=True):
    """A wire is about to be cut."""

    wire: str
    seats: tuple[int, ...]

    def apply(self, public: Board) -> Board:
        return replace(public, cut=Cut(self.wire, self.seats))


class CardsDrawn(Event, frozen=True):
    """A seat drew cards from a deck, for its eyes alone."""

    wire: str
    cards: tuple[int, ...]
    by: int

    def apply(self, public: Board) -> Board:
        return public.showing(mask_of(self.cards), (self.by,))


class CardFlipped(Event, frozen=True):
    """A card of a wire was flipped; the trigger moves by its main value. `why` is `cut` or the tool that flipped it."""

    wire: str
    card: int
    value: int
    why: str = Cause.CUT

    def apply(self, public: Board) -> Board:
        wire = public.wire(self.wire)
        wire = replace(
            wire,
            deck=tuple([card for card in wire.deck if card != self.card]),
            exposed=(*wire.exposed, self.card),
            values=(*wire.values, self.value),
        )
        cut = public.cut
        if cut is not None and self.why == Cause.CUT:
            cut = replace(cut, values=(*cut.values, self.value))
        return replace(_rewired(public, wire).showing(1 << self.card), cut=cut)


class CardsReturned(Event, frozen=True):
    """Exposed cards went back to the deck, to be shuffled; the trigger moves back."""

    wire: str
    cards: tuple[int, ...]

    def apply(self, public: Board) -> Board:
        wire = public.wire(self.wire)
        kept = [pair for pair in zip(wire.exposed, wire.values, strict=True) if pair[0] not in self.cards]
        wire = replace(
            wire,
            deck=(*wire.deck, *self.cards),
            exposed=tuple([card for card, _ in kept]),
            values=tuple([value for _, value in kept]),
        )
        return _rewired(public, wire)


class TileFlipped(Event, frozen=True):
    """The trigger moved onto or past a tile, and it was flipped."""

    wire: str
    tile: int
    boom: bool

    def apply(self, public: Board) -> Board:
        wire = public.wire(self.wire)
        shown = _rewired(public, replace(wire, flipped=wire.flipped + 1)).showing(1 << self.tile)
        return replace(shown, boom=self.boom)


class CutMade(Event, frozen=True):
    """A wire was cut, and the bomb did not explode."""

    wire: str
    seats: tuple[int, ...]


class CutEnded(Event, frozen=True):
    """A cut is over. It was scored, unless the deck was empty (A5)."""

    wire: str
    scored: bool

    def apply(self, public: Board) -> Board:
        return replace(public, cut=None, scored=(*public.scored, self.wire) if self.scored else public.scored)


class PointsScored(Event, frozen=True):
    """A seat took points."""

    seat: int
    points: int
    why: str

    def apply(self, public: Board) -> Board:
        return replace(public, scores=_at(public.scores, self.seat, public.scores[self.seat] + self.points))


class PointsLost(Event, frozen=True):
    """A seat lost points; a score never goes below 0 (A7)."""

    seat: int
    points: int
    why: str

    def apply(self, public: Board) -> Board:
        return replace(public, scores=_at(public.scores, self.seat, max(0, public.scores[self.seat] - self.points)))


class BombTriggered(Event, frozen=True):
    """The bomb exploded, and these seats are responsible."""

    wire: str
    seats: tuple[int, ...]


class Covered(Event, frozen=True):
    """Somebody who triggered the bomb will lose nothing for it."""

    seat: int


class BombEnded(Event, frozen=True):
    """All that follows from an explosion is settled."""

    bomb: int


class WiresResolved(Event, frozen=True):
    """All wires of the round are resolved; now the chickens."""

    def apply(self, public: Board) -> Board:
        return replace(public, resolved=True)


class Peeked(Event, frozen=True):
    """A chicken looked at something, for its eyes alone: cards of decks, or tiles. With neither, it looked away."""

    seat: int
    cards: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()


class RoundEnded(Event, frozen=True):
    """A round is over."""


class PlateMoved(Event, frozen=True):
    """A pressure plate moved to the next wire."""

    plate: int
    wire: str

    def apply(self, public: Board) -> Board:
        return replace(
            public, plates=_at(public.plates, self.plate, replace(public.plates[self.plate], wire=self.wire))
        )


class CardsTakenBack(Event, frozen=True):
    """A seat took action cards from the table into its hand."""

    seat: int
    cards: tuple[str, ...]

    def apply(self, public: Board) -> Board:
        row = tuple([card for card in public.played[self.seat] if card not in self.cards])
        hand = _sorted((*public.hands[self.seat], *self.cards))
        return replace(public, hands=_at(public.hands, self.seat, hand), played=_at(public.played, self.seat, row))


class WaitDiscarded(Event, frozen=True):
    """A seat's Wait left the table; it comes back with the next bomb (A11)."""

    seat: int

    def apply(self, public: Board) -> Board:
        return replace(public, played=_at(public.played, self.seat, _without(public.played[self.seat], WAIT)))


class GameEnded(Event, frozen=True):
    """All bombs have exploded. Ties are shared victories (A13)."""

    winners: tuple[int, ...]

    def apply(self, public: Board) -> Board:
        return replace(public, outcome=Outcome(self.winners, Ending.HIGHEST_SCORE))


ROUND: dict[str, object] = {
    "actions": (),
    "waited": (),
    "protected": (),
    "ordered": (),
    "cut": None,
    "resolved": False,
    "scored": (),
}
"""What lasts for one round, before anything has happened in it."""


def _reset(wire: Wire) -> Wire:
    return replace(wire, deck=tuple(sorted((*wire.deck, *wire.exposed))), exposed=(), values=(), flipped=0)


def _rewired(public: Board, new: Wire) -> Board:
    return replace(public, wires=tuple([new if wire.name == new.name else wire for wire in public.wires]))


def _at(row: tuple[T, ...], place: int, new: T) -> tuple[T, ...]:
    return (*row[:place], new, *row[place + 1 :])


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple([other for other in cards if other != card])


def _sorted(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=ACTIONS.index))
