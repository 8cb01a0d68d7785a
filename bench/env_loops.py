"""Random loops that `python -m bench.env` times, each in a process of its own: ours, and those of peers.

It imports nothing but what a loop needs, so that it also runs in an environment in which only the peers are installed,
and on an older checkout: `python env_loops.py LOOP SECONDS` prints steps, processor seconds and steps a game.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import Any


def aec(env: Any, seed: int, rng: Random) -> int:
    """A game of a PettingZoo environment: look, take any legal action, step."""
    steps = 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        observation, _, ended, cut_short, _ = env.last()
        if ended or cut_short:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        env.step(int(legal[int(rng.random() * len(legal))]))
        steps += 1
    return steps


def ours_aec(mission: int = 8) -> Callable[[int, Random], int]:
    from defuse.env.aec import env

    made = env(mission=mission, players=4)
    return lambda seed, rng: aec(made, seed, rng)


def ours_core(mission: int = 8) -> Callable[[int, Random], int]:
    from defuse.env import Episode, Settings

    episode = Episode(Settings(mission=mission, players=4))

    def play(seed: int, rng: Random) -> int:
        steps = 0
        episode.reset(seed=seed)
        while not episode.over:
            episode.observe(episode.seat)
            legal = episode.options()
            episode.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play


def engine() -> Callable[[int, Random], int]:
    from defuse.busters import new

    def play(seed: int, rng: Random) -> int:
        game = new(mission=8, players=4, seed=seed)
        acts = 0
        while not game.over:
            forms = game.forms(game.waiting()[0])
            form = forms[int(rng.random() * len(forms))]
            game, _ = game.play(form.nth(int(rng.random() * form.count())))
            acts += 1
        return acts

    return play


def hanabi_aec() -> Callable[[int, Random], int]:
    from pettingzoo.classic import hanabi_v5

    made = hanabi_v5.env(players=4)
    return lambda seed, rng: aec(made, seed, rng)


def hanabi_openspiel() -> Callable[[int, Random], int]:
    import pyspiel

    game = pyspiel.load_game("hanabi", {"players": 4})

    def play(seed: int, rng: Random) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions = [action for action, _ in state.chance_outcomes()]
            else:
                state.observation_tensor()
                state.legal_actions_mask()
                actions = state.legal_actions()
                steps += 1
            state.apply_action(actions[int(rng.random() * len(actions))])
        return steps

    return play


LOOPS = {
    "ours-aec": ours_aec,
    "ours-aec-1": partial(ours_aec, 1),
    "ours-core": ours_core,
    "ours-core-1": partial(ours_core, 1),
    "engine": engine,
    "hanabi-aec": hanabi_aec,
    "hanabi-openspiel": hanabi_openspiel,
}


def main() -> None:
    warnings.simplefilter("ignore")
    name, seconds = sys.argv[1], float(sys.argv[2])
    play = LOOPS[name]()
    rng = Random(0)
    for seed in range(3):
        play(seed, rng)
    best, games, steps = 0.0, 0, 0
    began = process_time()
    seed = 0
    while process_time() - began < seconds:
        slice_began, slice_steps = process_time(), 0
        while process_time() - slice_began < seconds / 8:
            slice_steps += play(seed, rng)
            games += 1
            seed += 1
        best = max(best, slice_steps / (process_time() - slice_began))
        steps += slice_steps
    print(best, steps / games)


if __name__ == "__main__":
    main()
