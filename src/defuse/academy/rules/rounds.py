"""Rounds: everybody chooses in secret, all is revealed together; in the end the oldest cards come back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from defuse.academy import catalogue
from defuse.academy.acts import Choose
from defuse.academy.asks import ChooseAsk
from defuse.academy.board import ACTIONS, WAIT, Board
from defuse.academy.events import (
    ActionsRevealed,
    CardsTakenBack,
    PlateMoved,
    RoundBegan,
    RoundEnded,
    WaitDiscarded,
)
from defuse.academy.names import way, wire_name
from defuse.academy.rule import Rank, Rule
from defuse.academy.rules.window import window
from defuse.academy.view import Table, View
from defuse.kernel import Act, Form, One, RulesRemoved, Steps, act_label
from defuse.kernel.panel import Card, Cards, Counter
from defuse.words import Message, Seat, say

ON_TABLE = say("academy-card-on-table")
WAIT_USED_UP = say("academy-wait-used-up")
NO_SUCH_WIRE = say("academy-no-such-wire")


class Rounds(Rule, frozen=True, kw_only=True):
    """Choose and reveal; at the end of a round whoever has one card too many on the table takes the oldest back."""

    id: str = "rounds"

    rank: ClassVar[Rank] = Rank.STORY
    verbs: ClassVar[tuple[type[Act], ...]] = (Choose,)

    def after(self, table: Table, event: RoundBegan | ActionsRevealed | RoundEnded) -> Steps:
        match event:
            case RoundBegan():
                yield ChooseAsk(seats=tuple(table.seats()), rule=self.id, mode="all", open=True)
            case ActionsRevealed():
                yield window(table, "revealed")
            case RoundEnded():
                yield from back_in_hand(table.public)
                used = tuple([tool.id for tool in catalogue.in_play(table.public) if tool.used])
                if used:
                    yield RulesRemoved(used)
                yield RoundBegan(table.public.round + 1)

    def choices(self, view: View, ask: ChooseAsk) -> Iterable[Form]:
        seat = view.seat
        assert seat is not None
        board = view.public
        barred = {card: _why_not(board, seat, card) for card in ACTIONS if card not in board.hands[seat]}
        cards = One(name="card", kind="action", items=board.hands[seat], barred=barred)
        yield Form(Choose, seat, (cards,), rule=self.id, label=act_label(Choose))

    def answered(self, table: Table, ask: ChooseAsk, acts: tuple[Choose, ...]) -> Steps:
        yield ActionsRevealed(tuple([act.card for act in acts]))

    def panel(self, view: View) -> tuple[Counter, ...]:
        scores = enumerate(view.public.scores)
        titles = [(say("academy-score-of", seat=Seat(seat)), score) for seat, score in scores]
        return tuple([Counter(rule=self.id, title=title, value=score) for title, score in titles])


class Plates(Rule, frozen=True, kw_only=True):
    """At the end of a round a plate moves on by its arrow, if its wire was cut and scored; it wraps around (A3)."""

    id: str = "plates"

    rank: ClassVar[Rank] = Rank.PLATES

    def after(self, table: Table, event: RoundEnded) -> Steps:
        board = table.public
        names = board.colours
        for number, plate in enumerate(board.plates):
            if plate.wire in board.scored:
                yield PlateMoved(number, names[(names.index(plate.wire) + plate.step) % len(names)])

    def panel(self, view: View) -> tuple[Cards, ...]:
        cards = [
            Card(
                title=say("academy-plate-bonus", bonus=plate.bonus),
                label=wire_name(plate.wire),
                text=say("academy-plate-moves", way=way(plate.step)),
            )
            for plate in view.public.plates
        ]
        return (Cards(rule=self.id, title=say("academy-plates"), cards=tuple(cards)),) if cards else ()


def back_in_hand(board: Board) -> Steps:
    """The oldest card of everybody who has more on the table than stay there; a Wait goes out of play (A11, A12)."""
    for seat, row in enumerate(board.played):
        if len(row) > board.stuck:
            yield WaitDiscarded(seat) if row[0] == WAIT else CardsTakenBack(seat, row[:1])


def _why_not(board: Board, seat: int, card: str) -> Message:
    if card in board.played[seat]:
        return ON_TABLE
    return WAIT_USED_UP if card == WAIT else NO_SUCH_WIRE
