"""Interruption: Ctrl-C is heard at once, and acted on when nothing gets lost by it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from types import FrameType, TracebackType
from typing import Any, TypeVar

T = TypeVar("T")


class Interruption:
    """While this is open, Ctrl-C is noted; it breaks off only what is run by `breaking`."""

    def __init__(self) -> None:
        self.heard = False
        self._breakable = False
        self._before: Any = None
        self._mine = False

    def __enter__(self) -> Interruption:
        # Only the main thread hears signals; and whoever has chosen to be deaf to Ctrl-C stays so.
        if threading.current_thread() is threading.main_thread():
            self._before = signal.getsignal(signal.SIGINT)
            self._mine = self._before not in (signal.SIG_IGN, None)
        if self._mine:
            signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._mine:
            signal.signal(signal.SIGINT, self._before)

    def breaking(self, call: Callable[[], T]) -> T | None:
        """What a call returns, or None if Ctrl-C breaks it off or has come before."""
        try:
            self._breakable = True
            return None if self.heard else call()
        except KeyboardInterrupt:
            self.heard = True
            return None
        finally:
            self._breakable = False

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self.heard = True
        if self._breakable:
            self._breakable = False  # once: what tidies up after it is not broken off
            raise KeyboardInterrupt


@contextmanager
def born_deaf() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C from their first moment on; here it is heard a little later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The first process that is spawned starts the tracker as well, and that lets Ctrl-C through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
