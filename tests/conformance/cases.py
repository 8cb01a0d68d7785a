"""Which games conformance plays: every mission of the catalogue, every player count, some seeds, two drivers.

`make check` plays a few of them and `make test` all cases with the first seeds; the other seeds are for `make soak`.
"""

from __future__ import annotations

import os
from collections.abc import Container, Iterable
from random import Random

import pytest

from defuse.busters import Setup, catalogue

TRAINING = range(1, 9)
"""The missions that everything else stands on: they are played more than the others."""
QUICK = (*TRAINING, *range(10, 67, 5))
"""The missions that stand for all in the quick run, where all would take too long."""
FIRST = 2
"""How many seeds of each case of a training mission the ordinary run plays; of all others one."""
SKILLS = {"random": 0.0, "steered": 0.9}
CASES = [(mission.number, players) for mission in catalogue.missions().values() for players in mission.players]


def seeds_of(mission: int) -> int:
    """How many seeds a mission is played with in all, for each player count."""
    return int(os.environ.get("DEFUSE_SEEDS", "25" if mission in TRAINING else "10"))


def is_one_of_each(mission: int, players: int) -> bool:
    """Whether a case is the one of its mission, where one player count has to stand for all."""
    counts = catalogue.mission(mission).players
    return players == counts[mission % len(counts)]


def is_quick(mission: int, players: int) -> bool:
    """Whether a case is one of those that stand for all in the quick run."""
    return mission in QUICK and is_one_of_each(mission, players)


def marks_of(mission: int, players: int) -> list[pytest.MarkDecorator]:
    """The marks of a test that plays one case: the quick run takes one player count of each mission."""
    return [] if is_one_of_each(mission, players) else [pytest.mark.slow]


EACH = [pytest.param(*case, id=f"m{case[0]}-{case[1]}p", marks=marks_of(*case)) for case in CASES]
"""All cases as parameters of a test."""
EACH_OF_SOME = [
    pytest.param(*case, id=f"m{case[0]}-{case[1]}p", marks=() if is_quick(*case) else pytest.mark.slow)
    for case in CASES
]
"""The same where a case takes longer: the quick run takes fewer missions."""


def some(values: Iterable[object], quick: Container[object]) -> list[object]:
    """Values as parameters of a test, marked `slow` but for the quick ones. A tuple is several parameters."""
    found: list[object] = []
    for value in values:
        marks = () if value in quick else (pytest.mark.slow,)
        found.append(pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=marks))
    return found


MISSIONS = some(catalogue.missions(), QUICK)
"""All missions as parameters of a test."""


def setup_of(mission: int, players: int) -> Setup:
    """The set-up of a case; captain and equipment by lot."""
    return Setup(mission=mission, players=players)


def rng_of(mission: int, players: int, seed: int, skill: float) -> Random:
    """The driver's random numbers: the same for the same case, whatever else runs."""
    return Random(f"{mission}/{players}/{seed}/{skill}")
