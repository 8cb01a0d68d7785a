"""The way through the bunker: cuts move a figure over a map, step by step (M66)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.causes import DialCause, Loss, Skip, TokenCause
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.events import (
    CutMissed,
    DialMoved,
    Exploded,
    Settled,
    TableReady,
    TurnSkipped,
    TurnStarted,
    WiresCut,
    Won,
)
from defuse.busters.mission import Mission
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.bunker_events import (
    CardsLaid,
    FigureMoved,
    FigureStayed,
    LeverGripped,
    LeverStuck,
    StepDone,
    StrideDue,
    YellowsNamed,
)
from defuse.busters.rules.bunker_map import DIRECTIONS, FLOORS, PLACES, START, STEPS, STRIPED, Square, Step
from defuse.busters.rules.detonator import Finish
from defuse.busters.script import PhaseBegan
from defuse.busters.tokens import token_step
from defuse.busters.view import Table, View
from defuse.busters.wires import REDS, YELLOW, YELLOWS
from defuse.kernel import Act, Among, Ask, Cannot, Fact, Form, One, Some, Steps, helper
from defuse.kernel.panel import Card, Cards, Map, Note, Panel
from defuse.words import Message, say

CARDS = ("A", "B", "C", "D", "E")
ORDERS = tuple("".join(order) for order in permutations(CARDS))

WITH_THE_LEVER = say("bunker-with-the-lever")
NO_CARD_HELPS = say("bunker-no-card-helps")
NO_GRIP = say("bunker-no-grip")
ON_YOUR_TURN = say("bunker-on-your-turn")
REVEAL = say("bunker-reveal")


class Walk(Act, frozen=True):
    """Move the figure one square."""

    direction: str


class LayCards(Act, frozen=True):
    """Lay the five cards anew, in this order: north, east, south, west, action."""

    order: str


class PullLever(Act, frozen=True):
    """Name both yellow wires, wherever they stand."""

    wires: tuple[int, ...]


class WalkAsk(Ask, frozen=True, kw_only=True):
    """Which way does the figure go?"""

    ways: tuple[str, ...]


class LayAsk(Ask, frozen=True):
    """How do the five cards lie from now on: north, east, south, west, action? They may also lie as they lay."""


class Bunker(Rule, frozen=True, kw_only=True):
    """Every cut moves the figure towards a card that it meets; striped squares ask for a cut that meets the fifth one.

    Yellow wires are cut with the lever alone, both in one call.
    """

    id: str = "bunker"
    cards: tuple[str, ...] = ()
    """The cards in the north, east, south, west, and the one for actions."""
    step: Step = STEPS[0]
    floor: int = 0
    at: Square = START
    gripped: bool = False
    """Whether the lever is in reach."""
    cut: tuple[int, tuple[int, ...], bool, int] | None = None
    """The cut of this turn: by whom, the values, whether it was right, and how many cuts it counts for."""
    offer: float | None = None
    """For how many seconds the cards may be laid anew; None for as long as one likes."""

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (Walk, LayCards, PullLever, Cannot)

    def casual(self, mission: Mission) -> Bunker:
        """In a game without a clock the offer to lay the cards anew waits for its answer."""
        return replace(self, offer=None)

    # Yellow wires and the lever.

    def bars_value(self, view: View, verb: type[Act], value: int) -> Message | None:
        return WITH_THE_LEVER if value == YELLOW else None

    def offers(self, view: View) -> Iterable[Form]:
        seat = view.seat
        if seat is None or not view.acting or view.only_reds(seat):
            return
        if self._why_no_lever(view) is None:
            yield Form(PullLever, seat, lambda: (uncut_pair(view),), rule=self.id)
        elif self._has_no_blue(view, seat):
            yield Form(Cannot, seat, rule=self.id)  # beside the Coffee Mug, which nobody has to use for that (N18)

    def _why_no_lever(self, view: View) -> Message | None:
        """Why the seat of this view may not pull the lever now, or None."""
        if self.step is not Step.LEVER or not self.gripped:
            return NO_GRIP
        if view.seat is None or not view.acting:
            return ON_YOUR_TURN
        return REVEAL if view.only_reds(view.seat) else None  # C9

    def refuses(self, view: View, act: Act) -> Message | None:
        if not isinstance(act, PullLever):
            return None
        return NO_CARD_HELPS if act.using else self._why_no_lever(view)

    def does(self, table: Table, act: PullLever) -> Steps:
        seat, wires = act.seat, act.wires
        yield YellowsNamed(seat, wires)
        if all(table.value(wire) == YELLOW for wire in wires):
            yield WiresCut(wires, YELLOW, seat, "special")
        elif any(table.is_red(wire) for wire in wires):
            yield Exploded(Loss.RED_WITH_LEVER, seat)  # E8: no Stabilizer
        else:
            yield LeverStuck(seat, wires, wires[table.roll(len(wires))])

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        if not self._has_no_blue(table, seat):
            return None
        skip = TurnSkipped(seat, Skip.ONLY_YELLOW)
        if table.public.idle + 1 >= len(table.seats_with_wires()):
            return (skip, Exploded(Loss.NOBODY_MAY_CUT, seat))
        return (skip,)

    def _has_no_blue(self, view: View, seat: int) -> bool:
        """Whether a seat has nothing that may be called: its wires are yellow or red."""
        return all(view.value(wire) == YELLOW or view.is_red(wire) for wire in view.hand(seat))

    # The figure.

    def after(
        self,
        table: Table,
        event: TableReady | Settled | StrideDue | FigureMoved | LeverStuck | WiresCut | StepDone,
    ) -> Steps:
        match event:
            case TableReady():
                left = list(CARDS)
                yield CardsLaid(tuple(left.pop(table.roll(len(left))) for _ in CARDS))
            case Settled() if self.cut is not None:
                by, values, hit, times = self.cut
                for _ in range(times):
                    yield StrideDue(by, values, hit)
            case StrideDue():
                yield from self._stride(event)
            case FigureMoved():
                here = FLOORS[self.floor].at(event.to)
                if here == "saw":
                    yield DialMoved(-1, DialCause.SAW, event.by)
                elif here == self.step == Step.STAIRS:
                    yield StepDone(Step.STAIRS, event.by)
            case LeverStuck():
                yield DialMoved(-1, DialCause.LEVER, event.by)
                yield token_step(table, event.shown, table.owner_of(event.shown), TokenCause.LEVER)
            case WiresCut(how="special"):
                yield StepDone(Step.LEVER, event.by)
            case StepDone():
                yield PhaseBegan(STEPS[STEPS.index(event.step) + 1])
                if event.step is Step.LEVER:
                    yield self._lay_ask(table)

    def _lay_ask(self, table: Table) -> LayAsk:
        """An offer to the captain: a race of one, which may also be let go by, and which lapses (M66)."""
        until = None if self.offer is None else table.public.clock + self.offer
        return LayAsk(seats=(table.public.captain,), rule=self.id, mode="first", until=until)

    def _stride(self, event: StrideDue) -> Steps:
        """What a cut does on the map: the action of a striped square, or one square towards a card that it meets."""
        if self.step in (Step.REARRANGE, Step.WIRES):
            return
        here = FLOORS[self.floor].at(self.at)
        if here == self.step and self.step in STRIPED:
            gripped = self.step is Step.LEVER and self.gripped
            if gripped or not event.hit or not self.meets(len(DIRECTIONS), event.values):
                yield FigureStayed(event.by, True, gripped)
            elif self.step is Step.LEVER:
                yield LeverGripped(event.by)
            else:
                yield StepDone(self.step, event.by)
            return
        ways = self.ways(event.values)
        if not ways:
            yield FigureStayed(event.by, False)
        elif len(ways) == 1:
            yield self.moved(event.by, ways[0])
        else:
            yield WalkAsk(seats=(event.by,), rule=self.id, ways=ways)

    @helper
    def meets(self, place: int, values: tuple[int, ...]) -> bool:
        """Whether one of the values meets the card at a place."""
        return any(CONSTRAINTS[self.cards[place]].allows(value) for value in values)

    @helper
    def ways(self, values: tuple[int, ...]) -> tuple[str, ...]:
        """The directions in which a cut of one of these values can move the figure."""
        floor = FLOORS[self.floor]
        free = [way for place, way in enumerate(DIRECTIONS) if self.meets(place, values)]
        return tuple([way for way in free if floor.beyond(self.at, way, self.step) is not None])

    @helper
    def moved(self, by: int, way: str) -> FigureMoved:
        """One square in a direction that is free."""
        to = FLOORS[self.floor].beyond(self.at, way, self.step)
        assert to is not None
        return FigureMoved(by, way, to)

    def choices(self, view: View, ask: Ask) -> Iterable[Form]:
        seat = ask.seats[0]
        if isinstance(ask, WalkAsk):
            way = One(name="direction", kind="direction", items=ask.ways, hint=say("bunker-choose-way"))
            yield Form(Walk, seat, (way,), rule=self.id)
        else:
            order = One(name="order", kind="order", items=ORDERS, hint=say("bunker-choose-order"))
            yield Form(LayCards, seat, (order,), rule=self.id)

    def answered(self, table: Table, ask: Ask, acts: tuple[Any, ...]) -> Steps:
        if isinstance(ask, WalkAsk):
            yield self.moved(acts[0].seat, acts[0].direction)
        else:
            for act in acts:  # none where the offer was declined or has lapsed
                yield CardsLaid(tuple(act.order))
            yield PhaseBegan(Step.DOCTOR)

    def on(
        self,
        event: CardsLaid | TurnStarted | WiresCut | CutMissed | FigureMoved | LeverGripped | StepDone | PhaseBegan,
    ) -> Bunker:
        match event:
            case CardsLaid():
                return replace(self, cards=event.cards)
            case TurnStarted():
                return replace(self, cut=None)
            case WiresCut(how="dual"):
                return replace(self, cut=(event.by, (event.value,), True, 1))
            case WiresCut(how="solo"):  # C8: four wires are two cuts
                return replace(self, cut=(event.by, (event.value,), True, len(event.wires) // 2))
            case CutMissed():
                return replace(self, cut=(event.by, event.values, False, 1))
            case FigureMoved():
                return replace(self, at=event.to)
            case LeverGripped():
                return replace(self, gripped=True)
            case StepDone(step=Step.LEVER):
                return replace(self, gripped=False)
            case StepDone(step=Step.STAIRS):
                return replace(self, floor=1)
            case PhaseBegan():
                return replace(self, step=Step(event.phase))
        return self

    def facts(self, public: Board, event: TurnSkipped | LeverStuck) -> Iterable[Fact]:
        if isinstance(event, LeverStuck):
            yield Among(event.wires, YELLOWS, 0, len(event.wires) - 1)
            yield Among(event.wires, REDS, 0, 0)
        else:
            hand = tuple(public.hand(event.seat))
            yield Among(hand, (*YELLOWS, *REDS), len(hand))
            yield Among(hand, YELLOWS, 1)

    def panel(self, view: View) -> tuple[Panel, ...]:
        floor = FLOORS[self.floor]
        laid = [
            Card(title=say("bunker-card", place=place, card=CONSTRAINTS[card].title), label=card, kind="constraint")
            for place, card in zip(PLACES, self.cards, strict=False)
        ]
        plan = Map(
            rule=self.id,
            title=floor.title,
            rows=floor.shown,
            walls=floor.closed(self.step),
            at=self.at,
        )
        return (
            plan,
            Cards(rule=self.id, title=say("bunker-round"), cards=tuple(laid)),
            Note(rule=self.id, title=say("bunker-what-to-do"), text=self.step.task()),
        )


class FinishWithDoctor(Finish, frozen=True, kw_only=True):
    """The bomb is defused when every wire is gone, and the doctor has been caught before that."""

    def after(self, table: Table, event: Settled) -> Steps:
        won = tuple(Finish.after(self, table, event))
        if won and table.rule("bunker").step != STEPS[-1]:
            return (Exploded(Loss.DOCTOR_AWAY),)
        return (Won(),) if won else ()


def uncut_pair(view: View) -> Some:
    """Any two uncut wires on the table, own ones included."""
    wires = tuple([wire for stand in range(len(view.public.stands)) for wire in view.uncut(stand)])
    return Some(name="wires", kind="wire", groups=(wires,), least=2, most=2, hint=say("bunker-name-two"))
