"""Equipment card 4: Post-it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from defuse.busters.acts import PlaceToken
from defuse.busters.card import Equipment, Timing
from defuse.busters.causes import TokenCause
from defuse.busters.events import CardUsed
from defuse.busters.rules.opening import token_field
from defuse.busters.tokens import token_step
from defuse.busters.view import Table, View
from defuse.kernel import Form, Steps


class PostIt(Equipment, frozen=True):
    """At any time, put a token at one of your own uncut blue wires (E11)."""

    card: ClassVar[str] = "4"
    code: ClassVar[int] = 204
    unlock: ClassVar[tuple[int, int] | None] = (4, 2)
    timing: ClassVar[Timing] = "any time"
    verbs: ClassVar = (PlaceToken,)

    def offers(self, view: View) -> Iterable[Form]:
        assert view.seat is not None
        seat = view.seat
        return self.form(view, PlaceToken, lambda: (token_field(view, seat, TokenCause.POST_IT),))

    def does(self, table: Table, act: PlaceToken) -> Steps:
        yield CardUsed(self.id, act.seat)
        yield token_step(table, act.wire, act.seat, TokenCause.POST_IT)


CARD = PostIt
