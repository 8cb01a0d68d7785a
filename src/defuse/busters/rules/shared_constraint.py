"""A constraint that binds everybody: from a deck, or paired with the numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Self

from msgspec.structs import replace

from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.card import EVERYBODY
from defuse.busters.causes import DialCause, Loss, Skip
from defuse.busters.constraints import CONSTRAINTS, LETTERS, constraint_on
from defuse.busters.events import (
    DialMoved,
    Exploded,
    Settled,
    TableReady,
    TurnSkipped,
    TurnStarted,
    Validated,
)
from defuse.busters.numbers import CONSTRAINT_CARDS
from defuse.busters.rules.constraints import Bound, ConstraintsLaid, in_force
from defuse.busters.view import Table, View
from defuse.busters.words.telling import Told, tell
from defuse.kernel import Act, Cannot, Event, Form, PileMade, Shown, Steps, helper
from defuse.kernel.panel import Card, Cards, Counter, Panel
from defuse.words import Message, say

PILE = "constraints"

NOBODY_REPLACES = say("constraint-deck-nobody")
ONLY_CAPTAIN = say("constraint-deck-only-captain")
NONE_IN_FORCE = say("constraint-deck-none-in-force")
REPLACED = say("constraint-deck-replaced")
NOT_NOW = say("constraint-deck-not-now")
LEFT = say("constraint-deck-left")
PAIRED = say("paired-constraints")


class RoundIdle(Event, frozen=True):
    """A whole round went by without an action (C10)."""

    def apply(self, public: Board) -> Board:
        return replace(public, idle=0)


class ConstraintsPaired(Event, frozen=True):
    """Every number has a constraint card: the letters for 1 to 12."""

    letters: str


class ReplaceConstraint(Act, frozen=True):
    """Replace the constraint by the next one of the deck."""


class Skipping(Bound, frozen=True, kw_only=True):
    """Whoever has no cut skips the turn; a whole round of that has a consequence."""

    def forgoes(self, table: Table, ask: TurnAsk, seat: int) -> Steps:
        return (TurnSkipped(seat, Skip.CARD_ALLOWS_NONE),)

    @helper
    def idle_round(self, table: Table) -> Steps:
        """The end of a whole round without an action, if this was one."""
        return (RoundIdle(),) if table.public.idle >= len(table.seats_with_wires()) else ()


class ConstraintDeck(Skipping, frozen=True, kw_only=True):
    """One card of a shuffled deck binds everybody; when it should be replaced and none is left, nobody is bound."""

    id: str = "constraint-deck"
    by_captain: bool = False
    """Whether the captain may replace the card before any action."""
    by_numbers: bool = False
    """Whether each finished number replaces the card."""
    price: int = 0
    """The steps that a whole round without an action costs."""
    deck: tuple[int, ...] = ()
    turned: int = 0
    """How often a card was turned up."""
    due: int = 0
    """How many numbers were finished since."""
    changed: bool = False
    """Whether the card was replaced in this turn."""

    verbs: ClassVar[tuple[type[Act], ...]] = (Cannot, ReplaceConstraint)

    def after(self, table: Table, event: TableReady | PileMade | TurnSkipped | RoundIdle | Settled) -> Steps:
        match event:
            case TableReady():
                first = len(table.faces)
                yield PileMade(PILE, tuple(range(first, first + len(CONSTRAINT_CARDS))), CONSTRAINT_CARDS)
            case PileMade(name=name) if name == PILE:
                yield from self._turn_up(table, 1, "setup")
            case TurnSkipped():
                yield from self.idle_round(table)
            case RoundIdle():
                if self.price:
                    yield DialMoved(-self.price, DialCause.IDLE_ROUND)
                yield from self._turn_up(table, 1, "idle round")
            case Settled():
                yield from self._turn_up(table, self.due, "finished number")
            case _:
                pass

    def _turn_up(self, table: Table, count: int, why: str) -> Steps:
        """Replace the card, as often as this."""
        for place in range(self.turned, self.turned + count):
            if place < len(self.deck):
                thing = self.deck[place]
                yield Shown((thing,))
                yield ConstraintsLaid(((constraint_on(table.faces[thing]).letter, EVERYBODY),), why)
            else:
                if in_force(table.public) or place > self.turned:
                    yield ConstraintsLaid((), why)
                return

    def on(self, event: PileMade | ConstraintsLaid | Validated | TurnStarted) -> Self:
        match event:
            case PileMade():
                return replace(self, deck=event.things) if event.name == PILE else self
            case ConstraintsLaid():
                return replace(
                    self, turned=self.turned + 1, due=max(0, self.due - 1) if event.cards else 0, changed=True
                )
            case Validated():
                return replace(self, due=self.due + 1) if self.by_numbers else self
            case TurnStarted():
                return replace(self, changed=False) if self.changed else self

    def offers(self, view: View) -> Iterable[Form]:
        yield from Bound.offers(self, view)
        board = view.public
        mine = self.by_captain and view.seat == board.captain
        if mine and isinstance(board.ask, TurnAsk) and not self.changed and in_force(board):
            yield Form(ReplaceConstraint, board.captain, rule=self.id, aside=True)

    def refuses(self, view: View, act: Act) -> Message | None:
        if not isinstance(act, ReplaceConstraint):
            return None
        if not self.by_captain:
            return NOBODY_REPLACES
        if view.seat != view.public.captain:
            return ONLY_CAPTAIN
        if not in_force(view.public):
            return NONE_IN_FORCE
        return REPLACED if self.changed else NOT_NOW

    def does(self, table: Table, act: ReplaceConstraint) -> Steps:
        return self._turn_up(table, 1, "captain")

    def panel(self, view: View) -> Panel:
        left = max(0, len(self.deck) - self.turned)
        return Counter(rule=self.id, title=LEFT, value=left, most=len(CONSTRAINT_CARDS))


class PairedConstraints(Skipping, frozen=True, kw_only=True):
    """Every number has a constraint card. That of the number finished last binds everybody."""

    id: str = "paired-constraints"
    letters: str = ""
    """The cards of the numbers 1 to 12."""
    newest: int = 0
    """The number that was finished last, until its card is in force."""

    def after(self, table: Table, event: TableReady | TurnSkipped | RoundIdle | Settled) -> Steps:
        match event:
            case TableReady():
                left = list(LETTERS)
                yield ConstraintsPaired("".join([left.pop(table.roll(len(left))) for _ in LETTERS]))
            case TurnSkipped():
                yield from self.idle_round(table)
            case RoundIdle():
                yield Exploded(Loss.IDLE_ROUND)
            case Settled():
                if self.newest and self.letters:  # a table that was written down may do without the pairs
                    yield ConstraintsLaid(((self.letters[self.newest - 1], EVERYBODY),), "finished number")

    def on(self, event: ConstraintsPaired | Validated | ConstraintsLaid) -> Self:
        match event:
            case ConstraintsPaired():
                return replace(self, letters=event.letters)
            case Validated():
                return replace(self, newest=event.value)
            case ConstraintsLaid():
                return replace(self, newest=0)

    def panel(self, view: View) -> Panel:
        done = view.public.validated
        cards = tuple(
            Card(
                title=say("paired-constraint", number=number, title=CONSTRAINTS[letter].title),
                text=CONSTRAINTS[letter].text,
                label=letter,
                kind="constraint",
                state="used" if number in done else "open",
            )
            for number, letter in enumerate(self.letters, 1)
        )
        return Cards(rule=self.id, title=PAIRED, cards=cards)


@tell.register
def _(event: RoundIdle, told: Told) -> Message:
    return say("told-round-idle")


@tell.register
def _(event: ConstraintsPaired, told: Told) -> Message:
    pairs = [
        say("told-constraints-paired-pair", number=number, letter=letter)
        for number, letter in enumerate(event.letters, 1)
    ]
    return say("told-constraints-paired", pairs=tuple(pairs))
