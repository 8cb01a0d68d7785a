"""The CPU as a device: NumPy arrays, and threads that share the rows.

ctypes lets go of the interpreter's lock, so plain threads of Python work at the same time, and other threads go on.
"""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from ctypes import byref
from itertools import pairwise
from typing import Any

from defuse.batch.border import Counting, Plan
from defuse.batch.building import CALLS, library
from defuse.batch.device import Array, HostMemory, whole

MOST_THREADS = 1024
LEAST_ROWS = 128
"""A thread is not worth waking for fewer rows."""


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Cpu(HostMemory):
    """The CPU, with some threads. With `beliefs` the games keep logs of what everybody may conclude."""

    name = "cpu"

    def __init__(self, threads: int | None = None, *, beliefs: bool = False) -> None:
        self._library = library()
        self._calls = {name: getattr(self._library, f"{'beliefs' if beliefs else 'batch'}_{name}") for name in CALLS}
        self.game_bytes: int = self._library.game_bytes
        self.threads = cores() if threads is None else whole(threads, 1, MOST_THREADS, "the number of threads")
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0
        """Where the threads of the pool are: a process that was forked has none of them."""

    def prepare(self, plan: Plan) -> None:
        self._library.batch_prepare(byref(plan), 0, plan.kinds)

    def begin(self, plan: Plan, clear: int, kind: Array = None, deals: Array = None) -> None:
        if clear == 2:
            self._share(plan, self._calls["load"], kind.ctypes.data, deals.ctypes.data)
        else:
            self._share(plan, self._calls["reset" if clear else "show"])

    def step(self, plan: Plan) -> None:
        self._share(plan, self._calls["step"])

    def play(self, plan: Plan, steps: int) -> None:
        self._share(plan, self._calls["play"], steps)

    def look(self, plan: Plan, seats: Array, out: Array) -> None:
        self._share(plan, self._calls["look"], seats.ctypes.data, out.ctypes.data)

    @property
    def log_bytes(self) -> int:
        """How large a log is."""
        return int(self._library.beliefs_bytes())

    def posterior(self, plan: Plan, counting: Counting, out: Array) -> None:
        """Write what the seats that are asked believe. Raises `RuntimeError` where that cannot be counted."""
        self._share(plan, self._believe, counting, out.ctypes.data, least=1)

    def _believe(self, plan: Any, begin: int, end: int, counting: Counting, out: int) -> None:
        status = self._library.beliefs_posterior(plan, begin, end, byref(counting), out)
        if status:
            raise RuntimeError(f"the kernel of the odds cannot count this ({status})")

    def _share(self, plan: Plan, call: Callable[..., None], *more: object, least: int = LEAST_ROWS) -> None:
        """Call for all rows, each thread with rows of its own; this thread has the first."""
        count: int = plan.count
        parts = max(1, min(self.threads, count // least))
        if parts == 1:
            call(byref(plan), 0, count, *more)
            return
        bounds = [count * part // parts for part in range(parts + 1)]
        pool = self._threads()
        waiting = [pool.submit(call, byref(plan), begin, end, *more) for begin, end in pairwise(bounds[1:])]
        try:
            call(byref(plan), 0, bounds[1], *more)
        finally:
            wait(waiting)  # also where this thread was interrupted: nobody writes behind its back
        for one in waiting:
            one.result()

    def _threads(self) -> ThreadPoolExecutor:
        """The other threads, in this process."""
        if self._pool is None or self._process != os.getpid():
            self._pool, self._process = ThreadPoolExecutor(self.threads - 1, "defuse-batch"), os.getpid()
            weakref.finalize(self, self._pool.shutdown, wait=False)
        return self._pool
