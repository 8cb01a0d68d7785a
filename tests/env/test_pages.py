"""What the page for researchers shows is true: its programs run, its tables are those of the code."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from defuse.busters import catalogue, new
from defuse.encoding import Sitting, encoding_of
from defuse.encoding.rules import word_code
from defuse.kernel.replay import replay_of
from tests.conformance.cases import MISSIONS
from tests.steer import play_out
from tools.env_page import PAGE, remembering, written

ROOT = Path(__file__).parent.parent.parent


def test_the_programs_of_the_page_run_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    programs = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(programs) > 5
    names: dict[str, Any] = {}
    for program in programs:
        exec(program, names)
    said = capsys.readouterr().out
    assert "['wire 0.2']" in said
    assert "You may give" in said


def test_the_tables_are_those_of_the_code() -> None:
    page = PAGE.read_text("utf-8")
    assert written(page) == page, "run `make docs`"


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_bytes_of_a_mission_are_those_that_the_tables_name(mission: int) -> None:
    """The rules of the first table, each with the fields of the second, as the page says how values are written."""
    page = PAGE.read_text("utf-8")
    fields = {
        name: re.findall(r"(?:^|; )`(\w+)` \(", told)
        for name, told in re.findall(r"(?m)^\| `(\w+\.\w+)` \| (.*) \|$", page)
    }
    (row,) = re.findall(rf"(?m)^\| {mission} \| (`\w+\..*) \|$", page) or [""]
    rules = [
        name for name, times in re.findall(r"`([\w.]+)`(?: ×(\d+))?", row) for _ in range(int(times) if times else 1)
    ]
    players = catalogue.mission(mission).players[-1]
    game = play_out(new(mission=mission, players=players, seed=mission), Random(mission), 0.97)[0]
    for _, moment, _ in list(replay_of(game).steps())[::7]:
        sitting = Sitting(moment)  # which lets the clock run
        left = iter(remembering(sitting.game.public))
        found: list[int] = []
        for name in rules:
            rule = next(
                rule for rule in left if f"{type(rule).__module__.rpartition('.')[2]}.{type(rule).__name__}" == name
            )
            for field in fields[name]:
                found += as_bytes(getattr(rule, field))
        encoding = encoding_of("busters")
        codes = np.frombuffer(sitting.codes(0), np.uint8)
        part = encoding.layout.part(codes, "mission").ravel().tolist()
        assert part == (found + [0] * len(part))[: len(part)]
        assert sum(part) == sum(found[: len(part)])


def as_bytes(value: Any) -> list[int]:
    """A value as the page says that it is written."""
    match value:
        case None:
            return [255]
        case bool() | int() | float():
            return [min(int(value), 250) if value >= 0 else 254 + int(value)]
        case str():
            return [word_code(value)]
        case tuple():
            return [len(value), *[byte for item in value for byte in as_bytes(item)]]
    return [byte for name in value.__struct_fields__ for byte in as_bytes(getattr(value, name))]


@pytest.mark.slow
def test_the_seat_that_searches_plays_a_game() -> None:
    found: dict[str, Any] = {"__name__": "search"}
    program = (ROOT / "examples" / "search.py").read_text("utf-8")
    lines = [line for line in program.splitlines() if line.strip() and not line.startswith(("import", "from", '"""'))]
    assert len(lines) <= 40
    exec(program, found)
    assert found["play"](mission=1, players=2, seed=1) in (True, False)


@pytest.mark.soak
def test_the_example_that_learns_runs(tmp_path: Path) -> None:
    """PyTorch is no part of the development environment: `make learn` has one of its own for it."""
    torch = pytest.importorskip("torch")
    found: dict[str, Any] = {"__name__": "ppo"}
    exec((ROOT / "examples" / "ppo.py").read_text("utf-8"), found)
    network = found["learn"](0.2, 6, 0, tmp_path / "curve.csv", 2)
    head = (tmp_path / "curve.csv").read_text().splitlines()[0]
    assert head == "minutes,processor minutes,steps,mission 1,mission 2,mission 3"
    torch.manual_seed(0)
    before = dict(found["Network"]().named_parameters())
    moved = [name for name, now in network.named_parameters() if not torch.equal(now, before[name])]
    assert {"wire.1.weight", "table.0.weight", "query.weight", "value.weight"} <= set(moved)
    assert set(found["test"](network, 2, 1)) == {1, 2, 3}


def test_the_examples_can_be_read_by_any_python() -> None:
    for path in (ROOT / "examples").glob("*.py"):
        ast.parse(path.read_text("utf-8"))
