"""Tokens that somebody gets, and that lie beside the stand if there is no wire for them: "has none"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from defuse.busters.acts import PlaceToken
from defuse.busters.board import Board
from defuse.busters.causes import TokenCause
from defuse.busters.events import TokenPlacedBeside
from defuse.busters.rule import Rank, Rule
from defuse.busters.supply import PER_NUMBER, beside, lying
from defuse.busters.tokens import token_step
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, YELLOW, kinds_of, mark_word, value_named, word
from defuse.busters.words import mark_title
from defuse.kernel import Act, Ask, Form, One, Steps
from defuse.kernel.panel import Card, Cards
from defuse.words import Message, say

BESIDE = "beside"
"""The id of the rule that asks where a token belongs."""


class TokenAsk(Ask, frozen=True, kw_only=True):
    """You have got a token: at which of your wires does it belong, or have you none of them?"""

    mark: str
    why: TokenCause

    def question(self) -> Message:
        return say("ask-token-ask", mark=mark_word(self.mark))


class PutBeside(Act, frozen=True):
    """Put the token that you got beside your stand, since you have no such wire."""


class BesideStands(Rule, frozen=True, kw_only=True):
    """Whoever gets a token puts it at a wire of that value, or beside the stand if the hand has none.

    The seat is asked in any case, so that a pause tells nothing.
    """

    id: str = BESIDE

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (PlaceToken, PutBeside)

    def choices(self, view: View, ask: TokenAsk) -> Iterable[Form]:
        seat = ask.seats[0]
        value, mark = value_named(ask.mark), mark_word(ask.mark)
        hand = view.hand(seat)
        fitting = tuple([wire for wire in hand if view.value(wire) == value])
        if fitting:
            others = dict.fromkeys([wire for wire in hand if wire not in fitting], say("beside-other-wire", mark=mark))
            hint = say("beside-choose-wire", mark=mark)
            field = One(name="wire", kind="wire", items=fitting, barred=others, hint=hint)
            yield Form(PlaceToken, seat, (field,), rule=self.id, label=say("beside-place", mark=mark))
        else:
            yield Form(PutBeside, seat, rule=self.id, label=say("beside-put", mark=mark))

    def refuses(self, view: View, act: Act) -> Message | None:
        ask = view.public.ask
        if not isinstance(ask, TokenAsk) or view.seat not in ask.seats:
            return None
        if isinstance(act, PutBeside):
            return say("beside-has-wire", mark=mark_word(ask.mark))
        return say("beside-has-none", mark=mark_word(ask.mark)) if isinstance(act, PlaceToken) else None

    def answered(self, table: Table, ask: TokenAsk, acts: tuple[PlaceToken | PutBeside, ...]) -> Steps:
        (act,) = acts
        if isinstance(act, PlaceToken):
            yield token_step(table, act.wire, act.seat, ask.why)
        else:
            yield has_none(table, act.seat, value_named(ask.mark), ask.why)

    def panel(self, view: View) -> tuple[Cards, ...]:
        owners = view.public.owners
        cards = [
            Card(
                title=mark_title(token.mark),
                text=say("beside-none-of", mark=mark_word(token.mark)),
                seat=owners[token.stand],
            )
            for token in view.public.beside
        ]
        return (Cards(rule=self.id, title=say("beside-stands"), cards=tuple(cards)),) if cards else ()


def has_none(table: Table, seat: int, value: int, why: TokenCause, place: int = 0) -> TokenPlacedBeside:
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
