"""The kernel in C, called by ctypes. Wheels bring it; where the sources are installed, the compiler there makes it.

`reading.c` reads the evidence, `kernel.c` counts; `shared.h` says what goes over the border.
"""

from __future__ import annotations

import ctypes
import sys
import weakref
from array import array
from collections.abc import Sequence
from ctypes import c_char, c_int32
from functools import cached_property, lru_cache
from math import log2
from pathlib import Path
from struct import pack
from typing import Any

from defuse.odds.counting.evidence import Evidence
from defuse.odds.counting.problem import Behind, Best, Check, Contradiction, Gauge, Problem, Row, TooManyFacts, ways_of
from defuse.odds.counting.shared import SHARED
from defuse.words import say

LIBRARY = Path(__file__).with_name("_kernel" + {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so"))
CONTRADICTIONS = {
    SHARED.numbers[status]: text
    for status, text in (
        ("SEEN_TOO_OFTEN", say("odds-more-seen")),
        ("NO_KIND_LEFT", say("odds-no-kind")),
        ("CERTAIN_TOO_OFTEN", say("odds-more-certain")),
        ("KNOWN_TO_DIFFER", say("odds-known-to-differ")),
        ("COUNT_OUT_OF_REACH", say("odds-no-count")),
        ("ORDER_BROKEN", say("odds-no-order")),
    )
}
ELSEWHERE = SHARED.numbers["ELSEWHERE"]
_Given = SHARED.structs["Evidence"]
_COUNT, _PAIR = (ctypes.sizeof(SHARED.structs[name]) for name in ("Count", "Pair"))


class Unavailable(RuntimeError):
    """There is no compiled kernel."""


class NoRoom(TooManyFacts):
    """The compiled kernel has no room for so many wires or facts."""


@lru_cache(maxsize=1)
def library() -> Any:
    """The library, or None where there is none, or one that was built with another header."""
    try:
        found = SHARED.bound(ctypes.CDLL(str(LIBRARY)))
    except (OSError, AttributeError):
        return None
    return found if found.kernel_header() == SHARED.sum else None


class Compiled:
    """Evidence, read and counted, in the memory of the library."""

    def __init__(self, faces: bytes, evidence: Evidence, statements: Evidence | None, library: Any) -> None:
        pile = evidence.pile
        counts, members, orders = evidence.packed, evidence.packed_members, evidence.packed_orders
        if statements is not None:
            counts += statements.packed_counts(len(members) // 4)
            members += statements.packed_members
            orders += statements.packed_orders
        seen = pile.seen(faces)
        given = _Given(
            things=len(pile.things),
            kinds=len(pile.kinds),
            rows=len(evidence.rows),
            counts=len(counts) // _COUNT,
            orders=len(orders) // _PAIR,
            copies=pile.packed_copies,
            row=evidence.packed_rows,
            count=counts,
            member=members,
            order=orders,
        )
        found = library.kernel_read(ctypes.byref(given), seen)
        if not found:
            raise NoRoom(say("odds-too-many-wires"))
        weakref.finalize(self, library.kernel_forget, found)
        self._read = found
        self._found = found.contents
        self._library = library
        self._pile = pile
        status = self._found.status
        if status in CONTRADICTIONS:
            raise Contradiction(CONTRADICTIONS[status])
        if status == ELSEWHERE:
            raise NoRoom(say("odds-no-room"))
        if status:
            raise TooManyFacts(say("odds-too-many-ways"))
        self.total: float = self._found.total
        self._lattice = self._found.lattice

    # What is counted.

    @cached_property
    def certain(self) -> dict[int, int]:
        """The face of each thing that is certain."""
        pile = self._pile
        kinds = pile.kinds
        found = bytes(self._found.certain)[: len(pile.things)]
        return {thing: kinds[kind] for thing, kind in zip(pile.things, found, strict=True) if kind < 128}

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The rows of places that are in doubt."""
        found, things = self._found, self._pile.things
        rows: list[Row] = []
        at = 0
        here = found.thing[: found.slots]
        for size, bag in zip(found.size[: found.rows], found.bag[: found.rows], strict=True):
            rows.append(Row(tuple([things[number] for number in here[at : at + size]]), bool(bag)))
            at += size
        return tuple(rows)

    @property
    def copies(self) -> tuple[int, ...]:
        """How many wires of each kind are handed out."""
        return tuple(self._found.copies[: self._found.kinds])

    @cached_property
    def factor(self) -> int:
        """The ways to choose the wires that are certain: every way that is counted stands for so many."""
        flat = self._found.factor[: 2 * self._found.factors]
        return ways_of(zip(flat[::2], flat[1::2], strict=True))

    @property
    def bits(self) -> float:
        """The logarithm of the number of deals."""
        return log2(self.total) + log2(self._found.ways)

    @property
    def problem(self) -> Problem:
        """The counting problem, whole."""
        found = self._found
        checks = [found.check[at] for at in range(found.checks)]
        orders = [found.order[at] for at in range(found.orders)]
        gauges = [found.gauge[at] for at in range(found.gauges)]
        return Problem(
            kinds=self._pile.kinds,
            copies=self.copies,
            rows=self.rows,
            allowed=tuple(found.allowed[: found.slots]),
            checks=tuple([Check(one.kind, one.among, one.thing, one.without, one.with_it) for one in checks]),
            orders=tuple([Behind(one.high, one.row, one.at, bool(one.strict)) for one in orders]),
            gauges=tuple(
                [
                    Gauge(g.kinds, g.among, g.thing, g.without, g.with_it, g.most, bool(g.open), g.first, g.last)
                    for g in gauges
                ]
            ),
            certain=self.certain,
            factor=self.factor,
        )

    # Counting.

    @property
    def memory(self) -> int:
        """The memory that the lattice takes."""
        return int(self._library.kernel_bytes(self._lattice)) if self._lattice else 0

    @property
    def edges(self) -> int:
        """How many transitions there are."""
        return int(self._library.kernel_edges(self._lattice)) if self._lattice else 0

    @property
    def most(self) -> int:
        """The most copies of one kind: runs have a field for each number up to it."""
        return int(self._library.kernel_most(self._lattice)) if self._lattice else 0

    def places(self) -> tuple[array[float], array[float]]:
        """Ways in which each place has each kind, and in which a run of so many places begins with it."""
        if not self._lattice:
            return array("d"), array("d")
        fields = self._found.slots * self._found.kinds
        place = array("d", bytes(8 * fields))
        run = array("d", bytes(8 * fields * (self.most + 1)))
        if not self._library.kernel_places(self._lattice, place.buffer_info()[0], run.buffer_info()[0]):
            raise MemoryError("no memory for counting")
        return place, run

    def best(self, held: Sequence[int], wires: Sequence[int], reds: Sequence[int], kept: float) -> Best:
        """The plain call that is worth most, if a miss is worth `kept`."""
        number = self._pile.number
        aims = pack(f"{len(wires)}i", *[number[wire] for wire in wires])
        named = pack(f"{len(held)}i", *held)
        danger = sum([1 << value for value in reds])
        out = (c_int32 * 2)()
        worth = self._library.kernel_best(
            self._read, self._pile.values, aims, len(wires), named, len(held), danger, kept, out
        )
        if worth < 0:
            raise MemoryError("no memory for counting")
        return Best(worth, held[out[1]], wires[out[0]])

    def sample(self, count: int, seed: int) -> bytes:
        """Some deals, drawn by their ways: the kind of each place, one deal after the other."""
        if not self._lattice:
            return b""
        size = count * self._found.slots
        out = (c_char * max(1, size))()
        if not self._library.kernel_sample(self._lattice, seed, count, ctypes.addressof(out)):
            raise MemoryError("no memory for drawing deals")
        return bytes(out.raw[:size])

    def modulo(self, prime: int) -> int:
        """The number of ways, modulo a prime."""
        return int(self._library.kernel_count(self._lattice, prime)) if self._lattice else int(self.total)
