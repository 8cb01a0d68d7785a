"""A race through number cards: seven one after the other, then three at once, then the yellows and the rest (M30).

A card keeps its time, also when it is won early: whether it was made, what follows from it and the next card come when
its seconds are over. A cut or another question that is under way then, or at the end of the sprint, is finished
first (N47).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.causes import DialCause, Loss, Skip
from defuse.busters.events import DialMoved, Exploded, Settled, TurnSkipped, WiresCut, Won
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.number_cards import drawn
from defuse.busters.rules.slips import Slip, slip_form, slip_step
from defuse.busters.rules.speed_events import (
    CardDiscarded,
    CardLost,
    CardTurned,
    CardWon,
    HoldingTold,
    SilenceBroken,
    Silenced,
    SprintBegan,
    YellowsCounted,
    YellowsPicked,
)
from defuse.busters.script import CueSpoken, PhaseBegan, Script
from defuse.busters.view import Table, View
from defuse.busters.wires import YELLOW, YELLOWS, blue, kinds_of
from defuse.kernel import Act, Among, Ask, Cannot, ClockTicked, Fact, Form, Resume, RulesRemoved, Some, Steps
from defuse.kernel.panel import Card, Cards, Note, Panel
from defuse.words import Message, Seat, say

CARDS = 7
"""How many cards come one after the other."""
TARGET = 2
"""How many cut wires win a card; earlier cuts count."""
LAST = 3
"""How many cards come at once after that."""

SPRINT = "sprint"
REST = "rest"

REPORT_WORD = say("speed-report-word")
NUMBER_CARDS = say("speed-cards")
ONLY_THESE = say("speed-only-these")
SILENCE = say("speed-silence")
WON = say("speed-won")
LOST = say("speed-lost")


def phase_of(card: int) -> str:
    """The phase of the script in which a card is open."""
    return f"card {card}"


class NameYellows(Act, frozen=True):
    """Name all yellow wires that are left, wherever they stand."""

    wires: tuple[int, ...]


class YellowsAsk(Ask, frozen=True):
    """Which are all yellow wires that are left? A wrong answer explodes the bomb."""


class Race(Rule, frozen=True, kw_only=True):
    """Does what the script of the race says: turns the cards, and gives each its price or prize."""

    id: str = "race-cards"
    out: tuple[int, ...] = ()
    """The number cards that have left the deck, in order."""
    card: int = 0
    """The how manyth card is open; 0 for none."""
    number: int = 0
    """What it shows."""
    over: bool = False
    """Whether its time, or that of the sprint, is over, and the check has still to come."""
    results: tuple[bool, ...] = ()
    """Which cards were won."""
    sprint: tuple[int, ...] = ()
    """The three numbers that alone may be cut, while that lasts."""
    silent: int | None = None
    """Who may only use signals: a matter for the host of the chat."""

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (NameYellows, Slip, Cannot)

    def after(
        self,
        table: Table,
        event: CueSpoken | ClockTicked | Settled | WiresCut | CardWon | CardLost | SprintBegan,
    ) -> Steps:
        match event:
            case CueSpoken(name="turn"):
                yield CardTurned(self.card + 1, *drawn(table, 1, self.out))
            case CueSpoken(name="late" | "yellows") | ClockTicked() | Settled() if self.over and not busy(table):
                yield from self._yellows(table) if self.sprint else self._checked(table)
            case CueSpoken(name="sprint"):
                yield SprintBegan(drawn(table, LAST, self.out))
            case SprintBegan() | WiresCut() if self.sprint and not any(map(table.remaining, self.sprint)):
                yield Won()
            case CardWon() | CardLost():
                yield from self._result(table, event)
                yield PhaseBegan(phase_of(event.card + 1) if event.card < CARDS else SPRINT)

    def _checked(self, table: Table) -> Steps:
        """The end of a card's time: was it made?"""
        made = table.cuts_of(self.number) >= TARGET
        yield (CardWon if made else CardLost)(self.card, self.number, table.public.turn)

    def _result(self, table: Table, event: CardWon | CardLost) -> Steps:
        """The price of a card that was lost, or the prize for one that was won."""
        won = isinstance(event, CardWon)
        match event.card:
            case 1 if not won:
                yield DialMoved(-1, DialCause.CARD, event.by)
            case 3 if not won:
                yield from discard(table)
            case 4 if won:
                hands = [table.hand(seat) for seat in range(table.public.players)]
                yield YellowsCounted(tuple([sum(table.value(wire) == YELLOW for wire in hand) for hand in hands]))
            case 5 if not won:
                yield Silenced(event.by)
            case 6 if won:
                (number,) = drawn(table, 1, self.out)
                yield HoldingTold(event.by, number, any(table.value(wire) == number for wire in table.hand(event.by)))
            case 7 if won:
                stands = range(len(table.public.stands))
                rest = [wire for stand in stands for wire in table.uncut(stand) if table.value(wire) == event.number]
                if rest:
                    yield WiresCut(tuple(rest), event.number, event.by, "special")
                    yield Settled(event.by)  # nothing may be left, and no turn need be on

    def _yellows(self, table: Table) -> Steps:
        """The end of the sprint: all yellow wires that are left have to be named in one call; none left is right."""
        if table.remaining(YELLOW):
            yield YellowsAsk(seats=(table.public.turn,), rule=self.id)
        else:
            yield PhaseBegan(REST)

    def hosts(self, view: View) -> Iterable[Form]:
        if self.silent is not None:
            yield slip_form(self.id, (self.silent,), REPORT_WORD)

    def does(self, table: Table, act: Slip) -> Steps:
        yield SilenceBroken(act.by)
        yield slip_step(act.by)

    def choices(self, view: View, ask: YellowsAsk) -> Iterable[Form]:
        yield Form(NameYellows, ask.seats[0], lambda: (all_yellows(view),), rule=self.id)

    def answered(self, table: Table, ask: YellowsAsk, acts: tuple[NameYellows, ...]) -> Steps:
        seat, wires = acts[0].seat, acts[0].wires
        yield YellowsPicked(seat, wires)
        if all(table.value(wire) == YELLOW for wire in wires):
            yield WiresCut(wires, YELLOW, seat, "special")
            yield Settled(seat)
            yield PhaseBegan(REST)
        else:
            yield Exploded(Loss.WRONG_YELLOWS, seat)

    def bars_value(self, view: View, verb: type[Act], value: int) -> Message | None:
        if not self.sprint or value in self.sprint:
            return None
        return say("speed-only-now", most=self.sprint[:-1], last=self.sprint[-1])

    def offers(self, view: View) -> Iterable[Form]:
        seat = view.seat
        if seat is not None and view.acting and not view.only_reds(seat) and self._holds_none(view, seat):
            yield Form(Cannot, seat, rule=self.id)  # beside the Coffee Mug, which nobody has to use for that (N18)

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        return (TurnSkipped(seat, Skip.NONE_OF_THREE),) if self._holds_none(table, seat) else None

    def _holds_none(self, view: View, seat: int) -> bool:
        """Whether a seat has none of the numbers that alone may be cut."""
        return bool(self.sprint) and not any(view.value(wire) in self.sprint for wire in view.hand(seat))

    def on(
        self,
        event: CueSpoken
        | CardTurned
        | CardWon
        | CardLost
        | HoldingTold
        | SprintBegan
        | YellowsPicked
        | PhaseBegan
        | Silenced,
    ) -> Race:
        match event:
            case CueSpoken(name="late" | "yellows"):
                return replace(self, over=True)
            case YellowsPicked():
                return replace(self, over=False)
            case CardTurned():
                return replace(self, card=event.card, number=event.number, out=(*self.out, event.number))
            case CardWon() | CardLost():
                return replace(self, number=0, over=False, results=(*self.results, isinstance(event, CardWon)))
            case HoldingTold():
                return replace(self, out=(*self.out, event.number))
            case SprintBegan():
                return replace(self, sprint=event.numbers, out=(*self.out, *event.numbers))
            case PhaseBegan(phase="rest"):
                return replace(self, sprint=(), over=False)
            case Silenced():
                return replace(self, silent=event.seat)
        return self

    def facts(self, public: Board, event: YellowsCounted | HoldingTold | TurnSkipped) -> Iterable[Fact]:
        match event:
            case YellowsCounted():
                for seat, count in enumerate(event.counts):
                    yield Among(tuple(public.hand(seat)), YELLOWS, count, count)
            case HoldingTold():
                hand = tuple(public.hand(event.seat))
                yield Among(hand, (blue(event.number),), 1) if event.holds else none_of(hand, (event.number,))
            case TurnSkipped():
                yield none_of(tuple(public.hand(event.seat)), self.sprint)

    def _so_far(self, view: View) -> Message:
        """How the open card stands; in a game without a clock also for how many turns it lies there."""
        made = view.cuts_of(self.number) >= TARGET
        script = view.rule("script")
        left = script.turns_left() if isinstance(script, Script) else None
        if left is None:
            return say("speed-so-far", card=self.card, cards=CARDS, made=made)
        return say("speed-so-far-turns", card=self.card, cards=CARDS, made=made, turns=left)

    def panel(self, view: View) -> tuple[Panel, ...]:
        panels: list[Panel] = []
        if self.card and not self.sprint:
            past = [
                Card(
                    title=say("speed-card", number=place),
                    text=WON if won else LOST,
                    state="done" if won else "used",
                )
                for place, won in enumerate(self.results, 1)
            ]
            now = [Card(title=str(self.number), text=self._so_far(view))] if self.number else []
            panels.append(Cards(rule=self.id, title=NUMBER_CARDS, cards=(*past, *now)))
        if self.sprint:
            cards = [Card(title=str(n), state="open" if view.remaining(n) else "done") for n in self.sprint]
            panels.append(Cards(rule=self.id, title=ONLY_THESE, cards=tuple(cards)))
        if self.silent is not None:
            text = say("speed-signals-only", seat=Seat(self.silent))
            panels.append(Note(rule=self.id, title=SILENCE, text=text))
        return tuple(panels)


def busy(table: Table) -> bool:
    """Whether the clock has interrupted a question that has to be answered first: a cut or a card is under way."""
    return any(isinstance(step, Resume) and not step.ask.open for step in table.stack)


def none_of(hand: tuple[int, ...], values: tuple[int, ...]) -> Fact:
    """A hand has no wire of these values."""
    return Among(hand, tuple([kind for value in values for kind in kinds_of(value)]), 0, 0)


def discard(view: View) -> Steps:
    """The lowest equipment card that lies face up leaves the board."""
    rules = [rule for rule in view.public.rules if isinstance(rule, Equipment)]
    open_cards = [rule for rule in rules if rule.holder == EVERYBODY and rule.state != "used"]
    if open_cards:
        lowest = min(open_cards, key=lambda rule: rule.code)
        yield CardDiscarded(lowest.id, lowest.title.id)
        yield RulesRemoved((lowest.id,))


def all_yellows(view: View) -> Some:
    """As many uncut wires as yellow ones are left, anywhere on the table, own ones included."""
    wires = tuple([wire for stand in range(len(view.public.stands)) for wire in view.uncut(stand)])
    count = view.remaining(YELLOW)
    hint = say("speed-name-yellows", count=count)
    return Some(name="wires", kind="wire", groups=(wires,), least=count, most=count, hint=hint)
