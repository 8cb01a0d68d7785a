"""Cutting wires: dual cut, solo cut, detectors, revealing reds, validation (C7–C9, C13, E6, E7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from defuse.busters.acts import Cut, PickWire, PlaceToken, RevealReds, SoloCut
from defuse.busters.asks import OwnerPicks
from defuse.busters.causes import DialCause, Loss, TokenCause
from defuse.busters.cuts import CutForm, SoloForm
from defuse.busters.events import (
    Called,
    CardUsed,
    CutMissed,
    Detected,
    DialMoved,
    Exploded,
    RedsRevealed,
    TokenOwed,
    Validated,
    WiresCut,
)
from defuse.busters.price import ALL, Price
from defuse.busters.rule import Rank, Rule
from defuse.busters.tokens import mark_for, token_step
from defuse.busters.view import Table, View
from defuse.kernel import Act, Chance, Filled, Form, One, Resume, Steps, act_label, helper
from defuse.words import say

CHOOSE_HIT = say("cutting-choose-hit")
CHOOSE_MISS = say("cutting-choose-miss")
CUT_IT = say("cutting-cut")


class Cutting(Rule, frozen=True, kw_only=True):
    """On your turn: cut a wire together with an equal one of a teammate, cut alone what only you have, or reveal."""

    id: str = "cutting"

    rank: ClassVar[Rank] = Rank.CUTTING
    verbs: ClassVar = (Cut, SoloCut, RevealReds, PickWire)

    def offers(self, view: View) -> Iterable[Form]:
        seat = view.seat
        if seat is None or not view.acting:
            return
        if view.only_reds(seat):  # C9: it is the only legal action then
            yield Form(RevealReds, seat, rule=self.id)
            return
        yield from view.widened(CutForm(view, rule=self.id))
        yield SoloForm(view, rule=self.id)

    def does(self, table: Table, act: Act) -> Steps:
        for card in act.using:
            yield CardUsed(card, act.seat)
        match act:
            case Cut():
                yield from self._dual(table, act)
            case SoloCut():
                value = table.value(act.wires[0])
                yield Called(act.seat, (value,), (), act.using)
                yield WiresCut(act.wires, value, act.seat, "solo")
            case RevealReds():
                wires = tuple(table.hand(act.seat))
                yield RedsRevealed(act.seat, wires, tuple(table.value(wire) for wire in wires))

    def _dual(self, table: Table, act: Cut) -> Steps:
        """Compare the wires pointed at with what was named."""
        values = tuple(sorted([table.value(wire) for wire in act.mine]))  # the order in the hand is nobody's business
        yield Called(act.seat, values, act.targets, act.using)
        hits = [wire for wire in act.targets if table.value(wire) in values]
        if act.using and any(table.rule(card).reach != 1 for card in act.using):
            yield from self.detect(table, act, values, bool(hits))
        elif hits:
            yield self.cut(table, act, hits[0])
        else:
            yield CutMissed(act.seat, values, act.targets, act.using)
            if table.is_red(act.targets[0]):
                yield Exploded(Loss.RED_WIRE, act.seat)
            else:
                yield DialMoved(-1, DialCause.MISS, act.seat)
                yield token_step(table, act.targets[0], table.owner_of(act.targets[0]), TokenCause.MISS, values)

    def prices(self, view: View, values: tuple[int, ...], targets: tuple[int, ...]) -> Price:
        return Price(miss=1, red=ALL)

    @helper
    def detect(self, table: Table, act: Cut, values: tuple[int, ...], hit: bool) -> Steps:
        """The owner of the wires pointed at chooses, and is asked in any case, so that a pause tells nothing (E6)."""
        owner = table.owner_of(act.targets[0])
        if not hit:
            yield CutMissed(act.seat, values, act.targets, act.using)
            if all(table.is_red(wire) for wire in act.targets):
                yield Exploded(Loss.RED_WIRE, act.seat)
                return
            yield DialMoved(-1, DialCause.MISS, act.seat)
            yield TokenOwed(owner, act.targets)
            other = next(wire for wire in act.targets if not table.is_red(wire))
            if mark_for(table, other, TokenCause.MISS) is None:
                return
        else:
            table.seal(act)
            yield Detected(act.seat, values, act.targets)
        yield OwnerPicks(seats=(owner,), rule=self.id, by=act.seat, targets=act.targets, values=values, hit=hit)

    @helper
    def cut(self, table: Table, act: Cut, wire: int) -> WiresCut:
        """Cut a wire with the caller's own one of the same value."""
        value = table.value(wire)
        (own,) = [mine for mine in act.mine if table.value(mine) == value]
        return WiresCut((own, wire), value, act.seat, "dual")

    def choices(self, view: View, ask: OwnerPicks) -> Iterable[Form]:
        seat = ask.seats[0]
        if ask.hit:
            wires = tuple([wire for wire in ask.targets if view.value(wire) in ask.values])
            hint, label = CHOOSE_HIT, CUT_IT
        else:
            wires = tuple([wire for wire in ask.targets if not view.is_red(wire)])
            hint, label = CHOOSE_MISS, act_label(PlaceToken)
        field = One(name="wire", kind="wire", items=wires, hint=hint)
        yield Form(PickWire, seat, (field,), rule=self.id, label=label)

    def answered(self, table: Table, ask: OwnerPicks, acts: tuple[PickWire, ...]) -> Steps:
        wire = acts[0].wire
        if ask.hit:
            yield self.cut(table, table.unseal(ask.by), wire)
        else:
            yield token_step(table, wire, acts[0].seat, TokenCause.MISS, ask.values)

    def after(self, table: Table, event: WiresCut | RedsRevealed) -> Steps:
        board = table.public
        values = (event.value,) if isinstance(event, WiresCut) else event.values
        for value in dict.fromkeys(values) if len(values) > 1 else values:
            if value <= 12 and value not in board.validated and board.cut[value] == board.totals[value]:
                yield Validated(value)

    def fills(self, table: Table, chance: Chance) -> Filled:
        """While the owner chooses, the caller has already said which wires were meant: any of the right values."""
        waiting = [step.ask for step in table.public.stack if isinstance(step, Resume)]
        asks = [ask for ask in (table.public.ask, *waiting) if isinstance(ask, OwnerPicks) and ask.hit]
        if not asks:
            return Filled()
        (ask,) = asks
        caller = table.look(ask.by)
        plain = [wire for wire in table.hand(ask.by) if not table.public.loose >> wire & 1]
        hand = [wire for wire in plain if caller.bar("own", Cut, wire) is None]
        mine = tuple(chance.pick([wire for wire in hand if table.value(wire) == value]) for value in ask.values)
        return Filled(sealed=(Cut(mine, ask.targets, seat=ask.by),))
