"""Opening tokens (C5), and which token a wire gets in an ordinary mission (C6, C7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from defuse.busters.acts import PlaceToken
from defuse.busters.asks import OpeningAsk
from defuse.busters.causes import TokenCause
from defuse.busters.events import Opened, TableReady, TurnStarted
from defuse.busters.rule import Rank, Rule
from defuse.busters.supply import PER_NUMBER, available
from defuse.busters.tokens import may_choose, own_wires, token_step
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, VALUES, word
from defuse.kernel import Form, One, Steps
from defuse.words import Text, say

YOUR_TOKEN = say("opening-your-token")
WHICH_WIRE = say("opening-which-wire")


class Opening(Rule, frozen=True, kw_only=True):
    """Captain first, clockwise: each places one true token on one of their own blue wires."""

    id: str = "opening"
    captain_too: bool = True

    rank: ClassVar[Rank] = Rank.STORY
    verbs: ClassVar = (PlaceToken,)

    def after(self, table: Table, event: TableReady | Opened) -> Steps:
        captain = table.public.captain
        if isinstance(event, TableReady):
            for seat in table.clockwise(captain):
                if seat != captain or self.captain_too:
                    yield OpeningAsk(seats=(seat,), rule=self.id)
            yield Opened()
        else:
            yield TurnStarted(captain)

    def choices(self, view: View, ask: OpeningAsk) -> Iterable[Form]:
        seat = ask.seats[0]
        yield Form(
            PlaceToken,
            seat,
            lambda: (token_field(view, seat, TokenCause.OPENING),),
            rule=self.id,
            label=YOUR_TOKEN,
        )

    def answered(self, table: Table, ask: OpeningAsk, acts: tuple[PlaceToken, ...]) -> Steps:
        yield token_step(table, acts[0].wire, acts[0].seat, TokenCause.OPENING)


class TrueTokens(Rule, frozen=True, kw_only=True):
    """A token shows the true number of its wire, or that it is yellow. A red wire gets none."""

    id: str = "tokens"

    rank: ClassVar[Rank] = Rank.CLUES

    def marks(self, view: View, wire: int, why: TokenCause) -> str | None:
        value = view.value(wire)
        return None if not value or value in view.public.reds else word(value)


def _barred(view: View, hand: list[int], why: TokenCause) -> dict[Any, Text]:
    """Why wires of a hand may not get a token, of those that may not.

    Where tokens show values and nothing else, it is the same for all wires of a value that have no token.
    """
    index, board = view.index, view.public
    if index.hook("showable") or any(type(board.rules[at]) is not TrueTokens for at in index.hook("marks")):
        return {wire: reason for wire in hand if (reason := may_choose(view, wire, why)) is not None}
    faces, loose, reds = view.faces, board.loose, board.reds
    marked = {token.wire for token in board.tokens}
    lying = [token.mark for token in board.tokens] + [token.mark for token in board.beside]
    fine = _BLUE.difference(reds)
    if any(lying.count(mark) >= PER_NUMBER or mark[0] == "~" for mark in lying):
        fine = frozenset([value for value in fine if available(board, word(value))])
    barred: dict[Any, Text] = {}
    for wire in hand:
        if VALUES[faces[wire]] not in fine or wire in marked or loose >> wire & 1:
            reason = may_choose(view, wire, why)
            if reason is not None:
                barred[wire] = reason
    return barred


_BLUE = frozenset(BLUE_VALUES)


def token_field(view: View, seat: int, why: TokenCause) -> One:
    """Which of a seat's own wires may get a token of its choice."""
    hand = own_wires(view, seat, why)
    if view.sought is not None:
        hand = [wire for wire in hand if wire == getattr(view.sought, "wire", None)]
    barred = _barred(view, hand, why)
    items = tuple([wire for wire in hand if wire not in barred]) if barred else tuple(hand)
    return One(name="wire", kind="wire", items=items, barred=barred, hint=WHICH_WIRE)
