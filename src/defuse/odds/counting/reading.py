"""From evidence to a counting problem: rows of places, what each place may have, and what ties places together.

A row is what was dealt to one stand and sorted: its order is what makes counting cheap. Wires that do not stand in
order are rows of one place each, or, where no fact tells them apart, one row together (a bag): sorting a bag changes no
count. Places whose kind is certain leave the problem, unless another place of their row may have the same kind: how
many equal wires stand together weighs, since four wires can be split two and two in more ways than three and one.

`reading.c` does the same, and tests compare the two.
"""

from __future__ import annotations

from copy import copy

from defuse.odds.counting.evidence import Count, Evidence
from defuse.odds.counting.problem import Behind, Check, Contradiction, Gauge, Problem, Row, ways_of
from defuse.words import say

EVERY_COUNT = (1 << 64) - 1


def problem_of(faces: bytes, evidence: Evidence, statements: Evidence | None = None) -> Problem:
    """The counting problem of a pile of things, of which `faces` shows those that were seen.

    The statements are taken for true as well. Raises `Contradiction` where that needs no counting.
    """
    return Reading(faces, evidence, statements).read()


class Reading:
    """The evidence while it is being read. Everything about kinds is a bit mask over their indices."""

    def __init__(self, faces: bytes, evidence: Evidence, statements: Evidence | None) -> None:
        pile = evidence.pile
        self.things, self.kinds, self.copies = pile.things, pile.kinds, pile.copies
        left = list(self.copies)
        known: dict[int, int] = {}
        for thing in self.things:
            if faces[thing]:
                if faces[thing] not in pile.bit:
                    raise Contradiction(say("odds-no-such-kind", kind=faces[thing]))
                known[thing] = pile.bit[faces[thing]]
                left[known[thing].bit_length() - 1] -= 1
        if min(left, default=0) < 0:
            raise Contradiction(say("odds-more-seen"))
        unseen = sum(1 << at for at, count in enumerate(left) if count)
        self.allowed = {thing: known.get(thing, unseen) for thing in self.things}
        self.rows, self.row_of = evidence.rows, evidence.row_of
        self.counts = evidence.counts + (statements.counts if statements else [])
        self.orders = evidence.orders + (statements.orders if statements else [])

    def with_kind(self, thing: int, kind: int) -> Reading:
        """The same, with a thing that has one kind."""
        other = copy(self)
        other.allowed = {**self.allowed, thing: kind}
        other.counts, other.orders = list(self.counts), list(self.orders)
        return other

    def read(self) -> Problem:
        """The problem that is left to count."""
        self.share_out()
        self.settle()
        return self.problem()

    # What follows for single places.

    def share_out(self) -> None:
        """Where exact counts of different kinds fill a set of things, none of them has another kind."""
        shares: dict[tuple[int, ...], list[Count]] = {}
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
                raise Contradiction(say("odds-no-kind"))

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
            raise Contradiction(say("odds-more-certain"))
        used_up = sum([1 << kind for kind, count in enumerate(left) if not count])
        for thing in doubtful:
            self.allowed[thing] &= ~used_up

    def narrows(self, count: Count) -> bool:
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
                raise Contradiction(say("odds-known-to-differ"))
            return len(maybe) == 2
        if most < 0 or least > len(maybe):
            raise Contradiction(say("odds-no-count"))
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
            raise Contradiction(say("odds-no-order"))
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
        kept: list[Count] = []
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
        left, chosen = list(self.copies), list[tuple[int, int]]()
        rows: list[Row] = []
        certain: dict[int, int] = {}
        for row in (*self.rows, *[(thing,) for thing in loose if not allowed[thing] & (allowed[thing] - 1)]):
            kept = self.trim(row, left, certain, chosen)
            if kept:
                rows.append(Row(kept, False))
        rows += [Row(bag, len(bag) > 1) for bag in bags]
        chosen += [(len(bag), -1) for bag in bags]
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
            factor=ways_of(chosen),
        )

    def trim(
        self, row: tuple[int, ...], left: list[int], certain: dict[int, int], chosen: list[tuple[int, int]]
    ) -> tuple[int, ...]:
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
        for kind, count in gone.items():
            chosen.append((left[kind], count))
            left[kind] -= count
        return tuple(kept)

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
