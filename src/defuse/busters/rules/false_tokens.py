"""False tokens: a token says what its wire is not (M17, M52)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from defuse.busters.asks import OpeningAsk
from defuse.busters.board import Board
from defuse.busters.causes import TokenCause
from defuse.busters.events import TokenPlaced, ValueAnnounced
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.clues import all_kinds
from defuse.busters.tokens import can_be_placed, mark_step, sort_of
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, YELLOW, word
from defuse.kernel import Act, Among, Ask, Event, Fact, Form, One, Steps, helper
from defuse.kernel.panel import Note, Panel
from defuse.words import Text, say


class TellFalse(Act, frozen=True):
    """Choose what a false token shows."""

    value: int


class FalseTokenAsk(Ask, frozen=True, kw_only=True):
    """What does your false token show?"""

    wire: int
    why: TokenCause
    called: tuple[int, ...] = ()
    """After a miss: the values that were named, one of which is put down."""


class FalseTokens(Rule, frozen=True, kw_only=True):
    """A token means "this wire is not of this value". At the start there are two of them, at two wires.

    After a miss the owner of the wire puts down the value that was called.
    """

    id: str = "false-tokens"
    role: str = ""
    """The id of the role whose holder alone puts down false tokens; empty for everybody."""
    on_reds: bool = False
    """Whether an opening token may lie at a red wire."""
    at_start: int = 2

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (TellFalse,)

    @helper
    def lies(self, board: Board, seat: int) -> bool:
        """Whether the tokens of a seat are false."""
        if not self.role:
            return True
        role: Any = board.rule(self.role)
        return bool(role.seat(board) == seat)

    def gives_token(
        self, view: View, wire: int, by: int, why: TokenCause, called: tuple[int, ...]
    ) -> Event | Ask | None:
        if not self.lies(view.public, by):
            return None
        if len(called) == 1:
            return mark_step(view, wire, false(called[0]), by, why)
        return FalseTokenAsk(seats=(by,), rule=self.id, wire=wire, why=why, called=called)

    def showable(self, view: View, wire: int, why: TokenCause) -> Text | None:
        if not self.lies(view.public, view.owner_of(wire)):
            return None
        reds = self.on_reds and why == TokenCause.OPENING
        if not view.is_blue(wire) and not (reds and view.is_red(wire)):
            return say("false-blue-or-red" if reds else "token-only-blue")
        if any(sort_of(token.mark) == "false" for token in view.tokens_at(wire)):
            return say("false-there-already")
        left = any(can_be_placed(view, false(value)) for value in self.untrue(view, wire))
        return "" if left else say("false-none-left")

    @helper
    def untrue(self, view: View, wire: int) -> list[int]:
        """The numbers that an own wire is not."""
        return [value for value in BLUE_VALUES if value != view.value(wire)]

    def choices(self, view: View, ask: FalseTokenAsk) -> Iterable[Form]:
        barred: dict[Any, Text] = {}
        items = ask.called
        if not items:  # C6: only what is in the supply can be chosen
            items = tuple([value for value in self.untrue(view, ask.wire) if can_be_placed(view, false(value))])
            barred = {value: say("token-none-left", mark=value) for value in BLUE_VALUES if value not in items}
            barred |= {view.value(ask.wire): say("false-is-true")}
        hint = say("false-choose-called" if ask.called else "false-choose-untrue")
        field = One(name="value", kind="value", items=items, barred=barred, hint=hint)
        yield Form(TellFalse, ask.seats[0], (field,), rule=self.id)

    def answered(self, table: Table, ask: FalseTokenAsk, acts: tuple[TellFalse, ...]) -> Steps:
        yield mark_step(table, ask.wire, false(acts[0].value), acts[0].seat, ask.why)

    def after(self, table: Table, event: TokenPlaced) -> Steps:
        if event.why == TokenCause.OPENING and self.lies(table.public, event.by):
            lying = sum(len(table.tokens_at(wire)) for wire in table.hand(event.by))
            if lying < self.at_start:
                yield OpeningAsk(seats=(event.by,), rule="opening")

    def facts(self, public: Board, event: TokenPlaced | ValueAnnounced) -> Iterable[Fact]:
        """What the wire is not, beside what the token shows: where it may not lie, the wire is not."""
        if sort_of(event.mark) != "false" or public.gone >> event.wire & 1:
            return ()
        out: tuple[int, ...] = ()
        if event.why != TokenCause.OPENING or not self.on_reds:
            out += public.reds
        if event.why != TokenCause.MISS:
            out += (YELLOW,)
        return (Among((event.wire,), all_kinds(out), 0, 0),)

    def panel(self, view: View) -> Panel:
        text = say("false-some-tokens" if self.role else "false-all-tokens")
        return Note(rule=self.id, title=say("false-tokens"), text=text)


def false(value: int) -> str:
    """The mark of a token that says "not this value"."""
    return f"~{word(value)}"
