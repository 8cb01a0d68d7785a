"""Making puzzles: many games on all cores, one batch after the other, until there are enough.

A game depends on the seed and its number alone, and a set on the games up to the end of a batch. So it does not matter
how many processes play, or how often they are interrupted. What was found is kept beside the set, game by game; making
it again with the same seed goes on from there.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from defuse.games import FIRST
from defuse.puzzles.file import Origin, PuzzleSet
from defuse.puzzles.game import puzzles_of
from defuse.puzzles.puzzle import BOXES, Puzzle
from defuse.puzzles.selection import select
from defuse.words import Said, say

BATCH = 10 * len(BOXES)
"""So many games are played before it is looked whether there are enough."""
MOST_GAMES = 60
"""After so many games for each puzzle that is wanted, and a batch, it is given up."""


class Played(Struct, frozen=True):
    """What was found in a game."""

    number: int
    found: tuple[Puzzle, ...]


class Progress(NamedTuple):
    """How far it is."""

    games: int
    puzzles: int
    """How many of those that are wanted are there."""
    wanted: int


class Notes:
    """The file in which it is kept what was found so far."""

    def __init__(self, path: Path, seed: str) -> None:
        self.path = path
        self._seed = seed

    def read(self) -> dict[int, Played]:
        """What was found before, by the number of the game. A line that was not finished counts for nothing.

        Raises a ValueError in words where the file belongs to another seed, or has no such notes: it stays as it is.
        """
        head = msgspec.json.encode({"seed": self._seed})
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            data = b""
        if head.startswith(data):  # a new one, or its first line was not finished
            self.path.write_bytes(head + b"\n")
            return {}
        lines = data.split(b"\n")[:-1]
        if not lines or lines[0] != head:
            other = bool(lines) and _is_head(lines[0])
            raise Said(
                say("puzzles-other-seed", file=str(self.path), seed=self._seed)
                if other
                else say("puzzles-no-notes", file=str(self.path))
            )
        found: dict[int, Played] = {}
        whole = [lines[0]]
        for line in lines[1:]:
            try:
                played = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError:
                break
            found[played.number] = played
            whole.append(line)
        self.path.write_bytes(b"\n".join(whole) + b"\n")
        return found

    def add(self, played: Played) -> None:
        """Keep what was found in a game."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")


class _Head(Struct, forbid_unknown_fields=True):
    """The first line of notes."""

    seed: str


def _is_head(line: bytes) -> bool:
    with suppress(msgspec.DecodeError, UnicodeDecodeError):
        return bool(msgspec.json.decode(line, type=_Head))
    return False


def make(
    count: int, seed: str, notes: Notes, *, jobs: int | None = None, told: Callable[[Progress], None] | None = None
) -> PuzzleSet:
    """A set of so many puzzles. Raises a ValueError in words where the games do not have them."""
    known = notes.read()
    games = 0
    with Crew(jobs or os.cpu_count() or 1) as crew:
        while games <= MOST_GAMES * count:
            games += BATCH
            missing = [number for number in range(games - BATCH, games) if number not in known]
            for played in crew(seed, missing):
                known[played.number] = played
                notes.add(played)
                if told is not None:
                    told(Progress(len(known), len(_chosen(known, count)), count))
            chosen = _chosen({number: known[number] for number in range(games)}, count)
            if len(chosen) == count:
                origin = Origin(seed=seed, count=count, games=games)
                return PuzzleSet(origin=origin, puzzles=tuple(chosen))
    raise Said(say("puzzles-too-few", games=games, count=count))


def _chosen(known: dict[int, Played], count: int) -> list[Puzzle]:
    return select([known[number].found for number in sorted(known)], count)


class Crew:
    """Processes that play; one alone plays here."""

    def __init__(self, jobs: int) -> None:
        self._pool: ProcessPoolExecutor | None = None
        if jobs > 1:
            # "spawn" works the same everywhere.
            self._pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_deaf)

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *error: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    def __call__(self, seed: str, numbers: list[int]) -> Iterator[Played]:
        if self._pool is None:
            for number in numbers:
                yield look_through(seed, number)
            return
        going: list[Future[Played]] = [self._pool.submit(look_through, seed, number) for number in numbers]
        for done in as_completed(going):
            yield done.result()


def look_through(seed: str, number: int) -> Played:
    """Play a game, and look at all its positions."""
    return Played(number, puzzles_of(FIRST).found(seed, number))


def _deaf() -> None:
    """Ctrl-C is for the process that was started first: it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
