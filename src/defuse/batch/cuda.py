"""A GPU as a device: memory of CuPy or PyTorch, kernels that are compiled at run time.

Kernels go onto the stream that the owner of the memory is working on, so whatever it does before and after is in order.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal, Protocol

from numpy.typing import NDArray

from defuse.batch.border import AUTORESET, COUNT_LINE, WRITE_MASK, WRITE_OBSERVATION, Extra, KernelSizes, Plan
from defuse.batch.device import Array
from defuse.batch.owners import Owner, owner_of

Way = Literal["one", "several"]
"""Whether a step is one kernel or several: see `gpu.cu`."""
ENOUGH = 1 << 12
"""With so many games, several kernels are faster than one."""


class Launcher(Protocol):
    """Whatever starts kernels."""

    sizes: KernelSizes

    def start(self, name: str, plan: Plan, extra: Extra, stream: int) -> None:
        """Start a kernel on a stream."""


class Cuda:
    """A GPU."""

    def __init__(self, name: str, owner: Owner, kernels: Launcher, way: Way | None = None) -> None:
        self.name = name
        self.way = way
        self.owner = owner
        self.kernels = kernels
        self.game_bytes = kernels.sizes.game
        self._lists: tuple[Array, Array, Array] | None = None
        """Lists of steps by their sort and of games that ended, and how long they are, in this turn and in the next."""
        self._turn = 0

    def zeros(self, shape: Sequence[int], kind: str) -> Array:
        return self.owner.zeros(shape, kind)

    def pointer(self, array: Array) -> int:
        return self.owner.pointer(array)

    def to_numpy(self, array: Array) -> NDArray[Any]:
        return self.owner.to_numpy(array)

    def fill(self, array: Array, values: NDArray[Any]) -> None:
        self.owner.fill(array, values)

    def whole_numbers(self, given: Any, count: int, what: str) -> Array:
        return self.owner.whole_numbers(given, count, what)

    def is_wide(self, array: Array) -> bool:
        return self.owner.is_wide(array)

    def prepare(self, plan: Plan) -> None:
        self._start("gpu_prepare", plan, Extra())

    def begin(self, plan: Plan, clear: int, kind: Array = None, deals: Array = None) -> None:
        extra = Extra(clear=clear)
        if clear == 2:
            extra.kind, extra.deals = self.owner.pointer(kind), self.owner.pointer(deals)
        self._start("gpu_begin", plan, extra)

    def step(self, plan: Plan) -> None:
        self.play(plan, 1)

    def play(self, plan: Plan, steps: int) -> None:
        flags: int = plan.flags
        if self.way_of(plan.count) == "one":
            self._start("gpu_step", plan, Extra(steps=steps))
            return
        now = Plan.from_buffer_copy(plan)
        for _ in range(steps):
            extra = self._turned(plan.count)
            self._start("gpu_sort", now, extra)
            self._start("gpu_move", now, extra)
            if flags & AUTORESET:
                self._start("gpu_deal", now, extra)
            if flags & (WRITE_OBSERVATION | WRITE_MASK):
                self._start("gpu_write", now, extra)
            now.clock += 1

    def way_of(self, count: int) -> Way:
        """Which way so many games take."""
        return self.way or ("several" if count >= ENOUGH else "one")

    def _turned(self, count: int) -> Extra:
        """Where the lists of the next step are."""
        if self._lists is None:
            sorts = self.kernels.sizes.sorts
            self._lists = (
                self.owner.zeros((2 * (sorts + 1) * COUNT_LINE,), "int32"),
                self.owner.zeros((sorts * count,), "int64"),
                self.owner.zeros((count,), "int32"),
            )
        counts, steps_of, ended = map(self.owner.pointer, self._lists)
        self._turn ^= 1
        return Extra(counts=counts, steps_of=steps_of, ended=ended, turn=self._turn)

    def look(self, plan: Plan, seats: Array, out: Array) -> None:
        self._start("gpu_look", plan, Extra(seats=self.owner.pointer(seats), out=self.owner.pointer(out)))

    def finish(self) -> None:
        self.owner.finish()

    def _start(self, name: str, plan: Plan, extra: Extra) -> None:
        with self.owner.here():
            self.kernels.start(name, plan, extra, self.owner.stream())


@cache
def _kernels(index: int, options: tuple[str, ...]) -> Launcher:
    from defuse.batch.driver import Kernels

    return Kernels(index, options)


def cuda(index: int = 0, owner: str | None = None, options: tuple[str, ...] = (), way: Way | None = None) -> Cuda:
    """A GPU by its number. `options` go to the compiler, as in `-DGAMES=16`. Raises `Unavailable`."""
    found = owner_of(index, owner)
    # The owner makes its context first: the kernels are loaded into the same one.
    found.zeros((1,), "uint8")
    return Cuda(f"cuda:{index}", found, _kernels(index, options), way)
