"""Evidence: the facts of a pile of things, taken apart into rows, counts and orders.

A row is what was dealt to one stand and sorted. A count says how many of some things have one of some kinds. This is
the same for everybody at the table, whatever they have seen, so it is kept as long as the same facts are asked about.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from itertools import pairwise
from struct import pack
from typing import NamedTuple

from defuse.kernel import Among, CountOf, Fact, Order, Same, Sorted
from defuse.kernel.fact import Value
from defuse.odds.counting.problem import Contradiction
from defuse.odds.counting.shared import SHARED

UNSEEN, NOWHERE = 255, 254
KEPT = 32
"""For how many tables the facts are kept."""


_pack_count = SHARED.packer("Count", "first", "length", "kinds", "least", "most", "thing", "even")
_pack_pair = SHARED.packer("Pair", "low", "high", "strict")


class Count(NamedTuple):
    """At least `least` and at most `most` of these things have one of these kinds; `given` that `thing` has one too."""

    things: tuple[int, ...]
    kinds: int
    least: int
    most: int
    thing: int | None = None
    even: bool = False
    """All or none (two things of the same value)."""


class Pile:
    """Some things, and the kinds that are dealt to them. Sets of kinds are bit masks over their indices."""

    def __init__(self, things: tuple[int, ...], faces: tuple[int, ...], value: Value) -> None:
        self.things = things
        self.number = {thing: at for at, thing in enumerate(things)}
        """The place of each thing in the list."""
        self.kinds = tuple(sorted(set(faces)))
        self.bit = {face: 1 << at for at, face in enumerate(self.kinds)}
        self.copies = tuple([faces.count(face) for face in self.kinds])
        self.values = bytes([value(face) for face in self.kinds])
        """The value of each kind."""
        self.packed_copies = pack(f"{len(self.copies)}i", *self.copies)
        self.by_value: dict[int, int] = {}
        for face in self.kinds:
            self.by_value[value(face)] = self.by_value.get(value(face), 0) | self.bit[face]
        together = things == tuple(range(things[0], things[0] + len(things))) if things else True
        self.span = slice(things[0], things[0] + len(things)) if things and together else None
        self.table = bytes([self.kinds.index(face) if face in self.bit else NOWHERE for face in range(256)])
        """From a face to its kind."""
        self.table = bytes([UNSEEN]) + self.table[1:]

    def bits(self, kinds: Iterable[int]) -> int:
        """The kinds of some faces."""
        found = 0
        for kind in kinds:
            found |= self.bit.get(kind, 0)
        return found

    def number_of(self, kinds: int) -> int:
        """How many wires of some kinds there are."""
        return sum([count for at, count in enumerate(self.copies) if kinds >> at & 1])

    def seen(self, faces: bytes) -> bytes:
        """The kind of each thing that was seen, by its number; 255 for the others."""
        found = faces[self.span] if self.span is not None else bytes([faces[thing] for thing in self.things])
        kinds = found.translate(self.table)
        if NOWHERE in kinds:
            raise Contradiction(f"there is no wire of kind {found[kinds.index(NOWHERE)]}")
        return kinds


pile_of = lru_cache(maxsize=KEPT)(Pile)


class Evidence:
    """What the facts say. `Sorted` tells what was dealt together and put in order, if it is `dealt`."""

    def __init__(self, pile: Pile, facts: Iterable[Fact], dealt: bool = True) -> None:
        self.pile = pile
        self.rows: list[tuple[int, ...]] = []
        self.row_of: set[int] = set()
        self.counts: list[Count] = []
        self.orders: list[tuple[int, int, bool]] = []
        here = pile.number.keys()
        for fact in facts:
            match fact:
                case Among():
                    if here >= set(fact.things):
                        self.among(fact.things, pile.bits(fact.kinds), fact.least, fact.most)
                case Sorted():
                    if here >= set(fact.things):
                        self.sorted(fact.things, dealt)
                case Order():
                    if fact.low in here and fact.high in here:
                        self.orders.append((fact.low, fact.high, fact.strict))
                case Same():
                    if fact.one in here and fact.other in here:
                        self.same(fact)
                case CountOf():
                    if fact.thing in here and here >= set(fact.among):
                        self.counts += [
                            Count(fact.among, kinds, fact.count, fact.count, thing=fact.thing)
                            for kinds in pile.by_value.values()
                        ]
                case _:
                    raise TypeError(f"the odds cannot read {type(fact).__name__}")

    def among(self, things: tuple[int, ...], kinds: int, least: int, most: int | None) -> None:
        pile = self.pile
        if 2 * len(things) > len(pile.things):  # what most places have is what the others have not
            there = pile.number_of(kinds)
            chosen = set(things)
            things = tuple([thing for thing in pile.things if thing not in chosen])
            least, most = there - (there if most is None else min(most, there)), there - least
            if most < 0:
                raise Contradiction("more wires of a kind are called for than there are")
        self.counts.append(Count(things, kinds, least, len(things) if most is None else most))

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
        for kinds in self.pile.by_value.values():
            self.counts.append(Count(pair, kinds, 0, 2 if fact.equal else 1, even=fact.equal))

    # The same for reading.c, with things numbered from 0.

    @cached_property
    def packed_rows(self) -> bytes:
        """How many things each row has, and which."""
        number = self.pile.number
        flat = [here for row in self.rows for here in (len(row), *[number[thing] for thing in row])]
        return pack(f"{len(flat)}i", *flat)

    @cached_property
    def packed_orders(self) -> bytes:
        """What stands before what."""
        number = self.pile.number
        return b"".join([_pack_pair(number[low], number[high], strict) for low, high, strict in self.orders])

    def packed_counts(self, first: int = 0) -> bytes:
        """The counts, whose members are numbered from `first`."""
        number = self.pile.number
        found: list[bytes] = []
        for things, kinds, least, most, thing, even in self.counts:
            itself = -1 if thing is None else number[thing]
            found.append(_pack_count(first, len(things), kinds, least, most, itself, even))
            first += len(things)
        return b"".join(found)

    @cached_property
    def packed(self) -> bytes:
        """The counts of facts that come first."""
        return self.packed_counts()

    @cached_property
    def packed_members(self) -> bytes:
        """The things of all counts."""
        number = self.pile.number
        flat = [number[thing] for count in self.counts for thing in count.things]
        return pack(f"{len(flat)}i", *flat)


_Kept = dict[int, tuple[object, Pile, Evidence]]
_public: _Kept = {}
_stated: _Kept = {}


def evidence_of(pile: Pile, facts: Iterable[Fact], dealt: bool = True) -> Evidence:
    """The evidence of some facts, taken apart once for as long as the same tuple of facts comes again."""
    if not isinstance(facts, tuple):
        return Evidence(pile, facts, dealt)
    kept = _public if dealt else _stated
    found = kept.get(id(facts))
    if found is not None and found[0] is facts and found[1] is pile:
        return found[2]
    evidence = Evidence(pile, facts, dealt)
    if len(kept) >= KEPT:
        kept.clear()
    kept[id(facts)] = (facts, pile, evidence)  # holds on to the tuple, so that its id stays its own
    return evidence
