"""Nano the robot on a line of number cards: only what lies under and before it can be cut (M59)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec.structs import replace

from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.causes import DialCause, Skip
from defuse.busters.events import Called, DialMoved, Settled, TableReady, TurnEnded, TurnSkipped
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.clues import all_kinds
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES
from defuse.busters.words import Told, tell
from defuse.kernel import Act, Among, Ask, Event, Fact, Form, One, Steps
from defuse.kernel.panel import Panel, Track
from defuse.words import Message, say

START = 7
"""The number card on which Nano starts."""

Way = Literal["left", "right"]
WAYS: tuple[Way, Way] = ("left", "right")

WHICH_WAY = say("nano-line-which-way")
FACE_DOWN = say("nano-line-face-down")


class LineLaid(Event, frozen=True):
    """The number cards were laid out in a line, from left to right, with Nano on one of them, facing one way."""

    line: tuple[int, ...]
    nano: int
    facing: Way


class NanoWalked(Event, frozen=True):
    """Nano went forward to a number card."""

    to: int


class NanoTurned(Event, frozen=True):
    """Nano turned round."""

    facing: Way


class FacingAsk(Ask, frozen=True):
    """Which way should Nano face now?"""


class FaceNano(Act, frozen=True):
    """Say which way Nano faces."""

    way: str


class NanoLine(Rule, frozen=True, kw_only=True):
    """Before a cut Nano goes forward to the card of the value, or stays on it; then the cutter says where it faces."""

    id: str = "nano"
    line: tuple[int, ...] = ()
    at: int = START
    """The number of the card that Nano stands on."""
    facing: Way = "right"
    called: bool = False
    """Whether a cut was made this turn."""

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (FaceNano,)

    def _within_reach(self) -> tuple[int, ...]:
        """The numbers under and before Nano, the nearest first."""
        place = self.line.index(self.at)
        return self.line[place:] if self.facing == "right" else self.line[place::-1]

    def on(self, event: LineLaid | NanoWalked | NanoTurned | Called | TurnEnded) -> NanoLine:
        match event:
            case LineLaid():
                return replace(self, line=event.line, at=event.nano, facing=event.facing)
            case NanoWalked():
                return replace(self, at=event.to)
            case NanoTurned():
                return replace(self, facing=event.facing)
            case Called():
                return replace(self, called=True)
            case TurnEnded():
                return replace(self, called=False) if self.called else self

    def after(self, table: Table, event: TableReady | Called | Settled) -> Steps:
        match event:
            case TableReady():
                cards = list(BLUE_VALUES)
                line = tuple([cards.pop(table.roll(len(cards))) for _ in BLUE_VALUES])
                longer = line.index(START) < len(line) // 2
                yield LineLaid(line, START, "right" if longer else "left")
            case Called():
                if event.values[0] != self.at:
                    yield NanoWalked(event.values[0])
            case Settled():
                if self.called and table.seats_with_wires():
                    yield FacingAsk(seats=(event.by,), rule=self.id)

    def bars_value(self, view: View, verb: type[Act], value: int) -> Message | None:
        if not self.line or value not in self.line or value in self._within_reach():
            return None
        return say("nano-line-behind", at=self.at, facing=self.facing, value=value)

    def choices(self, view: View, ask: FacingAsk) -> Iterable[Form]:
        field = One(name="way", kind="way", items=WAYS, hint=WHICH_WAY)
        yield Form(FaceNano, ask.seats[0], (field,), rule=self.id)

    def answered(self, table: Table, ask: FacingAsk, acts: tuple[FaceNano, ...]) -> Steps:
        if acts[0].way != self.facing:
            yield self._turn()

    def _turn(self) -> NanoTurned:
        """Nano turns round."""
        return NanoTurned("left" if self.facing == "right" else "right")

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        if not isinstance(ask, TurnAsk):
            return None
        return (TurnSkipped(seat, Skip.NOTHING_UNDER_NANO), DialMoved(-1, DialCause.SKIP, seat), self._turn())

    def facts(self, public: Board, event: TurnSkipped) -> Iterable[Fact]:
        """Whoever skips holds none of the numbers within reach: any of them could be called. And not only reds (C9)."""
        hand = tuple(public.hand(event.seat))
        yield Among(hand, all_kinds(public.reds), 0, len(hand) - 1)
        open_ones = tuple([value for value in self._within_reach() if public.cut[value] < public.totals[value]])
        if open_ones:
            yield Among(hand, all_kinds(open_ones), 0, 0)

    def panel(self, view: View) -> Panel:
        down = tuple([(str(value), FACE_DOWN) for value in self.line if value in view.public.validated])
        spaces = tuple(map(str, self.line))
        title = say("nano-line-facing", facing=self.facing)
        return Track(rule=self.id, title=title, spaces=spaces, marks=down, at=str(self.at))


@tell.register
def _(event: LineLaid, told: Told) -> Message:
    line = " ".join(map(str, event.line))
    return say("told-nano-line-laid", line=line, at=event.nano, facing=event.facing)


@tell.register
def _(event: NanoWalked, told: Told) -> Message:
    return say("told-nano-walked", to=event.to)


@tell.register
def _(event: NanoTurned, told: Told) -> Message:
    return say("told-nano-turned", facing=event.facing)
