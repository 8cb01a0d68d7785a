"""Which games conformance plays: every mission of the catalogue, every player count, many seeds, two drivers."""

from __future__ import annotations

import os
from random import Random

from defuse.busters import Setup, catalogue

SEEDS = int(os.environ.get("DEFUSE_SEEDS", "25"))
"""How many seeds each mission and player count is played with."""
QUICK = 2
"""How many of them the quick run takes."""
SKILLS = {"random": 0.0, "steered": 0.9}
CASES = [(mission.number, players) for mission in catalogue.missions().values() for players in mission.players]


def setup_of(mission: int, players: int) -> Setup:
    """The set-up of a case; captain and equipment by lot."""
    return Setup(mission=mission, players=players)


def rng_of(mission: int, players: int, seed: int, skill: float) -> Random:
    """The driver's random numbers: the same for the same case, whatever else runs."""
    return Random(f"{mission}/{players}/{seed}/{skill}")
