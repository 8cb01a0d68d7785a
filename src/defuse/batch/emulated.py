"""The kernels of a GPU on the CPU: the same source, compiled by a C compiler with `emulated.h`, on NumPy arrays.

It shows what the kernels do where there is no GPU, for tests; it is slow, and one thread.
"""

from __future__ import annotations

import contextlib
import tempfile
from contextlib import AbstractContextManager
from ctypes import POINTER, byref, c_uint32, c_uint64
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from defuse.batch.border import HERE, Extra, KernelSizes, Plan
from defuse.batch.building import SUFFIX, build, opened
from defuse.batch.cuda import Cuda, Way
from defuse.batch.device import HostMemory

AT_ONCE = 3
"""How many blocks "run at once": so few that they have to go on with more."""


class EmulatedKernels:
    """The kernels, in a library that is built for this process."""

    def __init__(self, options: tuple[str, ...] = ()) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="defuse-emulated-")
        path = Path(self._folder.name) / f"emulated{SUFFIX}"
        build(path, "-fvisibility=default", "-include", str(HERE / "emulated.h"), *options, names=["gpu.cu"])
        self._library = opened(path)
        sizes = (c_uint32 * len(KernelSizes._fields))()
        self._library.emulated_sizes(sizes)
        self.sizes = KernelSizes(*sizes).checked()
        self._one_at_a_time = Lock()
        """What a GPU has for each block, this library has once."""

    def start(self, name: str, plan: Plan, extra: Extra, stream: int) -> None:
        call = getattr(self._library, name)
        call.argtypes, call.restype = [POINTER(Plan), POINTER(Extra), c_uint64], None
        with self._one_at_a_time:
            call(byref(plan), byref(extra), self.sizes.blocks(name, plan, AT_ONCE))


class EmulatedMemory(HostMemory):
    """NumPy in the place of CuPy or PyTorch."""

    def here(self) -> AbstractContextManager[Any]:
        return contextlib.nullcontext()

    def stream(self) -> int:
        return 0


@cache
def _kernels(options: tuple[str, ...]) -> EmulatedKernels:
    return EmulatedKernels(options)


def emulated(options: tuple[str, ...] = (), way: Way | None = None) -> Cuda:
    """The emulated GPU. Raises `Unavailable` where there is no C compiler."""
    return Cuda("emulated", EmulatedMemory(), _kernels(options), way)
