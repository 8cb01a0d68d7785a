"""Flipped wires: everybody sees them but their owner, who has to cut them blindly (M38, M56, M64)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, ClassVar, Literal

from msgspec.structs import replace

from defuse.busters.acts import RevealReds
from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.causes import DialCause, Loss, Skip, TokenCause
from defuse.busters.cuts import SOLO, target_field, why_not_named
from defuse.busters.events import Called, Dealt, DialMoved, Exploded, RedsRevealed, TurnSkipped, WiresCut
from defuse.busters.price import Price
from defuse.busters.rule import Rank
from defuse.busters.rules.clues import all_kinds
from defuse.busters.rules.silence import Silence
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, kinds_of
from defuse.busters.words import seats_named
from defuse.kernel import (
    Act,
    Among,
    Ask,
    Cannot,
    CountOf,
    Fact,
    Field,
    Form,
    One,
    Some,
    Sorted,
    Steps,
    mask_of,
    members,
)
from defuse.kernel.panel import Note, Panel
from defuse.words import Message, Text, say

ONLY_ITS_OWNER = say("flipped-only-its-owner")
NOTHING_ELSE_FITS = say("flipped-nothing-else-fits")
CHOOSE_FLIPPED = say("flipped-choose")
NAME_A_NUMBER = say("flipped-name-number")


class CutFlipped(Act, frozen=True):
    """Cut your flipped wire with a teammate's, and name what you take it for."""

    wire: int
    value: int
    targets: tuple[int, ...]


class SoloCutFlipped(Act, frozen=True):
    """Cut alone all your wires of a value, and flipped ones with them."""

    wires: tuple[int, ...]
    value: int


class Flipped(Silence, frozen=True, kw_only=True):
    """Some wires face away from their owners. An owner cuts them with a call, and a wrong call explodes."""

    id: str = "flipped"
    whose: Literal["captain", "everybody"] = "everybody"
    count: Literal[1, 2] = 1
    """How many wires of a hand are flipped: one at the far right, or one at each end, the lower one at the left."""
    touch: Literal["never", "a step"] = "a step"
    """Whether a teammate may point at a flipped wire, and what it costs."""
    missed: tuple[int, ...] = ()
    """The wires that a call has just missed."""

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (CutFlipped, SoloCutFlipped, RevealReds, Cannot)

    # Dealing.

    def changes(self, table: Table, event: Dealt) -> Dealt:
        """Any wires of a hand are turned round, unseen by their owner, and go to the ends."""
        seats = (table.public.captain,) if self.whose == "captain" else range(table.public.players)
        flipped: list[int] = []
        for seat in seats:
            stands = [stand for stand, owner in zip(event.stands, event.owners, strict=True) if owner == seat]
            if self.count == 2:
                flipped += (stands[0][0], stands[-1][-1])
            else:
                hand = [wire for stand in stands for wire in stand]
                wire = hand[table.roll(len(hand))]  # which stand it is from is for all to see
                flipped.append(next(stand[-1] for stand in stands if wire in stand))
        return replace(event, loose=tuple(flipped), flipped=tuple(flipped))

    # The owner cuts.

    def offers(self, view: View) -> Iterable[Form]:
        seat = view.seat
        if seat is None or not view.acting:
            return
        if self._is_shut_out(view):
            yield Form(Cannot, seat, rule=self.id, label=say("flipped-skip"))
        wires = uncut_flipped(view, seat)
        if not wires:
            return
        mine = One(name="wire", kind="wire", items=wires, hint=CHOOSE_FLIPPED)
        yield Form(
            CutFlipped,
            seat,
            lambda: (mine, nameable(view, CutFlipped), target_field(view, 1, False)),
            rule=self.id,
        )
        for count in range(1, len(wires) + 1):
            if isinstance(view.sought, SoloCutFlipped) and _length(view.sought.wires) != count:
                continue
            yield Form(
                SoloCutFlipped,
                seat,
                partial(solo_fields, view, wires, count),
                rule=self.id,
                label=say("flipped-solo-yours") if len(wires) == 1 else say("flipped-solo-some", count=count),
            )
        if all(view.is_red(other) for other in view.hand(seat) if other not in wires):
            yield Form(RevealReds, seat, rule=self.id, label=say("flipped-reveal"))

    def does(self, table: Table, act: Any) -> Steps:
        seat = act.seat
        match act:
            case RevealReds():
                hand = tuple(table.hand(seat))
                if all(table.is_red(wire) for wire in hand):
                    yield RedsRevealed(seat, hand, tuple([table.value(wire) for wire in hand]))
                else:
                    yield Exploded(Loss.FLIPPED_MISTAKEN, seat)
            case CutFlipped():
                yield Called(seat, (act.value,), act.targets)
                if any(table.value(wire) != act.value for wire in (act.wire, *act.targets)):
                    yield Exploded(Loss.FLIPPED_MISTAKEN, seat)
                else:
                    yield WiresCut((act.wire, *act.targets), act.value, seat, "dual")
            case SoloCutFlipped():
                yield Called(seat, (act.value,), ())
                if any(table.value(wire) != act.value for wire in act.wires):
                    yield Exploded(Loss.FLIPPED_MISTAKEN, seat)
                else:
                    seen = [wire for wire in table.look(seat).hand(seat) if table.look(seat).value(wire) == act.value]
                    yield WiresCut((*seen, *act.wires), act.value, seat, "solo")

    # Teammates.

    def bars_wire(self, view: View, verb: type[Act], wire: int) -> Message | None:
        return ONLY_ITS_OWNER if self.touch == "never" and view.public.flipped >> wire & 1 else None

    def bars_own(self, view: View, verb: type[Act], wire: int) -> Message | None:
        return NOTHING_ELSE_FITS if self._is_shut_out(view) else None

    def _is_shut_out(self, view: View) -> bool:
        """Whether no wire fits those of this seat but a flipped one that it may not touch (D12).

        It sees that wire and its own hand, and how many of a number are left is for all to see.
        """
        seat = view.seat
        if self.touch != "never" or seat is None:
            return False
        beyond = [view.value(wire) for other in view.clockwise(seat)[1:] for wire in uncut_flipped(view, other)]
        held = [view.value(wire) for wire in view.hand(seat) if not view.is_red(wire)]
        if not beyond or 0 in held:
            return False
        elsewhere = [view.remaining(value) - held.count(value) - beyond.count(value) for value in held]
        return not any(elsewhere) and all(value in beyond for value in held) and bool(held)

    def after(self, table: Table, event: Called) -> Steps:
        # E8: no card keeps this step away, so it is not a miss.
        if self.touch == "a step" and mask_of(event.targets) & table.public.flipped:
            yield DialMoved(-1, DialCause.TRIPWIRE, event.by)

    def prices(self, view: View, values: tuple[int, ...], targets: tuple[int, ...]) -> Price:
        touched = self.touch == "a step" and mask_of(targets) & view.public.flipped
        return Price(hit=1, miss=1, red=1) if touched else Price()

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        """A seat that could only point at a flipped wire skips and pays a step; the owner of the wire may not."""
        if self.touch != "never" or not isinstance(ask, TurnAsk):
            return None
        others = [other for other in table.clockwise(seat)[1:] if uncut_flipped(table, other)]
        if not others:
            return None
        return (TurnSkipped(seat, Skip.flipped_of(others[0])), DialMoved(-1, DialCause.SKIP, seat))

    def silent(self, board: Board, wires: tuple[int, ...]) -> bool:
        """A token, or a word about a spared red, would tell the owner."""
        return bool(mask_of(wires) & board.flipped)

    # What everybody may conclude, and what is shown.

    def facts(self, public: Board, event: Dealt | TurnSkipped | DialMoved) -> Iterable[Fact]:
        match event:
            case Dealt():
                return lower_at_the_left(event) if self.count == 2 else ()
            case TurnSkipped():
                return shut_out_facts(public, event.seat)
            case DialMoved():
                return Silence.facts(self, public, event)

    def marks(self, view: View, wire: int, why: TokenCause) -> str | None:
        """No token lies at a flipped wire, whatever the reason."""
        return "" if self.silent(view.public, (wire,)) else None

    def panel(self, view: View) -> Panel:
        left = members(view.public.flipped & ~view.public.gone)
        seats = seats_named(sorted({view.owner_of(wire) for wire in left}))
        text = say("flipped-all-cut")
        if left:
            never = self.touch == "never"
            text = say("flipped-left-never" if never else "flipped-left-step", count=len(left), seats=seats)
        return Note(rule=self.id, title=say("flipped-wires"), text=text)


def _length(wires: object) -> int:
    return len(wires) if isinstance(wires, tuple) else 0  # what clients send may be anything


def uncut_flipped(view: View, seat: int) -> tuple[int, ...]:
    """The uncut flipped wires of a seat."""
    return tuple([wire for wire in view.hand(seat) if view.public.flipped >> wire & 1])


def nameable(view: View, verb: type[Act]) -> One:
    """The numbers that can be named for a wire that one does not see: all that are not finished."""
    barred: dict[Any, Text] = {}
    for value in BLUE_VALUES:
        reason = why_not_named(view, verb, value)
        if not view.remaining(value):
            reason = say("flipped-all-gone", value=value)
        if reason is not None:
            barred[value] = reason
    items = tuple([value for value in BLUE_VALUES if value not in barred])
    return One(name="value", kind="value", items=items, barred=barred, hint=NAME_A_NUMBER)


def solo_fields(view: View, wires: tuple[int, ...], count: int) -> tuple[Field, ...]:
    """So many of the flipped wires, and the numbers that they may be."""
    hint = say("flipped-choose-solo")
    return Some(name="wires", kind="wire", groups=(wires,), least=count, most=count, hint=hint), alone(view, count)


def alone(view: View, count: int) -> One:
    """The numbers of which one would hold all that remain, 2 or 4, if so many flipped wires are of them (C8)."""
    assert view.seat is not None
    held = [view.value(wire) for wire in view.hand(view.seat)]
    named = nameable(view, SoloCutFlipped)
    barred: dict[Any, Text] = dict(named.barred)
    for value in BLUE_VALUES:
        if value not in barred and not held.count(value) + count == view.remaining(value) in (2, 4):
            barred[value] = SOLO
    items = tuple([value for value in BLUE_VALUES if value not in barred])
    return One(name="value", kind="value", items=items, barred=barred, hint=named.hint)


def lower_at_the_left(event: Dealt) -> Iterable[Fact]:
    """Of several flipped wires of one owner those further left are not above the others."""
    for seat in dict.fromkeys(event.owners):
        stands = [stand for stand, owner in zip(event.stands, event.owners, strict=True) if owner == seat]
        own = [wire for stand in stands for wire in stand if wire in event.flipped]
        if len(own) > 1:
            yield Sorted(tuple(own))


def shut_out_facts(board: Board, seat: int) -> Iterable[Fact]:
    """Whoever has to skip holds all that fits a flipped wire, and nothing else but reds (D12).

    The owner of that wire does not see it, so what everybody may conclude does not name its value.
    """
    hand = tuple([wire for wire in board.hand(seat) if not board.flipped >> wire & 1])
    uncut = [wire for stand in range(len(board.stands)) for wire in board.uncut(stand)]
    flipped = [wire for wire in uncut if board.flipped >> wire & 1]
    others = tuple([wire for wire in uncut if wire not in hand and wire not in flipped])
    most = max(board.remaining(value) for value in BLUE_VALUES) - 1
    yield Among(hand, all_kinds(board.reds), max(0, len(hand) - most), len(hand) - 1)
    if len(flipped) == 1:
        yield Among((flipped[0],), all_kinds(board.reds), 0, 0)
        if others:
            yield CountOf(flipped[0], others, 0)
    for value in BLUE_VALUES:
        left = board.remaining(value)
        if left:
            yield Among(hand, kinds_of(value), 0, left - 1)
