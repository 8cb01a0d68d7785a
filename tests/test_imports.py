"""Engine and odds are for notebooks and bots: importing them loads nothing that only a server or a command needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = ("alembic", "numpy", "prometheus_client", "rich", "segno", "sqlalchemy", "starlette", "typer", "uvicorn")


def loaded(program: str) -> set[str]:
    """The packages that are loaded after a program, in a process of its own."""
    told = f"{program}\nimport sys\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    return set(subprocess.check_output([sys.executable, "-c", told], text=True).split())


@pytest.mark.parametrize("module", ["defuse.busters", "defuse.academy", "defuse.odds", "defuse.logbook"])
def test_what_a_bot_writer_imports_loads_nothing_of_the_server(module: str) -> None:
    assert not loaded(f"import {module}") & set(HEAVY)


def test_a_game_and_its_odds_load_nothing_of_the_server_either() -> None:
    program = """
from defuse import busters
from defuse.odds import Odds
game = busters.new(mission=1, players=4, seed=7)
while game.ask.seats and type(game.ask).__name__ != "TurnAsk":
    game, _ = game.play(game.forms(game.ask.seats[0])[0].nth(0))
Odds(game.observe(0))
"""
    assert not loaded(program) & {"alembic", "sqlalchemy", "starlette", "typer", "uvicorn"}


def test_the_check_would_see_a_server() -> None:
    assert {"starlette", "sqlalchemy"} <= loaded("import defuse.server.transport.running")
