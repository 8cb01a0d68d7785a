"""Games at their first turn, whatever a mission asks before it."""

from __future__ import annotations

from random import Random

from defuse import busters
from defuse.kernel import Game
from tests.steer import wander


def at_first_turn(
    mission: int, players: int = 4, seed: int = 1, captain: int = 0, equipment: tuple[str, ...] | None = None
) -> Game:
    """The game when play begins; every question of the set-up is answered somehow."""
    game = busters.new(mission=mission, players=players, seed=seed, captain=captain, equipment=equipment)
    rng = Random(seed)
    while not game.public.opened:
        game = game.play(wander(game, rng))[0]
    return game
