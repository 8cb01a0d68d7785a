"""Reading the files that commands are given: replays and tables in notation."""

from __future__ import annotations

import os
import shutil
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
from defuse.cli.language import spoken
from defuse.kernel import Act, Event, Game, Observation, Replay, ReplayError
from defuse.kernel.replay import SUFFIX, digest_of, loads
from defuse.words import Message, reason_of, say

STDIN = Path("-")


class Moment(NamedTuple):
    """A point of a replay: the game after an act (None: after the set-up), and what happened, in sentences."""

    act: Act | None
    game: Game
    said: list[Message]


class Differs(Failure):
    """This engine plays a replay otherwise than the one that wrote it."""


def read(path: Path) -> bytes:
    """The bytes of a file; `-` is the standard input."""
    if path == STDIN:
        return sys.stdin.buffer.read()
    try:
        return path.read_bytes()
    except OSError as error:
        raise misuse(say("cli-cannot-read", file=str(path), why=str(error.strerror))) from error


def check_writable(path: Path) -> None:
    """Find out whether a file can be written, before there is something to write. Raises OSError; changes nothing."""
    there = path.exists()
    path.open("ab").close()
    if not there:
        path.unlink()


def write_whole(path: Path, data: bytes) -> None:
    """Write a file, all of it or nothing: what was there before stays where this fails. Raises OSError.

    What is no plain file, such as a pipe or a link, is written to as it is; so is a file that may not be written, which
    fails, and one in a folder that takes no new ones.
    """
    plain = not path.exists() or (path.is_file() and os.access(path, os.W_OK))
    if path.is_symlink() or not plain or not os.access(path.parent, os.W_OK):
        path.write_bytes(data)
        return
    beside = path.with_name(f".defuse-{os.getpid()}.part")
    try:
        beside.write_bytes(data)
        if path.exists():
            shutil.copymode(path, beside)
        os.replace(beside, path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    finally:
        with suppress(OSError):
            beside.unlink()  # it is there still where something went wrong


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
        raise misuse(say("cli-of-file", file=str(path), why=reason_of(error))) from error


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
        raise misuse(say("cli-of-file", file=str(path), why=say("cli-no-replay-no-text"))) from error
    except Failure as failure:
        raise Failure(say("cli-of-file", file=str(path), why=failure.message), failure.code) from failure


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
        raise Failure(say("cli-of-file", file=str(path), why=reason_of(error))) from error
    assert before is not None
    found = digest_of(seen, before)
    if found != replay.digest:
        why = say("cli-differs", found=found, written=replay.digest)
        if replay.engine != kit.version:
            why = say(
                "cli-differs-other-engine",
                found=found,
                written=replay.digest,
                engine=replay.engine,
                ours=kit.version,
            )
        raise Differs(say("cli-of-file", file=str(path), why=why))


def moment_at(path: Path, replay: Replay, at: int | None) -> Moment:
    """The point of a replay that was asked for: after so many acts, or its end."""
    moment: Moment | None = None
    number = 0
    try:
        for number, moment in enumerate(moments(path, replay)):
            if number == at:
                return moment
    except Differs as differs:
        side().print(spoken(say("cli-note", what=differs.message)), soft_wrap=True)
    assert moment is not None
    if at is not None:
        raise misuse(say("cli-at-too-far", at=at, file=str(path), acts=number))
    return moment
