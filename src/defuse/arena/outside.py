"""Programs of other people as bots: `exec:./mybot` is any executable that talks JSON lines (docs/programs.md).

They play at the command line alone. Bots of a table are found by name among those that are installed, and no name of
this kind is among them.
"""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple, Protocol, runtime_checkable

from msgspec import Struct

from defuse.bots import Bot, UnknownBot
from defuse.kernel import Outcome
from defuse.words import say

USUAL_SECONDS = 10.0
"""How long a program may take for an answer, unless its name says otherwise (`exec@60:./mybot`)."""
LONGEST_SECONDS = 3600.0

_NAME = re.compile(r"exec(?:@(?P<seconds>[0-9.]+))?:(?P<command>.+)", re.DOTALL)


class Program(NamedTuple):
    """A program by its name among the bots."""

    command: tuple[str, ...]
    """What is run: the path of the executable, and its arguments."""
    seconds: float

    @property
    def title(self) -> str:
        """What it is called."""
        return Path(self.command[0]).name

    def digest(self) -> str:
        """A digest of the executable, and of the files among its arguments."""
        found = blake2b(digest_size=6)
        for word in self.command:
            found.update(word.encode() + b"\0")
            path = Path(word)
            if path.is_file():
                found.update(path.read_bytes() + b"\0")
        return found.hexdigest()


def is_program(name: str) -> bool:
    """Whether the name of a bot stands for a program.

    >>> is_program("exec:./mybot"), is_program("expert:0.5")
    (True, False)
    """
    return name.startswith(("exec:", "exec@"))


def program_of(name: str) -> Program:
    """The program that a name stands for. Raises UnknownBot where it cannot be run."""
    found = _NAME.fullmatch(name)
    try:
        words = shlex.split(found["command"]) if found else []
        seconds = float(found["seconds"] or USUAL_SECONDS) if found else 0.0
    except ValueError:
        words, seconds = [], 0.0
    if not words or not 0 < seconds <= LONGEST_SECONDS:
        raise UnknownBot(say("bots-no-program-name", name=repr(name), most=f"{LONGEST_SECONDS:g}"))
    path = shutil.which(words[0])
    if path is None and Path(words[0]).is_file():
        raise UnknownBot(say("bots-program-not-executable", name=repr(name), file=shlex.quote(words[0])))
    if path is None:
        raise UnknownBot(say("bots-no-program", name=repr(name), file=repr(words[0])))
    return Program((path, *words[1:]), seconds)


def with_seconds(name: str, seconds: float) -> str:
    """The name of the same program with so many seconds for an answer; one that says so already stays.

    >>> with_seconds("exec:./mybot", 30), with_seconds("exec@5:./mybot", 30)
    ('exec@30:./mybot', 'exec@5:./mybot')
    """
    return f"exec@{seconds:g}{name.removeprefix('exec')}" if name.startswith("exec:") else name


class SeatFor(NamedTuple):
    """A seat that a program is to play, with all that it may know before the first question."""

    game: str
    name: str
    seat: int
    seed: str
    company: Mapping[int, str]
    setup: Any


class Lost(Struct, frozen=True):
    """A program that has lost its seat in a game: from then on the random bot played it."""

    seat: int
    why: str
    """`start`, `time`, `crash`, `nonsense` (not an answer at all) or `illegal` (no act that was offered)."""
    acts: int
    """After how many of its answers."""


@runtime_checkable
class Leaves(Protocol):
    """A bot that has something to close when the game is over."""

    def leave(self, outcome: Outcome | None) -> Lost | None:
        """End it, and say whether it has lost its seat."""
        ...


Outside = Callable[[SeatFor], Bot]
"""Lets a program sit down. It is handed to other processes, so it is a function of a module."""
