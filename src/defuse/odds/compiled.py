"""The kernel in C (`kernel.c`), built when the package is installed on a machine with a compiler, called by ctypes."""

from __future__ import annotations

import ctypes
import weakref
from array import array
from ctypes import POINTER, c_char, c_double, c_int32, c_int64, c_uint64, c_void_p
from functools import lru_cache
from pathlib import Path
from struct import pack
from typing import Any

from defuse.odds.packing import Packing
from defuse.odds.problem import Problem, TooManyFacts

LIBRARY = Path(__file__).with_name("_kernel.so")
VERSION = 1
"""What `kernel_version` in the C file has to say: another number means that the library is of another day."""


class Unavailable(RuntimeError):
    """There is no compiled kernel."""


def fits(problem: Problem) -> bool:
    """Whether the compiled kernel has room for the rows and the copies of a problem: all boxes do."""
    return len(problem.rows) <= 24 and max(problem.copies, default=0) <= 15


class _Problem(ctypes.Structure):
    _fields_ = (
        *[(name, c_int32) for name in ("rows", "kinds", "checks", "orders", "gauges", "slots")],
        *[(name, c_void_p) for name in ("size", "shift", "copies", "allowed", "check", "order", "gauge")],
    )


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
        ("solve", c_void_p, (POINTER(_Problem),)),
        ("free", None, (c_void_p,)),
        ("total", c_double, (c_void_p,)),
        ("bytes", c_int64, (c_void_p,)),
        ("edges", c_int64, (c_void_p,)),
        ("most", c_int32, (c_void_p,)),
        ("places", c_int32, (c_void_p, c_void_p, c_void_p)),
        ("sample", c_int32, (c_void_p, c_uint64, c_int32, c_void_p)),
        ("count", c_uint64, (c_void_p, c_uint64)),
    ):
        function = getattr(found, f"kernel_{name}")
        function.restype, function.argtypes = result, arguments
    return found


class Compiled:
    """A solved problem, in the memory of the library."""

    def __init__(self, problem: Problem, library: Any) -> None:
        packing = Packing.of(problem)
        slots = len(problem.allowed)
        if not fits(problem):
            raise TooManyFacts("there are too many rows or too many equal wires")
        size = array("i", [len(row.things) for row in problem.rows])
        shift = array("i", packing.rows)
        copies = array("i", problem.copies)
        allowed = array("Q", problem.allowed)
        checks = b"".join([pack("iiQQQQ", check.kind, 0, *check[1:]) for check in problem.checks])
        orders = b"".join([pack("Qiiii", order.high, order.row, order.at, order.strict, 0) for order in problem.orders])
        gauges = b"".join(
            [
                pack("QQQQQiiiiii", *gauge[:5], at, gauge.most.bit_length(), gauge.most, gauge.last, gauge.open, 0)
                for gauge, at in zip(problem.gauges, packing.gauges, strict=True)
            ]
        )
        lists = (size, shift, copies, allowed)
        texts = [(c_char * len(text)).from_buffer_copy(text) for text in (checks, orders, gauges)]
        numbers = (len(problem.checks), len(problem.orders), len(problem.gauges), slots)
        given = _Problem(
            len(size),
            len(copies),
            *numbers,
            *[one.buffer_info()[0] for one in lists],
            *[ctypes.addressof(text) for text in texts],
        )
        self._library = library
        self._problem = problem
        self._lattice = library.kernel_solve(ctypes.byref(given))
        if not self._lattice:
            raise TooManyFacts("these facts hang together in too many ways to be counted")
        weakref.finalize(self, library.kernel_free, self._lattice)
        self.total: float = library.kernel_total(self._lattice)

    @property
    def memory(self) -> int:
        """The memory that the lattice takes."""
        return int(self._library.kernel_bytes(self._lattice))

    @property
    def edges(self) -> int:
        """How many transitions there are."""
        return int(self._library.kernel_edges(self._lattice))

    @property
    def most(self) -> int:
        """The most copies of one kind: runs have a field for each number up to it."""
        return int(self._library.kernel_most(self._lattice))

    def places(self) -> tuple[array[float], array[float]]:
        """Ways in which each place has each kind, and in which a run of so many places begins with it."""
        fields = len(self._problem.allowed) * len(self._problem.kinds)
        place = array("d", bytes(8 * fields))
        run = array("d", bytes(8 * fields * (self.most + 1)))
        if not self._library.kernel_places(self._lattice, place.buffer_info()[0], run.buffer_info()[0]):
            raise MemoryError("no memory for counting")
        return place, run

    def sample(self, count: int, seed: int) -> bytes:
        """Some deals, drawn by their ways: the kind of each place, one deal after the other."""
        out = (c_char * max(1, count * len(self._problem.allowed)))()
        if not self._library.kernel_sample(self._lattice, seed, count, ctypes.addressof(out)):
            raise MemoryError("no memory for drawing deals")
        return out.raw[: count * len(self._problem.allowed)]

    def modulo(self, prime: int) -> int:
        """The number of ways, modulo a prime."""
        return int(self._library.kernel_count(self._lattice, prime))
