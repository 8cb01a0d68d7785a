"""More of the agreement, for `make soak`; `python -m tests.batch.soak_agreement` goes on from there."""

from __future__ import annotations

import os

import pytest

from tests.batch.agreement import agree, compiler, library
from tests.batch.soak_agreement import ALL, WILD

pytestmark = [pytest.mark.soak, pytest.mark.skipif(compiler() is None, reason="there is no C compiler")]

SEEDS = int(os.environ.get("DEFUSE_SEEDS", "40"))


@pytest.mark.parametrize(("mission", "players"), ALL)
def test_many_games_agree(mission: int, players: int) -> None:
    for seed in range(SEEDS):
        agree(mission, players, seed, wild=WILD[seed % len(WILD)])


@pytest.mark.parametrize(("mission", "players"), ALL)
def test_many_games_agree_in_lanes(mission: int, players: int) -> None:
    for seed in range(SEEDS // 8):
        agree(mission, players, 500 + seed, lib=library("-DLANES=32"), asides=seed % 2 == 0)
