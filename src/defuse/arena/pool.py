"""Playing many matches, on as many cores as it pays to use."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec import Struct

from defuse.arena.failed import GameFailed
from defuse.arena.game import AnyMatch
from defuse.arena.interruption import Interruption, born_deaf
from defuse.arena.outside import Outside
from defuse.arena.playing import run
from defuse.words import say

Player = Callable[[AnyMatch], Any]
"""Plays a match to its end; it is handed to other processes."""

PATIENCE = 0.5
"""Seconds to play in this process before others are started: starting them takes about as long."""

CHUNK_SECONDS = 1.0
"""How long a process plays before it asks for more."""


def simulate(
    matches: Sequence[AnyMatch], *, jobs: int | None = None, keep: Path | None = None, outside: Outside | None = None
) -> Iterator[Any]:
    """Play matches and yield each result as soon as it is there; with several processes the order varies.

    `jobs` is the number of processes; without it, all cores are used as soon as it takes long enough to be worthwhile.
    The results are the same in any case. With a folder to `keep` them in, there is one replay file a game.

    `outside` lets programs sit down (`exec:…`).

    Ctrl-C and failures come out at the end, after every result that is finished: none is lost.
    """
    if jobs is not None and jobs < 1:
        raise ValueError(f"{jobs} processes cannot play")
    workers = jobs or os.cpu_count() or 1
    started = perf_counter()
    rest: deque[AnyMatch] = deque(matches)
    with Interruption() as interruption:
        while rest and not (workers > 1 and (jobs is not None or perf_counter() - started > PATIENCE)):
            result = interruption.breaking(lambda: run(rest[0], keep, outside))
            if result is None:
                raise KeyboardInterrupt
            rest.popleft()
            yield result
        if rest:
            yield from _spread(rest, min(workers, len(rest)), partial(run, keep=keep, outside=outside), interruption)
        if interruption.heard:
            raise KeyboardInterrupt


class _Worker(Struct, eq=False):
    """A process that plays, and the two pipes to it."""

    process: SpawnProcess
    orders: Connection
    results: Connection


def _spread(matches: deque[AnyMatch], workers: int, player: Player, interruption: Interruption) -> Iterator[Any]:
    """Play matches in several processes, which get them in chunks and send each result by itself."""
    crew: list[_Worker] = []
    failed: Exception | None = None
    pace = _Pace()
    try:
        with born_deaf():
            crew += [_hire(player) for _ in range(workers)]
        busy = {worker.results: worker for worker in crew}
        while busy and failed is None:
            ready = interruption.breaking(lambda: wait(list(busy)))
            if ready is None:
                break
            for pipe in ready:
                assert isinstance(pipe, Connection)
                said = _said(pipe)
                if isinstance(said, Exception):
                    failed = said
                elif said is not None:
                    pace.count(said)
                    yield said
                elif not _order(busy[pipe], pace.chunk(matches, workers)):
                    del busy[pipe]
        for worker in crew:
            worker.process.terminate()
        for worker in crew:
            worker.process.join()
            # What it had finished is in the pipe still.
            while (said := _said(worker.results)) is not None and not isinstance(said, Exception):
                yield said
    finally:
        for worker in crew:
            worker.process.terminate()
            worker.process.join()
            worker.orders.close()
            worker.results.close()
    if failed is not None:
        raise failed


class _Pace:
    """How long games take: it decides how many of them a process gets at once."""

    def __init__(self) -> None:
        self.games = 0
        self.seconds = 0.0

    def count(self, result: Any) -> None:
        self.games += 1
        self.seconds += result.seconds

    def chunk(self, matches: deque[AnyMatch], workers: int) -> list[AnyMatch]:
        """Take the next matches: few at the beginning and towards the end, so that nobody waits for the last."""
        size = int(CHUNK_SECONDS * self.games / self.seconds) if self.seconds else 1
        size = max(1, min(size, len(matches) // (2 * workers)))
        return [matches.popleft() for _ in range(min(size, len(matches)))]


def _hire(player: Player) -> _Worker:
    # "spawn" works the same everywhere, and does not copy the threads of a progress bar.
    context = multiprocessing.get_context("spawn")
    their_orders, orders = context.Pipe(duplex=False)
    results, their_results = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(their_orders, their_results, player), daemon=True)
    process.start()
    their_orders.close()  # so that a pipe ends when the process does
    their_results.close()
    return _Worker(process, orders, results)


def _said(pipe: Connection) -> Any:
    try:
        return pipe.recv()
    except (EOFError, OSError):
        return GameFailed(say("arena-process-ended"))


def _order(worker: _Worker, chunk: list[AnyMatch]) -> bool:
    """Give a process something to play; whether there was something."""
    if chunk:
        with suppress(OSError):  # if it has ended, its other pipe says so next
            worker.orders.send(chunk)
    return bool(chunk)


def _work(orders: Connection, results: Connection, player: Player) -> None:
    """What a process does: it asks for matches with None, and sends a result for each."""
    # Ctrl-C reaches all processes of a terminal; the one that started the others has the say.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            results.send(None)
            for match in orders.recv():
                results.send(_result(match, player))
    except (EOFError, OSError):
        pass  # nobody listens any more


def _result(match: AnyMatch, player: Player) -> Any:
    try:
        return player(match)
    except (GameFailed, OSError) as failed:
        return failed
