"""Wires that are only cut all at once: a special action names them, wherever they stand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec.structs import replace

from defuse.busters.acts import RevealReds
from defuse.busters.board import Board
from defuse.busters.card import Equipment
from defuse.busters.events import DialMoved, Exploded, Opened, WiresCut
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.cutting import Cutting
from defuse.busters.tokens import token_step
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, RED, REDS, kinds_of, seat_name, word
from defuse.busters.words import Told, tell
from defuse.kernel import Act, Among, Event, Fact, Form, Some, Steps
from defuse.kernel.panel import Card, Cards

COUNTS = {2: "two", 3: "three", 4: "four"}


class CutTogether(Act, frozen=True):
    """Name all wires of the value that is cut at once, anywhere on the table."""

    text: ClassVar[str] = "Name all wires of the value that is cut at once, anywhere on the table."
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
    def words(self) -> str:
        """What is cut at once, in words: the four 7s."""
        return f"the {COUNTS[self.count]} {word(self.value)}s"

    def bars_value(self, view: View, verb: type[Act], value: int) -> str | None:
        if not self.value or value != self.value:
            return None
        return f"{self.words} are cut all at once{', as the last of a hand' if self.last else ''}"

    def bars_card(self, view: View, verb: type[Act], card: str) -> str | None:
        rule = view.rule(card)
        if self._must(view) and isinstance(rule, Equipment) and rule.timing in ("your turn", "start of your turn"):
            return f"you have only {word(self.value)}s left and must name {self.words}"
        return None

    def _must(self, view: View) -> bool:
        """Whether the acting seat has nothing else left, in a mission where it has to name the wires then."""
        if not self.last or view.seat is None or not view.acting:
            return False
        return all(view.value(wire) == self.value for wire in view.hand(view.seat))

    def _why_not_now(self, view: View) -> str | None:
        """Why the seat of this view may not name the wires in this turn, or None."""
        if view.seat is None or not view.acting:
            return "it is not your turn"
        if not self.value or not view.remaining(self.value):
            return "there is nothing to cut all at once"
        values = {view.value(wire) for wire in view.hand(view.seat)}
        if self.holders and view.public.players <= 3 and self.value not in values:
            return f"with two or three players only who holds a {word(self.value)} wire may do this"
        if self.last and values != {self.value}:
            return f"{self.words} are named when you have nothing else left"
        if self.value != RED and view.only_reds(view.seat):
            return "you have only reds left: reveal them"  # C9
        return None

    def offers(self, view: View) -> Iterable[Form]:
        if self._why_not_now(view) is None:
            assert view.seat is not None
            label = f"Cut {self.words} at once"
            yield Form(CutTogether, view.seat, lambda: (self._field(view),), rule=self.id, label=label)

    def _field(self, view: View) -> Some:
        """Any uncut wires on the table, so many as have to be named."""
        wires = tuple([wire for stand in range(len(view.public.stands)) for wire in view.uncut(stand)])
        hint = f"name {COUNTS[self.count]} uncut wires, wherever they stand"
        return Some(name="wires", kind="wire", groups=(wires,), least=self.count, most=self.count, hint=hint)

    def refuses(self, view: View, act: Act) -> str | None:
        if not isinstance(act, CutTogether):
            return None
        if act.using:
            return "no card helps with this action"
        return self._why_not_now(view)

    def does(self, table: Table, act: CutTogether) -> Steps:
        seat, wires = act.seat, act.wires
        yield NamedTogether(seat, self.value, wires)
        if all(table.value(wire) == self.value for wire in wires):
            yield WiresCut(wires, self.value, seat, "special")
        elif self.wrong == "explosion":
            yield Exploded("wrong wires were named", seat)
        elif any(table.is_red(wire) for wire in wires):
            yield Exploded("a red wire was among those named", seat)
        else:
            yield TogetherMissed(seat, self.value, wires)
            yield DialMoved(-1, "special action", seat)
            for wire in wires:
                yield MarkDue(wire)

    def after(self, table: Table, event: Opened | MarkDue) -> Steps:
        if isinstance(event, MarkDue):
            yield token_step(table, event.wire, table.owner_of(event.wire), "special action")
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
            return Cards(rule=self.id, title="All at once", cards=())
        done = not view.remaining(self.value)
        card = Card(title=word(self.value), text=f"{self.words} are cut all at once", state="done" if done else "open")
        return Cards(rule=self.id, title="All at once", cards=(card,))


class CuttingNoReveal(Cutting, frozen=True, kw_only=True):
    """Cutting as ever, but a hand of only reds cannot be laid open."""

    def offers(self, view: View) -> Iterable[Form]:
        if view.seat is not None and not view.only_reds(view.seat):
            yield from Cutting.offers(self, view)

    def refuses(self, view: View, act: Act) -> str | None:
        return "reds are not revealed in this mission, only cut all at once" if isinstance(act, RevealReds) else None


@tell.register
def _(event: NumberSet, told: Told) -> str:
    return f"The number card shows {event.number}: all {event.number}s are cut at once."


@tell.register
def _(event: NamedTogether, told: Told) -> str:
    return f"{seat_name(event.by)} names {told.places(event.wires)} as all that is {word(event.value)}."


@tell.register
def _(event: TogetherMissed, told: Told) -> str:
    return f"Wrong: not all of them are {word(event.value)}."


@tell.register
def _(event: MarkDue, told: Told) -> None:
    return None
