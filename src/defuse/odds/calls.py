"""Calls in order: what each one costs on average, and the best one with a card."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from defuse.busters.cuts import CutForm
from defuse.busters.price import price_of
from defuse.busters.view import View
from defuse.busters.wires import value_of
from defuse.kernel import Some
from defuse.odds.busters import Call, Odds

MOST_TRIES = 400
"""How many calls with a card are worked out, the most promising first, before the best of them has to do."""
NEARLY = 1e-12
"""What rounding may take from a chance that is a sum."""


def risk(view: View, call: Call) -> float:
    """How many steps of the dial a call costs on average; an explosion costs all that are left."""
    price = price_of(view, call.values, call.targets)
    return call.hit * price.hit + call.miss * price.miss + call.explode * price.red


def is_certain(call: Call) -> bool:
    """Whether a call hits in every deal."""
    wrong = call.miss + call.explode
    return wrong == 0 if len(call.targets) == 1 else wrong < NEARLY


def best_with(odds: Odds, form: CutForm) -> Call | None:
    """The safest call with a card, of those that would not be certain without it.

    A call hits at most as often as its wires do one by one, all together, and as the whole stand does, so it costs at
    least what that leaves. Calls are worked out in the order of these bounds, until none that is left can be better:
    the best one found is the best of all. Only where the bounds are so loose that this takes too long, it ends with the
    best of the most promising calls.
    """
    view: View = odds.observation.view()
    best: Call | None = None
    cost = 0.0
    for tried, bound in enumerate(_promising(odds, form, view)):
        if best is not None:
            cheaper, dearer = bound.cost < cost - NEARLY, bound.cost > cost + NEARLY
            if dearer or tried >= MOST_TRIES or not (cheaper or bound.hit > best.hit + NEARLY):
                break
        call = odds.call(bound.values, bound.targets)
        now = risk(view, call)
        if best is None or (now, -call.hit) < (cost, -best.hit):
            best, cost = call, now
    return best


class _Bound(NamedTuple):
    """A call that is not worked out yet: the least that it can cost on average, and the most that it can hit."""

    cost: float
    hit: float
    values: tuple[int, ...]
    targets: tuple[int, ...]


def _promising(odds: Odds, form: CutForm, view: View) -> list[_Bound]:
    """The calls of a form, the most promising first.

    Calls to which the card adds nothing are left out: one of the wires is certainly what one of the values says.
    """
    mine, targets = form.fields
    faces = odds.observation.faces
    held = dict.fromkeys(value_of(faces[wire]) for group in _groups(mine) for wire in group)
    found: list[tuple[float, _Bound]] = []
    for group in _groups(targets):
        chances = {wire: odds.values(wire) for wire in group}
        size = min(form.reach, len(group))
        for values in combinations(held, form.named):
            known = [wire for wire in group if len(chances[wire]) == 1 and next(iter(chances[wire])) in values]
            if known and size == len(group):
                continue
            single = {wire: sum([chances[wire].get(value, 0.0) for value in values]) for wire in group}
            # Nothing is worth more than the whole stand, unless that is sure of a hit anyway.
            most = sum([odds.any_of(group, value) for value in values]) if size > 1 and not known else 1.0
            for wires in combinations([wire for wire in group if wire not in known], size):
                alone = sum([single[wire] for wire in wires])
                hit, miss, red = price_of(view, values, wires)
                bound, wrong = min(most, alone, 1.0), min(miss, red)
                found.append((alone, _Bound(wrong - bound * max(0, wrong - hit), bound, values, wires)))
    # Of equal bounds first the call that has more to offer: the other wires of it are not there for nothing.
    found.sort(key=lambda entry: (entry[1].cost, -entry[1].hit, -entry[0]))
    return [bound for _, bound in found]


def _groups(field: Any) -> Iterator[tuple[int, ...]]:
    assert isinstance(field, Some)
    for group in field.groups:
        yield tuple([wire for wire in group if isinstance(wire, int)])
