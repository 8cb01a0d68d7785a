"""Tokens that somebody gets, and that lie beside the stand if there is no wire for them: "has none"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from defuse.busters.acts import PlaceToken
from defuse.busters.board import Board
from defuse.busters.events import TokenPlacedBeside
from defuse.busters.rule import Rank, Rule
from defuse.busters.supply import PER_NUMBER, beside, lying
from defuse.busters.tokens import token_step
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, YELLOW, kinds_of, value_named, word
from defuse.kernel import Act, Ask, Form, One, Steps
from defuse.kernel.panel import Card, Cards

BESIDE = "beside"
"""The id of the rule that asks where a token belongs."""


class TokenAsk(Ask, frozen=True, kw_only=True):
    """You have got a token: at which of your wires does it belong, or have you none of them?"""

    text: ClassVar[str] = "You have got a token: at which of your wires does it belong, or have you none of them?"
    mark: str
    why: str

    @property
    def words(self) -> str:
        """The question with what the token shows."""
        return f"You have got the token {self.mark}: at which of your wires does it belong, or have you none of them?"


class PutBeside(Act, frozen=True):
    """Put the token that you got beside your stand, since you have no such wire."""

    text: ClassVar[str] = "Put the token that you got beside your stand, since you have no such wire."


class BesideStands(Rule, frozen=True, kw_only=True):
    """Whoever gets a token puts it at a wire of that value, or beside the stand if the hand has none.

    The seat is asked in any case, so that a pause tells nothing.
    """

    id: str = BESIDE

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (PlaceToken, PutBeside)

    def choices(self, view: View, ask: TokenAsk) -> Iterable[Form]:
        seat = ask.seats[0]
        value = value_named(ask.mark)
        hand = view.hand(seat)
        fitting = tuple([wire for wire in hand if view.value(wire) == value])
        if fitting:
            others = {wire: f"this wire is no {ask.mark}" for wire in hand if wire not in fitting}
            hint = f"choose one of your own uncut wires of value {ask.mark}"
            field = One(name="wire", kind="wire", items=fitting, barred=others, hint=hint)
            yield Form(PlaceToken, seat, (field,), rule=self.id, label=f"Place the {ask.mark} token")
        else:
            yield Form(PutBeside, seat, rule=self.id, label=f"Put the {ask.mark} token beside your stand")

    def refuses(self, view: View, act: Act) -> str | None:
        ask = view.public.ask
        if not isinstance(ask, TokenAsk) or view.seat not in ask.seats:
            return None
        if isinstance(act, PutBeside):
            return f"you have a wire of value {ask.mark}: the token belongs there"
        return f"you have no wire of value {ask.mark}" if isinstance(act, PlaceToken) else None

    def answered(self, table: Table, ask: TokenAsk, acts: tuple[PlaceToken | PutBeside, ...]) -> Steps:
        (act,) = acts
        if isinstance(act, PlaceToken):
            yield token_step(table, act.wire, act.seat, ask.why)
        else:
            yield has_none(table, act.seat, value_named(ask.mark), ask.why)

    def panel(self, view: View) -> tuple[Cards, ...]:
        owners = view.public.owners
        cards = [
            Card(title=token.mark, text=f"has no {token.mark}", seat=owners[token.stand])
            for token in view.public.beside
        ]
        return (Cards(rule=self.id, title="Tokens beside the stands", cards=tuple(cards)),) if cards else ()


def has_none(table: Table, seat: int, value: int, why: str, place: int = 0) -> TokenPlacedBeside:
    """A token beside a seat's stand (the first, or another one of them) that says: no such wire in this hand."""
    stand = table.stands_of(seat)[place]
    return TokenPlacedBeside(stand, word(value), seat, why, tuple(table.hand(seat)), kinds_of(value), 0, 0)


def in_supply(board: Board, yellow: bool = True) -> list[str]:
    """The tokens that lie in the supply, each as often as it is there."""
    marks = [word(value) for value in (*BLUE_VALUES, *((YELLOW,) if yellow else ()))]
    return [mark for mark in marks for _ in range(PER_NUMBER - len(lying(board, mark)) - beside(board, mark))]


def drawn(table: Table, count: int, yellow: bool = True) -> tuple[str, ...]:
    """Some tokens by lot from the supply."""
    left = in_supply(table.public, yellow)
    return tuple([left.pop(table.roll(len(left))) for _ in range(min(count, len(left)))])
