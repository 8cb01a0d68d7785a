"""Telling: which wire gets a token or a label, and which of several matching wires is given."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.bots.advice import advises
from defuse.bots.hearing import Hearing
from defuse.bots.mind import Choice, Mind, field_of, groups_of, items_of
from defuse.busters.acts import PickWire, PlaceToken
from defuse.busters.asks import OwnerPicks
from defuse.busters.equipment.e02_walkie_talkies import GiveBack
from defuse.busters.labels import PlaceLabel
from defuse.busters.rules.clues import mark_facts
from defuse.busters.tokens import mark_for
from defuse.kernel import Form, Same

BIT = 0.05
"""What a bit less of doubt is worth. A hint costs nothing, so all of them are worth more than waiting."""


@advises(PlaceToken)
def token(mind: Mind, form: Form) -> Iterable[Choice]:
    """The wire whose token leaves the least doubt about this hand."""
    hearing = Hearing(mind.observation, mind.seat)
    before = hearing.doubt()
    for wire in items_of(field_of(form, "wire")):
        mark = mark_for(mind.view, wire, "opening")
        facts = tuple(mark_facts(mind.board, wire, mark)) if mark else ()
        act = PlaceToken(wire=wire, seat=mind.seat, using=form.using)
        yield Choice(
            act, 1.0 + BIT * (before - hearing.doubt(*facts)), "its token leaves the least doubt about my hand"
        )


@advises(PlaceLabel)
def label(mind: Mind, form: Form) -> Iterable[Choice]:
    """The pair whose label leaves the least doubt about this hand."""
    hearing = Hearing(mind.observation, mind.seat)
    before = hearing.doubt()
    for group in groups_of(field_of(form, "wires")):
        one, other = group[0], group[1]
        same = Same(one, other, mind.value(one) == mind.value(other))
        act = PlaceLabel(wires=(one, other), seat=mind.seat, using=form.using)
        yield Choice(act, 1.0 + BIT * (before - hearing.doubt(same)), "this leaves the least doubt about my hand")


def given_back(mind: Mind, wire: int, mate: int) -> float:
    """What it is worth to give a wire to a teammate: most if that one has all other wires of its value."""
    value = mind.value(wire)
    if not value or value in mind.board.reds:
        return -0.2
    others = mind.view.remaining(value) - sum(mind.value(other) == value for other in mind.hand)
    held = sum([mind.odds.values(other).get(value, 0.0) for other in mind.view.hand(mate)])
    alone = others + 1 == mind.view.remaining(value) and others in (1, 3) and held > others - 0.1
    return 0.4 if alone else 0.1 * min(1.0, held)


@advises(PickWire)
def pick(mind: Mind, form: Form) -> Iterable[Choice]:
    """Of several wires, the one that leaves least doubt about the others when everybody knows it."""
    ask = mind.board.ask
    marked = {token.wire for token in mind.board.tokens}
    hearing = Hearing(mind.observation, mind.seat)
    for wire in items_of(field_of(form, "wire")):
        act = PickWire(wire=wire, seat=mind.seat, using=form.using)
        worth = 1.0 - 0.5 * (wire in marked)
        if isinstance(ask, GiveBack):
            worth += given_back(mind, wire, ask.by)
        elif isinstance(ask, OwnerPicks) and mind.value(wire):
            mark = mark_for(mind.view, wire, "miss")
            worth -= BIT * hearing.doubt(*(mark_facts(mind.board, wire, mark) if mark else ()))
        yield Choice(act, worth, "this leaves the least doubt about my hand")
