"""The page about the notation, and the examples in the code, are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

from defuse.busters import NotationError, notation, parse, parse_observation, render, render_observation

PAGE = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
MODULES = [found.name for found in pkgutil.iter_modules(notation.__path__, "defuse.busters.notation.")]


def blocks(kind: str) -> list[str]:
    return [text for found, text in BLOCKS if found == kind]


def test_every_block_is_of_a_kind_that_is_read_here() -> None:
    assert {kind for kind, _ in BLOCKS} == {"table", "view", "error"}
    assert len(BLOCKS) == PAGE.count("```") / 2


@pytest.mark.parametrize("text", blocks("table"))
def test_a_table_is_written_as_render_writes_it(text: str) -> None:
    assert render(parse(text)) == text


@pytest.mark.parametrize("text", blocks("view"))
def test_a_view_is_written_as_render_writes_it(text: str) -> None:
    assert render_observation(parse_observation(text)) == text


def test_an_error_is_the_one_that_the_page_quotes() -> None:
    (text,) = blocks("error")
    with pytest.raises(NotationError) as refused:
        parse(text)
    assert f"\n> {refused.value}\n" in PAGE


@pytest.mark.parametrize("name", ["defuse.busters.notation", *MODULES])
def test_the_examples_in_the_code(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
