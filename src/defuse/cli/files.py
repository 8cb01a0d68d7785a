"""Reading the files that commands are given: replays and tables in notation."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from defuse import games
from defuse.cli.console import Failure, misuse, side
from defuse.cli.games.game import command_game
from defuse.kernel import Act, Event, Game, Observation, Replay, ReplayError
from defuse.kernel.replay import SUFFIX, digest_of, loads

STDIN = Path("-")


class Moment(NamedTuple):
    """A point of a replay: the game after an act (None: after the set-up), and what happened, in words."""

    act: Act | None
    game: Game
    said: list[str]


class Differs(Failure):
    """This engine plays a replay otherwise than the one that wrote it."""


def read(path: Path) -> bytes:
    """The bytes of a file; `-` is the standard input."""
    if path == STDIN:
        return sys.stdin.buffer.read()
    try:
        return path.read_bytes()
    except OSError as error:
        raise misuse(f"cannot read {path}: {error.strerror}") from error


def looks_like_replay(path: Path, data: bytes) -> bool:
    """Whether a file is meant to be a replay, not a table in notation."""
    return path.suffix == SUFFIX or data.lstrip()[:1] == b"{"


def replay_from(path: Path, data: bytes) -> Replay:
    """The replay in a file, not played yet."""
    named = _game_named(data)
    for game in [named] if named in games.OWN or named in games.brought() else games.names():
        games.part(game, "rules")  # without them its acts cannot be read
    try:
        return loads(data)
    except ReplayError as error:
        raise misuse(f"{path}: {error}") from error


class _Head(Struct):
    game: str = ""


def _game_named(data: bytes) -> str:
    """The game that a file says it is of; whether the file is a replay at all is found out later."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return msgspec.json.decode(data, type=_Head).game
    return ""


def table_from(path: Path, data: bytes) -> Game | Observation:
    """The table that a text sets up: a whole one, or with `?` what one seat sees of it."""
    try:
        text = data.decode()
        return command_game(games.written_in(text)).table(text)
    except UnicodeDecodeError as error:
        raise misuse(f"{path}: this is neither a replay file nor a text") from error
    except Failure as failure:
        raise Failure(f"{path}: {failure}", failure.code) from failure


def moments(path: Path, replay: Replay) -> Iterator[Moment]:
    """Play a replay step by step. At its end the digest is compared: a file that does not verify ends in a failure."""
    seen: list[tuple[Event, ...]] = []
    before: Game | None = None
    kit, told = replay.game_kit(), command_game(replay.game)
    try:
        for act, game, events in replay.steps():
            board = before.public if before is not None else kit.begin(game.setup)[0]
            seen.append(events)
            before = game
            yield Moment(act, game, told.narrate(board, events))
    except ReplayError as error:
        raise Failure(f"{path}: {error}") from error
    assert before is not None
    found = digest_of(seen, before)
    if found != replay.digest:
        whose = "" if replay.engine == kit.version else f"; it is from engine {replay.engine}, this is {kit.version}"
        raise Differs(f"{path}: this engine plays it differently (digest {found} instead of {replay.digest}{whose})")


def moment_at(path: Path, replay: Replay, at: int | None) -> Moment:
    """The point of a replay that was asked for: after so many acts, or its end."""
    moment: Moment | None = None
    number = 0
    try:
        for number, moment in enumerate(moments(path, replay)):
            if number == at:
                return moment
    except Differs as differs:
        side().print(f"note: {differs}", markup=False, soft_wrap=True)
    assert moment is not None
    if at is not None:
        raise misuse(f"--at {at}: {path} has only {number} acts")
    return moment
