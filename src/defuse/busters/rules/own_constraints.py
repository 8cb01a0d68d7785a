"""Constraints that bind one seat each: chosen at the start, or handed round a ring."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from defuse.busters.asks import TurnAsk
from defuse.busters.causes import DialCause, Loss
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.events import DialMoved, Exploded, Opened, RoundEnded, TableReady, TurnSkipped
from defuse.busters.rules.constraints import Bound, ConstraintsLaid, in_force
from defuse.busters.rules.shared_constraint import RoundIdle, Skipping
from defuse.busters.view import Table, View
from defuse.busters.words.telling import Told, tell
from defuse.kernel import Act, Ask, Cannot, Event, Form, One, Steps
from defuse.kernel.panel import Card, Cards, Panel
from defuse.words import Message, Seat, say

OPEN = "ABCDE"
SPARE = "FGHIJKL"
NO_SEAT = -1

WHICH_CARD = say("draft-which-card")
TURNED_DOWN = say("draft-turned-down")
WHICH_WAY = say("ring-which-way")
USED_UP = say("ring-used-up")
NOT_NOW = say("ring-not-now")
NO_WIRES = say("ring-no-wires")


class DraftAsk(Ask, frozen=True):
    """Which constraint card do you take?"""

    def question(self) -> Message:
        return say("ask-take-constraint")


class TakeConstraint(Act, frozen=True):
    """Take a constraint card."""

    letter: str


class ConstraintTurned(Event, frozen=True):
    """A seat turned its constraint card face down for good."""

    letter: str
    seat: int


class ChosenConstraints(Bound, frozen=True, kw_only=True):
    """Everybody takes a card A to E. Whoever cannot apply it when acting turns it down for good and acts freely."""

    id: str = "chosen-constraints"
    down: tuple[tuple[str, int], ...] = ()
    """The cards that lie face down: pairs of a letter and whose it was."""

    verbs: ClassVar[tuple[type[Act], ...]] = (Cannot, TakeConstraint)

    def after(self, table: Table, event: TableReady | ConstraintTurned) -> Steps:
        if isinstance(event, TableReady):
            for seat in table.clockwise(table.public.captain):
                yield DraftAsk(seats=(seat,), rule=self.id)
        else:
            left = tuple([card for card in in_force(table.public) if card != (event.letter, event.seat)])
            yield ConstraintsLaid(left, "turned down")

    def on(self, event: ConstraintTurned) -> Self:
        return replace(self, down=(*self.down, (event.letter, event.seat)))

    def choices(self, view: View, ask: DraftAsk) -> Iterable[Form]:
        taken: dict[Any, Message] = {
            letter: say("draft-taken", seat=Seat(seat)) for letter, seat in in_force(view.public)
        }
        items = tuple([letter for letter in OPEN if letter not in taken])
        field = One(name="letter", kind="constraint", items=items, barred=taken, hint=WHICH_CARD)
        yield Form(TakeConstraint, ask.seats[0], (field,), rule=self.id)

    def answered(self, table: Table, ask: DraftAsk, acts: tuple[TakeConstraint, ...]) -> Steps:
        yield ConstraintsLaid((*in_force(table.public), (acts[0].letter, ask.seats[0])), "chosen")

    def forgoes(self, table: Table, ask: TurnAsk, seat: int) -> Steps:
        (letter,) = [letter for letter, holder in in_force(table.public) if holder == seat]
        return (ConstraintTurned(letter, seat), ask)

    def panel(self, view: View) -> Panel | tuple[()]:
        if not self.down:
            return ()
        cards = tuple(
            [
                Card(title=CONSTRAINTS[letter].title, label=letter, state="used", seat=seat, kind="constraint")
                for letter, seat in self.down
            ]
        )
        return Cards(rule=self.id, title=TURNED_DOWN, cards=cards)


class RotateAsk(Ask, frozen=True):
    """A new round: do all constraint cards move on by one place?"""


class Rotate(Act, frozen=True):
    """Say whether the cards move, and which way."""

    way: str


class SwapConstraint(Act, frozen=True):
    """Replace your constraint card by one from F to L, by lot, for a step of the dial."""


class RingLaid(Event, frozen=True):
    """The places of the ring, clockwise from the captain: pairs of a letter and a seat (-1: beside the captain)."""

    ring: tuple[tuple[str, int], ...]


class ConstraintsRotated(Event, frozen=True):
    """All cards moved one place on."""

    way: str


class ConstraintSwapped(Event, frozen=True):
    """A seat gave its card away and got another one by lot."""

    seat: int
    old: str
    new: str


class ConstraintRing(Skipping, frozen=True, kw_only=True):
    """A card A to E for every seat, with two or three players also beside the captain; they can move and be swapped."""

    id: str = "constraint-ring"
    ring: tuple[tuple[str, int], ...] = ()
    """The places, clockwise from the captain: the card there, and whose place it is."""
    spare: str = SPARE
    """The cards that a swap may bring."""

    verbs: ClassVar[tuple[type[Act], ...]] = (Cannot, Rotate, SwapConstraint)

    def after(
        self,
        table: Table,
        event: TableReady
        | RingLaid
        | Opened
        | RoundEnded
        | ConstraintsRotated
        | ConstraintSwapped
        | TurnSkipped
        | RoundIdle,
    ) -> Steps:
        match event:
            case TableReady():
                left = list(OPEN)
                yield RingLaid(tuple([(left.pop(table.roll(len(left))), seat) for seat in places(table)]))
            case RingLaid() | ConstraintsRotated() | ConstraintSwapped():
                yield ConstraintsLaid(tuple([card for card in self.ring if card[1] != NO_SEAT]), "ring")
            case Opened() | RoundEnded():
                yield RotateAsk(seats=(table.public.captain,), rule=self.id)
            case TurnSkipped():
                yield from self.idle_round(table)
            case RoundIdle():
                yield Exploded(Loss.IDLE_ROUND)

    def on(self, event: RingLaid | ConstraintsRotated | ConstraintSwapped) -> Self:
        letters = [letter for letter, _ in self.ring]
        seats = [seat for _, seat in self.ring]
        match event:
            case RingLaid():
                return replace(self, ring=event.ring)
            case ConstraintsRotated():
                step = 1 if event.way == "clockwise" else -1
                letters = [letters[(place - step) % len(letters)] for place in range(len(letters))]
                return replace(self, ring=tuple(zip(letters, seats, strict=True)))
            case ConstraintSwapped():
                letters[letters.index(event.old)] = event.new
                ring = tuple(zip(letters, seats, strict=True))
                return replace(self, ring=ring, spare=self.spare.replace(event.new, ""))

    def choices(self, view: View, ask: RotateAsk) -> Iterable[Form]:
        ways = ("stay", "clockwise", "counter-clockwise")
        field = One(name="way", kind="way", items=ways, hint=WHICH_WAY)
        yield Form(Rotate, ask.seats[0], (field,), rule=self.id)

    def answered(self, table: Table, ask: RotateAsk, acts: tuple[Rotate, ...]) -> Steps:
        if acts[0].way != "stay":
            yield ConstraintsRotated(acts[0].way)

    def offers(self, view: View) -> Iterable[Form]:
        yield from Bound.offers(self, view)
        seat = view.seat
        if seat is not None and self.spare and view.has_wires(seat) and self._card_of(seat):
            yield Form(SwapConstraint, seat, rule=self.id, aside=True)

    def refuses(self, view: View, act: Act) -> Message | None:
        if not isinstance(act, SwapConstraint):
            return None
        if not self.spare:
            return USED_UP
        return NOT_NOW if view.seat is not None and view.has_wires(view.seat) else NO_WIRES

    def does(self, table: Table, act: SwapConstraint) -> Steps:
        yield DialMoved(-1, DialCause.SWAP, act.seat)
        new = self.spare[table.roll(len(self.spare))]
        yield ConstraintSwapped(act.seat, self._card_of(act.seat), new)

    def _card_of(self, seat: int) -> str:
        """The card in front of a seat."""
        return next((letter for letter, holder in self.ring if holder == seat), "")

    def panel(self, view: View) -> Panel:
        cards = tuple(
            [
                Card(
                    title=CONSTRAINTS[letter].title,
                    text=CONSTRAINTS[letter].text,
                    label=letter,
                    seat=None if seat == NO_SEAT else seat,
                    kind="constraint",
                )
                for letter, seat in self.ring
            ]
        )
        title = say("ring-cards", letters=self.spare) if self.spare else say("ring-cards-none-to-swap")
        return Cards(rule=self.id, title=title, cards=cards)


def places(table: Table) -> list[int]:
    """The places of the ring: the captain, an extra card at the left, the other seats, an extra card at the right."""
    captain, *others = table.clockwise(table.public.captain)
    left = [NO_SEAT] if len(others) < 3 else []
    right = [NO_SEAT] if len(others) < 2 else []
    return [captain, *left, *others, *right]


@tell.register
def _(event: ConstraintTurned, told: Told) -> Message:
    return say("told-constraint-turned", seat=Seat(event.seat), letter=event.letter)


@tell.register
def _(event: RingLaid, told: Told) -> Message | None:
    extra = tuple([letter for letter, seat in event.ring if seat == NO_SEAT])
    return say("told-ring-laid", letters=extra) if extra else None


@tell.register
def _(event: ConstraintsRotated, told: Told) -> Message:
    return say("told-constraints-rotated", way=event.way)


@tell.register
def _(event: ConstraintSwapped, told: Told) -> Message:
    return say("told-constraint-swapped", seat=Seat(event.seat), old=event.old, new=event.new)
