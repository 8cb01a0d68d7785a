"""A line of number cards whose wires have to be cut in order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec.structs import replace

from defuse.busters.events import TableReady, WiresCut
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.number_cards import drawn
from defuse.busters.view import Table, View
from defuse.busters.words import Told, tell
from defuse.kernel import Act, Ask, Event, Form, One, Steps
from defuse.kernel.panel import Card, Cards
from defuse.words import Message, Seat, say

End = Literal["left", "right"]

WHICH_END = say("sequence-which-end")
FROM_LEFT = say("sequence-from-left")
FROM_RIGHT = say("sequence-from-right")


class LineLaid(Event, frozen=True):
    """Number cards were laid in a line."""

    numbers: tuple[int, ...]


class ArrowPlaced(Event, frozen=True):
    """The arrow was put at an end of the line: there it begins."""

    end: End
    by: int


class LineShortened(Event, frozen=True):
    """Enough wires of the first number are cut, and its card is out of the line."""

    number: int
    by: int


class PlaceArrow(Act, frozen=True):
    """Put the arrow at an end of the line."""

    end: str


class ArrowAsk(Ask, frozen=True):
    """At which end of the line does it begin?"""


class Sequence(Rule, frozen=True, kw_only=True):
    """Cut `quota` wires of the first number in the line before any wire of the numbers behind it, and so on (M9)."""

    id: str = "sequence"
    size: int = 3
    """How many cards lie in the line."""
    quota: int = 2
    two_ends: bool = False
    """Whether it is chosen at which end the line begins: by the captain first, by the cutter after each card (M36)."""
    line: tuple[int, ...] = ()
    """The cards that are left, from left to right."""
    done: tuple[int, ...] = ()
    """The finished ones, in this order."""
    end: End = "left"
    """Where the line begins."""

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (PlaceArrow,)

    @property
    def order(self) -> tuple[int, ...]:
        """The numbers that are left, in the order in which they have to be cut."""
        return self.line if self.end == "left" else self.line[::-1]

    def bars_value(self, view: View, verb: type[Act], value: int) -> Message | None:
        if value not in self.line or value == self.order[0]:
            return None
        return say("sequence-not-yet", quota=self.quota, first=self.order[0], value=value)

    def after(self, table: Table, event: TableReady | LineLaid | WiresCut | LineShortened | ArrowPlaced) -> Steps:
        match event:
            case TableReady():
                yield LineLaid(drawn(table, self.size))
            case LineLaid() if self.two_ends:
                yield ArrowAsk(seats=(table.public.captain,), rule=self.id)
            case LineShortened() if self.two_ends and len(self.line) > 1:  # one card alone has no ends
                yield ArrowAsk(seats=(event.by,), rule=self.id)
            case WiresCut() | LineShortened() | ArrowPlaced() if self.line:
                if table.cuts_of(self.order[0]) >= self.quota:
                    yield LineShortened(self.order[0], event.by)
            case _:
                pass

    def on(self, event: LineLaid | LineShortened | ArrowPlaced) -> Sequence:
        match event:
            case LineLaid():
                return replace(self, line=event.numbers)
            case ArrowPlaced():
                return replace(self, end=event.end)
            case LineShortened():
                left = tuple([number for number in self.line if number != event.number])
                return replace(self, line=left, done=(*self.done, event.number))

    def choices(self, view: View, ask: ArrowAsk) -> Iterable[Form]:
        field = One(name="end", kind="end", items=("left", "right"), hint=WHICH_END)
        yield Form(PlaceArrow, ask.seats[0], (field,), rule=self.id)

    def answered(self, table: Table, ask: ArrowAsk, acts: tuple[PlaceArrow, ...]) -> Steps:
        yield ArrowPlaced("left" if acts[0].end == "left" else "right", acts[0].seat)

    def panel(self, view: View) -> Cards:
        cards = [] if self.two_ends else [Card(title=str(number), state="done") for number in self.done]
        for number in self.line:
            if number == self.order[0]:
                so_far = say("sequence-so-far", cut=view.cuts_of(number), quota=self.quota)
                cards.append(Card(title=str(number), text=so_far))
            else:
                cards.append(Card(title=str(number), state="locked"))
        title = FROM_LEFT if self.end == "left" else FROM_RIGHT
        return Cards(rule=self.id, title=title, cards=tuple(cards))


@tell.register
def _(event: LineLaid, told: Told) -> Message:
    return say("told-line-laid", numbers=event.numbers)


@tell.register
def _(event: ArrowPlaced, told: Told) -> Message:
    return say("told-arrow-placed", seat=Seat(event.by), end=event.end)


@tell.register
def _(event: LineShortened, told: Told) -> Message:
    return say("told-line-shortened", number=event.number)
