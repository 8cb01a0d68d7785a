"""A submarine that takes in water: reds come in by leaks, and oxygen changes hands, as the script has it (M54)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.busters.board import Board, Specials
from defuse.busters.causes import MoveCause
from defuse.busters.events import Move, RoundEnded, TurnStarted, WiresMoved
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.clues import order_facts
from defuse.busters.rules.oxygen import BOX, Oxygen, OxygenMoved
from defuse.busters.script import CueSpoken
from defuse.busters.view import Table, View
from defuse.busters.wires import RED
from defuse.busters.words import Told, place_name, tell
from defuse.kernel import Act, Ask, Event, Fact, Form, One, Steps, act_label
from defuse.kernel.panel import Counter
from defuse.words import Message, Seat, say


class HandOver(Act, frozen=True):
    """Give oxygen to a teammate."""

    mate: int
    tokens: int


class TakeOver(Act, frozen=True):
    """Take oxygen from a teammate."""

    mate: int
    tokens: int


class TransferAsk(Ask, frozen=True):
    """Do you give oxygen to a teammate, or take some?"""


class RedLeaked(Event, frozen=True):
    """A red that lay face down came onto a stand. Everyone sees where, its owner sees which."""

    move: Move
    by: int

    def apply(self, public: Board) -> Board:
        board = WiresMoved((self.move,), MoveCause.LEAK).apply(public)
        totals = list(board.totals)
        totals[RED] += 1
        return replace(board, totals=tuple(totals), red=Specials(board.red.kinds, board.red.count + 1))


class TurnDoubled(Event, frozen=True):
    """A seat acts once more after its turn."""

    seat: int


class Flooding(Rule, frozen=True, kw_only=True):
    """What the cues of the script do: leak, extra turn, bottle and transfer, always to the seat on turn."""

    id: str = "flooding"
    leaks: int = 0
    """How many reds have come in."""
    most: int
    again: int | None = None
    """Who acts once more."""

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar[tuple[type[Act], ...]] = (HandOver, TakeOver)

    def after(self, table: Table, event: CueSpoken) -> Steps:
        # C16: a seat without wires gets nothing; the next one with wires stands in for it.
        seat = next((seat for seat in table.clockwise(event.seat) if table.has_wires(seat)), None)
        if seat is None:
            return
        match event.name:
            case "leak":
                yield self._leak(table, seat)
            case "extra turn" if table.has_wires(event.seat):
                yield TurnDoubled(event.seat)
            case "bottle":
                yield OxygenMoved(BOX, seat, 1)
            case "transfer" if any(self._held(table)[other] for other in table.seats_with_wires()):
                # A race of one: this seat may also let it go by.
                yield TransferAsk(seats=(seat,), rule=self.id, mode="first")
            case _:
                pass

    def _held(self, view: View) -> tuple[int, ...]:
        """Who has how much oxygen."""
        oxygen = view.rule("oxygen")
        assert isinstance(oxygen, Oxygen)
        return oxygen.held

    def _leak(self, table: Table, seat: int) -> RedLeaked | None:
        """The next red goes sorted onto a stand of the seat; where there are two with wires, onto either (C3)."""
        board = table.public
        dealt = {wire for stand in board.stands for wire in stand}
        # Beside the stands lie the reds, and on a table that was written down also wires that have left them.
        beside = [wire for wire in board.piles[0].things if wire not in dealt and not board.gone >> wire & 1]
        if not beside:
            return None
        wire = beside[0]
        stands = [stand for stand in table.stands_of(seat) if table.uncut(stand)]
        stand = stands[table.roll(len(stands)) if len(stands) > 1 else 0]
        return RedLeaked(Move(wire, stand, table.place_for(wire, stand)), seat)

    def choices(self, view: View, ask: TransferAsk) -> Iterable[Form]:
        seat = ask.seats[0]
        held = self._held(view)
        mates = tuple([mate for mate in view.seats_with_wires() if mate != seat])
        yield self._form(HandOver, seat, mates, held[seat], act_label(HandOver))
        # How much can be taken is another question for each of them, and so another form.
        sought = getattr(view.sought, "mate", None)
        for mate in (sought,) if sought in mates else mates:
            yield self._form(TakeOver, seat, (mate,), held[mate], say("flooding-take-from", seat=Seat(mate)))

    def _form(self, verb: type[Act], seat: int, mates: tuple[int, ...], most: int, label: Message) -> Form:
        """A form that moves up to so many tokens between the seat and one of its mates."""
        fields = (
            One(name="mate", kind="seat", items=mates, hint=say("flooding-choose-mate")),
            One(name="tokens", kind="count", items=tuple(range(1, most + 1)), hint=say("flooding-at-most", most=most)),
        )
        return Form(verb, seat, fields, rule=self.id, label=label)

    def answered(self, table: Table, ask: TransferAsk, acts: tuple[Any, ...]) -> Steps:
        for act in acts:
            gives = isinstance(act, HandOver)
            yield OxygenMoved(*((act.seat, act.mate) if gives else (act.mate, act.seat)), act.tokens)

    def next_seat(self, table: Table) -> int | None:
        twice = self.again is not None and table.public.jump is None and table.has_wires(self.again)
        return self.again if twice else None

    def prevents(self, table: Table, event: RoundEnded) -> bool:
        return self.next_seat(table) is not None  # the turn stays where it is

    def facts(self, public: Board, event: RedLeaked) -> Iterable[Fact]:
        return order_facts(public, WiresMoved((event.move,), MoveCause.LEAK))

    def on(self, event: RedLeaked | TurnDoubled | TurnStarted) -> Flooding:
        match event:
            case RedLeaked():
                return replace(self, leaks=self.leaks + 1)
            case TurnDoubled():
                return replace(self, again=event.seat)
            case TurnStarted():
                return replace(self, again=None)

    def panel(self, view: View) -> Counter:
        return Counter(rule=self.id, title=say("flooding-leaks"), value=self.leaks, most=self.most, bad="high")


@tell.register
def _(event: RedLeaked, told: Told) -> Message:
    return say("told-red-leaked", seat=Seat(event.by), wire=place_name(told.after, event.move.wire))


@tell.register
def _(event: TurnDoubled, told: Told) -> Message:
    return say("told-turn-doubled", seat=Seat(event.seat))
