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
from defuse.academy.rule import Rank, Rule
from defuse.academy.rules.window import window
from defuse.academy.view import Table, View
from defuse.kernel import Act, Form, One, RulesRemoved, Steps
from defuse.kernel.panel import Card, Cards, Counter


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
        yield Form(Choose, seat, (cards,), rule=self.id, label="Choose your action")

    def answered(self, table: Table, ask: ChooseAsk, acts: tuple[Choose, ...]) -> Steps:
        yield ActionsRevealed(tuple([act.card for act in acts]))

    def panel(self, view: View) -> tuple[Counter, ...]:
        scores = enumerate(view.public.scores)
        return tuple([Counter(rule=self.id, title=f"Score of {'ABCDE'[seat]}", value=score) for seat, score in scores])


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
        arrows = {-1: "left", 1: "right"}
        cards = [
            Card(title=f"+{plate.bonus}", label=plate.wire, text=f"moves {arrows[plate.step]} when its wire was scored")
            for plate in view.public.plates
        ]
        return (Cards(rule=self.id, title="Pressure plates", cards=tuple(cards)),) if cards else ()


def back_in_hand(board: Board) -> Steps:
    """The oldest card of everybody who has more on the table than stay there; a Wait goes out of play (A11, A12)."""
    for seat, row in enumerate(board.played):
        if len(row) > board.stuck:
            yield WaitDiscarded(seat) if row[0] == WAIT else CardsTakenBack(seat, row[:1])


def _why_not(board: Board, seat: int, card: str) -> str:
    if card in board.played[seat]:
        return "this card is still on the table"
    return "your Wait is used up until the next bomb" if card == WAIT else "there is no such wire in this game"
