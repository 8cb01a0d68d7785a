"""Wires that are only cut all at once: a special action names them, wherever they stand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec.structs import replace

from defuse.busters.acts import RevealReds
from defuse.busters.board import Board
from defuse.busters.card import Equipment
from defuse.busters.causes import DialCause, Loss, TokenCause
from defuse.busters.events import DialMoved, Exploded, Opened, WiresCut
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.cutting import Cutting
from defuse.busters.tokens import token_step
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, RED, REDS, kinds_of, value_word
from defuse.busters.words import Told, tell, value_title
from defuse.kernel import Act, Among, Event, Fact, Form, Some, Steps
from defuse.kernel.panel import Card, Cards
from defuse.words import Message, Seat, say

TITLE = say("all-at-once")
NOT_YOUR_TURN = say("all-at-once-not-your-turn")
NOTHING_TO_CUT = say("all-at-once-nothing-to-cut")
REVEAL = say("all-at-once-reveal")


class CutTogether(Act, frozen=True):
    """Name all wires of the value that is cut at once, anywhere on the table."""

    wires: tuple[int, ...]


class NumberSet(Event, frozen=True):
    """The number card was turned up: all wires of this number are cut at once."""

    number: int


class NamedTogether(Event, frozen=True):
    """Wires were named, to be cut all at once."""

    by: int
    value: int
    wires: tuple[int, ...]

    def apply(self, public: Board) -> Board:
        return replace(public, idle=0)


class TogetherMissed(Event, frozen=True):
    """Not all wires that were named are right, and none of them is red."""

    by: int
    value: int
    wires: tuple[int, ...]


class MarkDue(Event, frozen=True):
    """A wire that was named is to get its token."""

    wire: int


class AllAtOnce(Rule, frozen=True, kw_only=True):
    """The wires of a value are never cut in the ordinary way. An action names all of them, own ones included.

    No equipment helps with it (E8), and a call that is not right has its price.
    """

    id: str = "all-at-once"
    value: int = 0
    """What is cut at once; 0 until a number card tells."""
    count: int = 4
    by_card: bool = False
    """Whether a number card, turned up after the opening tokens, tells the value."""
    last: bool = False
    """Whether a seat names them when it has nothing else left, and then has to."""
    holders: bool = False
    """Whether with two or three players only a seat that holds one of them may name them."""
    wrong: Literal["explosion", "tokens"] = "explosion"

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (CutTogether,)

    @property
    def wires(self) -> Message:
        """What is cut at once, in words: the four 7s."""
        return say("all-at-once-wires", count=self.count, value=value_word(self.value))

    def bars_value(self, view: View, verb: type[Act], value: int) -> Message | None:
        if not self.value or value != self.value:
            return None
        return say("all-at-once-as-last" if self.last else "all-at-once-cut", wires=self.wires)

    def bars_card(self, view: View, verb: type[Act], card: str) -> Message | None:
        rule = view.rule(card)
        if self._must(view) and isinstance(rule, Equipment) and rule.timing in ("your turn", "start of your turn"):
            return say("all-at-once-must", value=value_word(self.value), wires=self.wires)
        return None

    def _must(self, view: View) -> bool:
        """Whether the acting seat has nothing else left, in a mission where it has to name the wires then."""
        if not self.last or view.seat is None or not view.acting:
            return False
        return all(view.value(wire) == self.value for wire in view.hand(view.seat))

    def _why_not_now(self, view: View) -> Message | None:
        """Why the seat of this view may not name the wires in this turn, or None."""
        if view.seat is None or not view.acting:
            return NOT_YOUR_TURN
        if not self.value or not view.remaining(self.value):
            return NOTHING_TO_CUT
        values = {view.value(wire) for wire in view.hand(view.seat)}
        if self.holders and view.public.players <= 3 and self.value not in values:
            return say("all-at-once-holders", value=value_word(self.value))
        if self.last and values != {self.value}:
            return say("all-at-once-not-yet", wires=self.wires)
        if self.value != RED and view.only_reds(view.seat):
            return REVEAL  # C9
        return None

    def offers(self, view: View) -> Iterable[Form]:
        if self._why_not_now(view) is None:
            assert view.seat is not None
            label = say("all-at-once-label", wires=self.wires)
            yield Form(CutTogether, view.seat, lambda: (self._field(view),), rule=self.id, label=label)

    def _field(self, view: View) -> Some:
        """Any uncut wires on the table, so many as have to be named."""
        wires = tuple([wire for stand in range(len(view.public.stands)) for wire in view.uncut(stand)])
        hint = say("all-at-once-name", count=self.count)
        return Some(name="wires", kind="wire", groups=(wires,), least=self.count, most=self.count, hint=hint)

    def refuses(self, view: View, act: Act) -> Message | None:
        if not isinstance(act, CutTogether):
            return None
        if act.using:
            return say("all-at-once-no-card")
        return self._why_not_now(view)

    def does(self, table: Table, act: CutTogether) -> Steps:
        seat, wires = act.seat, act.wires
        yield NamedTogether(seat, self.value, wires)
        if all(table.value(wire) == self.value for wire in wires):
            yield WiresCut(wires, self.value, seat, "special")
        elif self.wrong == "explosion":
            yield Exploded(Loss.WRONG_WIRES, seat)
        elif any(table.is_red(wire) for wire in wires):
            yield Exploded(Loss.RED_AMONG_NAMED, seat)
        else:
            yield TogetherMissed(seat, self.value, wires)
            yield DialMoved(-1, DialCause.SPECIAL_ACTION, seat)
            for wire in wires:
                yield MarkDue(wire)

    def after(self, table: Table, event: Opened | MarkDue) -> Steps:
        if isinstance(event, MarkDue):
            yield token_step(table, event.wire, table.owner_of(event.wire), TokenCause.SPECIAL_ACTION)
        elif self.by_card:
            yield NumberSet(BLUE_VALUES[table.roll(len(BLUE_VALUES))])

    def on(self, event: NumberSet) -> AllAtOnce:
        return replace(self, value=event.number)

    def facts(self, public: Board, event: NamedTogether | TogetherMissed) -> Iterable[Fact]:
        kinds = kinds_of(self.value)
        if isinstance(event, TogetherMissed):
            yield Among(event.wires, kinds, 0, self.count - 1)
            yield Among(event.wires, REDS, 0, 0)
            return
        hand = tuple(public.hand(event.by))
        if self.last:
            yield Among(hand, kinds, len(hand))
        elif self.holders and public.players <= 3:
            yield Among(hand, kinds, 1)

    def panel(self, view: View) -> Cards:
        if not self.value:
            return Cards(rule=self.id, title=TITLE, cards=())
        done = not view.remaining(self.value)
        text = say("all-at-once-cut", wires=self.wires)
        card = Card(title=value_title(self.value), text=text, state="done" if done else "open")
        return Cards(rule=self.id, title=TITLE, cards=(card,))


class CuttingNoReveal(Cutting, frozen=True, kw_only=True):
    """Cutting as ever, but a hand of only reds cannot be laid open."""

    def offers(self, view: View) -> Iterable[Form]:
        if view.seat is not None and not view.only_reds(view.seat):
            yield from Cutting.offers(self, view)

    def refuses(self, view: View, act: Act) -> Message | None:
        return say("all-at-once-no-reveal") if isinstance(act, RevealReds) else None


@tell.register
def _(event: NumberSet, told: Told) -> Message:
    return say("told-number-set", number=event.number)


@tell.register
def _(event: NamedTogether, told: Told) -> Message:
    wires = told.places(event.wires)
    return say("told-named-together", seat=Seat(event.by), wires=wires, value=value_word(event.value))


@tell.register
def _(event: TogetherMissed, told: Told) -> Message:
    return say("told-together-missed", value=value_word(event.value))


@tell.register
def _(event: MarkDue, told: Told) -> None:
    return None
