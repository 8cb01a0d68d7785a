"""Device: where the rows of a batch lie and who works on them. `device_named` finds one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from defuse.batch.border import Plan

Array = Any
"""An array of the library that owns the memory: NumPy on the CPU, CuPy or PyTorch on a GPU."""


class Device(Protocol):
    """Memory and the calls of the engine in C."""

    name: str
    game_bytes: int
    """How large a game is."""

    def zeros(self, shape: Sequence[int], kind: str) -> Array:
        """An array of zeros; `kind` is the name of a NumPy type."""

    def pointer(self, array: Array) -> int:
        """Where an array lies."""

    def to_numpy(self, array: Array) -> NDArray[Any]:
        """A copy for the CPU."""

    def fill(self, array: Array, values: NDArray[Any]) -> None:
        """Write values into an array."""

    def whole_numbers(self, given: Any, count: int, what: str) -> Array:
        """Some numbers as an array of this device, one for each row: int32 or int64. Raises ValueError or TypeError."""

    def is_wide(self, array: Array) -> bool:
        """Whether its numbers have 64 bits."""

    def prepare(self, plan: Plan) -> None:
        """Set the tables of all setups."""

    def begin(self, plan: Plan, clear: int, kind: Array = None, deals: Array = None) -> None:
        """Deal (1), load (2) or leave the games (0), and show them."""

    def step(self, plan: Plan) -> None:
        """Give a number in each row."""

    def play(self, plan: Plan, steps: int) -> None:
        """Give drawn numbers."""

    def look(self, plan: Plan, seats: Array, out: Array) -> None:
        """Write what the named seats see."""

    def finish(self) -> None:
        """Wait until everything that was asked for is done."""


LINE = 64
"""Arrays in the memory of the CPU begin at multiples of this: lines of its cache, and pieces that kernels store."""


class HostMemory:
    """Arrays of NumPy, in the memory of the CPU."""

    def zeros(self, shape: Sequence[int], kind: str) -> Array:
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        room = np.zeros(size + LINE, np.uint8)
        begin = -room.ctypes.data % LINE
        return room[begin : begin + size].view(kind).reshape(shape)

    def pointer(self, array: Array) -> int:
        return int(array.ctypes.data)

    def to_numpy(self, array: Array) -> NDArray[Any]:
        return np.array(array)

    def fill(self, array: Array, values: NDArray[Any]) -> None:
        array[...] = values

    def whole_numbers(self, given: Any, count: int, what: str) -> Array:
        by_dlpack = hasattr(given, "__dlpack__") and not hasattr(given, "__array__")
        return checked(np.from_dlpack(given) if by_dlpack else np.asarray(given), count, what)

    def is_wide(self, array: Array) -> bool:
        return bool(array.dtype == np.int64)

    def finish(self) -> None:
        """Nothing is left to wait for."""


def device_named(name: str, threads: int | None = None, owner: str | None = None, *, beliefs: bool = False) -> Device:
    """A device by its name: `cpu`, `cuda`, `cuda:1`, or `emulated`. Raises ValueError, or `Unavailable`."""
    if not isinstance(name, str):
        raise ValueError(f"a device is named in letters (cpu, cuda, cuda:1, emulated), not {name!r}")
    if owner is not None and not name.startswith("cuda"):
        raise ValueError(f"an owner is for the memory of a GPU, not of {name}")
    if name == "cpu":
        from defuse.batch.cpu import Cpu

        return Cpu(threads, beliefs=beliefs)
    if beliefs:
        raise ValueError(f"beliefs are counted on the CPU, not on {name}")
    if threads is not None:
        raise ValueError(f"threads are for the CPU; {name} has its own")
    if name == "emulated":
        from defuse.batch.emulated import emulated

        return emulated()
    kind, _, number = name.partition(":")
    if kind == "cuda" and (number.isdecimal() or name == "cuda"):
        from defuse.batch.cuda import cuda

        return cuda(int(number or 0), owner)
    raise ValueError(f"there is no device {name!r}: cpu, cuda, cuda:1, emulated")


def whole(given: Any, least: int, end: int, what: str) -> int:
    """A whole number within bounds. Raises ValueError that says what it is for."""
    if isinstance(given, bool) or not isinstance(given, int | np.integer) or not least <= given < end:
        raise ValueError(f"{what} is a whole number from {least} to {end - 1}, not {given!r}")
    return int(given)


def checked(given: NDArray[Any], count: int, what: str) -> NDArray[Any]:
    """Numbers, one for each row. Raises ValueError or TypeError that says what is wrong."""
    if given.dtype.kind not in "iu":
        raise TypeError(f"{what} are whole numbers, not {given.dtype}")
    if given.shape != (count,):
        raise ValueError(f"{what} have the shape ({count},), not {given.shape}")
    kept = given if given.dtype in (np.int32, np.int64) else given.astype(np.int64)
    return np.ascontiguousarray(kept)
