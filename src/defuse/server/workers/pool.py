"""A pool of processes that work for the server. Each has a pipe of its own, so trouble with one is nobody else's.

Work waits in the queue of a thread pool, which has a thread for each process. The thread gives a piece of work to a
process and waits for what comes back; the event loop never does.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from queue import Empty, LifoQueue
from typing import Any, TypeVar

PATIENCE = 30.0
"""After so many seconds a thought is given up."""

T = TypeVar("T")


class NoThought(RuntimeError):
    """Nothing came of it: the process died, or took too long."""


class Pool:
    """Processes that work for somebody. They are started when they are first needed."""

    def __init__(self, workers: int) -> None:
        self.busy = 0
        """How many pieces of work are being done or wait for a process."""
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="pool")
        self._hiring = threading.Lock()
        self._crew: set[_Worker] = set()
        self._idle: LifoQueue[_Worker] = LifoQueue()
        self._closed = False

    def close(self) -> None:
        """End the processes. What they were thinking is lost."""
        with self._hiring:
            self._closed = True
            crew = list(self._crew)
        self._threads.shutdown(wait=False)
        for worker in crew:
            worker.process.kill()
        for worker in crew:
            worker.process.join(5)

    async def work(self, task: Callable[..., T], *args: Any) -> T:
        """Have something done. Raises NoThought where nothing comes of it."""
        if self._closed:
            raise NoThought("nobody is thinking any more")
        self.busy += 1
        try:
            patience = PATIENCE
            done = self._threads.submit(self._done, task, args, patience)
            return await asyncio.wait_for(asyncio.wrap_future(done), patience)  # time in the queue counts, too
        except TimeoutError as error:
            raise NoThought("the thought took too long") from error
        finally:
            self.busy -= 1

    # In the threads.

    def _done(self, task: Callable[..., T], args: tuple[Any, ...], patience: float) -> T:
        """Have something done by a process; if that dies, by another one, once."""
        for _ in range(2):
            worker = self._free()
            try:
                answer = worker.do(task, args, patience)
            except (EOFError, OSError):
                self._dismiss(worker)
            except BaseException:  # it would think on
                self._dismiss(worker)
                raise
            else:
                self._idle.put(worker)
                if isinstance(answer, Exception):
                    raise answer
                result: T = answer
                return result
        raise NoThought("the process that was thinking ended")

    def _free(self) -> _Worker:
        try:
            while not (worker := self._idle.get_nowait()).process.is_alive():
                self._dismiss(worker)
        except Empty:
            with self._hiring:
                if self._closed:
                    raise NoThought("nobody is thinking any more") from None
                self._crew.add(worker := _Worker())
        return worker

    def _dismiss(self, worker: _Worker) -> None:
        worker.process.kill()
        worker.process.join()
        worker.pipe.close()
        with self._hiring:
            self._crew.discard(worker)


class _Worker:
    """A process and the pipe to it."""

    def __init__(self) -> None:
        # "spawn" works the same everywhere, and copies neither sockets nor threads.
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()  # so that the pipe ends when the process does

    def do(self, task: Callable[..., Any], args: tuple[Any, ...], patience: float) -> Any:
        """Have something done, and wait for it."""
        self.pipe.send((task, args))
        if not self.pipe.poll(patience):
            raise NoThought("the thought took too long")
        return self.pipe.recv()


# In the processes.


def _serve(pipe: Connection) -> None:
    """Do what comes through the pipe. Leave Ctrl-C to the server, and end when it does, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()
    with suppress(EOFError, OSError):  # the server is gone
        while True:
            task, args = pipe.recv()
            try:
                answer = task(*args)
            except Exception as error:
                answer = _told(error)
            pipe.send(answer)


def _told(error: Exception) -> Exception:
    """An error as one that the server knows: it loads nothing of other packages."""
    told = (ValueError if isinstance(error, ValueError) else RuntimeError)(str(error))
    told.add_note("".join(traceback.format_exception(error)))
    return told


def _follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
