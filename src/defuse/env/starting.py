"""Where an episode begins: a deal by its seed, a table in notation, a replay at some act, or a game."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from defuse import games
from defuse.env.game import GameEnv
from defuse.env.suites import Deal
from defuse.kernel import Event, Game, Replay
from defuse.kernel import replay as files


class Position(NamedTuple):
    """A replay after so many acts; negative numbers count from the end."""

    replay: Replay
    acts: int = 0


Start = Deal | str | Position | Game
"""A deal, a table in notation, a position of a replay, or a game in progress."""


def load(path: str | Path) -> Replay:
    """A replay file of any game, for `Position`. Raises ReplayError where it is none."""
    for name in games.names():
        games.part(name, "rules")  # its acts can be read only then
    return files.load(Path(path))


def started(kind: GameEnv, game: str, start: Start, clock: bool = True) -> tuple[Game, tuple[Event, ...]]:
    """The game that an episode begins with, and what happened in setting up.

    Raises ValueError where it is none, and TypeError where nothing begins at such a thing.
    """
    found: tuple[Game, tuple[Event, ...]]
    if isinstance(start, Deal):
        if start.game != game:
            raise ValueError(f"a deal of {start.game}, and {game} is played")
        found = kind.begin(start.mission, start.players, start.seed, clock)
    elif isinstance(start, str):
        found = (kind.read(start), ())
    elif isinstance(start, Position):
        found = (_reached(start), ())
    elif isinstance(start, Game):
        found = (start, ())
    else:
        raise TypeError(_nowhere(start))
    if found[0].kit.name != game:
        raise ValueError(f"a game of {found[0].kit.name}, and {game} is played")
    if found[0].over:
        raise ValueError("this game is over")
    return found


def _reached(position: Position) -> Game:
    games = [game for _, game, _ in position.replay.steps()]
    if not -len(games) <= position.acts < len(games):
        raise ValueError(f"the replay has {len(games) - 1} acts, not {position.acts}")
    return games[position.acts]


def _nowhere(start: object) -> str:
    """Why nothing begins there."""
    if isinstance(start, Replay):
        return "a replay has many positions: say which one, as in Position(replay, 0)"
    return f"a game begins at a deal, a table in notation, a position or a game, not at {start!r}"
