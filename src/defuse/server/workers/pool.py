"""A pool of processes that work for the server. Each has a pipe of its own, so trouble with one is nobody else's.

Work waits in a fair queue (`fair`) until a process is free. For each process there is a thread, which gives it a piece
of work and waits for what comes back; the event loop never does.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import threading
import time
import traceback
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection, wait
from queue import Empty, LifoQueue
from typing import Any, Protocol, TypeVar

from defuse.server.workers.fair import NOBODY, Fair, FairQueue

PATIENCE = 30.0
"""After so many seconds a thought is given up. Time in the queue does not count."""
USUAL = 0.05
"""So many seconds work takes, as long as nothing is known of it."""
LEARNING = 0.1
"""The share that the last piece of work has in what is usual."""

T = TypeVar("T")


class NoThought(RuntimeError):
    """Nothing came of it: the process died, or took too long."""


class _Job:
    """A piece of work, and whoever waits for it."""

    def __init__(self, task: Callable[..., Any], args: tuple[Any, ...], fair: Fair) -> None:
        self.task, self.args, self.fair = task, args, fair
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.began = 0.0
        self.stays = False
        """Whether others have been asked in vain."""

    def end(self, done: Future[Any]) -> None:
        """Tell what came of it; nobody may be waiting any more."""
        if self.answer.done():
            return
        error = done.exception()
        if error is None:
            self.answer.set_result(done.result())
        else:
            self.answer.set_exception(error)


class OtherMachines(Protocol):
    """Those who think for others (`desk`)."""

    room: int
    """How many pieces of work they do at a time."""
    grew: Callable[[], None]

    async def ask(self, task: str, body: bytes) -> bytes:
        """Have a piece of work done, by its name. Raises NoThought."""


class Pool:
    """Processes that work for somebody. They are started when they are first needed.

    When all are busy, work that has a name among those that travel can be done on other machines.
    """

    def __init__(
        self,
        workers: int,
        travels: Mapping[Callable[..., Any], str] | None = None,
        *,
        nice: int = 0,
        patience: float | None = None,
    ) -> None:
        self.workers = workers
        self.patience = patience
        """After so many seconds a piece of work is given up, and its process ended; None for the usual patience."""
        self.nice = nice
        """By how much others go before these processes: 19 takes only what nobody else wants."""
        self.others: OtherMachines | None = None
        self._travels = travels or {}
        self._away: set[asyncio.Task[None]] = set()
        """What is being done on other machines."""
        self._queue: FairQueue[_Job] = FairQueue()
        self._going: set[_Job] = set()
        self._usual = USUAL
        """How many seconds a piece of work takes, about."""
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="pool")
        self._hiring = threading.Lock()
        self._crew: set[_Worker] = set()
        self._idle: LifoQueue[_Worker] = LifoQueue()
        self._closed = False

    @property
    def busy(self) -> int:
        """How many pieces of work are being done or wait for a process."""
        return len(self._queue) + len(self._going) + len(self._away)

    def close(self) -> None:
        """End the processes. What they were thinking is lost."""
        with self._hiring:
            self._closed = True
            crew = list(self._crew)
        while self._queue:
            job = self._queue.take()
            if not job.answer.done() and not job.answer.get_loop().is_closed():
                job.answer.set_exception(NoThought("nobody is thinking any more"))
        self._threads.shutdown(wait=False)
        for worker in crew:
            worker.process.kill()
        for worker in crew:
            worker.process.join(5)

    async def work(self, task: Callable[..., T], *args: Any, fair: Fair = NOBODY) -> T:
        """Have something done for somebody. Raises NoThought where nothing comes of it.

        Whoever waits no longer (is cancelled) gives up the place in the queue. What has begun is done to its end, for
        nobody: its process is needed again.
        """
        if self._closed:
            raise NoThought("nobody is thinking any more")
        job = _Job(task, args, fair)
        self._queue.put(job, fair)
        self._go_on()
        try:
            result: T = await job.answer
            return result
        finally:
            self._queue.remove(job, fair)

    def _go_on(self) -> None:
        """Give work to those who have none."""
        while self._queue and len(self._going) < self.workers and not self._closed:
            job = self._queue.take()
            self._going.add(job)
            self._queue.charge(job.fair, self._usual)  # what it really was comes later
            job.began = time.monotonic()
            loop = job.answer.get_loop()
            patience = PATIENCE if self.patience is None else self.patience
            done = self._threads.submit(self._done, job.task, job.args, patience)
            done.add_done_callback(partial(self._tell, loop, job))
        while self._queue and self.others is not None and len(self._away) < self.others.room and not self._closed:
            job = self._queue.take()
            if job.stays or job.task not in self._travels:
                self._queue.put(job, job.fair)
                return
            self._queue.charge(job.fair, self._usual)
            task = job.answer.get_loop().create_task(self._elsewhere(self.others, job))
            self._away.add(task)
            task.add_done_callback(self._back)

    async def _elsewhere(self, others: OtherMachines, job: _Job) -> None:
        """Have it done on another machine; if nothing comes of that, here after all."""
        try:
            answer = pickle.loads(await others.ask(self._travels[job.task], pickle.dumps(job.args)))
        except NoThought:
            job.stays = True
            if not job.answer.done():
                self._queue.put(job, job.fair)
            return
        if job.answer.done():
            return
        if isinstance(answer, Exception):
            job.answer.set_exception(answer)
        else:
            job.answer.set_result(answer)

    def _back(self, task: asyncio.Task[None]) -> None:
        self._away.discard(task)
        self._go_on()

    def use(self, others: OtherMachines) -> None:
        """From now on other machines help."""
        self.others = others
        others.grew = self._go_on

    def _ended(self, job: _Job, done: Future[Any]) -> None:
        took = time.monotonic() - job.began
        self._queue.charge(job.fair, took - self._usual)
        self._usual += (took - self._usual) * LEARNING
        self._going.discard(job)
        job.end(done)
        self._go_on()

    # In the threads.

    def _tell(self, loop: asyncio.AbstractEventLoop, job: _Job, done: Future[Any]) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody wants to know
            loop.call_soon_threadsafe(self._ended, job, done)

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
                self._crew.add(worker := _Worker(self.nice))
        return worker

    def _dismiss(self, worker: _Worker) -> None:
        worker.process.kill()
        worker.process.join()
        worker.pipe.close()
        with self._hiring:
            self._crew.discard(worker)


class _Worker:
    """A process and the pipe to it."""

    def __init__(self, nice: int = 0) -> None:
        # "spawn" works the same everywhere, and copies neither sockets nor threads.
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, nice), daemon=True)
        self.process.start()
        theirs.close()  # so that the pipe ends when the process does

    def do(self, task: Callable[..., Any], args: tuple[Any, ...], patience: float) -> Any:
        """Have something done, and wait for it."""
        self.pipe.send((task, args))
        if not self.pipe.poll(patience):
            raise NoThought("the thought took too long")
        return self.pipe.recv()


# In the processes.


def _serve(pipe: Connection, nice: int = 0) -> None:
    """Do what comes through the pipe. Leave Ctrl-C to the server, and end when it does, however it ends."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
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
