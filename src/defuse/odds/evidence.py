"""From evidence to a counting problem: rows of places, what each place may have, and what ties places together.

A row is what was dealt to one stand and sorted: its order is what makes counting cheap. Wires that do not stand in
order are rows of one place each, or, where no fact tells them apart, one row together (a bag): sorting a bag changes no
count. Places whose kind is certain leave the problem, unless another place of their row may have the same kind: how
many equal wires stand together weighs, since four wires can be split two and two in more ways than three and one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import comb, factorial
from typing import NamedTuple

from defuse.kernel import Among, CountOf, Fact, Order, Same, Sorted
from defuse.kernel.fact import Value
from defuse.odds.problem import Behind, Check, Contradiction, Gauge, Problem, Row

EVERY_COUNT = (1 << 64) - 1


class _Count(NamedTuple):
    """At least `least` and at most `most` of these things have one of these kinds; `given` that `thing` has one too."""

    things: tuple[int, ...]
    kinds: int
    least: int
    most: int
    thing: int | None = None
    even: bool = False
    """All or none (two things of the same value)."""


def problem_of(
    things: Sequence[int],
    kinds: Sequence[int],
    faces: bytes,
    facts: Iterable[Fact],
    value: Value,
    statements: Iterable[Fact] = (),
) -> Problem:
    """The counting problem of one pile of things, of which `faces` shows those that were seen.

    Among the facts, `Sorted` tells what was dealt together and put in order; among the statements, which are taken for
    true as well, it says no more than that these things ascend. What speaks of things outside the pile is left out.
    Raises `Contradiction` where that needs no counting.
    """
    return _Reading(things, kinds, faces, value).read(facts, statements)


class _Reading:
    """The evidence while it is being read. Everything about kinds is a bit mask over their indices."""

    def __init__(self, things: Sequence[int], kinds: Sequence[int], faces: bytes, value: Value) -> None:
        self.things = tuple(things)
        self.kinds = tuple(sorted(set(kinds)))
        bit = {face: 1 << at for at, face in enumerate(self.kinds)}
        self.bit = bit
        self.copies = [0] * len(self.kinds)
        for face in kinds:
            self.copies[bit[face].bit_length() - 1] += 1
        left = list(self.copies)
        known: dict[int, int] = {}
        for thing in self.things:
            if faces[thing]:
                if faces[thing] not in bit:
                    raise Contradiction(f"there is no wire of kind {faces[thing]}")
                known[thing] = bit[faces[thing]]
                left[bit[faces[thing]].bit_length() - 1] -= 1
        if min(left) < 0:
            raise Contradiction("more wires of a kind are seen than there are")
        unseen = sum(1 << at for at, count in enumerate(left) if count)
        self.allowed = {thing: known.get(thing, unseen) for thing in self.things}
        self.value = value
        self.by_value: dict[int, int] = {}
        for face in self.kinds:
            self.by_value[value(face)] = self.by_value.get(value(face), 0) | bit[face]
        self.rows: list[tuple[int, ...]] = []
        self.row_of: set[int] = set()
        self.counts: list[_Count] = []
        self.orders: list[tuple[int, int, bool]] = []

    def read(self, facts: Iterable[Fact], statements: Iterable[Fact]) -> Problem:
        self.take(facts, True)
        self.take(statements, False)
        self.share_out()
        self.settle()
        return self.problem()

    def take(self, facts: Iterable[Fact], dealt: bool) -> None:
        here = set(self.things)
        for fact in facts:
            match fact:
                case Among():
                    if here.issuperset(fact.things):
                        self.among(fact.things, self.bits(fact.kinds), fact.least, fact.most)
                case Sorted():
                    if here.issuperset(fact.things):
                        self.sorted(fact.things, dealt)
                case Order():
                    if fact.low in here and fact.high in here:
                        self.orders.append((fact.low, fact.high, fact.strict))
                case Same():
                    if fact.one in here and fact.other in here:
                        self.same(fact)
                case CountOf():
                    if fact.thing in here and here.issuperset(fact.among):
                        self.count_of(fact)
                case _:
                    raise TypeError(f"the odds cannot read {type(fact).__name__}")

    def bits(self, kinds: Iterable[int]) -> int:
        found = 0
        for kind in kinds:
            found |= self.bit.get(kind, 0)
        return found

    def number(self, kinds: int) -> int:
        """How many wires of some kinds there are."""
        return sum([count for at, count in enumerate(self.copies) if kinds >> at & 1])

    # What facts say.

    def among(self, things: tuple[int, ...], kinds: int, least: int, most: int | None) -> None:
        if 2 * len(things) > len(self.things):  # what most places have is what the others have not
            there = self.number(kinds)
            chosen = set(things)
            things = tuple([thing for thing in self.things if thing not in chosen])
            least, most = there - (there if most is None else min(most, there)), there - least
            if most < 0:
                raise Contradiction("more wires of a kind are called for than there are")
        self.counts.append(_Count(things, kinds, least, len(things) if most is None else most))

    def sorted(self, things: tuple[int, ...], dealt: bool) -> None:
        if dealt and self.row_of.isdisjoint(things):
            self.rows.append(things)
            self.row_of.update(things)
        else:
            self.orders += [(low, high, False) for low, high in pairwise(things)]

    def same(self, fact: Same) -> None:
        if fact.one == fact.other:
            if not fact.equal:
                raise Contradiction("a wire does not differ from itself")
            return
        pair = (fact.one, fact.other)
        for kinds in self.by_value.values():
            self.counts.append(_Count(pair, kinds, 0, 2 if fact.equal else 1, even=fact.equal))

    def count_of(self, fact: CountOf) -> None:
        for kinds in self.by_value.values():
            if self.allowed[fact.thing] & kinds:
                self.counts.append(_Count(fact.among, kinds, fact.count, fact.count, thing=fact.thing))

    # What follows for single places.

    def share_out(self) -> None:
        """Where exact counts of different kinds fill a set of things, none of them has another kind."""
        shares: dict[tuple[int, ...], list[_Count]] = {}
        for count in self.counts:
            if count.least == count.most > 0 and count.thing is None:
                shares.setdefault(count.things, []).append(count)
        for things, counts in shares.items():
            kinds = 0
            for count in counts:
                kinds = -1 if kinds & count.kinds else kinds | count.kinds
            if kinds > 0 and sum([count.most for count in counts]) == len(things):
                for thing in things:
                    self.allowed[thing] &= kinds

    def settle(self) -> None:
        """Let facts and the order of rows narrow down single places, until nothing changes."""
        before: list[int] = []
        while (now := list(self.allowed.values())) != before:
            before = now
            self.counts = [count for count in self.counts if self.narrows(count)]
            self.orders = [order for order in self.orders if self.orders_narrow(*order)]
            for row in self.rows:
                self.row_narrows(row)
            self.certain_ones_use_up()
            if not all(self.allowed.values()):
                raise Contradiction("a wire is left with no kind")

    def certain_ones_use_up(self) -> None:
        """A kind of which all wires are certain is nowhere else."""
        left = list(self.copies)
        doubtful: list[int] = []
        for thing, may in self.allowed.items():
            if may & (may - 1):
                doubtful.append(thing)
            elif may:
                left[may.bit_length() - 1] -= 1
        if min(left) < 0:
            raise Contradiction("more wires of a kind are certain than there are")
        used_up = sum([1 << kind for kind, count in enumerate(left) if not count])
        for thing in doubtful:
            self.allowed[thing] &= ~used_up

    def narrows(self, count: _Count) -> bool:
        """Apply what a count says of single places; whether anything is left of it."""
        allowed, kinds = self.allowed, count.kinds
        sure, maybe = 0, []
        for thing in count.things:
            may = allowed[thing]
            if may & kinds:
                if may & ~kinds:
                    maybe.append(thing)
                else:
                    sure += 1
        least, most = count.least - sure, count.most - sure
        if count.thing is not None:
            may = allowed[count.thing]
            if not may & kinds:
                return False
            # With the thing itself in doubt, a count that cannot be says that it has another value.
            itself = count.thing in maybe
            if may & ~kinds and (most < itself or least > len(maybe)):
                allowed[count.thing] = may & ~kinds
                return False
            if may & ~kinds:
                return True
        if count.even:
            if sure == 1 and maybe:
                allowed[maybe[0]] &= kinds
            elif len(maybe) == 1:
                allowed[maybe[0]] &= ~kinds
            elif sure == 1:
                raise Contradiction("two wires of one value are known to differ")
            return len(maybe) == 2
        if most < 0 or least > len(maybe):
            raise Contradiction("a count cannot be reached")
        if most == 0 and maybe:
            for thing in maybe:
                allowed[thing] &= ~kinds
            return False
        if least == len(maybe):
            for thing in maybe:
                allowed[thing] &= kinds
            return False
        return least > 0 or most < len(maybe)

    def orders_narrow(self, low: int, high: int, strict: bool) -> bool:
        allowed = self.allowed
        bottom = allowed[low] & -allowed[low]
        allowed[high] &= ~(2 * bottom - 1) if strict else ~(bottom - 1)
        top = 1 << allowed[high].bit_length() >> 1
        allowed[low] &= (top - 1) if strict else (2 * top - 1)
        if not allowed[low] or not allowed[high]:
            raise Contradiction("an order cannot be kept")
        bottom, top = allowed[high] & -allowed[high], 1 << allowed[low].bit_length() >> 1
        return not (top < bottom or (top == bottom and not strict))

    def row_narrows(self, row: tuple[int, ...]) -> None:
        allowed = self.allowed
        below = 0
        for thing in row:
            may = allowed[thing] & ~below
            allowed[thing] = may
            below = (may & -may) - 1 if may else below
        above = -1
        for thing in reversed(row):
            may = allowed[thing] & above
            allowed[thing] = may
            above = (1 << may.bit_length()) - 1

    # The problem.

    def shorten(self) -> None:
        """Leave out counts that others imply: one of these is a 5, so one of these and those is."""
        wanted: dict[int, list[set[int]]] = {}
        kept: list[_Count] = []
        for count in sorted(dict.fromkeys(self.counts), key=lambda count: len(count.things)):
            if count.least == 1 and count.most >= len(count.things) and count.thing is None and not count.even:
                smaller = wanted.setdefault(count.kinds, [])
                things = {thing for thing in count.things if self.allowed[thing] & count.kinds}
                if any(one <= things for one in smaller):
                    continue
                smaller.append(things)
            kept.append(count)
        self.counts = kept

    def problem(self) -> Problem:
        self.shorten()
        allowed = self.allowed
        loose = [thing for thing in self.things if thing not in self.row_of]
        bags = self.bags([thing for thing in loose if allowed[thing] & (allowed[thing] - 1)])
        left, factor = list(self.copies), 1
        rows: list[Row] = []
        certain: dict[int, int] = {}
        for row in (*self.rows, *[(thing,) for thing in loose if not allowed[thing] & (allowed[thing] - 1)]):
            kept, ways = self.trim(row, left, certain)
            factor *= ways
            if kept:
                rows.append(Row(kept, False))
        rows += [Row(bag, len(bag) > 1) for bag in bags]
        for bag in bags:
            factor *= factorial(len(bag))
        place: dict[int, int] = {}
        where: dict[int, tuple[int, int]] = {}
        for number, one in enumerate(rows):
            for at, thing in enumerate(one.things):
                where[thing] = (number, at)
                place[thing] = 1 << len(place)
        checks, gauges = self.conditions(place)
        behind = [Behind(place[high], *where[low], strict) for low, high, strict in self.orders]
        return Problem(
            kinds=self.kinds,
            copies=tuple(left),
            rows=tuple(rows),
            allowed=tuple([allowed[thing] for one in rows for thing in one.things]),
            checks=tuple(sorted(checks)),
            orders=tuple(behind),
            gauges=tuple(gauges),
            certain=certain,
            factor=factor,
        )

    def trim(self, row: tuple[int, ...], left: list[int], certain: dict[int, int]) -> tuple[tuple[int, ...], int]:
        """A row without the places that are certain and whose kind nothing else in the row can have."""
        allowed = self.allowed
        doubtful = 0
        for thing in row:
            may = allowed[thing]
            if may & (may - 1):
                doubtful |= may
            else:
                certain[thing] = self.kinds[may.bit_length() - 1]
        kept: list[int] = []
        gone: dict[int, int] = {}
        for thing in row:
            may = allowed[thing]
            if thing in certain and not may & doubtful:
                kind = may.bit_length() - 1
                gone[kind] = gone.get(kind, 0) + 1
            else:
                kept.append(thing)
        ways = 1
        for kind, count in gone.items():
            ways *= comb(left[kind], count)
            left[kind] -= count
        return tuple(kept), ways

    def bags(self, loose: list[int]) -> list[tuple[int, ...]]:
        """The loose things, those together that nothing tells apart."""
        apart = {thing for count in self.counts if count.thing is not None for thing in (count.thing,)}
        apart.update(thing for low, high, _ in self.orders for thing in (low, high))
        groups: dict[tuple[int, ...], list[int]] = {}
        for thing in loose:
            if thing in apart:
                sign: tuple[int, ...] = (-1, thing)
            else:
                sign = (self.allowed[thing], *[at for at, count in enumerate(self.counts) if thing in count.things])
            groups.setdefault(sign, []).append(thing)
        return [tuple(group) for group in groups.values()]

    def conditions(self, place: dict[int, int]) -> tuple[list[Check], list[Gauge]]:
        """What is left of the counts, as conditions on the places of one kind, or of several kinds together."""
        checks: list[Check] = []
        gauges: list[Gauge] = []
        allowed = self.allowed
        for count in self.counts:
            kinds, sure, among, possible = count.kinds, 0, 0, 0
            for thing in count.things:
                may = allowed[thing]
                if may & kinds:
                    if thing in place:
                        among |= place[thing]
                        possible |= may & kinds
                    else:
                        sure += 1
            thing = 0
            if count.thing is not None and allowed[count.thing] & ~kinds:
                thing = place[count.thing]
                possible |= allowed[count.thing] & kinds
            least, most, full = max(0, count.least - sure), count.most - sure, among.bit_count()
            fine = 0b101 if count.even else sum([1 << number for number in range(least, min(most, full) + 1)])
            without = EVERY_COUNT if thing else fine
            if not possible & (possible - 1):
                checks.append(Check(possible.bit_length() - 1, among, thing, without, fine))
                continue
            if count.even or (most < full and not thing):
                top, open_ended = min(most, full), False
            else:
                top, open_ended = (least if most >= full else most + 1), True
            first, last = (possible & -possible).bit_length() - 1, possible.bit_length() - 1
            gauges.append(Gauge(possible, among, thing, without, fine, top, open_ended, first, last))
        return checks, gauges
