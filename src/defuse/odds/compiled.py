"""The kernel in C, built when the package is installed on a machine with a compiler, called by ctypes.

`reading.c` reads the evidence, `kernel.c` counts.
"""

from __future__ import annotations

import ctypes
import weakref
from array import array
from collections.abc import Sequence
from ctypes import POINTER, c_char, c_char_p, c_double, c_int8, c_int32, c_int64, c_uint64, c_void_p
from functools import cached_property, lru_cache
from math import log2
from pathlib import Path
from struct import pack
from typing import Any

from defuse.odds.evidence import Evidence
from defuse.odds.problem import Behind, Best, Check, Contradiction, Gauge, Problem, Row, TooManyFacts, ways_of
from defuse.words import say

LIBRARY = Path(__file__).with_name("_kernel.so")
VERSION = 3
"""What `kernel_version` in the C file has to say: another number means that the library is of another day."""
THINGS, SLOTS = 128, 63
CONTRADICTIONS = {
    1: say("odds-more-seen"),
    2: say("odds-no-kind"),
    3: say("odds-more-certain"),
    4: say("odds-known-to-differ"),
    5: say("odds-no-count"),
    6: say("odds-no-order"),
}
ELSEWHERE = 7


class Unavailable(RuntimeError):
    """There is no compiled kernel."""


class NoRoom(TooManyFacts):
    """The compiled kernel has no room for so many wires or facts."""


@lru_cache(maxsize=1)
def library() -> Any:
    """The library, or None where there is none."""
    try:
        found = ctypes.CDLL(str(LIBRARY))
    except OSError:
        return None
    found.kernel_version.restype = c_int32
    if found.kernel_version() != VERSION:
        return None
    for name, result, arguments in (
        ("read", POINTER(_Reading), (POINTER(_Evidence), c_char_p)),
        ("forget", None, (c_void_p,)),
        ("bytes", c_int64, (c_void_p,)),
        ("edges", c_int64, (c_void_p,)),
        ("most", c_int32, (c_void_p,)),
        ("places", c_int32, (c_void_p, c_void_p, c_void_p)),
        (
            "best",
            c_double,
            (POINTER(_Reading), c_char_p, c_char_p, c_int32, c_char_p, c_int32, c_uint64, c_double, c_void_p),
        ),
        ("sample", c_int32, (c_void_p, c_uint64, c_int32, c_void_p)),
        ("count", c_uint64, (c_void_p, c_uint64)),
    ):
        function = getattr(found, f"kernel_{name}")
        function.restype, function.argtypes = result, arguments
    return found


def _numbers(kind: Any, names: str) -> list[tuple[str, Any]]:
    return [(name, kind) for name in names.split()]


class _Evidence(ctypes.Structure):
    _fields_ = (
        *_numbers(c_int32, "things kinds rows counts orders unused"),
        *_numbers(c_char_p, "copies row count member order"),
    )


class _Check(ctypes.Structure):
    _fields_ = (*_numbers(c_int32, "kind unused"), *_numbers(c_uint64, "among thing without with_it"))


class _Order(ctypes.Structure):
    _fields_ = (("high", c_uint64), *_numbers(c_int32, "row at strict unused"))


class _Gauge(ctypes.Structure):
    _fields_ = (
        *_numbers(c_uint64, "kinds among thing without with_it"),
        *_numbers(c_int32, "shift width most last open first"),
    )


class _Reading(ctypes.Structure):
    _fields_ = (
        *_numbers(c_int32, "status things kinds rows slots checks orders gauges factors unused"),
        *_numbers(c_double, "total ways"),
        ("lattice", c_void_p),
        *_numbers(c_int8 * THINGS, "certain slot"),
        *_numbers(c_int32 * SLOTS, "size bag shift thing"),
        ("allowed", c_uint64 * SLOTS),
        ("copies", c_int32 * 64),
        ("factor", c_int32 * (2 * (THINGS + SLOTS))),
        ("check", POINTER(_Check)),
        ("order", POINTER(_Order)),
        ("gauge", POINTER(_Gauge)),
    )


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
        numbers = (len(pile.things), len(pile.kinds), len(evidence.rows), len(counts) // 32, len(orders) // 12, 0)
        given = _Evidence(*numbers, pile.packed_copies, evidence.packed_rows, counts, members, orders)
        found = library.kernel_read(ctypes.byref(given), seen)
        if not found:
            raise NoRoom(say("odds-too-many-wires"))
        weakref.finalize(self, library.kernel_forget, found)
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
            self._found, self._pile.values, aims, len(wires), named, len(held), danger, kept, out
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
