"""Nano the robot on the validation track: in place of the dial (M53), or with a pile of wires (M43)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from defuse.busters.acts import PickStand
from defuse.busters.board import NOBODY
from defuse.busters.causes import Loss, MoveCause
from defuse.busters.events import (
    CutMissed,
    Dealt,
    DialMoved,
    Exploded,
    Move,
    Settled,
    TurnEnded,
    WiresCut,
    WiresMoved,
)
from defuse.busters.price import Price
from defuse.busters.rule import Rank, Rule
from defuse.busters.view import Table, View
from defuse.busters.words import Told, tell
from defuse.kernel import Ask, Event, Form, One, Shown, Steps
from defuse.kernel.panel import Counter, Panel, Track
from defuse.words import Message, Text, say

LAST = 12
TRACK = tuple(str(space) for space in range(1, LAST + 1))
BEFORE = say("nano-start")
"""The name of the space before 1."""

DIAL = say("nano-in-place-of-the-dial")
BOOM = say("nano-boom")
HEADING_UP = say("nano-heading-up")
HEADING_DOWN = say("nano-heading-down")
CARRIED = say("nano-wires")
WHICH_STAND = say("nano-which-stand")
THIS_STAND = say("nano-this-stand")


class NanoMoved(Event, frozen=True):
    """The robot went to a space of the track; 0 is before the first one."""

    to: int


# In place of the dial.


class NanoDial(Rule, frozen=True, kw_only=True):
    """There is no dial. Nano walks on with every cut, twice as far after a miss, and back if its own number is cut."""

    id: str = "nano"
    at: int = 0
    step: int = 0
    """How far it walks at the end of this turn."""

    rank: ClassVar[Rank] = Rank.MISSION

    def prevents(self, table: Table, event: DialMoved) -> bool:
        return True

    def on(self, event: WiresCut | CutMissed | NanoMoved) -> NanoDial:
        match event:
            case NanoMoved():
                return replace(self, at=event.to, step=0)
            case CutMissed():
                return replace(self, step=2)
            case WiresCut(how="dual" | "solo"):
                return replace(self, step=-1 if event.value == self.at else 1)
        return self

    def after(self, table: Table, event: TurnEnded | NanoMoved) -> Steps:
        if isinstance(event, TurnEnded):
            if self.step:
                yield NanoMoved(max(0, min(LAST, self.at + self.step)))
        elif self.at >= LAST:
            yield Exploded(Loss.NANO_ARRIVED)

    def steps_left(self, view: View) -> int:
        return LAST - self.at

    def prices(self, view: View, values: tuple[int, ...], targets: tuple[int, ...]) -> Price:
        """Its walk; a miss has its first step from the base game."""
        return Price(hit=-1 if values == (self.at,) else 1, miss=1)

    def panel(self, view: View) -> Panel:
        return nano_track(self.id, self.at, DIAL, (BEFORE, *TRACK), ((str(LAST), BOOM),))


# With a pile of wires.


class NanoGives(Ask, frozen=True, kw_only=True):
    """Nano gave you a wire: onto which of your stands does it go?"""

    wire: int


class NanoPile(Rule, frozen=True, kw_only=True):
    """Nano carries wires and walks up and down the track. Whoever cuts the number it stands on takes one of them."""

    id: str = "nano"
    at: int = 1
    ahead: int = 1
    """Where it is heading: up (1) or down (-1)."""
    wires: tuple[int, ...] = (0, 0, 5, 4, 4, 3)
    """How many wires it gets, by the number of players."""

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (PickStand,)

    def changes(self, table: Table, event: Dealt) -> Dealt:
        """Some wires are dealt to Nano, unseen and unsorted; all others to the stands as usual (C3)."""
        board = table.public
        carried = self.wires[board.players]
        order = [s for seat in table.clockwise(board.captain) for s, own in enumerate(event.owners) if own == seat]
        dealt = sum(len(stand) for stand in event.stands) - carried
        first = min(stand[0] for stand in event.stands)
        stands: list[tuple[int, ...]] = []
        for stand in range(len(order)):
            size = dealt // len(order) + (order.index(stand) < dealt % len(order))
            stands.append(tuple(range(first, first + size)))
            first += size
        pile = tuple(range(first, first + carried))
        return replace(event, stands=(*stands, pile), owners=(*event.owners, NOBODY), loose=pile)

    def on(self, event: NanoMoved) -> NanoPile:
        return replace(self, at=event.to, ahead=1 if event.to == 1 else -1 if event.to == LAST else self.ahead)

    def after(self, table: Table, event: WiresCut | Settled | TurnEnded) -> Steps:
        match event:
            case WiresCut(how="dual" | "solo") if event.value == self.at:
                yield from self._give(table, event.by)
            case Settled():
                if carried_by_nano(table) and not table.seats_with_wires():
                    yield Exploded(Loss.NANO_LADEN)
            case TurnEnded():
                yield NanoMoved(self.at + self.ahead)

    def _give(self, table: Table, seat: int) -> Steps:
        """The top wire goes to a seat, which alone looks at it."""
        carried = carried_by_nano(table)
        if not carried:
            return
        wire, stands = carried[0], table.stands_of(seat)
        yield Shown((wire,), (seat,))
        if len(stands) > 1:
            yield NanoGives(seats=(seat,), rule=self.id, wire=wire)
        else:
            yield taken(table, wire, stands[0])

    def choices(self, view: View, ask: NanoGives) -> Iterable[Form]:
        stands = tuple(view.stands_of(ask.seats[0]))
        field = One(name="stand", kind="stand", items=stands, hint=WHICH_STAND)
        yield Form(PickStand, ask.seats[0], (field,), rule=self.id, label=THIS_STAND)

    def answered(self, table: Table, ask: NanoGives, acts: tuple[PickStand, ...]) -> Steps:
        yield taken(table, ask.wire, acts[0].stand)

    def panel(self, view: View) -> tuple[Panel, ...]:
        heading = HEADING_UP if self.ahead > 0 else HEADING_DOWN
        left = len(carried_by_nano(view))
        return (
            nano_track(self.id, self.at, heading, TRACK),
            Counter(rule=self.id, title=CARRIED, value=left, most=self.wires[view.public.players]),
        )


def carried_by_nano(view: View) -> list[int]:
    """The wires that Nano carries, the top one first."""
    return view.hand(NOBODY)


def taken(table: Table, wire: int, stand: int) -> WiresMoved:
    """Nano's wire in order on a stand."""
    return WiresMoved((Move(wire, stand, table.place_for(wire, stand)),), MoveCause.NANO)


def nano_track(
    rule: str, at: int, title: Message, spaces: tuple[Text, ...], marks: tuple[tuple[Text, Text], ...] = ()
) -> Track:
    """Nano on its track."""
    return Track(rule=rule, title=title, spaces=spaces, marks=marks, at=str(at) if at else BEFORE)


@tell.register
def _(event: NanoMoved, told: Told) -> Message:
    return say("told-nano-moved", to=event.to)
