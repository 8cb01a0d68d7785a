"""Counting for a review: the pieces of the work in as many processes as there are cores."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import NamedTuple

from defuse.arena.interruption import Interruption, born_deaf
from defuse.cli.console import Failure
from defuse.review.analysis import Analysis
from defuse.review.pieces import Compared, Judged, Outline, Piece, Played, Result, work
from defuse.words import say

Watching = Callable[[Analysis], None]
"""Hears of every piece that is done."""


class _Worker(NamedTuple):
    """A process that does pieces, and the pipe to it."""

    process: SpawnProcess
    pipe: Connection


def count(data: bytes, analysis: Analysis, jobs: int | None, watching: Watching) -> None:
    """Do all that is to be done. Ctrl-C ends it at once, with everything that was started."""
    workers = jobs or os.cpu_count() or 1
    with Interruption() as interruption:
        if workers == 1 or not analysis.deep:
            while (piece := analysis.next()) is not None:
                result = interruption.breaking(partial(work, data, piece))
                if result is None:
                    raise KeyboardInterrupt
                analysis.add(piece, result)
                watching(analysis)
        else:
            _spread(data, analysis, workers, watching, interruption)
        if interruption.heard:
            raise KeyboardInterrupt


def _spread(data: bytes, analysis: Analysis, workers: int, watching: Watching, interruption: Interruption) -> None:
    with born_deaf():
        idle = [_hired(data) for _ in range(workers)]
    crew = list(idle)
    busy: dict[Connection, tuple[_Worker, Piece]] = {}
    try:
        while True:
            while idle and (piece := analysis.next()) is not None:
                worker = idle.pop()
                worker.pipe.send(piece)
                busy[worker.pipe] = (worker, piece)
            if not busy:
                return
            ready = interruption.breaking(lambda: wait(list(busy)))
            if ready is None:
                return
            for pipe in ready:
                assert isinstance(pipe, Connection)
                worker, piece = busy.pop(pipe)
                analysis.add(piece, _said(pipe))
                idle.append(worker)
                watching(analysis)
    finally:
        for worker in crew:
            worker.process.terminate()
        for worker in crew:
            worker.process.join()
            worker.pipe.close()


def _hired(data: bytes) -> _Worker:
    context = multiprocessing.get_context("spawn")  # it works the same everywhere
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, data), daemon=True)
    process.start()
    theirs.close()  # so that the pipe ends when the process does
    return _Worker(process, ours)


def _said(pipe: Connection) -> Result:
    try:
        said = pipe.recv()
    except (EOFError, OSError) as error:
        raise Failure(say("cli-review-process-ended")) from error
    if isinstance(said, Exception):
        raise said
    assert isinstance(said, Outline | Judged | Played | Compared)
    return said


def _work(orders: Connection, data: bytes) -> None:
    """What a process does: a piece after the other, as long as somebody wants one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it has the say
    try:
        while True:
            piece = orders.recv()
            try:
                orders.send(work(data, piece))
            except Exception as error:  # whatever it is, it is told where people read it
                orders.send(error)
    except (EOFError, OSError):
        pass  # nobody listens any more
