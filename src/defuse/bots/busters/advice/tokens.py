"""Telling: which wire gets a token or a label, and which of several matching wires is given."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.bots.busters.advice import advises, counsels
from defuse.bots.busters.habits import told_by_token
from defuse.bots.busters.hearing import Hearing
from defuse.bots.busters.mind import Choice, Mind, field_of, groups_of, items_of
from defuse.busters.acts import PickWire, PlaceToken
from defuse.busters.asks import OwnerPicks
from defuse.busters.board import Sign
from defuse.busters.equipment.e02_walkie_talkies import GiveBack
from defuse.busters.labels import PlaceLabel
from defuse.busters.rules.clues import mark_facts
from defuse.busters.rules.false_tokens import FalseTokenAsk, FalseTokens, TellFalse, false
from defuse.busters.signs import row_of
from defuse.busters.tokens import can_be_placed, mark_for
from defuse.busters.wires import value_of
from defuse.kernel import Fact, Form, Same

MISLEADING = -1.0
"""What a token is worth that tells partners something wrong, where no other can be placed."""
BIT = 0.05
"""What a bit less of doubt is worth. A hint costs nothing, so all of them are worth more than waiting."""


@advises(PlaceToken)
def token(mind: Mind, form: Form) -> Iterable[Choice]:
    """The wire whose token leaves the least doubt about this hand."""
    hearing = Hearing(mind.observation, mind.seat, mind.habits)
    before = hearing.doubt()
    by_habit = not mind.board.opened and mind.habits.keeps(mind.seat, "opening")
    for wire in items_of(field_of(form, "wire")):
        act = PlaceToken(wire=wire, seat=mind.seat, using=form.using)
        mark = habitual_mark(mind, wire) if by_habit else mark_for(mind.view, wire, "opening")
        facts = tuple(mark_facts(mind.board, wire, mark)) if mark else ()
        if by_habit:
            meant = meaning(mind, wire, mark)
            if meant is None:
                yield Choice(act, MISLEADING - at_worst(mind, wire), "partners will take it for something else")
                continue
            facts += meant
        yield Choice(
            act, 1.0 + BIT * (before - hearing.doubt(*facts)), "its token leaves the least doubt about my hand"
        )


def meaning(mind: Mind, wire: int, mark: str | None) -> tuple[Fact, ...] | None:
    """What partners would conclude from an opening token; None if that is not true."""
    if mark is None:
        return None
    facts = told_by_token(mind.board, Sign("opening", mind.seat, wire, mark, row_of(mind.board, wire)))
    return facts if all(fact.holds(mind.observation.faces, value_of) for fact in facts) else None


def at_worst(mind: Mind, wire: int) -> float:
    """How bad a token is that misleads: worst if partners take a wire for a number that is none."""
    row = row_of(mind.board, wire)
    after = row[row.index(wire) + 1 :]
    return float(bool(after) and not mind.view.is_blue(after[0]))


def habitual_mark(mind: Mind, wire: int) -> str | None:
    """What an opening token at a wire would show; None if none can be placed that means what partners take it for."""
    rule = mind.board.rule("false-tokens")
    if not isinstance(rule, FalseTokens) or not rule.lies(mind.board, mind.seat):
        return mark_for(mind.view, wire, "opening")
    row = row_of(mind.board, wire)
    after = row[row.index(wire) + 1 :]
    shown = [mind.value(other) for other in after[:1]] or rule.untrue(mind.view, wire)[:1]
    mark = false(shown[0])
    fits = shown[0] in rule.untrue(mind.view, wire) and can_be_placed(mind.view, mark)
    return mark if fits else None


@counsels(FalseTokens)
def truly_false(mind: Mind, rule: FalseTokens, found: list[Choice]) -> list[Choice]:
    """A false opening token shows what the next wire is, if partners know the habit."""
    ask = mind.board.ask
    if not isinstance(ask, FalseTokenAsk) or mind.board.opened or not mind.habits.keeps(mind.seat, "opening"):
        return found
    wanted = habitual_mark(mind, ask.wire)
    return [
        Choice(choice.act, 2.0, "it is what my next wire is")
        if isinstance(choice.act, TellFalse) and false(choice.act.value) == wanted
        else choice
        for choice in found
    ]


@advises(PlaceLabel)
def label(mind: Mind, form: Form) -> Iterable[Choice]:
    """The pair whose label leaves the least doubt about this hand."""
    hearing = Hearing(mind.observation, mind.seat, mind.habits)
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
    hearing = Hearing(mind.observation, mind.seat, mind.habits)
    for wire in items_of(field_of(form, "wire")):
        act = PickWire(wire=wire, seat=mind.seat, using=form.using)
        worth = 1.0 - 0.5 * (wire in marked)
        if isinstance(ask, GiveBack):
            worth += given_back(mind, wire, ask.by)
        elif isinstance(ask, OwnerPicks) and mind.value(wire):
            mark = mark_for(mind.view, wire, "miss")
            worth -= BIT * hearing.doubt(*(mark_facts(mind.board, wire, mark) if mark else ()))
        yield Choice(act, worth, "this leaves the least doubt about my hand")
