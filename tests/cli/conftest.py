"""What the tests of the command line share: calling it, and games to look at."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple, Protocol

import pytest

from defuse import busters
from defuse.cli import run
from defuse.cli.language import OF_THE_SYSTEM, VARIABLE
from defuse.kernel import Game
from defuse.kernel.replay import save
from tests.steer import play_out


class Ran(NamedTuple):
    """What came of a call."""

    code: int
    out: str
    err: str


class Command(Protocol):
    """Calls `defuse` in this process."""

    def __call__(self, *args: object, stdin: str = "") -> Ran: ...


@pytest.fixture
def defuse(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "DEFUSE_DEBUG", VARIABLE, *OF_THE_SYSTEM):
        monkeypatch.delenv(name, raising=False)

    def call(*args: object, stdin: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        capsys.readouterr()
        code = run([str(arg) for arg in args])
        return Ran(code, *capsys.readouterr())

    return call


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """No file can be larger than that, as where a disk is full."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def deep_game(mission: int, players: int) -> Game:
    """A game that somebody who knows the truth has steered far."""
    games = (play_out(busters.new(mission, players, seed), Random(seed), 0.97)[0] for seed in range(50))
    return next(game for game in games if len(game.acts) > 25)


@pytest.fixture(scope="session")
def deep(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Path]:
    """Replays of mission 8, long ones, by number of players."""
    folder = tmp_path_factory.mktemp("replays")
    paths = {players: folder / f"deep-{players}.defuse" for players in (2, 3, 4, 5)}
    for players, path in paths.items():
        save(deep_game(8, players), path)
    return paths
