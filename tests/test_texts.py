"""What people read is no docstring: `python -OO` throws those away, and must show the same."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from defuse.cli.app import app
from defuse.words import say
from tests.words.computed import acts, questions

COMMANDS = ("", "play", "serve", "missions", "show", "odds", "replay", "simulate", "report")
TELL = "import json, sys; from tests.test_texts import told; json.dump([__debug__, told()], sys.stdout)"


def told() -> dict[str, str]:
    """What people read: texts of acts and questions, and the help of all commands."""
    helps = {name: CliRunner().invoke(app, [*name.split(), "--help"]).output for name in COMMANDS}
    return {**texts_of(), **helps}


def texts_of() -> dict[str, str]:
    """What acts and questions are called."""
    return {id: str(say(id)) for id in (*acts(), *questions())}


def test_every_act_and_every_question_has_a_sentence_and_every_button_a_label() -> None:
    texts = texts_of()
    assert {"act-clock", "act-cut.label", "ask-turn-ask"} <= texts.keys()
    assert len(texts) > 150
    for id, text in texts.items():
        label = id.endswith(".label")
        assert not text.endswith((".", "?")) if label else text.endswith((".", "?", "!")), f"{id}: {text}"


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
