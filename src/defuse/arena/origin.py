"""Origin: what games were played by, so that results of different programs are not taken for one."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import blake2b

import msgspec
from msgspec import Struct

from defuse import __version__
from defuse.arena.brought import Brought, brought_by
from defuse.arena.game import AnyMatch, Seating, arena_game
from defuse.bots import bots_of
from defuse.games import FIRST
from defuse.words import Message, in_utf8, say

FORMAT = 1
"""Changes whenever an older reader would misunderstand the file."""


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
    game: str = FIRST
    numbers: str = ""
    """A digest of the numbers on the components, where a game has such; empty for those that come with it."""
    seating: Seating = "row"
    """Who sits where."""
    brought: tuple[Brought, ...] = ()
    """The bots of other packages, each with its package, version and code."""

    @property
    def date(self) -> str:
        """The day on which it began."""
        return self.began[:10]

    def differs(self, other: Run) -> Message | None:
        """Why games of the two cannot stand in one file, if so: other rules, bots, seeds, clocks or numbers."""
        if self.game != other.game:
            return say("arena-holds-game", game=arena_game(self.game).title, other=arena_game(other.game).title)
        if self.engine != other.engine:
            return say("arena-holds-engine", engine=self.engine, other=other.engine)
        if self.bots != other.bots:
            return say("arena-holds-bots", bots=",".join(self.bots), other=",".join(other.bots))
        if self.seed != other.seed:
            return say("arena-holds-seed", seed=self.seed, other=other.seed)
        if self.clock != other.clock:
            return say("arena-holds-clock" if self.clock else "arena-holds-no-clock")
        if self.numbers != other.numbers:
            return say("arena-holds-numbers")
        if self.seating != other.seating:
            return say("arena-holds-seating", seating=self.seating, other=other.seating)
        return None

    def holds(self, match: AnyMatch) -> bool:
        """Whether a match is of the kind that the run says."""
        return (match.bots, match.seed, match.game, *arena_game(match.game).terms(match)) == (
            *(self.bots, self.seed),
            *(self.game, self.clock, self.numbers, self.seating),
        )


def begin(matches: Sequence[AnyMatch], command: Sequence[str]) -> Run:
    """A run that begins now, with this program. All matches of a run have the same bots, seed, clock and numbers."""
    first = matches[0]
    game = arena_game(first.game)
    clock, numbers, seating = game.terms(first)
    brought = brought_by(first.bots, bots_of(first.game))
    return Run(
        began=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        command=in_utf8(shlex.join(command)),
        defuse=__version__,
        engine=game.kit.version,
        code=code(first.game, brought),
        bots=first.bots,
        seed=first.seed,
        clock=clock,
        planned=len(matches),
        game=first.game,
        numbers=numbers,
        seating=seating,
        brought=brought,
    )


def code(game: str = FIRST, brought: tuple[Brought, ...] = ()) -> str:
    """A digest of all that decides how games go: our own source files, and the bots that other packages bring."""
    own = arena_game(game).code()
    return blake2b(msgspec.json.encode((own, brought)), digest_size=6).hexdigest() if brought else own
