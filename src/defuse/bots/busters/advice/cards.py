"""Equipment: when to use what, and on whom."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.bots.busters.advice import advises
from defuse.bots.busters.mind import Choice, Mind, field_of, items_of
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.equipment.e06_rewinder import Rewind
from defuse.busters.equipment.e07_emergency_batteries import Recharge
from defuse.busters.equipment.e08_general_radar import AskRadar
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.equipment.e1111_grappling_hook import Hook
from defuse.busters.wires import blue
from defuse.kernel import Among, Form
from defuse.odds.counting.chances import entropy

NOT_NOW = 0.0
SURE = 0.97
CLEAR = 0.85
"""A wire that is as likely as this to have a value can as well be called."""
HALF = 0.5
AT_ONCE = 2.0
"""More than any cut: what costs nothing is done first."""


@advises(Rewind)
def rewind(mind: Mind, form: Form) -> Iterable[Choice]:
    """As soon as it helps: it is offered only while the dial is not at its best."""
    yield Choice(form.nth(0), AT_ONCE, "a step back on the dial")


@advises(Recharge)
def recharge(mind: Mind, form: Form) -> Iterable[Choice]:
    """For two characters, or for one when the mission is nearly over."""
    last = form.nth(form.count() - 1)
    two = len(getattr(last, "characters", ())) == 2
    yield Choice(last, AT_ONCE if two or mind.left < 0.4 else NOT_NOW, "used characters get ready again")


@advises(AskRadar)
def radar(mind: Mind, form: Form) -> Iterable[Choice]:
    """The number whose answers are most uncertain, of those in the own hand first."""
    board, odds = mind.board, mind.odds
    held = {mind.value(wire) for wire in mind.hand}
    for value in items_of(field_of(form, "value")):
        if mind.view.remaining(value) == 0 or value in board.reds:
            continue
        bits = 0.0
        for stand, owner in enumerate(board.owners):
            wires = tuple(mind.view.plain(stand))
            if owner != mind.seat and wires:
                yes = odds.any_of(wires, value)
                bits += entropy((yes, 1 - yes))
        yield Choice(
            AskRadar(value=value, seat=mind.seat, using=form.using),
            AT_ONCE + bits * (1.0 if value in held else 0.6),
            "the answers are most uncertain",
        )


@advises(Stabilize)
def stabilize(mind: Mind, form: Form) -> Iterable[Choice]:
    """Before a cut that is not safe. The careful bot compares it with the best cut without it."""
    yield Choice(form.nth(0), 1.0 - 0.16 * mind.left, "this cut is too risky without it")


@advises(SkipTo)
def skip(mind: Mind, form: Form) -> Iterable[Choice]:
    """To somebody who very likely holds what others show."""
    board, odds = mind.board, mind.odds
    for mate in items_of(field_of(form, "mate")):
        hand = tuple(mind.view.hand(mate))
        shown = {
            mind.value(token.wire) or next(iter(odds.values(token.wire)))
            for token in board.tokens
            if token.mark.isdigit() and mind.view.is_uncut(token.wire) and mind.view.owner_of(token.wire) != mate
        }
        best = max([odds.chance(Among(hand, (blue(value),), 1)) for value in shown if 1 <= value <= 12] or [0.0])
        act = SkipTo(mate=mate, seat=mind.seat, using=form.using)
        yield Choice(act, best - 0.1 * mind.left - 0.1, "somebody else can act more safely")


@advises(Swap)
def swap(mind: Mind, form: Form) -> Iterable[Choice]:
    """Give one of the last two wires of a number to whoever has the other one, and can then cut both alone (C8).

    It is worth it where nobody can point at that other wire with confidence.
    """
    yield Choice(form.nth(0), NOT_NOW, "nothing else is left")
    values = [mind.value(wire) for wire in mind.hand]
    for wire in items_of(field_of(form, "wire")):
        value = mind.value(wire)
        if (
            not 1 <= value <= 12
            or mind.view.remaining(value) != 2
            or values.count(value) != 1
            or value in mind.board.reds
        ):
            continue
        for mate in items_of(field_of(form, "mate")):
            chances = [mind.odds.values(other).get(value, 0.0) for other in mind.view.hand(mate)]
            if sum(chances) > SURE and max(chances) < CLEAR:
                act = Swap(wire=wire, mate=mate, seat=mind.seat, using=form.using)
                yield Choice(act, AT_ONCE - max(chances), f"the other {value} is there, and both can be cut alone")


@advises(Hook)
def hook(mind: Mind, form: Form) -> Iterable[Choice]:
    """Take the last missing wire of a number, where its place is known well enough."""
    yield Choice(form.nth(0), NOT_NOW, "nothing else is left")
    values = [mind.value(wire) for wire in mind.hand]
    for value in set(values):
        lacking = mind.view.remaining(value) - values.count(value)
        if not 1 <= value <= 12 or lacking != 1 or values.count(value) not in (1, 3) or value in mind.board.reds:
            continue
        for wire in items_of(field_of(form, "wire")):
            chance = mind.odds.values(wire).get(value, 0.0)
            if HALF <= chance < CLEAR:
                act = Hook(wire=wire, seat=mind.seat, using=form.using)
                yield Choice(act, 1.0 + chance, f"very likely the last {value}, which I can then cut alone")
