"""What can happen in a circus: wires come back, change places and leave, players change seats."""

from __future__ import annotations

from msgspec.structs import replace

from defuse.busters.board import NOBODY, Board, stand_names
from defuse.busters.wires import seat_name, value_of
from defuse.busters.words import Told, listed, mark_words, place_name, tell
from defuse.kernel import Event, mask_of


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
def _(event: ActLapsed, told: Told) -> str:
    return "There is nothing to do it with, so this act is left out."


@tell.register
def _(event: WiresUncut, told: Told) -> str:
    return f"{seat_name(event.by)} brings back {told.places(event.wires)}."


@tell.register
def _(event: PlayersMoved, told: Told) -> str:
    before, after = told.before.owners, event.owners
    ways = [
        f"{now} (was {old})"
        for now, old, owner in zip(stand_names(after), stand_names(before), after, strict=True)
        if owner != NOBODY
    ]
    return f"The stands are now {listed(ways)}."


@tell.register
def _(event: PlacesSwapped, told: Told) -> str:
    one, other = event.wires
    return (
        f"{seat_name(event.by)} juggles: {told.place(one)} goes to {place_name(told.after, one)}, "
        f"{told.place(other)} to {place_name(told.after, other)}."
    )


@tell.register
def _(event: WiresTaken, told: Told) -> str:
    return f"{told.places(event.wires)} leave the stands."


@tell.register
def _(event: ValidationRemoved, told: Told) -> str:
    return f"The tokens of {listed([mark_words(str(value)) for value in event.values])} are off the board."


@tell.register
def _(event: Bowed, told: Told) -> str:
    return f"{seat_name(event.by)}: “Ta-da!”"


@tell.register
def _(event: Bounced, told: Told) -> str:
    return f"{seat_name(event.by)}: “Boing!”"
