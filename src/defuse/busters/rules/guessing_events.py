"""What can happen to number cards that are held in hand and laid down as guesses."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.words import Told, tell
from defuse.kernel import Act, Event, Table, mask_of
from defuse.words import Message, Seat, say


class LayNumber(Act, frozen=True):
    """Lay one of your number cards face down."""

    card: int


class HandsDealt(Event, frozen=True):
    """Number cards were dealt face down, by seat; the rest is the deck, the top card first."""

    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]


class NumberLaid(Event, frozen=True):
    """A seat laid one of its number cards face down; which one shows when it is turned."""

    by: int


class NumberTurned(Event, frozen=True):
    """The card that lay face down was turned for all to see."""

    card: int
    number: int
    by: int


class NumberTaken(Event, frozen=True):
    """A seat took a card into its hand."""

    card: int
    by: int


class NumberPassed(Event, frozen=True):
    """A seat took the card that lay face down, unseen by all but the two.

    Nobody else can tell which card of the hand it was, so all that others knew of these cards is which ones they are.
    """

    hand: tuple[int, ...]
    """The cards of the seat that laid it, this one too: the last one goes, after its face was put there in secret."""
    by: int
    to: int
    seen: tuple[int, ...] = ()
    """The kinds that everybody knew to be among them."""

    stirs: ClassVar[bool] = True

    @property
    def card(self) -> int:
        """The card that goes."""
        return self.hand[-1]

    def apply(self, public: Board) -> Board:
        mask = mask_of(self.hand)
        known = [seen if seat == self.by else seen & ~mask for seat, seen in enumerate(public.known)]
        mixed = frozenset(self.hand)
        return replace(public, known=tuple(known), facts=tuple([f for f in public.facts if f.outlives(mixed)]))

    def stir(self, table: Table[Board]) -> None:
        chosen = table.unseal(self.by).card
        faces = bytearray(table.faces)
        faces[chosen], faces[self.card] = faces[self.card], faces[chosen]
        table.faces = bytes(faces)


class GuessOver(Event, frozen=True):
    """The card that lay face down has been dealt with: now the cards of finished numbers may leave."""

    finished: tuple[int, ...]
    """The numbers that were finished in this turn and whose cards have not left yet."""


class NumberDrawn(Event, frozen=True):
    """A seat took the top card of the deck and looked at it."""

    card: int
    by: int


class NumberKept(Event, frozen=True):
    """A seat kept the card that it drew: its number is not finished."""

    card: int
    by: int


class NumberLeft(Event, frozen=True):
    """The card of a number that is finished was shown and left the game."""

    card: int
    number: int


class NobodyHolds(Event, frozen=True):
    """A number is finished, and no hand has its card."""

    number: int


class HandReturned(Event, frozen=True):
    """A seat without wires put its cards under the deck."""

    by: int


class NumbersDone(Event, frozen=True):
    """Only one number is left to cut: the last card leaves."""


HandsChanged = NumberLaid | NumberTaken | NumberPassed | NumberDrawn | NumberLeft | HandReturned


@tell.register
def _(event: HandsDealt, told: Told) -> Message:
    return say("told-hands-dealt")


@tell.register
def _(event: NumberLaid, told: Told) -> Message:
    return say("told-number-laid", seat=Seat(event.by))


@tell.register
def _(event: NumberTurned, told: Told) -> Message:
    return say("told-guess-turned", seat=Seat(event.by), number=event.number)


@tell.register
def _(event: NumberTaken, told: Told) -> Message:
    return say("told-number-taken", seat=Seat(event.by))


@tell.register
def _(event: NumberPassed, told: Told) -> Message:
    return say("told-number-passed", seat=Seat(event.to), other=Seat(event.by))


@tell.register
def _(event: GuessOver, told: Told) -> None:
    return None


@tell.register
def _(event: NumberDrawn, told: Told) -> Message:
    return say("told-number-drawn", seat=Seat(event.by))


@tell.register
def _(event: NumberKept, told: Told) -> Message:
    return say("told-number-kept", seat=Seat(event.by))


@tell.register
def _(event: NumberLeft, told: Told) -> Message:
    return say("told-number-left", number=event.number)


@tell.register
def _(event: NobodyHolds, told: Told) -> Message:
    return say("told-nobody-holds", number=event.number)


@tell.register
def _(event: HandReturned, told: Told) -> Message:
    return say("told-hand-returned", seat=Seat(event.by))


@tell.register
def _(event: NumbersDone, told: Told) -> Message:
    return say("told-numbers-done")
