"""The contrary of a statement, as facts."""

from __future__ import annotations

from itertools import pairwise

from defuse.kernel import Among, CountOf, Fact, Order, Same, Sorted
from defuse.odds.counting.evidence import Pile


def denials(fact: Fact, pile: Pile) -> list[tuple[Fact, ...]]:
    """All ways in which a statement may be wrong: it is certain if none of them is possible.

    >>> denials(Among((3,), (50,), 1), Pile((3, 4), (50, 60), lambda kind: kind // 10))
    [(Among(things=(3,), kinds=(50,), least=0, most=0),)]
    """
    match fact:
        case Among():
            return [(found,) for found in _too_few_or_many(fact.things, fact.kinds, fact.least, fact.most)]
        case Same():
            return [(Same(fact.one, fact.other, not fact.equal),)]
        case Order():
            return [(Order(fact.high, fact.low, not fact.strict),)]
        case Sorted():
            return [(Order(right, left, strict=True),) for left, right in pairwise(fact.things)]
        case CountOf():
            found: list[tuple[Fact, ...]] = []
            for mask in pile.by_value.values():
                kinds = tuple([kind for kind in pile.kinds if pile.bit[kind] & mask])
                for wrong in _too_few_or_many(fact.among, kinds, fact.count, fact.count):
                    found.append((Among((fact.thing,), kinds, 1), wrong))
            return found
    raise TypeError(f"the odds cannot read {type(fact).__name__}")


def _too_few_or_many(things: tuple[int, ...], kinds: tuple[int, ...], least: int, most: int | None) -> list[Among]:
    found: list[Among] = []
    if least > 0:
        found.append(Among(things, kinds, 0, least - 1))
    if most is not None and most < len(things):
        found.append(Among(things, kinds, most + 1))
    return found
