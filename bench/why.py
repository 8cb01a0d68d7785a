"""`python -m bench.why`: what proofs cost, and how many of the certain wires have one in steps that people take.

Tables come from steered games, seen by the seat that is asked. Every hidden wire whose value is certain is asked about,
each time from the observation on, so that nothing is left over from the question before.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

from rich.console import Console

from bench.chosen import missions_in, players_in
from defuse import busters
from defuse.busters import catalogue
from defuse.busters.wires import kinds_of
from defuse.kernel import Among, Clock, Game, Observation
from defuse.odds import Odds, TooManyFacts
from tests.steer import steer

APART = 4
"""A table of so many is looked at."""


class Timed(NamedTuple):
    """A question about a certain wire: milliseconds, and what the proof is."""

    mission: int
    players: int
    time: float
    steps: int
    is_chain: bool
    hows: tuple[str, ...]


def tables(mission: int, players: int, seed: int, apart: int = APART) -> Iterator[Game]:
    """Positions of a steered game, in the middle and late."""
    rng = Random(f"{mission}/{players}/{seed}/why")
    game = busters.new(mission=mission, players=players, seed=seed)
    turn = 0
    while not game.over:
        act = steer(game, rng, 0.9)
        game = game.play(act)[0]
        if not isinstance(act, Clock) and not game.over and game.public.opened:
            turn += 1
            if turn % apart == 0:
                yield game


def certain_wires(seen: Observation) -> list[tuple[int, int]]:
    """The hidden wires whose value is certain, and their values."""
    odds = Odds(seen)
    found = [(wire, odds.values(wire)) for wire in odds.hidden]
    return [(wire, next(iter(values))) for wire, values in found if len(values) == 1]


def questions(mission: int, players: int, seed: int) -> Iterator[Timed]:
    """What each question of a game costs."""
    for game in tables(mission, players, seed):
        assert game.ask is not None
        seen = game.observe(game.ask.seats[0])
        try:
            wires = certain_wires(seen)
        except TooManyFacts:
            continue
        for wire, value in wires:
            begin = perf_counter()
            why = Odds(seen).why(Among((wire,), kinds_of(value), 1))
            time = (perf_counter() - begin) * 1000
            hows = tuple([step.how for step in why.steps])
            yield Timed(mission, players, time, len(why.steps), why.is_chain, hows)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.why", description="Measure proofs.")
    parser.add_argument("--missions", default="all")
    parser.add_argument("--players", default="all")
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON instead of lines")
    said = parser.parse_args()
    missions = list(catalogue.missions()) if said.missions == "all" else missions_in(said.missions)
    counts = [2, 3, 4, 5] if said.players == "all" else players_in(said.players)
    found: list[Timed] = []
    for number in missions:
        for players in catalogue.missions()[number].players:
            if players in counts:
                for seed in range(said.seeds):
                    found += questions(number, players, seed)
    times = sorted(one.time for one in found)
    chains = [one for one in found if one.is_chain]
    hard = [one for one in found if one.hows != ("told",)]
    answer = {
        "wires": len(found),
        "chains": len(chains) / len(found),
        "wires_without_a_token": len(hard),
        "chains_of_these": sum(one.is_chain for one in hard) / len(hard),
        "median_ms": median(times),
        "p99_ms": times[len(times) * 99 // 100],
        "most_ms": times[-1],
        "median_steps": median(one.steps for one in chains),
        "most_steps": max(one.steps for one in chains),
        "hows": Counter(how for one in found for how in one.hows).most_common(),
        "slowest": [(one.mission, one.players, one.time) for one in sorted(found, key=lambda one: -one.time)[:5]],
        "no_chain": Counter(one.mission for one in found if not one.is_chain).most_common(8),
    }
    if said.json:
        print(json.dumps(answer))
        return
    for name, figure in answer.items():
        Console(width=110).print(f"{name}: {figure}")


if __name__ == "__main__":
    main()
