"""Sparks, the toy game: the tools. Four are used while picking, two in the window after the picks are revealed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from defuse.kernel import Act, Fact, Field, Form, One, Order, Shown, Shuffled, Some, Steps
from tests.kernel.toy_table import (
    Bench,
    PickAsk,
    PointsLost,
    PointsWon,
    Probe,
    Rank,
    Rule,
    Shake,
    Shine,
    Show,
    ShowAsk,
    Table,
    ToolUsed,
    View,
    Weigh,
    Weighed,
)


class Tool(Rule, frozen=True, kw_only=True):
    """Something that its owner can use once."""

    owner: int
    used: bool = False

    rank: ClassVar[Rank] = Rank.TOOLS

    def on(self, event: ToolUsed) -> Tool:
        return replace(self, used=True) if event.tool == self.id else self


class PickingTool(Tool, frozen=True, kw_only=True):
    """A tool that is used beside the sealed question; whoever has locked in is asked again."""

    def _form(self, view: View, verb: type[Act], *fields: Field) -> Iterable[Form]:
        if view.seat == self.owner and not self.used and isinstance(view.public.ask, PickAsk):
            yield Form(verb, self.owner, fields, rule=self.id, using=(self.id,), aside=True, label=self.id)


class Lamp(PickingTool, frozen=True, kw_only=True):
    """Look at a wire on the bench."""

    verbs: ClassVar = (Shine,)

    def offers(self, view: View) -> Iterable[Form]:
        return self._form(view, Shine, One(name="wire", kind="wire", items=view.public.wires))

    def does(self, table: Table, act: Shine) -> Steps:
        yield ToolUsed(self.id, act.seat)
        yield Shown((act.wire,), (act.seat,))


class Scales(PickingTool, frozen=True, kw_only=True):
    """Weigh two wires for all to see."""

    verbs: ClassVar = (Weigh,)

    def offers(self, view: View) -> Iterable[Form]:
        if len(view.public.wires) < 2:
            return ()
        two = Some(name="wires", kind="wire", groups=(view.public.wires,), least=2, most=2)
        return self._form(view, Weigh, two)

    def does(self, table: Table, act: Weigh) -> Steps:
        light, heavy = sorted(act.wires, key=lambda wire: (table.faces[wire], wire))
        yield ToolUsed(self.id, act.seat)
        yield Weighed(light, heavy, act.seat)

    def facts(self, public: Bench, event: Weighed) -> Iterable[Fact]:
        if event.by == self.owner:
            yield Order(event.light, event.heavy)


class Shaker(PickingTool, frozen=True, kw_only=True):
    """Mix all wires on the bench."""

    verbs: ClassVar = (Shake,)

    def offers(self, view: View) -> Iterable[Form]:
        return self._form(view, Shake)

    def does(self, table: Table, act: Shake) -> Steps:
        yield ToolUsed(self.id, act.seat)
        yield Shuffled(table.public.wires)


class Prober(PickingTool, frozen=True, kw_only=True):
    """Make another seat point at a wire, and look at that: a question inside a question."""

    verbs: ClassVar = (Probe, Show)

    def offers(self, view: View) -> Iterable[Form]:
        others = tuple(seat for seat in view.seats() if seat != self.owner)
        barred = {self.owner: "you cannot probe yourself"}
        return self._form(view, Probe, One(name="other", kind="seat", items=others, barred=barred))

    def does(self, table: Table, act: Probe) -> Steps:
        yield ToolUsed(self.id, act.seat)
        yield ShowAsk(seats=(act.other,), rule=self.id, by=act.seat)

    def choices(self, view: View, ask: ShowAsk) -> Iterable[Form]:
        wires = One(name="wire", kind="wire", items=view.public.wires)
        yield Form(Show, ask.seats[0], (wires,), rule=self.id, label="Point at a wire")

    def answered(self, table: Table, ask: ShowAsk, acts: tuple[Show, ...]) -> Steps:
        yield Shown((acts[0].wire,), (ask.by,))


class Glove(Tool, frozen=True, kw_only=True):
    """In the window: sparks of this round cost you nothing."""


class Booster(Tool, frozen=True, kw_only=True):
    """In the window: you win twice as much in this round."""


TOOLS: dict[str, type[Tool]] = {
    "lamp": Lamp,
    "scales": Scales,
    "shaker": Shaker,
    "probe": Prober,
    "glove": Glove,
    "booster": Booster,
}


class Insulated(Rule, frozen=True, kw_only=True):
    """Until the end of the round: this seat loses no points."""

    seat: int

    rank: ClassVar[Rank] = Rank.EFFECTS

    def prevents(self, table: Table, event: PointsLost) -> bool:
        return event.seat == self.seat


class Boosted(Rule, frozen=True, kw_only=True):
    """Until the end of the round: this seat wins twice as much."""

    seat: int

    rank: ClassVar[Rank] = Rank.EFFECTS

    def changes(self, table: Table, event: PointsWon) -> PointsWon | None:
        return replace(event, points=2 * event.points) if event.seat == self.seat else None
