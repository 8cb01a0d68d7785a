"""All missions with all numbers of players; a few of them for the ordinary run."""

from __future__ import annotations

import pytest

from defuse.busters import catalogue
from defuse.companion import Layout, layout_of
from defuse.words import ENGLISH

ALL = tuple((number, players) for number, mission in catalogue.missions().items() for players in mission.players)
SOME = frozenset(
    {(1, 4), (3, 2), (9, 3), (11, 2), (12, 5), (13, 2), (30, 4), (35, 3), (41, 5), (43, 2), (57, 4), (64, 3)}
)
"""In the ordinary run; `make soak` looks at all."""

CASES = [
    pytest.param(
        mission, players, id=f"{mission} for {players}", marks=() if (mission, players) in SOME else pytest.mark.soak
    )
    for mission, players in ALL
]


def laid(mission: int, players: int) -> Layout:
    """What is laid out, in English."""
    return layout_of(mission, players, ENGLISH)
