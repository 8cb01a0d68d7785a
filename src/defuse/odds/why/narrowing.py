"""Narrowing: what people conclude about single wires, step by step, the easiest steps first.

For each wire there is a mask of the kinds that it may still have. A draft is a conclusion that made some masks smaller.
It remembers what it needs: facts, and masks of other wires, which earlier drafts or a look at the wire explain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from defuse.kernel import Among, CountOf, Fact, Order, Same, Sorted
from defuse.odds.why.ground import Ground
from defuse.odds.why.proof import How

Need = tuple[int, int]
"""A wire and a mask: that it has one of these kinds."""


class Draft:
    """A conclusion: each of these wires has one of the kinds of the mask."""

    def __init__(self, how: How, stamp: int, mask: int, needs: Sequence[Need], facts: Sequence[Fact]) -> None:
        self.how = how
        self.stamp = stamp
        self.mask = mask
        self.needs = tuple(needs)
        self.facts = tuple(facts)


class Narrowing:
    """All that can be concluded by simple steps."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        pile = ground.pile
        self.things = pile.things
        self.copies = pile.copies
        self.full = (1 << len(pile.kinds)) - 1
        self.masks = dict.fromkeys(pile.things, self.full)
        for thing in ground.seen:
            self.masks[thing] = pile.bit[ground.faces[thing]]
        self.drafts: dict[int, list[Draft]] = {thing: [] for thing in pile.things}
        self._seen = frozenset(ground.seen)
        self._stamp = 0
        self._numbers: dict[int, int] = {}
        singles = [1 << at for at in range(len(pile.kinds))]
        self._sets = [*dict.fromkeys([*pile.by_value.values(), *singles])]
        """The kinds of each value, and each kind."""
        self._rows: list[tuple[tuple[int, ...], bool, Fact]] = []
        for fact in ground.facts:
            if isinstance(fact, Sorted):
                self._rows.append((fact.things, False, fact))
            elif isinstance(fact, Order):
                self._rows.append(((fact.low, fact.high), fact.strict, fact))
        rules: tuple[Callable[[], bool], ...] = (
            self._counts,
            self._orders,
            self._outs,
            self._labels,
            self._lasts,
            self._tallies,
            self._crowds,
            self._shares,
            self._spans,
        )
        while any(rule() for rule in rules):
            pass

    def explain(self, thing: int, mask: int, before: int) -> list[Draft] | None:
        """The drafts of a wire that show that it has one of these kinds, none too many; None if it was seen."""
        if thing in self._seen:
            return None
        drafts = [draft for draft in self.drafts[thing] if draft.stamp < before]
        for draft in drafts:
            if not draft.mask & ~mask:
                return [draft]
        chosen: list[Draft] = []
        left = self.full
        for draft in drafts:
            if left & ~mask & ~draft.mask:
                chosen.append(draft)
                left &= draft.mask
        for draft in chosen[::-1]:
            rest = self.full
            for other in chosen:
                rest &= other.mask if other is not draft else rest
            if not rest & ~mask:
                chosen.remove(draft)
        return chosen

    def number(self, mask: int) -> int:
        """How many wires of some kinds there are."""
        found = self._numbers.get(mask)
        if found is None:
            found = self._numbers[mask] = sum([count for at, count in enumerate(self.copies) if mask >> at & 1])
        return found

    def _narrow(
        self, how: How, things: Iterable[int], mask: int, needs: Sequence[Need] = (), facts: Sequence[Fact] = ()
    ) -> bool:
        changed = [thing for thing in things if self.masks[thing] & ~mask]
        if not changed:
            return False
        needs = [need for need in needs if need[1] != self.full]
        draft = Draft(how, self._stamp, mask & self.full, needs, facts)
        self._stamp += 1
        for thing in changed:
            self.masks[thing] &= mask
            self.drafts[thing].append(draft)
        return True

    # The rules. Each says whether it has found anything.

    def _counts(self) -> bool:
        """Tokens, misses, calls: how many of some wires are of some kinds."""
        found = False
        for fact in self.ground.facts:
            if isinstance(fact, Among):
                kinds = self.ground.pile.bits(fact.kinds)
                found |= self._count(fact, fact.things, kinds, fact.least, fact.most)
        return found

    def _count(
        self, fact: Fact, things: tuple[int, ...], kinds: int, least: int, most: int | None, needs: Sequence[Need] = ()
    ) -> bool:
        masks = self.masks
        able = [thing for thing in things if masks[thing] & kinds]
        sure = [thing for thing in able if not masks[thing] & ~kinds]
        if len(sure) == len(able):
            return False
        if most is not None and len(sure) == most:
            rest = [thing for thing in able if masks[thing] & ~kinds]
            how: How = "enough" if most else "told"
            return self._narrow(how, rest, ~kinds, [*needs, *[(thing, kinds) for thing in sure]], [fact])
        if len(able) == least:
            others = [(thing, self.full & ~kinds) for thing in things if not masks[thing] & kinds]
            return self._narrow("place" if others else "told", able, kinds, [*needs, *others], [fact])
        return False

    def _orders(self) -> bool:
        """What stands in order: not below what is left of it, not above what is right of it."""
        found = False
        for row, strict, fact in self._rows:
            found |= self._upwards(row, strict, fact) | self._downwards(row[::-1], strict, fact)
        return found

    def _upwards(self, row: tuple[int, ...], strict: bool, fact: Fact) -> bool:
        """None is below the highest that is known to be left of it; all that follow from one wire follow together."""
        found = False
        low, at, behind = 0, -1, list[int]()
        for thing in row:
            bound = self.full >> (low + strict) << (low + strict) if at >= 0 else self.full
            behind.append(thing)
            mine = _lowest(self.masks[thing] & bound)
            if mine > low or at < 0:
                found |= at >= 0 and self._narrow("between", behind, bound, [(at, self.full >> low << low)], [fact])
                low, at, behind = mine, thing, []
        bound = self.full >> (low + strict) << (low + strict)
        return self._narrow("between", behind, bound, [(at, self.full >> low << low)], [fact]) or found

    def _downwards(self, row: tuple[int, ...], strict: bool, fact: Fact) -> bool:
        """The same from the right, where none is above."""
        found = False
        high, at, behind = len(self.copies) - 1, -1, list[int]()
        for thing in row:
            bound = (1 << (high + 1 - strict)) - 1 if at >= 0 else self.full
            behind.append(thing)
            mine = (self.masks[thing] & bound).bit_length() - 1
            if mine < high or at < 0:
                found |= at >= 0 and self._narrow("between", behind, bound, [(at, (1 << (high + 1)) - 1)], [fact])
                high, at, behind = mine, thing, []
        bound = (1 << (high + 1 - strict)) - 1
        return self._narrow("between", behind, bound, [(at, (1 << (high + 1)) - 1)], [fact]) or found

    def _outs(self) -> bool:
        """Where all copies are known, nobody else has one."""
        found = False
        for kinds in self._sets:
            found |= self._out(kinds)
        return found

    def _out(self, kinds: int) -> bool:
        masks = self.masks
        sure = [thing for thing in self.things if not masks[thing] & ~kinds]
        if len(sure) != self.number(kinds):
            return False
        rest = [thing for thing in self.things if masks[thing] & kinds and masks[thing] & ~kinds]
        return self._narrow("out", rest, ~kinds, [(thing, kinds) for thing in sure])

    def _lasts(self) -> bool:
        """Where there are only as many places as copies, each of them has one."""
        found = False
        for kinds in self._sets:
            found |= self._last(kinds)
        return found

    def _last(self, kinds: int) -> bool:
        masks = self.masks
        able = [thing for thing in self.things if masks[thing] & kinds]
        if len(able) != self.number(kinds):
            return False
        needs = [(thing, self.full & ~kinds) for thing in self.things if not masks[thing] & kinds]
        return self._narrow("last", able, kinds, needs)

    def _labels(self) -> bool:
        """Two wires with a label between them have the same value, or different ones."""
        found = False
        for fact in self.ground.facts:
            if isinstance(fact, Same):
                for one, other in ((fact.one, fact.other), (fact.other, fact.one)):
                    found |= self._equal(fact, one, other) if fact.equal else self._different(fact, one, other)
        return found

    def _equal(self, fact: Same, one: int, other: int) -> bool:
        values = self.ground.pile.by_value.values()
        alike = 0
        for kinds in values:
            alike |= kinds if kinds & self.masks[other] else 0
        found = self._narrow("alike", (one,), alike, [(other, alike)], [fact])
        for kinds in values:
            if self.masks[one] & kinds and self.masks[one] & ~kinds:
                found |= self._too_few(fact, one, (fact.one, fact.other), kinds, 2)
        return found

    def _too_few(self, fact: Fact, thing: int, group: tuple[int, ...], kinds: int, count: int) -> bool:
        """A wire is not of a value of which too few are left for a group that shares it."""
        sure = [each for each in self.things if each not in group and not self.masks[each] & ~kinds]
        if self.number(kinds) - len(sure) >= count:
            return False
        return self._narrow("alike", (thing,), ~kinds, [(each, kinds) for each in sure], [fact])

    def _different(self, fact: Same, one: int, other: int) -> bool:
        for kinds in self.ground.pile.by_value.values():
            if not self.masks[other] & ~kinds:
                return self._narrow("alike", (one,), ~kinds, [(other, kinds)], [fact])
        for row, _, order in self._rows:  # beside each other in order, one is above the other
            if one in row and other in row:
                return self._apart(fact, order, row, one, other)
        return False

    def _apart(self, fact: Fact, order: Fact, row: tuple[int, ...], one: int, other: int) -> bool:
        masks = self.masks
        values = self.ground.pile.by_value.values()
        if row.index(one) > row.index(other):
            low = _lowest(masks[other])
            if 1 << low in values:
                up = self.full >> (low + 1) << (low + 1)
                return self._narrow("alike", (one,), up, [(other, up | 1 << low)], [fact, order])
        else:
            high = masks[other].bit_length() - 1
            if 1 << high in values:
                down = (1 << high) - 1
                return self._narrow("alike", (one,), down, [(other, down | 1 << high)], [fact, order])
        return False

    def _tallies(self) -> bool:
        """Tokens that tell how many wires of a stand have the value of one."""
        found = False
        for fact in self.ground.facts:
            if isinstance(fact, CountOf):
                for kinds in self.ground.pile.by_value.values():
                    found |= self._tally(fact, kinds)
        return found

    def _tally(self, fact: CountOf, kinds: int) -> bool:
        masks, thing = self.masks, fact.thing
        if not masks[thing] & kinds:
            return False
        if not masks[thing] & ~kinds:
            return self._count(fact, fact.among, kinds, fact.count, fact.count, [(thing, kinds)])
        unable = [other for other in fact.among if other != thing and not masks[other] & kinds]
        if len(fact.among) - len(unable) < fact.count:
            needs = [(other, self.full & ~kinds) for other in unable]
            return self._narrow("alike", (thing,), ~kinds, needs, [fact])
        sure = [other for other in fact.among if other != thing and not masks[other] & ~kinds]
        if len(sure) + (thing in fact.among) > fact.count:
            return self._narrow("alike", (thing,), ~kinds, [(other, kinds) for other in sure], [fact])
        return self._too_few(fact, thing, (*fact.among, thing), kinds, fact.count)

    def _crowds(self) -> bool:
        """In a sorted row, no more places have a kind than there are copies left of it."""
        found = False
        for row, _, fact in self._rows:
            if isinstance(fact, Sorted):
                found |= self._crowd(row, fact, up=True) | self._crowd(row[::-1], fact, up=False)
        return found

    def _crowd(self, row: tuple[int, ...], fact: Fact, up: bool) -> bool:
        found = False
        masks = self.masks
        inside = set(row)
        settled = Counter(masks.values())
        edge, run = -1, 0
        first = 0
        for thing in row:
            mine = _lowest(masks[thing]) if up else masks[thing].bit_length() - 1
            if mine != edge:
                edge, run, first = mine, 0, thing
            run += 1
            kind = 1 << edge
            if run + settled[kind] > self.copies[edge] and (run > self.copies[edge] or masks[thing] != kind):
                sure = [other for other in self.things if masks[other] == kind and other not in inside]
                if run > self.copies[edge] - len(sure):
                    beyond = self.full >> (edge + 1) << (edge + 1) if up else kind - 1
                    needs = [(first, beyond | kind), *[(other, kind) for other in sure]]
                    if self._narrow("crowd", (thing,), beyond, needs, [fact]):
                        found = True
                        settled = Counter(masks.values())
                        edge, run = -1, 0
        return found

    def _shares(self) -> bool:
        """The copies that cannot be elsewhere are in this row, where equal wires stand side by side."""
        size = len(self.copies)
        ends = [((1 << at) - 1) for at in range(1, size)]
        found = False
        for kinds in [*[1 << at for at in range(size)], *ends, *[self.full & ~end for end in ends]]:
            able = [thing for thing in self.things if self.masks[thing] & kinds]
            number = self.number(kinds)
            for row, _, fact in self._rows:
                if isinstance(fact, Sorted):
                    found |= self._share(row, fact, kinds, able, number)
            if found:
                return True
        return False

    def _share(self, row: tuple[int, ...], fact: Fact, kinds: int, able: list[int], number: int) -> bool:
        inside = set(row)
        here = [thing for thing in row if self.masks[thing] & kinds]
        least = number - len(able) + len(here)
        if least <= 0 or len(here) < least:
            return False
        top, bottom = kinds >> (len(self.copies) - 1) & 1, kinds & 1
        if top:
            sure = row[len(row) - least :]
        elif bottom:
            sure = row[:least]
        else:
            sure = tuple(here[len(here) - least : least])
        if all(not self.masks[thing] & ~kinds for thing in sure):
            return False
        away = self.full & ~kinds
        ends = top or bottom
        outside = [each for each in self.things if not self.masks[each] & kinds and not (ends and each in inside)]
        return self._narrow("last", sure, kinds, [(each, away) for each in outside], [fact])

    def _spans(self) -> bool:
        """What holds for the copies of one kind holds for those of neighbouring kinds together."""
        size = len(self.copies)
        able = [0] * size
        """By kind, the things that may have it, as bits."""
        for at, thing in enumerate(self.things):
            mask = self.masks[thing]
            while mask:
                low = mask & -mask
                able[low.bit_length() - 1] |= 1 << at
                mask ^= low
        below, above = [0], [0]
        for kind in range(size):
            below.append(below[-1] | able[kind])
            above.append(above[-1] | able[size - 1 - kind])
        for width in range(2, size):
            for low in range(size - width + 1):
                # Only what narrows anything is worth a closer look: a thing that may be of these kinds, or of others.
                elsewhere = below[low] | above[size - low - width]
                here = 0
                for kind in range(low, low + width):
                    here |= able[kind]
                if not here & elsewhere:
                    continue
                number = sum(self.copies[low : low + width])
                if number in ((here & ~elsewhere).bit_count(), here.bit_count()):
                    kinds = ((1 << width) - 1) << low
                    if self._out(kinds) or self._last(kinds):
                        return True
        return False


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1
