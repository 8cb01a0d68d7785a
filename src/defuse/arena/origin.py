"""Origin: what games were played by, so that results of different programs are not taken for one."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from hashlib import blake2b
from pathlib import Path

from msgspec import Struct

import defuse
from defuse import __version__
from defuse.arena.matches import Match
from defuse.busters import KIT

FORMAT = 1
"""Changes whenever an older reader would misunderstand the file."""

PLAYS = ("kernel", "busters", "odds", "bots", "arena/matches.py", "arena/playing.py")
"""The parts of the package that decide how a game goes, but for what has `OTHER` in its path."""
OTHER = "academy"
"""The other game, which has results of its own."""


class Run(Struct, frozen=True, kw_only=True):
    """The first line of a file of results, and of each time that other code or another command goes on with it."""

    arena: int = FORMAT
    """The format of the file. It comes first, and tells this line from those of games."""
    began: str
    """When: the date and the time, in UTC."""
    command: str
    """What has to be typed to have the same games."""
    defuse: str
    """The version of the package."""
    engine: str
    """The version of the rules: the same one gives the same deals."""
    code: str
    """A digest of the code that decides how games go."""
    bots: tuple[str, ...]
    seed: str
    clock: bool
    planned: int
    """How many games the command asks for."""

    @property
    def date(self) -> str:
        """The day on which it began."""
        return self.began[:10]

    def differs(self, other: Run) -> str | None:
        """Why games of the two cannot stand in one file, if so: other rules, bots, seeds or clocks."""
        if self.engine != other.engine:
            return f"games of engine {self.engine}; this is engine {other.engine}"
        if self.bots != other.bots:
            return f"games of {','.join(self.bots)}, not of {','.join(other.bots)}"
        if self.seed != other.seed:
            return f"games of seed {self.seed}, not of seed {other.seed}"
        if self.clock != other.clock:
            return f"games {'with' if self.clock else 'without'} the clock"
        return None


def begin(matches: Sequence[Match], command: Sequence[str]) -> Run:
    """A run that begins now, with this program. All matches of a run have the same bots, seed and clock."""
    first = matches[0]
    return Run(
        began=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        command=shlex.join(command),
        defuse=__version__,
        engine=KIT.version,
        code=code(),
        bots=first.bots,
        seed=first.seed,
        clock=first.clock,
        planned=len(matches),
    )


@cache
def code() -> str:
    """A digest of the source files that decide how games go."""
    root = Path(defuse.__file__).parent
    found = blake2b(digest_size=6)
    for part in PLAYS:
        path = root / part
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.suffix in (".py", ".c", ".h") and OTHER not in file.relative_to(root).as_posix():
                found.update(f"{file.relative_to(root).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return found.hexdigest()
