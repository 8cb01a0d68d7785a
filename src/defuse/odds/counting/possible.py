"""Whether some facts can be true together, if nobody knows how many wires of each kind there are.

Without that nothing has to be counted: it is enough to find one deal. Facts narrow down single places until nothing
changes, then a place is tried out, and so on.
"""

from __future__ import annotations

from collections.abc import Iterable

from defuse.kernel import Fact
from defuse.odds.counting.evidence import Evidence, Pile
from defuse.odds.counting.problem import Contradiction
from defuse.odds.counting.reading import Reading


class Unlimited:
    """A pile of things of which there may be any number of each kind."""

    def __init__(self, pile: Pile) -> None:
        things = pile.things
        after = max(things, default=0) + 1
        # Facts about most things of a pile are read as facts about the others, which counts on what there is. With as
        # many things that nobody speaks of, no fact is about most of them.
        more = tuple(range(after, after + len(things)))
        value = dict(zip(pile.kinds, pile.values, strict=True))
        plenty = 2 * len(things)
        self._things = things
        self._end = after + len(things)
        self._pile = Pile((*things, *more), pile.kinds * plenty, value.__getitem__)

    def deal(self, faces: bytes, facts: Iterable[Fact]) -> bytes | None:
        """A deal in which these facts are true and the wires that were seen are as they are; None if there is none."""
        known = faces.ljust(self._end, b"\0")
        try:
            found = _tried(Reading(known, Evidence(self._pile, facts), None))
        except Contradiction:
            return None
        if found is None:
            return None
        kinds = self._pile.kinds
        dealt = bytearray(faces)
        for thing in self._things:
            dealt[thing] = kinds[_lowest(found[thing])]
        return bytes(dealt)


def _tried(reading: Reading) -> dict[int, int] | None:
    """What each thing may be; then the lowest kind of each will do."""
    reading.settle()
    allowed = reading.allowed
    bound = {thing for count in reading.counts for thing in (*count.things, count.thing)}
    bound.update(thing for low, high, _ in reading.orders for thing in (low, high))
    doubtful = [thing for thing in reading.things if thing in bound and allowed[thing] & (allowed[thing] - 1)]
    if not doubtful:
        return allowed
    thing = min(doubtful, key=lambda each: allowed[each].bit_count())
    left = allowed[thing]
    while left:
        kind = left & -left
        left &= left - 1
        try:
            found = _tried(reading.with_kind(thing, kind))
        except Contradiction:
            continue
        if found is not None:
            return found
    return None


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1
