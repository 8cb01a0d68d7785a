"""What can happen in a circus: wires come back, change places and leave, players change seats."""

from __future__ import annotations

from msgspec.structs import replace

from defuse.busters.board import NOBODY, Board
from defuse.busters.wires import value_of
from defuse.busters.words import Told, place_name, stand_name, tell, values_named
from defuse.kernel import Event, mask_of
from defuse.words import Message, Seat, say


class ActLapsed(Event, frozen=True):
    """An act found nothing to work with, and was left out."""

    act: str


class WiresUncut(Event, frozen=True):
    """Cut wires stand uncut in their places again, with their backs to the others.

    Everybody has seen what they are, so that stays a fact; but it is not told once more (N48).
    """

    wires: tuple[int, ...]
    kinds: tuple[int, ...]
    """What they are, wire by wire."""
    by: int

    def apply(self, public: Board) -> Board:
        back = value_of(self.kinds[0])
        cut = list(public.cut)
        cut[back] -= len(self.wires)
        known = list(public.known)
        for wire in self.wires:
            owner = public.owner_of(wire)
            for seat in range(len(known)):
                if seat not in (self.by, owner):
                    known[seat] &= ~(1 << wire)
        return replace(
            public,
            gone=public.gone & ~mask_of(self.wires),
            cut=tuple(cut),
            known=tuple(known),
            validated=tuple([value for value in public.validated if value != back]),
        )


class PlayersMoved(Event, frozen=True):
    """Everybody went to another place: these are the owners of the stands now, and they look at what is there."""

    owners: tuple[int, ...]

    def apply(self, public: Board) -> Board:
        known = list(public.known)
        for stand, owner in zip(public.stands, self.owners, strict=True):
            if owner != NOBODY:
                known[owner] |= mask_of(wire for wire in stand if not public.flipped >> wire & 1)
        return replace(public, owners=self.owners, known=tuple(known))


class PlacesSwapped(Event, frozen=True):
    """Two cut wires changed places, and stand out of order from now on."""

    wires: tuple[int, ...]
    by: int

    def apply(self, public: Board) -> Board:
        one, other = self.wires
        turn = {one: other, other: one}
        return replace(
            public,
            stands=tuple([tuple([turn.get(wire, wire) for wire in stand]) for stand in public.stands]),
            loose=public.loose | mask_of(self.wires),
            labels=tuple([label for label in public.labels if not turn.keys() & set(label.wires)]),  # as in E9
        )


class WiresTaken(Event, frozen=True):
    """Cut wires left their stands and lie on the floor, as a row that is nobody's."""

    wires: tuple[int, ...]
    by: int

    def apply(self, public: Board) -> Board:
        taken = set(self.wires)
        rows = [tuple([wire for wire in stand if wire not in taken]) for stand in public.stands]
        return replace(
            public,
            stands=(*rows, self.wires),
            owners=(*public.owners, NOBODY),
            tokens=tuple([token for token in public.tokens if token.wire not in taken]),
            labels=tuple([label for label in public.labels if taken.isdisjoint(label.wires)]),
        )


class ValidationRemoved(Event, frozen=True):
    """The validation tokens were taken off the board."""

    values: tuple[int, ...]

    def apply(self, public: Board) -> Board:
        return replace(public, validated=())


class Bowed(Event, frozen=True):
    """A seat said "ta-da!"."""

    by: int


class Bounced(Event, frozen=True):
    """A seat said "boing!"."""

    by: int


@tell.register
def _(event: ActLapsed, told: Told) -> Message:
    return say("told-act-lapsed")


@tell.register
def _(event: WiresUncut, told: Told) -> Message:
    return say("told-wires-uncut", seat=Seat(event.by), wires=told.places(event.wires))


@tell.register
def _(event: PlayersMoved, told: Told) -> Message:
    stands = [
        say("told-players-moved-stand", now=stand_name(told.after, stand), was=stand_name(told.before, stand))
        for stand, owner in enumerate(event.owners)
        if owner != NOBODY
    ]
    return say("told-players-moved", stands=tuple(stands))


@tell.register
def _(event: PlacesSwapped, told: Told) -> Message:
    one, other = event.wires
    return say(
        "told-places-swapped",
        seat=Seat(event.by),
        one=told.place(one),
        one_to=place_name(told.after, one),
        other=told.place(other),
        other_to=place_name(told.after, other),
    )


@tell.register
def _(event: WiresTaken, told: Told) -> Message:
    return say("told-wires-taken", wires=told.places(event.wires))


@tell.register
def _(event: ValidationRemoved, told: Told) -> Message:
    return say("told-validation-removed", values=values_named(event.values))


@tell.register
def _(event: Bowed, told: Told) -> Message:
    return say("told-bowed", seat=Seat(event.by))


@tell.register
def _(event: Bounced, told: Told) -> Message:
    return say("told-bounced", seat=Seat(event.by))
