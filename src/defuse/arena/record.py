"""Record: the results of many games as a file of JSON lines, written game by game, and gone on with after a break.

The first line says what the games are played by (`Run`); each other line is the result of a game, in the order in which
they ended. A line of the first kind comes again where other code or another command goes on. Whatever cuts the writing
short, at most the last line is incomplete; it is left out, and its game is played again.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from defuse import games
from defuse.arena.game import AnyResult, arena_game
from defuse.arena.origin import FORMAT, Run
from defuse.games import FIRST
from defuse.words import Message, Said, say

R = TypeVar("R", bound=AnyResult)

HEAD = b'{"arena":'
"""How the first line begins."""


class RecordError(Said):
    """A file of results cannot be read, or cannot be gone on with."""


class Record(Struct, Generic[R], frozen=True):
    """What is in a file of results."""

    runs: tuple[Run, ...]
    results: tuple[R, ...]
    """Each game once."""
    cut: int
    """How many bytes at the end of the file are an incomplete line."""

    @property
    def codes(self) -> tuple[str, ...]:
        """The programs that played, as digests, each once."""
        return tuple(dict.fromkeys(run.code for run in self.runs))


def parse(data: bytes) -> Record[Any]:
    """What bytes of a file say; RecordError with the number of the line that cannot be read."""
    lines = data.split(b"\n")
    game = _game(lines[0])
    last = lines.pop()  # empty, unless the writing was cut short
    cut = 0
    if last.strip():
        if _whole(last, game):
            lines.append(last)
        elif lines or last.startswith(HEAD[: len(last)]):
            cut = len(last)
        else:
            raise RecordError(say("arena-no-results-file"))
    runs: list[Run] = []
    results: dict[Any, Any] = {}
    for number, line in enumerate(lines, 1):
        if number == 1 and not line.startswith(HEAD):
            raise RecordError(say("arena-no-results-file"))
        found = _read(line, number, game)
        if isinstance(found, Run):
            differs = runs[0].differs(found) if runs else None
            if differs:
                raise RecordError(say("arena-other-games", line=number, differs=differs))
            runs.append(found)
        elif not runs[0].holds(found.match):
            raise RecordError(say("arena-other-bots", line=number))
        else:
            results.setdefault(found.match, found)
    return Record(tuple(runs), tuple(results.values()), cut)


def _game(line: bytes) -> str:
    """The game that the first line names; whether it can be read is found out later."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        game = msgspec.json.decode(line, type=_Played).game
        if game not in games.names("arena"):
            raise RecordError(say("arena-unknown-game", game=repr(game)))
        return game
    return FIRST


class _Played(Struct):
    game: str = FIRST


def _whole(line: bytes, game: str) -> bool:
    with suppress(RecordError):
        _read(line, 0, game)
        return True
    return False


def _read(line: bytes, number: int, game: str) -> Any:
    try:
        if not line.startswith(HEAD):
            return msgspec.json.decode(line, type=arena_game(game).result)
        version = msgspec.json.decode(line, type=_Version).arena
        if version != FORMAT:
            raise RecordError(say("arena-other-format", format=version, ours=FORMAT))
        run = msgspec.json.decode(line, type=Run)
        if run.game not in games.names("arena"):
            raise RecordError(say("arena-unknown-game-at-line", line=number, game=repr(run.game)))
        return run
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(say("arena-line-unreadable", line=number, why=str(error))) from error


class _Version(Struct):
    arena: int


class Recorder(Generic[R]):
    """Writes results into a file, and knows those that are there already. Use it with `with`."""

    def __init__(self, path: Path, run: Run, *, mix: bool = False) -> None:
        """Open a file, a new one or one to go on with; RecordError where its games do not go with these.

        Results of other code with the same rules are refused too, unless `mix` says that it does not matter.
        """
        self.path = path
        self.run = run
        self._new = not path.exists()
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o666)
        try:
            if not stat.S_ISREG(os.fstat(self._file).st_mode):
                raise RecordError(say("arena-no-plain-file"))
            _lock(self._file)
            data = _all(self._file)
            record: Record[R] = parse(data)
            _check(record, run, mix)
            if record.cut:
                os.ftruncate(self._file, len(data) - record.cut)
            self._gap = b"\n" if data and not record.cut and not data.endswith(b"\n") else b""
        except BaseException:
            os.close(self._file)
            raise
        # By match: which one goes with a result is known to whoever made both.
        self.done: dict[Any, R] = {result.match: result for result in record.results}
        self._headed = bool(record.runs) and _same(record.runs[-1], run)

    def add(self, result: R) -> None:
        """Write a result. It is in the file when this returns."""
        line = msgspec.json.encode(result) + b"\n"
        if not self._headed:
            line = msgspec.json.encode(self.run) + b"\n" + line
            self._headed = True
        # In one piece, so that a line is cut short only where the disk is full or the power fails.
        line = self._gap + line
        try:
            while line:
                line = line[os.write(self._file, line) :]
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.path)) from error
        self._gap = b""
        self._new = False
        self.done[result.match] = result

    def __enter__(self) -> Recorder[R]:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._new:  # nothing has come of it
            with suppress(OSError):
                self.path.unlink()
        os.close(self._file)


def _check(record: Record[R], run: Run, mix: bool) -> None:
    if not record.runs:
        return
    differs = record.runs[0].differs(run)
    if differs:
        raise RecordError(say("arena-choose-another", differs=differs))
    last = record.runs[-1]
    if (last.defuse, last.code) != (run.defuse, run.code) and not mix:
        raise RecordError(_played_by(last, run))


def _played_by(last: Run, run: Run) -> Message:
    """Which other program has played the games of a file."""
    if last.defuse != run.defuse:
        return say("arena-played-by-version", version=last.defuse)
    others = [bot.words() for bot in last.brought if bot not in run.brought]
    if others:
        ours = tuple([bot.words() for bot in run.brought])
        return say("arena-played-by-another", bot=others[0], ours=ours)
    return say("arena-played-by-code", code=last.code, ours=run.code)


def _same(one: Run, other: Run) -> bool:
    return (one.defuse, one.code, one.command) == (other.defuse, other.code, other.command)


def _all(file: int) -> bytes:
    parts = []
    while part := os.read(file, 1 << 20):
        parts.append(part)
    return b"".join(parts)


def _lock(file: int) -> None:
    """Refuse a file that another process is writing to, where the system can tell."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise RecordError(say("arena-other-process")) from error
