"""Mission 56: everybody has a wire that all the others see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.busters.acts import RevealReds
from defuse.busters.board import Board
from defuse.busters.cuts import target_field
from defuse.busters.events import Called, Dealt, DialMoved, Exploded, RedsRevealed, WiresCut
from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, word
from defuse.kernel import Act, Form, One, Rule, Steps, mask_of
from defuse.kernel import Table as KernelTable


class DealtWithFlipped(Dealt, frozen=True, kw_only=True):
    """All wires were dealt and sorted, but for some that stand at an end, turned away from their owners."""

    flipped: tuple[int, ...]

    def apply(self, public: Board) -> Board:
        public = super().apply(public)
        mask = mask_of(self.flipped)
        known = list(public.known)
        for seat in range(public.players):
            own = mask_of(
                wire
                for stand, owner in zip(self.stands, self.owners, strict=True)
                if owner == seat
                for wire in stand
                if mask >> wire & 1
            )
            known[seat] = (known[seat] | mask) & ~own
        known[-1] |= mask  # spectators sit at the table too
        return replace(public, known=tuple(known), flipped=mask, loose=public.loose | mask)

    def stir(self, table: KernelTable[Board]) -> None:
        """A random wire of each hand goes to its end; the others stay in order."""
        super().stir(table)
        faces = bytearray(table.faces)
        for stand in self.stands:
            if stand[-1] in self.flipped:
                chosen = stand[table.hidden.below(len(stand))]
                face = faces[chosen]
                rest = [faces[wire] for wire in stand if wire != chosen]
                for wire, kind in zip(stand, (*rest, face), strict=True):
                    faces[wire] = kind
        table.faces = bytes(faces)


class CutFlipped(Act, frozen=True):
    """Cut your flipped wire with a teammate's, and name what you take it for."""

    wire: int
    value: int
    targets: tuple[int, ...]


class SoloCutFlipped(Act, frozen=True):
    """Cut alone all your wires of a value, and your flipped wire with them."""

    wire: int
    value: int


class Tripwires(Rule, frozen=True, kw_only=True):
    """Everybody has one wire that only the others see. Its owner cuts it blindly; a teammate who does pays a step."""

    id: str = "tripwires"

    rank: ClassVar[int] = 20
    verbs: ClassVar = (CutFlipped, SoloCutFlipped, RevealReds)

    def changes(self, table: Table, event: Dealt) -> Dealt:
        """One wire of each hand, any of them alike, is turned round at the far right of its stand."""
        flipped: list[int] = []
        for seat in range(table.public.players):
            hand = [
                wire for stand, own in zip(event.stands, event.owners, strict=True) if own == seat for wire in stand
            ]
            wire = hand[table.roll(len(hand))]  # which stand it is from is for all to see
            flipped.append(next(stand[-1] for stand in event.stands if wire in stand))
        return DealtWithFlipped(event.stands, event.owners, event.totals, event.set_aside, flipped=tuple(flipped))

    def own(self, view: View, seat: int) -> int | None:
        """The uncut flipped wire of a seat."""
        return next((wire for wire in view.hand(seat) if view.public.flipped >> wire & 1), None)

    def offers(self, view: View) -> Iterable[Form]:
        seat = view.seat
        if seat is None or not view.acting:
            return
        wire = self.own(view, seat)
        if wire is None:
            return
        mine = One(name="wire", kind="wire", items=(wire,), hint="only your flipped wire is cut in this way")
        yield Form(
            CutFlipped,
            seat,
            lambda: (mine, named(view, CutFlipped), target_field(view, 1, False)),
            rule=self.id,
            label="Cut your flipped wire",
        )
        yield Form(
            SoloCutFlipped,
            seat,
            lambda: (mine, alone(view)),
            rule=self.id,
            label="Solo cut with your flipped wire",
        )
        if all(view.is_red(other) for other in view.hand(seat) if other != wire):
            yield Form(RevealReds, seat, rule=self.id, label="Reveal everything as red")

    def does(self, table: Table, act: Any) -> Steps:
        seat = act.seat
        if isinstance(act, RevealReds):
            hand = tuple(table.hand(seat))
            if all(table.is_red(wire) for wire in hand):
                yield RedsRevealed(seat, hand, tuple([table.value(wire) for wire in hand]))
            else:
                yield Exploded("flipped wire", seat)
            return
        targets = act.targets if isinstance(act, CutFlipped) else ()
        yield Called(seat, (act.value,), targets, act.using)
        if any(table.value(wire) != act.value for wire in (act.wire, *targets)):
            yield Exploded("flipped wire", seat)
        elif targets:
            yield WiresCut((act.wire, *targets), act.value, seat, "dual")
        else:
            wires = tuple([wire for wire in table.hand(seat) if table.value(wire) == act.value])
            yield WiresCut(wires, act.value, seat, "solo")

    def after(self, table: Table, event: Called) -> Steps:
        # E8: no card keeps this step away, so it is not a miss.
        if mask_of(event.targets) & table.public.flipped:
            yield DialMoved(-1, "tripwire", event.by)

    def marks(self, view: View, wire: int, why: str) -> str | None:
        """A token would tell the owner."""
        return "" if view.public.flipped >> wire & 1 else None


def named(view: View, verb: type[Act]) -> One:
    """The numbers that can be named for a wire that one does not see: all that are not finished."""
    barred: dict[int | str, str] = {}
    for value in BLUE_VALUES:
        reason = view.bar("value", verb, value)
        if not view.remaining(value):
            reason = f"all wires of {word(value)} are cut"
        if reason is not None:
            barred[value] = reason
    items = tuple([value for value in BLUE_VALUES if value not in barred])
    return One(name="value", kind="value", items=items, barred=barred, hint="name a number from 1 to 12")


def alone(view: View) -> One:
    """The numbers of which one would hold all that remain, 2 or 4, if the flipped wire is one of them (C8)."""
    assert view.seat is not None
    held = [view.value(wire) for wire in view.hand(view.seat)]
    items = tuple(
        [
            value
            for value in named(view, SoloCutFlipped).items
            if isinstance(value, int) and held.count(value) + 1 == view.remaining(value) in (2, 4)
        ]
    )
    return One(name="value", kind="value", items=items, hint="a solo cut takes all remaining wires, 2 or 4 of them")


MISSION = Mission(
    number=56,
    title="Tripwires",
    story="Everybody sees what you are about to trip over, except you.",
    setup=("Everybody turns one wire round, unseen, and puts it at the far right of its stand.",),
    goal=(
        "You cut your flipped wire yourself: point at a teammate's wire and name any number. If it is wrong, the bomb "
        "explodes.",
        "A dual cut of a teammate's flipped wire costs a step.",
    ),
    wires=Wires(red=Draw(2, of=3)),
    two_players=Wires(red=3),
    characters="choice",
    rules=(Tripwires(),),
)
