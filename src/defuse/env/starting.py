"""Where an episode begins: a deal by its seed, a table in notation, a replay at some act, or a game."""

from __future__ import annotations

from typing import NamedTuple

from defuse.env.game import GameEnv
from defuse.env.suites import Deal
from defuse.kernel import Event, Game, Replay


class Position(NamedTuple):
    """A replay after so many acts; negative numbers count from the end."""

    replay: Replay
    acts: int = 0


Start = Deal | str | Position | Game
"""A deal, a table in notation, a position of a replay, or a game in progress."""


def started(kind: GameEnv, game: str, start: Start, clock: bool = True) -> tuple[Game, tuple[Event, ...]]:
    """The game that an episode begins with, and what happened in setting up. Raises ValueError where it is none."""
    found: tuple[Game, tuple[Event, ...]]
    if isinstance(start, Deal):
        if start.game != game:
            raise ValueError(f"a deal of {start.game}, and {game} is played")
        found = kind.begin(start.mission, start.players, start.seed, clock)
    elif isinstance(start, str):
        found = (kind.read(start), ())
    elif isinstance(start, Position):
        found = (_reached(start), ())
    else:
        found = (start, ())
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
