"""Playing many matches on many machines, with Ray (the extra `defuse-wires[ray]`).

A task plays one match and sends its result back, where it is written down at once. If a machine goes away, Ray gives
what was running there to another one; what was finished is here already, and is not played again. Every machine says by
which code it plays: results of another one are refused.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from defuse.arena.brought import brought_by
from defuse.arena.failed import GameFailed
from defuse.arena.game import AnyMatch
from defuse.arena.interruption import Interruption
from defuse.arena.keeping import keep_replay
from defuse.arena.origin import code
from defuse.arena.outside import Outside
from defuse.arena.playing import run
from defuse.bots import bots_of
from defuse.kernel.replay import SUFFIX
from defuse.words import Said, say

LOCAL = "local"
"""Instead of an address: a cluster of this machine alone."""
AHEAD = 2
"""So many tasks for each processor are handed out: one that runs, and one that waits."""
REACH_SECONDS = 10.0
"""How long a cluster may take to answer at all."""
LOOK = 1.0
"""Every so many seconds it is seen whether Ctrl-C was pressed, and how many processors there are by now."""


class NoRay(Said):
    """Ray is not installed, or there is no cluster."""


class Played(NamedTuple):
    """What a task sends back: the result of a match, and its replay where that is kept; or why there is none."""

    result: Any = None
    replay: bytes | None = None
    failed: Exception | None = None


def simulate_on_ray(
    matches: Sequence[AnyMatch], *, address: str = LOCAL, keep: Path | None = None, outside: Outside | None = None
) -> Iterator[Any]:
    """Play matches on a cluster, and yield each result as soon as it is here. See `pool.simulate`."""
    ray = _connected(address)
    try:
        with Interruption() as interruption:
            yield from _Spread(ray, matches, keep, outside).results(interruption)
            if interruption.heard:
                raise KeyboardInterrupt
    finally:
        ray.shutdown()


def check_ray(address: str) -> Any:
    """Ray, if it is installed, and if somebody listens where the cluster should be. Raises NoRay."""
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise NoRay(say("arena-no-ray")) from error
    if address != LOCAL:
        _reach(address)
    return ray


def _connected(address: str) -> Any:
    """Ray, with a connection to a cluster. Raises NoRay."""
    ray = check_ray(address)
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # without it, Ray warns of what it will do later
    # `local` is Ray's own word: without an address it would join a cluster that happens to run here.
    dashboard = False if address == LOCAL else None
    try:
        ray.init(address=address, include_dashboard=dashboard, log_to_driver=False, logging_level="ERROR")
    except Exception as error:  # it has errors of many kinds for this
        raise NoRay(say("arena-no-cluster", address=address, why=str(error).partition("\n")[0])) from error
    return ray


def _reach(address: str) -> None:
    """Ray waits for minutes for a cluster that is not there: see first whether anybody listens. Raises NoRay."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return  # `auto`, which Ray looks up itself
    try:
        socket.create_connection((host, int(port)), REACH_SECONDS).close()
    except OSError as error:
        raise NoRay(say("arena-no-cluster", address=address, why=str(error.strerror or error))) from error


class _Spread:
    """Matches that are played by tasks of a cluster."""

    def __init__(self, ray: Any, matches: Sequence[AnyMatch], keep: Path | None, outside: Outside | None) -> None:
        self.ray = ray
        self.rest = deque(matches)
        self.keep = keep
        self.outside = outside
        # Ray begins a task again whose machine has gone away, as often as it takes.
        self.task = ray.remote(_play).options(num_cpus=1, max_retries=-1)
        self.code = _code_of(matches[0]) if matches else ""
        self.running: list[Any] = []

    def results(self, interruption: Interruption) -> Iterator[Any]:
        """Each result, once. What has failed comes out at the end, after every result that is here."""
        failed: Exception | None = None
        while (self.rest and failed is None) or self.running:
            if failed is None:
                self._hand_out()
            ready = interruption.breaking(self._wait)
            if ready is None:
                break
            for task in ready:
                played = self._fetched(task)
                why = played.failed or self._not_kept(played)
                failed = failed or why
                if why is None:
                    yield played.result
        for task in self.running:
            with suppress(Exception):
                self.ray.cancel(task, force=True)
        if failed is not None:
            raise failed

    def _not_kept(self, played: Played) -> Exception | None:
        """Keep the replay of a match, if that is wanted; why that is not possible."""
        try:
            if self.keep is not None and played.replay is not None:
                keep_replay(self.keep, played.result.match.name, played.replay)
        except (GameFailed, OSError) as failed:
            return failed
        return None

    def _hand_out(self) -> None:
        processors = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        while self.rest and len(self.running) < AHEAD * processors:
            task = self.task.remote(self.rest.popleft(), self.keep is not None, self.outside, self.code)
            self.running.append(task)

    def _wait(self) -> list[Any]:
        ready, self.running = self.ray.wait(self.running, num_returns=1, timeout=LOOK)
        return list(ready)

    def _fetched(self, task: Any) -> Played:
        try:
            played: Played = self.ray.get(task)
            return played
        except Exception as error:  # whatever went wrong on a machine
            why = str(error).strip().rpartition("\n")[2] or type(error).__name__
            return Played(failed=GameFailed(say("arena-task-failed", why=why)))


def _play(match: AnyMatch, keep: bool, outside: Outside | None, wanted: str) -> Played:
    """What a task does, on another machine."""
    here = _code_of(match)
    if here != wanted:
        return Played(failed=GameFailed(say("arena-other-code-there", wanted=wanted, found=here)))
    with TemporaryDirectory(prefix="defuse-") as folder:
        try:
            result = run(match, Path(folder) if keep else None, outside)
        except (GameFailed, OSError) as failed:
            return Played(failed=failed)
        return Played(result, (Path(folder) / f"{match.name}{SUFFIX}").read_bytes() if keep else None)


@cache
def _code_by(game: str, bots: tuple[str, ...]) -> str:
    return code(game, brought_by(bots, bots_of(game)))


def _code_of(match: AnyMatch) -> str:
    """By which code a match is played here."""
    return _code_by(match.game, match.bots)
