"""Reading: the files of the lessons, and the positions in them.

A position is a table in notation, or a real game: a set-up, a seed and the acts that were played. Only a real game can
go on at a table of the server, and only there it is known who cut which of several equal wires.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from defuse.busters import KIT, Setup, parse
from defuse.busters.board import Board
from defuse.busters.notation.places import Places
from defuse.kernel import Game
from defuse.kernel.replay import FORMAT, Replay
from defuse.server.games.school import Kind, Want

PUPIL = 0
"""The seat that is taught."""
ORDER = ("sorted", "counting", "token", "miss", "colours", "detector", "solo", "opening", "habits")
"""The lessons, as they are taught; each is a file of `data/`."""


class Played(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A real game up to the moment of a step."""

    mission: int
    players: int
    captain: int
    seed: str
    acts: tuple[dict[str, Any], ...] = ()
    bots: str = "careful"
    """Which bots have played it."""

    def replay(self) -> Replay:
        """Its file. It has no digest: a table compares what it plays with its own."""
        setup = Setup(mission=self.mission, players=self.players, captain=self.captain)
        return Replay(
            format=FORMAT,
            game=KIT.name,
            engine=KIT.version,
            setup=msgspec.to_builtins(setup),
            seed=self.seed,
            acts=self.acts,
            digest="",
        )


class Written(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A step as it is written down."""

    kind: Kind
    want: Want = "certain"
    table: str
    """The position in notation, with all that is hidden."""
    game: Played | None = None
    """The game that leads there, where it is a real one."""
    rings: tuple[str, ...] = ()
    near: tuple[str, ...] = ()
    among: tuple[str, ...] = ()
    """The places that may be named, where that is not every one."""
    marked: bool = False
    """Whether a wire with a token may be named: that is too easy in most steps."""
    picks: Annotated[int, Meta(ge=1, le=3)] = 1
    asked: str = ""


class File(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of a lesson."""

    steps: tuple[Written, ...]


@cache
def written(lesson: str) -> tuple[Written, ...]:
    """The steps of a lesson."""
    text = files(__package__).joinpath("data", f"{lesson}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), File).steps


@cache
def position(lesson: str, step: int) -> Game:
    """The game at the moment of a step. A real game is played again; the table in words is there to be read."""
    found = written(lesson)[step - 1]
    if found.game is None:
        return parse(found.table)
    *_, last = found.game.replay().steps()
    return last[1]


def wires_at(board: Board, names: tuple[str, ...]) -> tuple[int, ...]:
    """The wires at places, such as `B1.3`."""
    rows = Places(board).rows
    found: list[int] = []
    for name in names:
        row, _, at = name.partition(".")
        found.append(rows[row][int(at) - 1])
    return tuple(found)
