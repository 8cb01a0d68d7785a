"""Playing many matches, on as many cores as it pays to use."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import perf_counter

from defuse.arena.matches import Match, Result
from defuse.arena.playing import GameFailed, run

PATIENCE = 0.5
"""Seconds to play in this process before others are started: starting them takes about as long."""

CHUNK_SECONDS = 0.25
"""How long a process plays before it hands in its results."""


def simulate(matches: Sequence[Match], *, jobs: int | None = None, keep: Path | None = None) -> Iterator[Result]:
    """Play matches and yield their results, in the order of the matches.

    `jobs` is the number of processes; without it, all cores are used as soon as it takes long enough to be worthwhile.
    The results are the same in any case. With a folder to `keep` them in, there is one replay file a game.
    """
    if jobs is not None and jobs < 1:
        raise ValueError(f"{jobs} processes cannot play")
    workers = jobs or os.cpu_count() or 1
    started = perf_counter()
    done = 0
    for match in matches:
        if workers > 1 and (jobs is not None or perf_counter() - started > PATIENCE):
            break
        yield run(match, keep)
        done += 1
    if done < len(matches):
        pace = (perf_counter() - started) / done if done else 0.0
        yield from _spread(matches[done:], workers, pace, keep)


def _spread(matches: Sequence[Match], workers: int, pace: float, keep: Path | None) -> Iterator[Result]:
    """Play matches in several processes, in chunks that a process plays in one go."""
    even = -(-len(matches) // workers)
    size = max(1, min(even, int(CHUNK_SECONDS / pace) if pace else 16))
    chunks = [matches[at : at + size] for at in range(0, len(matches), size)]
    # "spawn" works the same everywhere, and does not copy the threads of a progress bar.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, len(chunks)), mp_context=context, initializer=_deaf)
    try:
        with _born_deaf():
            found = pool.map(partial(_run_all, keep=keep), chunks)
        for results in found:
            yield from results
    except BrokenProcessPool as error:
        raise GameFailed("a process that played games was ended from outside") from error
    finally:
        # Whoever interrupts waits for the chunks that are being played, and for nothing else.
        pool.shutdown(cancel_futures=True)


def _run_all(matches: Sequence[Match], keep: Path | None) -> list[Result]:
    return [run(match, keep) for match in matches]


def _deaf() -> None:
    """Ctrl-C reaches all processes of a terminal; the one that started the others has the say."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _born_deaf() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C from their first moment on; here it is heard a little later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
