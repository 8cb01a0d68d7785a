"""Tokens that are handed out when the first two yellow wires are cut: as gifts, or in a draft."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.busters.causes import TokenCause
from defuse.busters.events import WiresCut
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.beside import BESIDE, TokenAsk, drawn
from defuse.busters.supply import available
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, YELLOW, mark_word, word
from defuse.busters.words import Told, mark_title, tell
from defuse.kernel import Act, Ask, Event, Form, One, Steps
from defuse.kernel.panel import Card, Cards, Note
from defuse.words import Message, Seat, Text, say

PAIR = 2


class PickToken(Act, frozen=True):
    """Choose a token."""

    token: str


class GiftsBegan(Event, frozen=True):
    """The first two yellow wires are cut: everybody gives a token to the left."""


class GiftAsk(Ask, frozen=True, kw_only=True):
    """Which token do you give to your neighbour?"""

    to: int

    def question(self) -> Message:
        return say("ask-gift-ask", seat=Seat(self.to))


class TokenGiven(Event, frozen=True):
    """A seat gave a token to another one."""

    by: int
    to: int
    mark: str


class Gifts(Rule, frozen=True, kw_only=True):
    """When the first two yellow wires are cut, everybody with wires gives a token to the next one with wires (M22)."""

    id: str = "gifts"
    done: bool = False

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (PickToken,)

    def after(self, table: Table, event: WiresCut | TokenGiven) -> Steps:
        if isinstance(event, TokenGiven):
            yield TokenAsk(seats=(event.to,), rule=BESIDE, mark=event.mark, why=TokenCause.GIFT)
        elif not self.done and table.cuts_of(YELLOW) >= PAIR:
            yield GiftsBegan()
            ring = seats_in_play(table)
            if len(ring) > 1:
                for giver, receiver in zip(ring, (*ring[1:], ring[0]), strict=True):
                    yield GiftAsk(seats=(giver,), rule=self.id, to=receiver)

    def on(self, event: GiftsBegan) -> Gifts:
        return replace(self, done=True)

    def choices(self, view: View, ask: GiftAsk) -> Iterable[Form]:
        marks = [word(value) for value in (*BLUE_VALUES, YELLOW)]
        barred: dict[Any, Text] = {
            mark: say("token-none-left", mark=mark_word(mark)) for mark in marks if not available(view.public, mark)
        }
        items = tuple([mark for mark in marks if mark not in barred])
        field = One(name="token", kind="token", items=items, barred=barred, hint=say("gifts-choose"))
        label = say("gifts-give-to", seat=Seat(ask.to))
        yield Form(PickToken, ask.seats[0], (field,), rule=self.id, label=label)

    def answered(self, table: Table, ask: GiftAsk, acts: tuple[PickToken, ...]) -> Steps:
        yield TokenGiven(ask.seats[0], ask.to, acts[0].token)

    def panel(self, view: View) -> Note:
        return Note(rule=self.id, title=say("gifts"), text=say("gifts-given" if self.done else "gifts-to-come"))


class TokensLaid(Event, frozen=True):
    """The first two yellow wires are cut: tokens drawn by lot lie in a line."""

    marks: tuple[str, ...]


class DraftAsk(Ask, frozen=True):
    """Which token of the line do you take?"""

    def question(self) -> Message:
        return say("ask-token-draft")


class TokenTaken(Event, frozen=True):
    """A seat took a token from the line."""

    seat: int
    mark: str


class TokenDraft(Rule, frozen=True, kw_only=True):
    """When the first two yellow wires are cut, as many tokens are drawn as seats have wires; each takes one (M27)."""

    id: str = "draft"
    done: bool = False
    line: tuple[str, ...] = ()

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (PickToken,)

    def after(self, table: Table, event: WiresCut | TokenTaken) -> Steps:
        if isinstance(event, TokenTaken):
            yield TokenAsk(seats=(event.seat,), rule=BESIDE, mark=event.mark, why=TokenCause.DRAFT)
        elif not self.done and table.cuts_of(YELLOW) >= PAIR:
            seats = seats_in_play(table)
            marks = drawn(table, len(seats))
            yield TokensLaid(marks)
            for seat in seats[: len(marks)]:
                yield DraftAsk(seats=(seat,), rule=self.id)

    def on(self, event: TokensLaid | TokenTaken) -> TokenDraft:
        if isinstance(event, TokensLaid):
            return replace(self, done=True, line=event.marks)
        place = self.line.index(event.mark)
        return replace(self, line=self.line[:place] + self.line[place + 1 :])

    def choices(self, view: View, ask: DraftAsk) -> Iterable[Form]:
        items = tuple(dict.fromkeys(self.line))
        field = One(name="token", kind="token", items=items, hint=say("draft-choose"))
        yield Form(PickToken, ask.seats[0], (field,), rule=self.id, label=say("draft-take"))

    def answered(self, table: Table, ask: DraftAsk, acts: tuple[PickToken, ...]) -> Steps:
        yield TokenTaken(ask.seats[0], acts[0].token)

    def panel(self, view: View) -> Cards:
        cards = tuple([Card(title=mark_title(mark)) for mark in self.line])
        return Cards(rule=self.id, title=say("draft-tokens"), cards=cards)


def seats_in_play(table: Table) -> list[int]:
    """The seats that have wires, clockwise from the captain (C16: the others are given nothing)."""
    return [seat for seat in table.clockwise(table.public.captain) if table.has_wires(seat)]


@tell.register
def _(event: GiftsBegan, told: Told) -> Message:
    return say("told-gifts-began")


@tell.register
def _(event: TokenGiven, told: Told) -> Message:
    return say("told-token-given", seat=Seat(event.by), mark=mark_word(event.mark), to=Seat(event.to))


@tell.register
def _(event: TokensLaid, told: Told) -> Message:
    return say("told-tokens-laid", marks=tuple([mark_word(mark) for mark in event.marks]))


@tell.register
def _(event: TokenTaken, told: Told) -> Message:
    return say("told-token-taken", seat=Seat(event.seat), mark=mark_word(event.mark))
