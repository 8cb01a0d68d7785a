"""Words for stories about oxygen and time: a game with its set-up behind it, and the host's clock."""

from __future__ import annotations

from random import Random
from typing import Any

from defuse import busters
from defuse.kernel import Clock, Event, Game
from tests.steer import wander


def under_way(mission: int, players: int, seed: int = 1, clock: bool = True) -> Game:
    """A game of captain A at its first turn, whatever was chosen until then."""
    game = busters.new(mission, players, seed, captain=0, clock=clock)
    rng = Random(seed)
    while not game.public.opened:
        game, _ = game.play(wander(game, rng))
    return game


def rule(game: Game, id: str) -> Any:
    """A rule in play, with its state."""
    found = game.public.rule(id)
    assert found is not None, f"there is no rule {id}"
    return found


def oxygen(game: Game) -> tuple[int, ...]:
    """How many oxygen tokens each seat has."""
    held: tuple[int, ...] = rule(game, "oxygen").held
    return held[: game.public.players]


def tick(game: Game, seconds: float) -> tuple[Game, tuple[Event, ...]]:
    """The game when so many seconds of play have passed, and what happened then."""
    return game.play(Clock(seconds=seconds))
