"""Chickens: when nothing exploded, they peek."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from defuse.academy.acts import LookAway, PeekCards, PeekTiles
from defuse.academy.asks import PeekAsk
from defuse.academy.board import CHICKEN
from defuse.academy.events import Peeked, RoundEnded, WiresResolved
from defuse.academy.rule import Rank, Rule
from defuse.academy.view import Table, View
from defuse.kernel import Act, Form, One, Shown, Some, Steps, act_label
from defuse.words import say

DECKS = 2
"""How many decks a chicken may look at."""
EMPTY = say("academy-deck-empty")


class Chickens(Rule, frozen=True, kw_only=True):
    """Every chicken may look at the upcoming cards of two wires or at all tiles of one, the lowest score first."""

    id: str = "chickens"

    rank: ClassVar[Rank] = Rank.STAGES
    verbs: ClassVar[tuple[type[Act], ...]] = (PeekCards, PeekTiles, LookAway)

    def after(self, table: Table, event: WiresResolved) -> Steps:
        board = table.public
        for seat in board.by_score(tuple([seat for seat in table.seats() if board.actions[seat] == CHICKEN])):
            yield PeekAsk(seats=(seat,), rule=self.id, open=True)
        yield RoundEnded()

    def choices(self, view: View, ask: PeekAsk) -> Iterable[Form]:
        seat = ask.seats[0]
        board = view.public
        decks = tuple([wire.name for wire in board.wires if wire.deck])
        empty = {wire.name: EMPTY for wire in board.wires if not wire.deck}
        two = Some(name="wires", kind="colour", groups=(decks,), least=DECKS, most=DECKS, barred=empty)
        yield Form(PeekCards, seat, (two,), rule=self.id, label=act_label(PeekCards))
        one = One(name="wire", kind="colour", items=board.colours)
        yield Form(PeekTiles, seat, (one,), rule=self.id, label=act_label(PeekTiles))
        yield Form(LookAway, seat, rule=self.id, label=act_label(LookAway))

    def answered(self, table: Table, ask: PeekAsk, acts: tuple[Act, ...]) -> Steps:
        act = acts[0]
        board = table.public
        match act:
            case PeekCards():
                yield Peeked(act.seat, cards=act.wires)
                yield Shown(tuple([board.wire(name).deck[0] for name in act.wires]), (act.seat,))
            case PeekTiles():
                yield Peeked(act.seat, tiles=(act.wire,))
                yield Shown(board.wire(act.wire).tiles, (act.seat,))
            case _:
                yield Peeked(act.seat)
