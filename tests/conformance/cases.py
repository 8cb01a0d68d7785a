"""Which games conformance plays: every mission of the catalogue, every player count, many seeds, two drivers."""

from __future__ import annotations

import os
from random import Random

import pytest

from defuse.busters import Setup, catalogue

TRAINING = range(1, 9)
"""The missions that everything else stands on: they are played more than the others."""
QUICK = 2
"""How many of them the quick run takes."""
SKILLS = {"random": 0.0, "steered": 0.9}
CASES = [(mission.number, players) for mission in catalogue.missions().values() for players in mission.players]


def seeds_of(mission: int) -> int:
    """How many seeds a mission is played with, for each player count."""
    return int(os.environ.get("DEFUSE_SEEDS", "25" if mission in TRAINING else "10"))


def is_quick(mission: int, players: int) -> bool:
    """Whether the quick run plays a case: of the later missions it takes one player count each."""
    counts = catalogue.mission(mission).players
    return mission in TRAINING or players == counts[mission % len(counts)]


def marks_of(mission: int, players: int) -> list[pytest.MarkDecorator]:
    """The marks of a test that plays one case."""
    return [] if is_quick(mission, players) else [pytest.mark.slow]


EACH = [pytest.param(*case, id=f"m{case[0]}-{case[1]}p", marks=marks_of(*case)) for case in CASES]
"""All cases as parameters of a test."""


def setup_of(mission: int, players: int) -> Setup:
    """The set-up of a case; captain and equipment by lot."""
    return Setup(mission=mission, players=players)


def rng_of(mission: int, players: int, seed: int, skill: float) -> Random:
    """The driver's random numbers: the same for the same case, whatever else runs."""
    return Random(f"{mission}/{players}/{seed}/{skill}")
