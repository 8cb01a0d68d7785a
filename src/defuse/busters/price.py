"""What a dual cut costs in steps of the dial: a rule may ask for a step where another one lets it go (E8, M28, M56)."""

from __future__ import annotations

from typing import NamedTuple

from defuse.busters.board import DIAL_MOST
from defuse.busters.view import View


class Price(NamedTuple):
    """Steps of the dial that a dual cut costs: if it hits, if it misses, and if what it points at is red.

    A rule says its own part with the hook `prices(view, targets)`; a part below zero is a step that it saves.
    """

    hit: int = 0
    miss: int = 0
    red: int = 0


ALL = DIAL_MOST
"""The price of an explosion: all steps that there can be."""


def price_of(view: View, targets: tuple[int, ...]) -> Price:
    """What all rules together ask of the acting seat for a dual cut at these wires: never more than is left."""
    left = max(1, view.public.dial) if view.rule("dial") is not None else DIAL_MOST
    parts: list[Price] = [rule.prices(view, targets) for rule in view.having("prices")]
    hit, miss, red = [min(left, max(0, sum(part))) for part in zip(*parts, strict=True)]
    return Price(hit, miss, red)
