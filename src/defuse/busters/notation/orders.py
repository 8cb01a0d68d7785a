"""What is known of which wire is above which: a net of "not above" and "below", and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from defuse.kernel import Fact, Order, Sorted

Net = dict[int, dict[int, bool]]
"""From each wire to those that it is not above; True where it is below them."""


def steps(facts: Iterable[Fact]) -> list[Order]:
    """All that facts say about the order of two wires."""
    found: list[Order] = []
    for fact in facts:
        if isinstance(fact, Sorted):
            found += [Order(low, high) for low, high in pairwise(fact.things)]
        elif isinstance(fact, Order):
            found.append(fact)
    return found


def net_of(orders: Iterable[Order]) -> Net:
    """The net that some orders make."""
    net: Net = {}
    for order in orders:
        here = net.setdefault(order.low, {})
        here[order.high] = here.get(order.high, False) or order.strict
    return net


def follows(net: Net, order: Order) -> bool:
    """Whether an order follows from a net."""
    seen = {(order.low, False)}
    queue = list(seen)
    while queue:
        wire, strict = queue.pop()
        for higher, below in net.get(wire, {}).items():
            state = (higher, strict or below)
            if higher == order.high and (state[1] or not order.strict):
                return True
            if state not in seen:
                seen.add(state)
                queue.append(state)
    return False


def reduced(rows: Iterable[Sequence[int]], orders: Iterable[Order], rank: Callable[[int], int]) -> list[Order]:
    """The orders that do not follow from sorted rows and from each other, in the order in which they are read."""
    given = net_of([Order(low, high) for row in rows for low, high in pairwise(row)])
    extra = net_of([order for order in orders if order.strict or given.get(order.low, {}).get(order.high) is None])
    kept = [Order(low, high, strict) for low, highs in extra.items() for high, strict in highs.items()]
    kept.sort(key=lambda order: (rank(order.low), rank(order.high)))
    for order in tuple(kept):
        others = [other for other in kept if other is not order]
        net = net_of(others)
        for low, highs in given.items():
            for high in highs:
                net.setdefault(low, {}).setdefault(high, False)
        if follows(net, order):
            kept = others
    return kept


def chains(orders: Sequence[Order]) -> list[list[Order]]:
    """The orders as chains, each beginning where the last one ended."""
    left = list(orders)
    found: list[list[Order]] = []
    while left:
        highs = {order.high for order in left}
        chain = [next((order for order in left if order.low not in highs), left[0])]
        left.remove(chain[0])
        while (link := next((order for order in left if order.low == chain[-1].high), None)) is not None:
            chain.append(link)
            left.remove(link)
        found.append(chain)
    return found
