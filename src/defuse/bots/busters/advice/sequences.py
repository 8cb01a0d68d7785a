"""A line of numbers that is cut in order (missions 9, 16 and 36): keep the line moving, and nobody without a legal cut.

Numbers further back in the line are locked. Whoever has nothing but locked wires (and reds) at the start of a turn
loses the mission, so the first number comes before other cuts that are as good, and the more so the more of what is
left is locked; and the last free wires of a hand are kept as long as there are locked ones in it.
"""

from __future__ import annotations

from collections.abc import Iterable

from defuse.bots.busters.advice import advises, counsels
from defuse.bots.busters.advice.foresight import cuts_of_mate, deals_of, value_cut
from defuse.bots.busters.mind import Choice, Mind, field_of
from defuse.busters.acts import Cut, PlaceToken, SoloCut
from defuse.busters.rules.sequence import PlaceArrow, Sequence
from defuse.kernel import Form, One

MOVES_ON = 0.25
"""What a cut of the first number is worth beyond the cut itself, if all other wires were locked."""
STUCK = 0.35
"""What it costs to leave a seat without a free wire while it holds locked ones."""
SHOWN = (0.08, 0.04)
"""What it is worth to show a wire of the first number, and of the second."""


@counsels(Sequence)
def in_order(mind: Mind, rule: Sequence, found: list[Choice]) -> list[Choice]:
    """The line first, and no seat may run out of free wires."""
    if not rule.line:
        return found
    locked = set(rule.order[1:])
    left = {value: mind.view.remaining(value) for value in range(1, 14)}
    pressure = sum([left[value] for value in locked]) / max(1, sum(left.values()))
    weighed: list[Choice] = []
    for choice in found:
        worth, act = choice.worth, choice.act
        if isinstance(act, PlaceToken):
            at = rule.order.index(mind.value(act.wire)) if mind.value(act.wire) in rule.order else 9
            worth += SHOWN[at] if at < len(SHOWN) else 0.0
        elif isinstance(act, (Cut, SoloCut)) and locked:
            value = value_cut(mind, choice)
            hit = mind.odds.of(act).hit if isinstance(act, Cut) else 1.0
            if value == rule.order[0]:
                worth += hit * (0.005 + MOVES_ON * pressure**2)
            else:
                worth -= hit * stuck(mind, locked, act)
        weighed.append(Choice(act, worth, choice.why))
    return weighed


def stuck(mind: Mind, locked: set[int], act: Cut | SoloCut) -> float:
    """What a cut costs because it takes the last free wires of a hand."""
    view, out = mind.view, locked | set(mind.board.reds)
    going = set(act.wires) if isinstance(act, SoloCut) else {act.mine[0]}
    mine = [mind.value(wire) for wire in mind.hand if wire not in going]
    cost = missing(sum([value not in out for value in mine]), sum([value in locked for value in mine]))
    if isinstance(act, Cut):
        others = [wire for wire in view.hand(view.owner_of(act.targets[0])) if wire not in act.targets[:1]]
        free = waiting = 0.0
        for wire in others:
            chances = mind.odds.values(wire)
            waiting += sum([chances.get(value, 0.0) for value in locked])
            free += 1.0 - sum([chances.get(value, 0.0) for value in out])
        cost += missing(free, waiting)
    return STUCK * cost


def missing(free: float, waiting: float) -> float:
    """How near a hand is to having nothing but locked wires: 1 if it is there, 0 if that is far away."""
    if waiting < 0.05:
        return 0.0
    return min(1.0, waiting) * max(0.0, 1.0 - free / 2)


@advises(PlaceArrow)
def arrow(mind: Mind, form: Form) -> Iterable[Choice]:
    """The end whose number somebody can cut soon."""
    rule = next(rule for rule in mind.board.rules if isinstance(rule, Sequence))
    field = field_of(form, "end")
    assert isinstance(field, One)
    seats = [seat for seat in mind.view.clockwise(mind.board.turn + 1) if mind.view.has_wires(seat)]
    ends = {"left": rule.line[0], "right": rule.line[-1]}
    totals = dict.fromkeys(ends, 0.0)
    deals = deals_of(mind)
    for deal in deals:
        for distance, seat in enumerate(seats):
            cuts = cuts_of_mate(mind, deal, seat, ends.values())
            for end, number in ends.items():
                worth = cuts.get(number, 0.0) * 0.95**distance
                totals[end] += worth / len(deals) / len(seats)
    for item in field.items:
        act = PlaceArrow(end=str(item), seat=mind.seat, using=form.using)
        yield Choice(act, min(1.0, totals[act.end]), f"the {ends[act.end]} can be cut sooner")
