"""Another engine side by side, if it is installed: Hanabi in OpenSpiel (C++ behind Python), random play."""

from __future__ import annotations

from random import Random
from typing import Any

from bench.measure import total


def hanabi(players: int = 4, games: int = 100) -> float | None:
    """Steps per second of OpenSpiel's Hanabi, or None where `pyspiel` is not installed."""
    try:
        import pyspiel  # type: ignore[import-not-found]
    except ImportError:
        return None
    game: Any = pyspiel.load_game("hanabi", {"players": players})

    def steps(seed: int) -> int:
        rng = Random(seed)
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions = [action for action, _ in state.chance_outcomes()]
            else:
                actions = state.legal_actions()
                count += 1
            state.apply_action(actions[int(rng.random() * len(actions))])
        return count

    seeds = list(range(games))
    return sum(steps(seed) for seed in seeds) / total(seeds, steps)
