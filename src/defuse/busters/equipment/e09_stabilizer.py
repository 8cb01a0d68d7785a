"""Equipment card 9: Stabilizer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.card import Equipment, Timing
from defuse.busters.causes import DialCause, Loss
from defuse.busters.events import (
    CardsReadied,
    CardUsed,
    CutMissed,
    DialMoved,
    Exploded,
    Spared,
    TurnEnded,
    Unlocked,
)
from defuse.busters.price import ALL, Price
from defuse.busters.rules.clues import not_only_reds
from defuse.busters.view import Table, View
from defuse.kernel import Act, Event, Fact, Form, Steps


class Stabilize(Act, frozen=True):
    """Secure this turn's dual cut."""


class Stabilizer(Equipment, frozen=True, kw_only=True):
    """Before your dual cut: this turn a miss costs no step, and a red does not explode (E8)."""

    armed: bool = False
    """Whether it secures the turn that is being played."""
    missed: tuple[int, ...] = ()
    """The wires that the turn's missed call pointed at."""

    card: ClassVar[str] = "9"
    code: ClassVar[int] = 209
    unlock: ClassVar[tuple[int, int] | None] = (9, 2)
    timing: ClassVar[Timing] = "start of your turn"
    verbs: ClassVar = (Stabilize,)

    def offers(self, view: View) -> Iterable[Form]:
        return () if self.armed else self.form(view, Stabilize, tuple)  # E4: once per turn

    def facts(self, public: Board, event: CardUsed) -> Iterable[Fact]:
        """A hand of only reds is revealed, and uses no such card (C9)."""
        return not_only_reds(public, event.by) if event.card == self.id else ()

    def does(self, table: Table, act: Stabilize) -> Steps:
        yield CardUsed(self.id, act.seat)

    def on(self, event: Unlocked | CardUsed | CardsReadied | CutMissed | TurnEnded) -> Equipment:
        match event:
            case CutMissed():
                return replace(self, missed=event.targets) if self.armed else self
            case TurnEnded():
                return replace(self, armed=False, missed=()) if self.armed else self
            case CardUsed(card=self.id):
                return replace(self, state="used", armed=True)
        return Equipment.on(self, event)

    def prevents(self, table: Table, event: DialMoved) -> bool:
        return event.why is DialCause.MISS and self.secures(table, self.missed)

    def changes(self, table: Table, event: Exploded) -> Event | None:
        if event.why is Loss.RED_WIRE and event.by is not None and self.secures(table, self.missed):
            return Spared(event.by, self.missed)
        return None

    def prices(self, view: View, values: tuple[int, ...], targets: tuple[int, ...]) -> Price:
        return Price(miss=-1, red=-ALL) if self.secures(view, targets) else Price()

    def secures(self, view: View, targets: tuple[int, ...]) -> bool:
        """Some wires ignore all cards (D11)."""
        return self.armed and not any(view.first("ignores_cards", wire) for wire in targets)

    def lasts(self) -> bool:
        return self.armed

    def lasting(self) -> Stabilizer:
        return replace(self, armed=True)


CARD = Stabilizer
