"""Engine and odds are for notebooks and bots: importing them loads nothing that only a server or a command needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

LIGHT = ("busters", "academy", "odds", "logbook", "rulebook", "companion", "bots", "arena")
NEED_ENV = ("aec", "single")
EXTRAS = ("gymnasium", "mcp", "pettingzoo", "pyarrow", "ray")
HEAVY = ("alembic", "numpy", "prometheus_client", "rich", "segno", "sqlalchemy", "starlette", "typer", "uvicorn")


def loaded(program: str) -> set[str]:
    """The packages that are loaded after a program, in a process of its own."""
    told = f"{program}\nimport sys\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    return set(subprocess.check_output([sys.executable, "-c", told], text=True).split())


def test_what_a_bot_writer_imports_loads_nothing_of_the_server() -> None:
    told = loaded("\n".join(f"import defuse.{module}" for module in LIGHT))
    assert not told & {*HEAVY, *EXTRAS}


@pytest.mark.parametrize(("module", "needs"), [("batch", "numpy"), ("env", "numpy"), ("client", "websockets")])
def test_what_a_program_imports_loads_what_it_uses_and_nothing_of_the_server(module: str, needs: str) -> None:
    told = loaded(f"import defuse.{module}")
    assert needs in told
    assert not told & ({*HEAVY, *EXTRAS} - {needs})


@pytest.mark.parametrize("module", NEED_ENV)
@pytest.mark.parametrize("missing", ["gymnasium", "pettingzoo"])
def test_without_the_extra_an_environment_names_it(module: str, missing: str) -> None:
    told = f"import sys\nsys.modules[{missing!r}] = None\nimport defuse.env.{module}"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("ModuleNotFoundError: ")
    assert "pip install 'defuse-wires[env]'" in last
    assert missing in last


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
