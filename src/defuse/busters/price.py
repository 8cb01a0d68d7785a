"""What a dual cut costs in steps of the dial: a rule may ask for a step where another one lets it go (E8, M28, M56)."""

from __future__ import annotations

from typing import NamedTuple

from defuse.busters.view import View


class Price(NamedTuple):
    """Steps of the dial that a dual cut costs: if it hits, if it misses, and if what it points at is red.

    A rule says its own part with the hook `prices(view, values, targets)`; a part below zero is a step that it saves or
    gives back. How many steps are left, `steps_left(view)`, is said by the dial or by what is there in its place.
    """

    hit: int = 0
    miss: int = 0
    red: int = 0


ALL = 99
"""The price of an explosion: more than there can be."""


def price_of(view: View, values: tuple[int, ...], targets: tuple[int, ...]) -> Price:
    """What all rules together ask of the acting seat for a call of values at wires: never more than is left."""
    left = max(1, view.first("steps_left"))
    parts: list[Price] = [rule.prices(view, values, targets) for rule in view.having("prices")]
    hit, miss, red = [min(left, sum(part)) for part in zip(*parts, strict=True)]
    return Price(hit, miss, red)
