"""What goes over the border between Python and C: the structs and flags of `rows.h` and `gpu.cu`, for ctypes."""

from __future__ import annotations

import ctypes
from ctypes import c_uint32, c_uint64, c_void_p
from functools import cache
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

HERE = Path(__file__).parent

NUMBERS = 336
"""How many numbers there are."""
OBSERVATION = 1255
"""Bytes of an observation."""
STRIDE = 1280
"""Bytes from one observation to the next."""
DEAL_BYTES = 192
"""Bytes of a deal of the engine."""
SETUP_BYTES = 64
TABLES = 5
"""Tables of a setup: games of each captain are dealt onto one."""
ROW_BYTES = 16

AUTORESET = 1
DRAW_KINDS = 2
KEEP_ILLEGAL = 4
WIDE_NUMBERS = 8
WRITE_OBSERVATION = 16
WRITE_MASK = 32
ADD_SUMS = 64
RANDOM_NUMBERS = 128
FIRST_DEALS = 256

RUNNING, WON, LOST, ILLEGAL = range(4)
"""What a number led to."""
NOBODY = 255
"""Who gave the last number of a row in which none was given."""

ARRAYS = (
    *("games", "rows", "setups", "tables", "bounds", "numbers", "observation", "mask"),
    *("seat", "actor", "outcome", "done", "kind", "played", "rewards", "logs"),
)
"""The arrays of a plan, in their order."""


class Plan(ctypes.Structure):
    """`Plan` of `rows.h`: what all rows share, and where things lie."""

    _fields_ = [
        ("seed", c_uint64),
        ("clock", c_uint64),
        *[(name, c_void_p) for name in ARRAYS],
        ("count", c_uint64),
        ("kinds", c_uint32),
        ("most", c_uint32),
        ("flags", c_uint32),
        ("spare", c_uint32),
    ]


class Counting(ctypes.Structure):
    """`Counting` of `beliefs.h`: where the calls of the odds' kernel are."""

    _fields_ = [("read", c_void_p), ("forget", c_void_p), ("most", c_void_p), ("places", c_void_p)]


class Extra(ctypes.Structure):
    """`Extra` of `gpu.cu`: what a call brings beside the plan."""

    _fields_ = [
        ("steps", c_uint64),
        ("clear", c_uint64),
        ("kind", c_void_p),
        ("deals", c_void_p),
        ("seats", c_void_p),
        ("out", c_void_p),
        ("counts", c_void_p),
        ("steps_of", c_void_p),
        ("ended", c_void_p),
        ("turn", c_uint64),
    ]


class Unavailable(RuntimeError):
    """Something that a device needs is not there; the text says what, and what to do."""


COUNT_LINE = 32
"""How far counts of lists lie from each other, in numbers of 32 bits."""


class KernelSizes(NamedTuple):
    """Sizes that the kernels of `gpu.cu` tell, in their order; the last ones are what a warp needs of shared memory."""

    game: int
    setup: int
    plan: int
    extra: int
    games: int
    """How many rows a warp has."""
    warps: int
    """How many warps a block has."""
    movers: int
    """How many warps a block has that steps."""
    writers: int
    """How many warps a block has that writes."""
    rounds: int
    """How many times 32 rows a warp sorts."""
    dealt: int
    """How many games a warp deals."""
    sorts: int
    """How many sorts of steps there are."""
    looked: int
    """How many bytes of a game are read to sort it."""
    near: int
    """How many bytes of a game are copied there and back to step it."""
    shown: int
    """How many bytes of a game are read to show it, with five stands; what missions say of themselves comes behind."""
    room: int
    page: int
    writing: int
    dealing: int
    sorting: int
    moving: int

    def checked(self) -> KernelSizes:
        """The same. Raises `Unavailable` where they do not fit to their Python side."""
        if (self.plan, self.extra) != (ctypes.sizeof(Plan), ctypes.sizeof(Extra)):
            raise Unavailable(f"the kernels have other sizes than their Python side: {self}")
        return self

    def shared(self, kernel: str) -> int:
        """Bytes of shared memory that a block of a kernel needs."""
        of_a_warp = {
            "gpu_prepare": 0,
            "gpu_sort": self.sorting,
            "gpu_move": self.moving,
            "gpu_deal": self.dealing,
            "gpu_write": self.writing,
            "gpu_look": self.page,
        }
        return self.warps_of(kernel) * of_a_warp.get(kernel, self.room)

    def warps_of(self, kernel: str) -> int:
        """How many warps a block of a kernel has."""
        return {"gpu_move": self.movers, "gpu_write": self.writers}.get(kernel, self.warps)

    def blocks(self, kernel: str, plan: Plan, at_once: int) -> int:
        """How many blocks of a kernel are started where so many can run at once: some go on while there is work."""
        of_a_warp = {"gpu_prepare": 32, "gpu_sort": 32 * self.rounds, "gpu_move": 32, "gpu_deal": self.dealt}
        count: int = plan.kinds if kernel == "gpu_prepare" else plan.count
        rows = of_a_warp.get(kernel, self.games)
        warps = (count + rows - 1) // rows
        if kernel == "gpu_move":
            warps += self.sorts  # the last warp of each list may have few rows
        blocks = -(-warps // self.warps_of(kernel))
        return min(blocks, at_once) if kernel in ("gpu_move", "gpu_deal") else blocks


SOURCES = ("engine/*.h", "*.h", "*.c", "*.cu")
"""The files in C, by patterns, in the order in which their sum is taken (`pyproject.toml` has the same list)."""


def sources() -> list[Path]:
    """The files in C, in a fixed order."""
    own = [path for pattern in SOURCES for path in sorted(HERE.glob(pattern))]
    return [*own, HERE.parent / "odds/counting/shared.h"]


@cache
def source_sum() -> int:
    """A sum of all files in C: a library that was built of others is not used."""
    return crc32(b"".join([path.read_bytes() for path in sources()]))
