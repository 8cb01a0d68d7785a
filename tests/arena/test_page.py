"""What the page on experiments shows is true: its commands run as they stand there, its program too."""

import re
import shlex
from pathlib import Path

import pytest

from defuse.arena import wilson
from defuse.cli import run

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text()


def test_the_commands_of_the_page_run_in_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
    assert len(commands) == 8
    for line in commands:
        name, *args = shlex.split(line)
        assert name == "defuse"
        assert run(["--lang", "en", *args]) == 0, capsys.readouterr().err
    assert {path.name for path in tmp_path.iterdir()} == {"random.jsonl", "random.svg", "a.jsonl", "b.jsonl"}
    assert "on 40 deals that both have played" in capsys.readouterr().out


def test_the_program_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(program, {})
    assert " of 12 Interval(" in capsys.readouterr().out


def test_the_interval_of_the_page_is_right() -> None:
    found = wilson(26, 40)
    assert f"`{26 / 40:.0%} {found.low * 100:.0f}–{found.high * 100:.0f}`" in PAGE
