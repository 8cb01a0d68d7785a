"""Origin: what games were played by, so that results of different programs are not taken for one."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

import defuse
from defuse import __version__, academy, busters
from defuse.academy import Components
from defuse.arena.brought import Brought, brought_by
from defuse.arena.games.academy.matches import AcademyMatch
from defuse.arena.games.busters.matches import Match

FORMAT = 1
"""Changes whenever an older reader would misunderstand the file."""

AnyMatch = Match | AcademyMatch

KITS = {kit.name: kit for kit in (busters.KIT, academy.KIT)}
PLAYS = {
    "busters": ("kernel", "busters", "odds", "bots", "arena/games/busters/matches.py", "arena/playing.py"),
    "academy": (
        *("kernel", "academy", "odds/academy.py", "bots/academy", "bots/bot.py", "bots/random_bot.py"),
        *("arena/games/academy/matches.py", "arena/playing.py"),
    ),
}
"""The parts of the package that decide how a game goes. What has the name of the other game in its path does not."""
TITLES = {"busters": "Bomb Busters", "academy": "Bomb Squad Academy"}
SOURCES = {"busters": (".py", ".c", ".h"), "academy": (".py", ".toml")}


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
    """A digest of the code that decides how games go, that of bots of other packages included."""
    bots: tuple[str, ...]
    seed: str
    clock: bool
    planned: int
    """How many games the command asks for."""
    game: str = "busters"
    numbers: str = ""
    """Bomb Squad Academy: a digest of the numbers on the components; empty for those that come with defuse."""
    brought: tuple[Brought, ...] = ()
    """The bots of other packages, each with its package, version and code."""

    @property
    def date(self) -> str:
        """The day on which it began."""
        return self.began[:10]

    def differs(self, other: Run) -> str | None:
        """Why games of the two cannot stand in one file, if so: other rules, bots, seeds, clocks or numbers."""
        if self.game != other.game:
            return f"games of {TITLES[self.game]}, not of {TITLES[other.game]}"
        if self.engine != other.engine:
            return f"games of engine {self.engine}; this is engine {other.engine}"
        if self.bots != other.bots:
            return f"games of {','.join(self.bots)}, not of {','.join(other.bots)}"
        if self.seed != other.seed:
            return f"games of seed {self.seed}, not of seed {other.seed}"
        if self.clock != other.clock:
            return f"games {'with' if self.clock else 'without'} the clock"
        if self.numbers != other.numbers:
            return "games with other numbers on the components"
        return None

    def holds(self, match: AnyMatch) -> bool:
        """Whether a match is of the kind that the run says."""
        return (match.bots, match.seed, *_terms(match)) == (
            *(self.bots, self.seed),
            *(self.game, self.clock, self.numbers),
        )


def begin(matches: Sequence[AnyMatch], command: Sequence[str]) -> Run:
    """A run that begins now, with this program. All matches of a run have the same bots, seed, clock and numbers."""
    first = matches[0]
    game, clock, numbers = _terms(first)
    brought = brought_by(first.bots) if game == busters.KIT.name else ()
    return Run(
        began=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        command=shlex.join(command),
        defuse=__version__,
        engine=KITS[game].version,
        code=code(game, brought),
        bots=first.bots,
        seed=first.seed,
        clock=clock,
        planned=len(matches),
        game=game,
        numbers=numbers,
        brought=brought,
    )


def _terms(match: AnyMatch) -> tuple[str, bool, str]:
    """What the matches of a file have in common, beside bots and seed: the game, the clock, the numbers."""
    if isinstance(match, AcademyMatch):
        return academy.KIT.name, True, _digest_of(match.components)
    return busters.KIT.name, match.clock, ""


@cache
def _digest_of(components: Components | None) -> str:
    return "" if components is None else blake2b(msgspec.json.encode(components), digest_size=6).hexdigest()


def code(game: str = "busters", brought: tuple[Brought, ...] = ()) -> str:
    """A digest of all that decides how games go: our own source files, and the bots that other packages bring."""
    own = _own_code(game)
    return blake2b(msgspec.json.encode((own, brought)), digest_size=6).hexdigest() if brought else own


@cache
def _own_code(game: str) -> str:
    root = Path(defuse.__file__).parent
    found = blake2b(digest_size=6)
    (other,) = PLAYS.keys() - {game}
    for part in PLAYS[game]:
        path = root / part
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.suffix in SOURCES[game] and other not in file.relative_to(root).as_posix():
                found.update(f"{file.relative_to(root).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return found.hexdigest()
