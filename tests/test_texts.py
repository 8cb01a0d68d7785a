"""What people read is no docstring: `python -OO` throws those away, and must show the same."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from defuse.academy import catalogue as tools
from defuse.busters import catalogue
from defuse.cli.app import app
from defuse.kernel import Act, Ask, Clock
from defuse.server.games import boxes

COMMANDS = ("", "play", "serve", "missions", "show", "odds", "replay", "simulate", "report")
TELL = "import json, sys; from tests.test_texts import told; json.dump([__debug__, told()], sys.stdout)"


def told() -> dict[str, str]:
    """What people read: texts of acts and questions, and the help of all commands."""
    helps = {name: CliRunner().invoke(app, [*name.split(), "--help"]).output for name in COMMANDS}
    return {**texts_of(), **helps}


def kinds_of(base: type[Any]) -> Iterator[type[Any]]:
    """All kinds of acts or of questions in both games."""
    boxes()
    catalogue.missions()
    catalogue.cards()
    tools.tools()
    kinds: list[type[Any]] = base.__subclasses__()
    for kind in kinds:
        if kind.__module__.startswith("defuse."):
            yield kind
        yield from kinds_of(kind)


def texts_of() -> dict[str, str]:
    """What they say of themselves."""
    return {f"{kind.__module__}.{kind.__name__}": kind.text for base in (Act, Ask) for kind in kinds_of(base)}


@pytest.mark.parametrize("base", [Act, Ask])
def test_every_act_and_every_question_has_a_text_of_its_own(base: type) -> None:
    silent = [kind.__name__ for kind in kinds_of(base) if "text" not in vars(kind) or not kind.text]
    assert silent == []
    assert Clock in set(kinds_of(Act))
    assert all(text.endswith((".", "?", "!")) for text in texts_of().values())


def test_without_docstrings_people_read_the_same() -> None:
    there = subprocess.run([sys.executable, "-OO", "-c", TELL], capture_output=True, check=True)
    debugging, found = json.loads(there.stdout)
    assert not debugging
    assert found == told()
    assert "Serve tables to browsers" in found["serve"]
    assert "Bomb Busters and Bomb Squad Academy" in found[""]


def test_no_source_takes_a_text_from_a_docstring() -> None:
    root = Path(__file__).parent.parent
    sources = [*root.glob("src/**/*.py"), *root.glob("bench/*.py")]
    assert len(sources) > 100
    taken = [file.name for file in sources if {"__doc__", "getdoc"} & set(_words(file.read_text("utf-8")))]
    assert taken == []


def _words(text: str) -> list[str]:
    return "".join(letter if letter.isidentifier() else " " for letter in text).split()
