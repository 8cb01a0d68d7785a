"""Whoever is on turn turns up a number and tells somebody to cut it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.busters.acts import PlaceToken
from defuse.busters.board import Board
from defuse.busters.card import Equipment
from defuse.busters.causes import Loss
from defuse.busters.events import Called, Exploded, Opened, RadarAnswered, TurnEnded, TurnStarted
from defuse.busters.radar import answers
from defuse.busters.rules.clues import not_only_reds
from defuse.busters.rules.number_turns import Designate, DesignateAsk, HadNot, NumberCalled, NumberTurns, TookOn
from defuse.busters.rules.two_steps import FirstStep
from defuse.busters.view import Table, View
from defuse.busters.words import Told, stand_name
from defuse.kernel import Act, Ask, Event, Fact, Form, One, Steps
from defuse.kernel.panel import Note, Panel
from defuse.words import Message, say

NUMBER_FIRST = say("commanders-number-first")
FOR_WHO_CUTS = say("commanders-for-who-cuts")
DID_NOT_ANSWER = say("commanders-did-not-answer")
CHOOSE_ANSWERED = say("commanders-choose-answered")


class TurnNumber(Act, frozen=True):
    """Turn up the top card of the number deck."""


class TurnNumberAsk(FirstStep, frozen=True):
    """It is your command: turn up the next number."""


class Commanders(NumberTurns, frozen=True, kw_only=True):
    """Turn up a number card, then say who has to cut it: anybody, yourself too (M51).

    The turn stays with whoever commands, and passes to the left; whoever is told to cut is the acting seat (E4).
    """

    verbs: ClassVar[tuple[type[Act], ...]] = (TurnNumber, Designate, PlaceToken)

    def begins(self, table: Table, seat: int) -> FirstStep:
        return TurnNumberAsk(seats=(seat,), rule=self.id, open=True)

    def first_things_first(self) -> Message:
        return NUMBER_FIRST

    def bars_card(self, view: View, verb: type[Act], card: str) -> Message | None:
        rule = view.rule(card)
        first = isinstance(view.public.ask, FirstStep)
        if first and isinstance(rule, Equipment) and rule.timing == "start of your turn":
            return FOR_WHO_CUTS  # E4
        return super().bars_card(view, verb, card)

    def after(self, table: Table, event: TurnStarted | TurnEnded | HadNot | NumberCalled) -> Steps:
        if isinstance(event, NumberCalled):
            return self._commands(table)
        return super().after(table, event)

    def _commands(self, table: Table) -> Steps:
        """The number lies open: who cuts it?"""
        turn = table.public.turn
        return (DesignateAsk(seats=(turn,), rule=self.id, open=True, value=self.number),)

    def choices(self, view: View, ask: Ask) -> Iterable[Form]:
        seat = ask.seats[0]
        if not isinstance(ask, TurnNumberAsk):
            yield from super().choices(view, ask)
        elif not view.only_reds(seat):
            yield Form(TurnNumber, seat, rule=self.id)

    def answered(self, table: Table, ask: Ask, acts: tuple[Any, ...]) -> Steps:
        if isinstance(ask, TurnNumberAsk):
            return (self.next_number(table),)
        if isinstance(ask, DesignateAsk) and table.only_reds(acts[0].chosen):
            return (Exploded(Loss.REDS_TOLD_TO_CUT, acts[0].chosen),)  # M51: a bomb that is off has no dial to move
        return super().answered(table, ask, acts)

    def facts(self, public: Board, event: TookOn | HadNot | NumberCalled) -> Iterable[Fact]:
        if isinstance(event, NumberCalled):  # whoever commands could have revealed instead
            return not_only_reds(public, public.turn)
        return super().facts(public, event)


class RadarCommanders(Commanders, frozen=True, kw_only=True):
    """The radar looks for the number first, and only who answered may be told to cut (M18)."""

    heard: tuple[bool, ...] = ()
    """What each stand answered, as long as it shows."""

    def _commands(self, table: Table) -> Steps:
        turn = table.public.turn
        yield RadarAnswered(self.number, answers(table, self.number), turn)
        yield from super()._commands(table)

    def designate_field(self, view: View) -> One:
        field = super().designate_field(view)
        heard = {owner for owner, yes in zip(view.public.owners, self.heard, strict=True) if yes}
        barred = {seat: DID_NOT_ANSWER for seat in field.items if seat not in heard}
        items = tuple([seat for seat in field.items if seat not in barred])
        return replace(field, items=items, barred={**field.barred, **barred}, hint=CHOOSE_ANSWERED)

    def on(self, event: NumberCalled | TurnStarted | RadarAnswered | Called) -> NumberTurns:
        match event:
            case RadarAnswered():
                return replace(self, heard=event.answers)
            case Called():
                return replace(self, heard=())
        return super().on(event)

    def panel(self, view: View) -> tuple[Panel, ...]:
        shown = super().panel(view)
        if not self.heard:
            return shown
        said = [
            say("told-radar-stand", stand=stand_name(view.public, stand), heard=yes)
            for stand, yes in enumerate(self.heard)
        ]
        text = say("commanders-radar-heard", answers=tuple(said))
        return (*shown, Note(rule=self.id, title=say("commanders-radar"), text=text))

    def fades(self, event: Event) -> bool:
        """What the radar heard is to be remembered."""
        return isinstance(event, RadarAnswered)

    def says(self, event: Event, told: Told) -> Message | None:
        match event:
            case RadarAnswered():
                return say("told-radar-looks", value=event.value)  # M18: who answered is never in the log
            case Opened():
                return say("told-play-begins")
        return None
