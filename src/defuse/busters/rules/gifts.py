"""Tokens that are handed out when the first two yellow wires are cut: as gifts, or in a draft."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.busters.events import WiresCut
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.beside import BESIDE, TokenAsk, drawn
from defuse.busters.supply import available
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, YELLOW, seat_name, word
from defuse.busters.words import Told, listed, tell
from defuse.kernel import Act, Ask, Event, Form, One, Steps
from defuse.kernel.panel import Card, Cards, Note

PAIR = 2


class PickToken(Act, frozen=True):
    """Choose a token."""

    text: ClassVar[str] = "Choose a token."
    token: str


class GiftsBegan(Event, frozen=True):
    """The first two yellow wires are cut: everybody gives a token to the left."""


class GiftAsk(Ask, frozen=True, kw_only=True):
    """Which token do you give to your neighbour?"""

    text: ClassVar[str] = "Which token do you give to your neighbour?"
    to: int

    @property
    def words(self) -> str:
        """The question with the neighbour's name."""
        return f"Which token do you give to {seat_name(self.to)}?"


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
            yield TokenAsk(seats=(event.to,), rule=BESIDE, mark=event.mark, why="gift")
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
        barred: dict[Any, str] = {
            mark: f"no {mark} token is left" for mark in marks if not available(view.public, mark)
        }
        items = tuple([mark for mark in marks if mark not in barred])
        field = One(name="token", kind="token", items=items, barred=barred, hint="choose a token from the supply")
        yield Form(PickToken, ask.seats[0], (field,), rule=self.id, label=f"Give a token to {seat_name(ask.to)}")

    def answered(self, table: Table, ask: GiftAsk, acts: tuple[PickToken, ...]) -> Steps:
        yield TokenGiven(ask.seats[0], ask.to, acts[0].token)

    def panel(self, view: View) -> Note:
        text = (
            "The gifts are given." if self.done else "With the first two yellows everybody gives a token to the left."
        )
        return Note(rule=self.id, title="Gifts", text=text)


class TokensLaid(Event, frozen=True):
    """The first two yellow wires are cut: tokens drawn by lot lie in a line."""

    marks: tuple[str, ...]


class DraftAsk(Ask, frozen=True):
    """Which token of the line do you take?"""

    text: ClassVar[str] = "Which token of the line do you take?"


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
            yield TokenAsk(seats=(event.seat,), rule=BESIDE, mark=event.mark, why="draft")
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
        field = One(name="token", kind="token", items=items, hint="choose a token of the line")
        yield Form(PickToken, ask.seats[0], (field,), rule=self.id, label="Take a token")

    def answered(self, table: Table, ask: DraftAsk, acts: tuple[PickToken, ...]) -> Steps:
        yield TokenTaken(ask.seats[0], acts[0].token)

    def panel(self, view: View) -> Cards:
        return Cards(rule=self.id, title="Tokens to choose from", cards=tuple([Card(title=mark) for mark in self.line]))


def seats_in_play(table: Table) -> list[int]:
    """The seats that have wires, clockwise from the captain (C16: the others are given nothing)."""
    return [seat for seat in table.clockwise(table.public.captain) if table.has_wires(seat)]


@tell.register
def _(event: GiftsBegan, told: Told) -> str:
    return "The first yellow wires are cut: time for gifts."


@tell.register
def _(event: TokenGiven, told: Told) -> str:
    return f"{seat_name(event.by)} gives the token {event.mark} to {seat_name(event.to)}."


@tell.register
def _(event: TokensLaid, told: Told) -> str:
    return f"The first yellow wires are cut. Tokens to choose from: {listed(event.marks)}."


@tell.register
def _(event: TokenTaken, told: Told) -> str:
    return f"{seat_name(event.seat)} takes the token {event.mark}."
