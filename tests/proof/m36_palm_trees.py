"""Mission 36: a line of numbers is cut in order, from an end that changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec.structs import replace

from defuse.busters.events import CharactersSettled, WiresCut
from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES
from defuse.kernel import Act, Ask, Event, Form, One, Rule, Steps
from defuse.kernel.panel import Card, Cards

End = Literal["left", "right"]


class LineLaid(Event, frozen=True):
    """Number cards were laid in a line."""

    numbers: tuple[int, ...]


class EndChosen(Event, frozen=True):
    """The arrow was put at an end of the line."""

    end: End
    by: int


class LineShortened(Event, frozen=True):
    """The card at the arrow was removed."""

    number: int
    by: int


class PickEnd(Act, frozen=True):
    """Put the arrow at an end of the line."""

    end: str


class EndAsk(Ask, frozen=True):
    """At which end does the line begin?"""


class Line(Rule, frozen=True, kw_only=True):
    """Cut two wires of the number at the arrow before any other of the line; then the arrow may change sides."""

    id: str = "line"
    size: int = 5
    quota: int = 2
    line: tuple[int, ...] = ()
    end: End = "left"

    rank: ClassVar[int] = 20
    verbs: ClassVar = (PickEnd,)

    @property
    def order(self) -> tuple[int, ...]:
        """The numbers in the order in which they have to be cut."""
        return self.line if self.end == "left" else self.line[::-1]

    def bars_value(self, view: View, verb: type[Act], value: int) -> str | None:
        if value not in self.line or value == self.order[0]:
            return None
        return f"cut {self.quota} × {self.order[0]} before any {value}"

    def after(self, table: Table, event: CharactersSettled | LineLaid | WiresCut | LineShortened | EndChosen) -> Steps:
        match event:
            case CharactersSettled():
                left = list(BLUE_VALUES)
                yield LineLaid(tuple([left.pop(table.roll(len(left))) for _ in range(self.size)]))
            case LineLaid():
                yield EndAsk(seats=(table.public.captain,), rule=self.id)
            case LineShortened() if len(self.line) > 1:  # one card alone has no ends
                yield EndAsk(seats=(event.by,), rule=self.id)
            case WiresCut() | EndChosen() | LineShortened() if self.line and table.cuts_of(self.order[0]) >= self.quota:
                yield LineShortened(self.order[0], event.by)
            case _:
                pass

    def on(self, event: LineLaid | LineShortened | EndChosen) -> Line:
        match event:
            case LineLaid():
                return replace(self, line=event.numbers)
            case EndChosen():
                return replace(self, end=event.end)
            case _:
                return replace(self, line=tuple([number for number in self.line if number != event.number]))

    def choices(self, view: View, ask: EndAsk) -> Iterable[Form]:
        field = One(name="end", kind="end", items=("left", "right"))
        yield Form(PickEnd, ask.seats[0], (field,), rule=self.id, label="Place the arrow")

    def answered(self, table: Table, ask: EndAsk, acts: tuple[PickEnd, ...]) -> Steps:
        yield EndChosen("left" if acts[0].end == "left" else "right", acts[0].seat)

    def panel(self, view: View) -> Cards:
        cards = tuple(
            [Card(title=str(number), label="next" if number == self.order[0] else "") for number in self.line]
        )
        return Cards(rule=self.id, title="In this order", cards=cards)


MISSION = Mission(
    number=36,
    title="Panic under the Palm Trees",
    story="The bomb by the pool wants its wires in the right order.",
    setup=("Five number cards lie in a line; the captain decides at which end it begins.",),
    goal=("Cut two wires of the first number before any of the others. The cutter then chooses an end anew.",),
    wires=Wires(red=Draw(1, of=3), yellow=2),
    two_players=Wires(red=Draw(2, of=3), yellow=4),
    characters="choice",
    rules=(Line(),),
)
