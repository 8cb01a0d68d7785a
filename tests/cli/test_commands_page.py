"""What docs/commands.md shows can be typed, line by line, in one folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs/commands.md"
LEFT_OUT = {
    "defuse play --lan": "waits for people",
    "defuse play --terminal": "waits for a person",
    "defuse serve": "waits for people",
    "defuse odds table.txt": "a person has to fill in the table first",
    "defuse puzzle 12": "waits for an answer",
    "defuse backup": "needs what a server has kept",
}
LESS = ((r"--games \d+", "--games 1"), (r"--missions 1-8", "--missions 1"), (r"(defuse review \S+)", r"\1 --quick"))
"""The same with less work. The first game of a seed is the same, however many follow."""


def lines() -> list[str]:
    """The commands of the page, without comments."""
    (block,) = re.findall(r"```sh\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return [line.split(" #")[0].rstrip() for line in block.splitlines()]


def test_what_is_left_out_is_on_the_page() -> None:
    for beginning in LEFT_OUT:
        assert len([line for line in lines() if line.startswith(beginning)]) == 1, beginning


@pytest.mark.slow
def test_the_commands_on_the_page_work_one_after_the_other(tmp_path: Path) -> None:
    here = str(Path(sys.executable).parent)
    env = {**os.environ, "HOME": str(tmp_path), "PATH": f"{here}{os.pathsep}{os.environ['PATH']}"}
    tried = [line for line in lines() if not line.startswith(tuple(LEFT_OUT))]
    assert len(tried) >= 14
    for line in tried:
        for long, short in LESS:
            line = re.sub(long, short, line)
        done = subprocess.run(line, shell=True, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{line}\n{done.stderr}"
